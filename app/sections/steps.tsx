import type { Item } from "#content/shapes.ts";

/** What happens, in order: large numbers on one line of travel, on two where a picture stands beside; on a phone, before their words. */
export function Steps({ items, isBesidePicture = false }: { items: readonly Item[]; isBesidePicture?: boolean }) {
	return (
		<ol className={`steps grid gap-x-8 gap-y-10 sm:grid-cols-2 ${isBesidePicture ? "" : "lg:grid-cols-4"}`}>
			{items.map((step, index) => (
				<li key={step.title}>
					<p aria-hidden="true" className="figure-large flex items-center gap-4">
						{index + 1}
						<span className="h-0.5 flex-1 bg-current opacity-40" />
					</p>
					<h3 className="h3 mt-3">{step.title}</h3>
					<p className="mt-2">{step.text}</p>
				</li>
			))}
		</ol>
	);
}
