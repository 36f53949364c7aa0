import { townPath } from "#content/site-map.ts";
import { minutes } from "#content/wording.ts";

const byName = (a: TownLine, b: TownLine) => a.name.localeCompare(b.name, "fr");

type TownLine = { slug: string; name: string; minutes: number };

/** `note` stands in small under the name. */
type BoardLine = TownLine & { note?: string };

/** Towns with their time, as on a departures board. */
export function TownBoard({ towns }: { towns: readonly BoardLine[] }) {
	return (
		<ul className="two-up grid gap-x-6 sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-1">
			{towns.map((town) => (
				<li key={town.slug} className="rule-top">
					<a
						href={townPath(town.slug)}
						className="group flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-2"
					>
						<span className="flex-[1_1_8rem]">
							<span className="h3 font-sign font-bold group-hover:underline">{town.name}</span>
							{town.note ? <span className="block text-small"> {town.note}</span> : null}
						</span>
						<span className="figure-large text-h2 whitespace-nowrap">{minutes(town.minutes)}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

/** Many towns, in columns and in the order of the alphabet, each with its time in small. */
export function TownColumns({ towns }: { towns: readonly TownLine[] }) {
	return (
		<ul className="columns-[9rem] gap-x-6 lg:columns-3 lg:gap-x-8">
			{[...towns].sort(byName).map((town) => (
				<li key={town.slug} className="break-inside-avoid">
					<a
						href={townPath(town.slug)}
						className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1 leading-tight hover:underline"
					>
						<span className="max-sm:basis-full max-sm:text-small">{town.name}</span>{" "}
						<span className="text-small whitespace-nowrap text-soft">{minutes(town.minutes)}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
