import { Picture } from "#app/ui/picture.tsx";
import { Folded, Section } from "#app/ui/section.tsx";
import type { TownNotes as Notes } from "#content/own-facts.ts";
import type { TownPage } from "#content/pages/types.ts";
import { isDrawn, pictures } from "#content/pictures.ts";
import { townPath } from "#content/site-map.ts";
import type { CommuneAround } from "#content/town-surroundings.ts";
import { aboutMinutes, kmOrLess } from "#content/wording.ts";
import { CardAction } from "./cards.tsx";
import { AboutTime } from "./time-list.tsx";

/** Two kinds of work, each with its picture and the page that explains it. */
export function TownAchievements({ items }: { items: TownPage["achievements"]["items"] }) {
	return (
		<ul className="grid gap-x-10 gap-y-12 md:grid-cols-2">
			{items.map((item) => {
				const picture = pictures[item.picture];
				return (
					<li key={item.title}>
						<Picture {...picture} sizes="(min-width: 768px) 36rem, 90vw" className="w-full rounded-sm" />
						<p className="mt-2 text-small text-soft italic">{picture.credit}</p>
						{/* Of a photograph of his own nobody here knows what was done: the button names the work. */}
						{isDrawn(picture) ? <h3 className="h3 mt-2">{item.title}</h3> : null}
						<div className="mt-5">
							<CardAction action={item.action} />
						</div>
					</li>
				);
			})}
		</ul>
	);
}

type TownNotesProps = { title: string; alone: string; notes: Notes | undefined };

/** What the owner wrote about this town; nothing where nothing was written. @param alone title of a word without jobs */
export function TownNotes({ title, alone, notes }: TownNotesProps) {
	if (!notes) return null;
	return (
		<Section title={notes.jobs.length === 0 ? alone : title} {...(notes.note ? { lead: notes.note } : undefined)}>
			<ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
				{notes.jobs.map((job) => (
					<li key={job.title + job.date} className="rule-top pt-4">
						<p className="text-small text-soft">{job.date}</p>
						<h3 className="h3">{job.title}</h3>
						<p className="mt-2">{job.text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

type TownPlaceProps = {
	words: {
		title: string;
		local: string;
		landmarks: readonly { label: string; value: string }[];
		/** Opens them on a phone. */
		folds: string;
		/** Communes beside the five towns nearest. */
		around: readonly { lead: string; communes: readonly CommuneAround[] }[];
	};
};

/** Where the town is: how one gets there, what belongs to it and what is around. */
export function TownPlace({ words }: TownPlaceProps) {
	return (
		<Section title={words.title} ground="stone">
			<div className="grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
				{words.local ? <p className="text-lead">{words.local}</p> : null}
				<dl>
					{words.landmarks.map(({ label, value }) => (
						<div key={label} className="rule-top grid gap-x-6 py-2 sm:grid-cols-[11rem_1fr]">
							<dt className="text-soft">{label}</dt>
							<dd className="font-semibold">{value}</dd>
						</div>
					))}
				</dl>
			</div>
			{words.around.map(({ lead, communes }) => (
				<div key={lead} className="no-print mt-6 lg:mt-10">
					<p>{lead}</p>
					<Folded label={words.folds}>
						<ul className="mt-2 columns-[9rem] gap-x-6 text-small [&>*]:break-inside-avoid sm:columns-2 sm:gap-x-8 lg:columns-3">
							{communes.map((commune) => (
								<li key={commune.name} className="border-b border-rule py-1.5">
									{commune.name}, {kmOrLess(commune.km)}
								</li>
							))}
						</ul>
					</Folded>
				</div>
			))}
		</Section>
	);
}

const byName = (a: TownLine, b: TownLine) => a.name.localeCompare(b.name, "fr");

type TownLine = { slug: string; name: string; minutes: number };

/** `note` stands in small under the name. */
type BoardLine = TownLine & { note?: string };

/** Towns with their time, as on a departures board. @param isShort two by two, beside what is as high */
export function TownBoard({ towns, isShort = false }: { towns: readonly BoardLine[]; isShort?: boolean }) {
	return (
		<ul className={`two-up grid gap-x-6 sm:grid-cols-2 ${isShort ? "" : "sm:gap-x-12 lg:grid-cols-1"}`}>
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
						<span>
							<AboutTime minutes={town.minutes} className="h2" />
						</span>
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
						className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1 [line-height:1.25] hover:underline"
					>
						<span className="max-sm:basis-full max-sm:text-small">{town.name}</span>{" "}
						<span className="text-small whitespace-nowrap text-soft">{aboutMinutes(town.minutes)}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
