import type { PriceLine } from "#content/price-list.ts";

/** The price schedule that the law asks of a repairer, once the owner has filled it. */
export function PriceSchedule({ lines }: { lines: readonly PriceLine[] }) {
	return (
		<section id="bareme" className="wrap pb-20">
			<h2 className="h2">Barème</h2>
			<table className="mt-6 w-full text-left">
				<thead>
					<tr>
						<th scope="col" className="py-3">
							Prestation
						</th>
						<th scope="col" className="py-3">
							Prix TTC
						</th>
					</tr>
				</thead>
				<tbody>
					{lines.map((line) => (
						<tr key={line.service} className="rule-top align-top">
							<th scope="row" className="py-3 pr-6 font-normal">
								{line.service}
								<span className="block text-small text-soft">{line.note}</span>
							</th>
							<td className="py-3 font-sign text-[1.25rem] font-bold whitespace-nowrap">{line.price}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
