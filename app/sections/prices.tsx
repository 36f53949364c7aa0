import { RadioQuestion } from "#app/ui/radio-question.tsx";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { flatSum, readFlat } from "#content/flat-price.ts";
import { isOfDays, SUNDAY } from "#content/opening.ts";
import { allIn, opening, type PriceList } from "#content/own-facts.ts";
import { estimateWords, priceWords } from "#content/price-words.ts";
import { all, capital, euros, km, percent } from "#content/wording.ts";
import { SampleTag } from "./blocks.tsx";

type Line = { what: string; price: string; note: string | null; example?: boolean | undefined };

/** Each kind under its own heading, in the order of the law: the hour, the travel, when it costs more, what is fixed. */
function groupsOf({ hourly, travel, nights, flat }: PriceList): { title: string; lines: Line[] }[] {
	return [
		{
			title: priceWords.hourly,
			lines: hourly.map((rate) => ({
				what: rate.work,
				price: `${euros(rate.euros)} ${priceWords.perHour}`,
				note: rate.counted,
				example: rate.example,
			})),
		},
		{
			title: priceWords.travel,
			lines: [
				...travel.map((band, index) => ({
					what: `De ${band.fromKm} à ${km(band.toKm)}`,
					price: band.euros === 0 ? priceWords.free : euros(band.euros),
					note: index === 0 ? priceWords.measured : null,
					example: band.example,
				})),
				...farther(travel),
			],
		},
		{
			title: nightsTitle(nights),
			lines: nights.map((night) => ({
				what: night.when,
				price: night.surchargePercent === 0 ? priceWords.noSurcharge : `+ ${percent(night.surchargePercent)}`,
				note: null,
				example: night.example,
			})),
		},
		{
			title: priceWords.flat,
			lines: flat.map(readFlat).map((price) => ({
				what: price.service,
				price: flatSum(price),
				note: price.includes,
				example: price.example,
			})),
		},
		{ title: priceWords.quote, lines: [{ what: priceWords.quoteNote, price: priceWords.free, note: null }] },
	].filter(({ lines }) => lines.length > 0);
}

/** « De 18 h 30 à 22 h »: over by midnight, and no night. */
const isEvening = (when: string): boolean => /à (?:1[89]|2[0-4])(?:\s?h)/i.test(when) && !/nuit/i.test(when);

/** Hours of the schedule that are all over by midnight. */
const areEvenings = (nights: PriceList["nights"]): boolean =>
	nights.every(({ when }) => isOfDays(when) || isEvening(when));

/** No night is named of who has none. */
function nightsTitle(nights: PriceList["nights"]): string {
	const days = nights.filter(({ when }) => isOfDays(when));
	const hours = areEvenings(nights) ? priceWords.evenings : priceWords.nights;
	if (days.length === 0) return hours;
	if (days.length === nights.length) return priceWords.byDay;
	if (!days.every(({ when }) => SUNDAY.test(when))) return priceWords.byDayAndHour;
	const named = priceWords.days.filter((day) => days.some(({ when }) => when.toLowerCase().includes(day.slice(0, -1))));
	return all([hours, ...named]);
}

/** The last line of the way: what it costs beyond the schedule is said before leaving. */
function farther(travel: PriceList["travel"]): Line[] {
	const last = Math.max(...travel.map(({ toKm }) => toKm));
	return travel.length === 0
		? []
		: [{ what: priceWords.farther(last), price: priceWords.fartherPrice, note: priceWords.fartherNote }];
}

