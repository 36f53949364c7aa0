import { Icon } from "#app/ui/icon.tsx";

/** Questions that open in place; without script too, and found by the browser's own search. */
export function Faq({ items }: { items: readonly { question: string; answer: string }[] }) {
	return (
		<div className="border-b-2 border-rule">
			{items.map((item, index) => (
				<details key={item.question} open={index === 0} className="group rule-top">
					<summary className="flex min-h-14 items-center justify-between gap-4 py-3">
						<h3 className="font-sign text-h3 font-bold">{item.question}</h3>
						<Icon name="down" className="size-5 group-open:rotate-180" />
					</summary>
					<p className="measure pb-6">{item.answer}</p>
				</details>
			))}
		</div>
	);
}
