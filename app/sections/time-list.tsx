import { FromTo } from "#app/ui/from-to.tsx";
import { ABOUT, aboutMinutes, minutes as inMinutes } from "#content/wording.ts";

type AboutTimeProps = { minutes: number | undefined; className?: string };

/** « 25 min environ », the figure large; where nobody can estimate it, the words alone. */
export function AboutTime({ minutes, className = "" }: AboutTimeProps) {
	const figure = minutes === undefined ? "" : inMinutes(minutes);
	return (
		<>
			{figure ? <span className={`figure-large whitespace-nowrap ${className}`}>{figure}</span> : null}
			<span className="text-body font-semibold">{aboutMinutes(minutes).slice(figure.length)}</span>
		</>
	);
}

/** Without minutes where the owner took them out. */
type TimedItem = { title: string; text: string; minutes: { min: number; max: number } | undefined };

/** Situations with the time each takes, the time as large as a title. */
export function TimeList({ items }: { items: readonly TimedItem[] }) {
	return (
		<ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
			{items.map((item) => (
				<li key={item.title} className="border-t-4 border-ink pt-5">
					{item.minutes ? (
						<p className="figure-large">
							<FromTo from={item.minutes.min} to={item.minutes.max} />
							<span className="text-[0.5em]">{"\u00a0min"}</span>
						</p>
					) : null}
					<h3 className="h3 mt-3">{item.title}</h3>
					<p className="mt-2">{item.text}</p>
				</li>
			))}
		</ul>
	);
}

/** Bands of distance with their range of minutes. */
export function TravelBands({
	items,
}: {
	items: readonly { fromKm: number; toKm: number; minutes: { min: number; max: number }; text: string }[];
}) {
	return (
		<ol>
			{items.map((band) => (
				<li key={band.toKm} className="rule-top flex flex-wrap items-baseline gap-x-8 gap-y-1 py-6">
					<p className="basis-[9rem] whitespace-nowrap font-sign h3 font-bold">
						<FromTo from={band.fromKm} to={band.toKm} />
						{"\u00a0km"}
					</p>
					<p className="basis-[18rem]">
						<span className="figure-large h2 whitespace-nowrap">
							<FromTo from={band.minutes.min} to={band.minutes.max} />
							{"\u00a0min"}
						</span>{" "}
						<span className="font-semibold">{ABOUT}</span>
					</p>
					<p>{band.text}</p>
				</li>
			))}
		</ol>
	);
}
