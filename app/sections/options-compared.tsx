import { chrome } from "#content/chrome.ts";
import { CheckList } from "./cards.tsx";

type Option = { title: string; text: string; features: readonly string[]; recommended: boolean };

/** Two ways to do it, side by side; the recommended one stands on night and says so. */
export function OptionsCompared({ items }: { items: readonly Option[] }) {
	return (
		<ul className="grid gap-6 lg:grid-cols-2">
			{items.map((option) => (
				<li
					key={option.title}
					className={`border-2 p-7 md:p-10 ${option.recommended ? "on-night border-night" : "border-ink"}`}
				>
					{option.recommended ? (
						<p className="mb-4 inline-block bg-paper px-3 py-1 font-sign text-body font-bold text-night">
							{chrome.recommended}
						</p>
					) : null}
					<h3 className="h2">{option.title}</h3>
					<p className="mt-3">{option.text}</p>
					<CheckList items={option.features} className="mt-6" />
				</li>
			))}
		</ul>
	);
}
