/** Promises that last years, the years first. */
export function Warranties({ items }: { items: readonly { value: string; title: string; text: string }[] }) {
	return (
		<ul className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
			{items.map((item) => (
				<li key={item.title} className="rule-top pt-5">
					<p className="figure-large">{item.value}</p>
					<h3 className="h3 mt-3">{item.title}</h3>
					<p className="mt-2">{item.text}</p>
				</li>
			))}
		</ul>
	);
}
