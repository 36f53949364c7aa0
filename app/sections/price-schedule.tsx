import { SplitSection } from "#app/ui/section.tsx";
import type { PriceList } from "#content/price-list.ts";
import { priceWords as words } from "#content/price-words.ts";
import { euros, km, percent } from "#content/wording.ts";
import { SampleTag } from "./sample-tag.tsx";

type Line = { what: string; price: string; note: string | null; example?: boolean | undefined };

/** Each kind under its own heading, in the order of the law: the hour, the travel, when it costs more, what is fixed. */
function groupsOf({ hourly, travel, nights, flat }: PriceList): { title: string; lines: Line[] }[] {
	return [
		{
			title: words.hourly,
			lines: hourly.map((rate) => ({
				what: rate.work,
				price: `${euros(rate.euros)} ${words.perHour}`,
				note: rate.counted,
				example: rate.example,
			})),
		},
		{
			title: words.travel,
			lines: travel.map((band) => ({
				what: `De ${band.fromKm} à ${km(band.toKm)}`,
				price: band.euros === 0 ? words.free : euros(band.euros),
				note: null,
				example: band.example,
			})),
		},
		{
			title: words.nights,
			lines: nights.map((night) => ({
				what: night.when,
				price: night.surchargePercent === 0 ? words.noSurcharge : `+ ${percent(night.surchargePercent)}`,
				note: null,
				example: night.example,
			})),
		},
		{
			title: words.flat,
			lines: flat.map(({ service, euros: sum, includes, example }) => ({
				what: service,
				price: euros(sum),
				note: includes,
				example,
			})),
		},
		{ title: words.quote, lines: [{ what: words.quoteNote, price: words.free, note: null }] },
	].filter(({ lines }) => lines.length > 0);
}

/** The price schedule that the law asks of a repairer, once the owner has filled it. */
export function PriceSchedule({ prices }: { prices: PriceList }) {
	return (
		<SplitSection id="bareme" title={words.title} lead={words.lead}>
			<table className="w-full text-left">
				<thead className="text-small text-soft">
					<tr>
						<th scope="col" className="pb-2 font-normal">
							{words.service}
						</th>
						<th scope="col" className="pb-2 text-right font-normal">
							{words.price}
						</th>
					</tr>
				</thead>
				{groupsOf(prices).map((group) => (
					<tbody key={group.title}>
						<tr className="border-t-2 border-ink">
							<th scope="rowgroup" colSpan={2} className="h3 pt-5 font-sign font-bold">
								{group.title}
							</th>
						</tr>
						{group.lines.map((line) => (
							<tr key={line.what} className="align-baseline">
								<th scope="row" className="py-3 pr-4 font-normal max-sm:wrap-anywhere">
									{line.what}{" "}
									{line.note === null ? null : <span className="block text-small text-soft">{line.note} </span>}
									{line.example ? <SampleTag /> : null}
								</th>
								<td className="py-3 text-right font-sign sm:whitespace-nowrap text-[min(1.75rem,6.25vw)] font-bold">
									{line.price}
								</td>
							</tr>
						))}
					</tbody>
				))}
			</table>
		</SplitSection>
	);
}