/** The price schedule that the law asks of a repairer, once the owner has filled it. */
export function PriceSchedule({ prices }: { prices: PriceList }) {
	return (
		<SplitSection id="bareme" title={priceWords.title} lead={priceWords.lead}>
			<table className="w-full text-left">
				<thead className="text-small text-soft">
					<tr>
						<th scope="col" className="w-2/3 pb-2 font-normal">
							{priceWords.service}
						</th>
						<th scope="col" className="pb-2 text-right font-normal">
							{priceWords.price}
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
							<tr key={line.what} className="align-top">
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

/*
 * « Combien cela coûtera-t-il ? »: three answers, and the most it will cost. Every sum stands in the page, and the browser's
 * own radio buttons and styles show the one that is asked for: it works before the script, without it and offline. A
 * browser that does not know « :has » shows every sum, each under its own title. One answer to each question is chosen from
 * the start: a sum always shows.
 */

/** Hides a sum while another answer is chosen. As many as the owner's schema allows (content/owner-schemas.ts), and the Sunday. */
const UNLESS_WHAT = [
	"[.estimate:not(:has([name=quoi][value='0']:checked))_&]:hidden",
	"[.estimate:not(:has([name=quoi][value='1']:checked))_&]:hidden",
	"[.estimate:not(:has([name=quoi][value='2']:checked))_&]:hidden",
	"[.estimate:not(:has([name=quoi][value='3']:checked))_&]:hidden",
	"[.estimate:not(:has([name=quoi][value='4']:checked))_&]:hidden",
	"[.estimate:not(:has([name=quoi][value='5']:checked))_&]:hidden",
] as const;
const UNLESS_WHEN = [
	"[.estimate:not(:has([name=quand][value='0']:checked))_&]:hidden",
	"[.estimate:not(:has([name=quand][value='1']:checked))_&]:hidden",
	"[.estimate:not(:has([name=quand][value='2']:checked))_&]:hidden",
	"[.estimate:not(:has([name=quand][value='3']:checked))_&]:hidden",
	"[.estimate:not(:has([name=quand][value='4']:checked))_&]:hidden",
] as const;
const UNLESS_WHERE = [
	"[.estimate:not(:has([name=ou][value='0']:checked))_&]:hidden",
	"[.estimate:not(:has([name=ou][value='1']:checked))_&]:hidden",
	"[.estimate:not(:has([name=ou][value='2']:checked))_&]:hidden",
	"[.estimate:not(:has([name=ou][value='3']:checked))_&]:hidden",
] as const;
const OTHER = "autre";
const UNLESS_OTHER = "[.estimate:not(:has([name=quoi][value=autre]:checked))_&]:hidden";
const IF_OTHER = "[.estimate:has([name=quoi][value=autre]:checked)_&]:hidden";
const UNLESS_FARTHER = "[.estimate:not(:has([name=ou][value=autre]:checked))_&]:hidden";

/** Nothing where nothing has a fixed price, or where the schedule does not say what the way costs. */
export function PriceEstimate({ prices: { nights, travel, ...prices } }: { prices: PriceList }) {
	const flat = prices.flat.map(readFlat);
	if (flat.length === 0 || travel.length === 0) return null;
	// What both come to at once no line says.
	const dearer = nights.filter(({ surchargePercent }) => surchargePercent > 0);
	const hours = [
		...dearer,
		{
			when:
				dearer.length > 0 ? estimateWords.otherHours : opening.isAlways ? estimateWords.anyHour : capital(opening.both),
			surchargePercent: 0,
		},
	];
	const days = estimateWords.dearerDays.flatMap(([named, said]) =>
		dearer.some(({ when }) => named.test(when)) ? [said] : [],
	);
	const places = travel.map(({ fromKm, toKm, ...band }) => ({ ...band, where: estimateWords.band(fromKm, toKm) }));
	return (
		<Section id="prix" title={estimateWords.title} lead={estimateWords.lead} ground="stone">
			<div className="estimate grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
				<div className="grid content-start gap-y-6">
					<RadioQuestion
						name="quoi"
						legend={estimateWords.what}
						options={{ ...numbered(flat.map(({ service }) => service)), [OTHER]: estimateWords.other }}
						chosen="0"
					/>
					{dearer.length > 0 ? (
						<RadioQuestion
							name="quand"
							legend={estimateWords.when}
							options={numbered(hours.map(({ when }) => when))}
							chosen={String(dearer.length)}
						/>
					) : null}
					<RadioQuestion
						name="ou"
						legend={estimateWords.where}
						options={{ ...numbered(places.map(({ where }) => where)), [OTHER]: estimateWords.farther }}
						chosen="0"
					/>
				</div>
				<div aria-live="polite" className="on-night self-start rounded-sm p-5 lg:p-8">
					{flat.map((price, what) =>
						hours.map((hour, when) =>
							places.map((place, where) => (
								<div
									key={`${price.service} ${hour.when} ${place.where}`}
									className={`mb-6 ${UNLESS_WHAT[what]} ${dearer.length > 0 ? UNLESS_WHEN[when] : ""} ${UNLESS_WHERE[where]}`}
								>
									<h3 className="text-body">{estimateWords.asked(price.service, hour.when, place.where)}</h3>
									<p className="mt-2">{price.isMinimum ? estimateWords.atLeast : estimateWords.atMost}</p>
									<p className="figure-large text-lamp">{euros(allIn(price, hour, place))}</p>
									<p>{price.isMinimum ? estimateWords.allInAtLeast : estimateWords.allIn}</p>
									<dl className="mt-4">
										<Sum label={price.service} value={euros(price.euros)} note={price.includes} />
										{hour.surchargePercent > 0 ? (
											<Sum label={hour.when} value={`+ ${percent(hour.surchargePercent)}`} />
										) : null}
										<Sum label={priceWords.travel} value={place.euros > 0 ? euros(place.euros) : priceWords.free} />
									</dl>
									{price.example || place.example || hour.example ? <SampleTag /> : null}
								</div>
							)),
						),
					)}
					<OnQuote className={UNLESS_OTHER} why={estimateWords.whyOther} />
					<OnQuote className={`${UNLESS_FARTHER} ${IF_OTHER}`} why={estimateWords.whyFarther} />
					<p className="measure">
						{days.length > 0 && dearer.some(({ when }) => !isOfDays(when))
							? `${estimateWords.atOnce(days, areEvenings(nights))} `
							: null}
						{estimateWords.after}
					</p>
				</div>
			</div>
		</Section>
	);
}

const numbered = (labels: readonly string[]) => Object.fromEntries(labels.entries());

function Sum({ label, value, note }: { label: string; value: string; note?: string }) {
	return (
		<div className="rule-top flex flex-wrap justify-between gap-x-6 py-2">
			<dt>
				{label} {note ? <span className="block text-small text-mist">{note}</span> : null}
			</dt>
			<dd className="font-semibold">{value}</dd>
		</div>
	);
}

function OnQuote({ className, why }: { className: string; why: string }) {
	return (
		<div className={`mb-6 ${className}`}>
			<p className="figure-large">{estimateWords.onQuote}</p>
			<p className="mt-2">{why}</p>
		</div>
	);
}
