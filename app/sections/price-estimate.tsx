import { RadioQuestion } from "#app/ui/radio-question.tsx";
import { Section } from "#app/ui/section.tsx";
import { allIn, type PriceList } from "#content/price-list.ts";
import { priceWords, estimateWords as words } from "#content/price-words.ts";
import { euros, percent } from "#content/wording.ts";
import { SampleTag } from "./sample-tag.tsx";

/*
 * « Combien cela coûtera-t-il ? »: three answers, and the most it will cost. Every sum stands in the page, and the browser's
 * own radio buttons and styles show the one that is asked for: it works before the script, without it and offline. A
 * browser that does not know « :has » shows every sum, each under its own title. One answer to each question is chosen from
 * the start: a sum always shows.
 */

/** Hides a sum while another answer is chosen. As many as the owner's schema allows (content/owner-schemas.ts). */
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
export function PriceEstimate({ prices: { flat, nights, travel } }: { prices: PriceList }) {
	if (flat.length === 0 || travel.length === 0) return null;
	const hours = [...nights, { when: nights.length > 0 ? words.otherHours : words.anyHour, surchargePercent: 0 }];
	const places = travel.map(({ fromKm, toKm, ...band }) => ({ ...band, where: words.band(fromKm, toKm) }));
	return (
		<Section id="prix" title={words.title} lead={words.lead} ground="stone">
			<div className="estimate grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
				<div className="grid content-start gap-y-6">
					<RadioQuestion
						name="quoi"
						legend={words.what}
						options={{ ...numbered(flat.map(({ service }) => service)), [OTHER]: words.other }}
						chosen="0"
					/>
					<RadioQuestion
						name="quand"
						legend={words.when}
						options={numbered(hours.map(({ when }) => when))}
						chosen={String(nights.length)}
					/>
					<RadioQuestion
						name="ou"
						legend={words.where}
						options={{ ...numbered(places.map(({ where }) => where)), [OTHER]: words.farther }}
						chosen="0"
					/>
				</div>
				<div aria-live="polite" className="on-night self-start rounded-sm p-5 lg:p-8">
					{flat.map((price, what) =>
						hours.map((hour, when) =>
							places.map((place, where) => (
								<div
									key={`${price.service} ${hour.when} ${place.where}`}
									className={`mb-6 ${UNLESS_WHAT[what]} ${UNLESS_WHEN[when]} ${UNLESS_WHERE[where]}`}
								>
									<h3 className="text-body">{words.asked(price.service, hour.when, place.where)}</h3>
									<p className="mt-2">{words.atMost}</p>
									<p className="figure-large text-lamp">{euros(allIn(price, hour, place))}</p>
									<p>{words.allIn}</p>
									<dl className="mt-4">
										<Line label={price.service} value={euros(price.euros)} note={price.includes} />
										{hour.surchargePercent > 0 ? (
											<Line label={hour.when} value={`+ ${percent(hour.surchargePercent)}`} />
										) : null}
										<Line label={priceWords.travel} value={place.euros > 0 ? euros(place.euros) : priceWords.free} />
									</dl>
									{price.example || place.example || hour.example ? <SampleTag /> : null}
								</div>
							)),
						),
					)}
					<OnQuote className={UNLESS_OTHER} why={words.whyOther} />
					<OnQuote className={`${UNLESS_FARTHER} ${IF_OTHER}`} why={words.whyFarther} />
					<p className="measure">{words.after}</p>
				</div>
			</div>
		</Section>
	);
}

const numbered = (labels: readonly string[]) => Object.fromEntries(labels.entries());

function Line({ label, value, note }: { label: string; value: string; note?: string }) {
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
			<p className="figure-large">{words.onQuote}</p>
			<p className="mt-2">{why}</p>
		</div>
	);
}
