import { chrome } from "#content/chrome.ts";
import type { ServicesPage } from "#content/pages/types.ts";

type GuaranteeTableProps = { caption: string; lines: ServicesPage["guarantees"]["items"] };

/** What is guaranteed, what that covers, and for how long: a table, because it is read across. */
export function GuaranteeTable({ caption, lines }: GuaranteeTableProps) {
	const { work, covers, lasts } = chrome.guaranteeColumns;
	return (
		<table className="w-full text-left">
			<caption className="sr-only">{caption}</caption>
			<thead className="text-small text-soft">
				<tr>
					<th scope="col" className="pb-2 font-normal">
						{work}
					</th>
					<th scope="col" className="hidden pb-2 font-normal sm:table-cell">
						{covers}
					</th>
					<th scope="col" className="pb-2 text-right font-normal">
						{lasts}
					</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.work} className="border-t-2 border-ink align-top">
						<th scope="row" className="py-5 pr-4 font-normal max-sm:wrap-anywhere">
							<span className="h3 font-sign font-bold">{line.work}</span>
							<span className="mt-1 block text-small sm:hidden">{line.covers}</span>
						</th>
						<td className="hidden py-5 pr-4 sm:table-cell">{line.covers}</td>
						<td className="figure-large py-5 text-right max-sm:text-[min(2rem,9vw)]">{line.value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

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
