import type { Item } from "#content/shapes.ts";

/** What happens, in order: large numbers on one line of travel, on two where a picture stands beside; on a phone, before their words. */
export function Steps({ items, isBesidePicture = false }: { items: readonly Item[]; isBesidePicture?: boolean }) {
	return (
		<ol className={`grid gap-x-8 sm:grid-cols-2 sm:gap-y-10 ${isBesidePicture ? "" : "lg:grid-cols-4"}`}>
			{items.map((step, index) => (
				<li
					key={step.title}
					className="max-sm:rule-top max-sm:grid max-sm:grid-cols-[2.75rem_1fr] max-sm:gap-x-3 max-sm:py-4"
				>
					<p aria-hidden="true" className="figure-large flex items-center gap-4 max-sm:row-span-2 max-sm:items-start">
						{index + 1}
						<span className="h-0.5 flex-1 bg-current opacity-40 max-sm:hidden" />
					</p>
					<h3 className="h3 sm:mt-3">{step.title}</h3>
					<p className="mt-1 sm:mt-2">{step.text}</p>
				</li>
			))}
		</ol>
	);
}
