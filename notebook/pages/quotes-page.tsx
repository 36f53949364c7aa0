import { MONTHS } from "#content/wording.ts";
import { money } from "#notebook/quote/document.ts";
import { type AcceptedQuote, addresses, fields, type ViewOf } from "#notebook/views.ts";
import { parisDay } from "#relay/clock.ts";
import { Whole } from "./document.tsx";
import { Part } from "./form.tsx";
import { moment, safeLine } from "./time.ts";
import { acceptedWords as words } from "./words-quote.ts";

/** What was accepted, in euros by month, then one by one. */
export function QuotesPage({ quotes, frame }: ViewOf<"quotes">) {
	return (
		<Whole
			title={words.title}
			frame={frame}
			above={
				<a href={addresses.figures} className="link tap">
					{words.back}
				</a>
			}
		>
			{quotes.length === 0 ? (
				<p className="empty">{words.none}</p>
			) : (
				<>
					<Part id="mois" title={words.months}>
						<Euros quotes={quotes} />
					</Part>
					<Part id="un-par-un" title={words.each}>
						<ul className="links">
							{quotes.map(({ id, number, customer, atMs, gross }) => (
								<li key={id}>
									<a href={`${addresses.quotePdf}?${new URLSearchParams({ [fields.words]: id })}`} className="link-row">
										<span className="font-bold">
											{number}, <bdi>{safeLine(customer, 60)}</bdi>
										</span>
										<span>
											{money(gross)}, {moment(atMs, frame.nowMs)}
										</span>
									</a>
								</li>
							))}
						</ul>
					</Part>
					<a href={addresses.quotesFile} className="btn btn-plain mt-6 w-full">
						{words.file}
					</a>
				</>
			)}
		</Whole>
	);
}

/** Of each month, with tax and without. */
export function Euros({ quotes }: { quotes: readonly AcceptedQuote[] }) {
	const months = Map.groupBy(quotes, ({ atMs }) => parisDay(atMs).slice(0, 7));
	const sum = (among: typeof quotes, of: "net" | "gross") => among.reduce((total, one) => total + one[of], 0);
	return (
		<dl className="facts">
			{[...months].map(([month, among]) => (
				<div key={month}>
					<dt>{monthName(month)}</dt>
					<dd className="font-bold">
						{money(sum(among, "gross"))} <span className="font-normal">{words.net(money(sum(among, "net")))}</span>
					</dd>
				</div>
			))}
		</dl>
	);
}

/** « novembre 2026 ». */
const monthName = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
