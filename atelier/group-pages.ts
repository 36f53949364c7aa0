import type { Ask } from "#notebook/ask.ts";
import { frameOf } from "#notebook/frame.ts";
import { seeOther } from "#notebook/load-pages.ts";
import { type Said, saying } from "#notebook/notices.ts";
import type { Parts } from "#notebook/parts.ts";
import { fields, type Notice, type View } from "#notebook/views.ts";
import type { FactFile } from "./fact-files.ts";
import { countInvented, withoutInvented } from "./forms/reviews.ts";
import { withoutEmptyEntry } from "./forms/towns.ts";
import { type FilesNow, readGroup, sectionsOf } from "./groups.ts";
import type { Own } from "./parts.ts";
import type { GroupName, Reading, TownRead } from "./reading.ts";
import { outcomeOf } from "./save.ts";
import { type Sent, showSections } from "./show-group.ts";
import { townList } from "./town-list.ts";
import { atelierAddresses, atelierFields } from "./views.ts";

/** A group's page: its fields with what stands in them. */
export const showGroup =
	(group: GroupName) =>
	async (ask: Ask, parts: Parts): Promise<Response | View> => {
		const opened = await openAtelier(ask, parts);
		if (opened === undefined) return seeOther(atelierAddresses.atelier);
		const { own, reading, town } = opened;
		if (group === "villes" && town === undefined) return townList(ask, parts, own.facts, reading);
		return groupView({ ask, parts, group, reading, town, now: readGroup(own.facts, group, town?.slug) });
	};

/** Saves what holds, and shows the rest again with what is wrong about it. */
export const saveGroup =
	(group: GroupName) =>
	async (ask: Ask, parts: Parts): Promise<Response | View> => {
		const opened = await openAtelier(ask, parts);
		if (opened === undefined) return seeOther(atelierAddresses.atelier);
		const { own, reading, town } = opened;
		const back = town ? atelierAddresses.town(town.slug) : atelierAddresses.group(group);
		if (group === "avis" && ask.form.get(fields.act) === "drop-samples") return seeOther(await dropSamples(own, back));
		return own.facts.inTurn(async () => {
			const now = readGroup(own.facts, group, town?.slug);
			const { form } = ask;
			const shown = { ask, parts, group, reading, town };
			if (form.get(atelierFields.print) !== now.print)
				return groupView({ ...shown, now, sent: { form, errors: new Map(), hasChanged: true } });
			const sections = sectionsOf({ ...shown, now, townSlug: town?.slug, form, nowMs: ask.nowMs });
			const units = sections.flatMap((section) => section.units);
			const { files, changed, stuck, ...typed } = outcomeOf(units, form, now.values);
			try {
				for (const file of changed) {
					const json = files.get(file) ?? null;
					const tidied = file === "town-notes" && town ? withoutEmptyEntry(json, town.slug) : json;
					if (JSON.stringify(tidied) !== JSON.stringify(own.facts.read(file))) await own.facts.write(file, tidied);
				}
			} catch {
				const sent = { form, errors: new Map<string, string>(), hasChanged: true };
				return groupView({ ...shown, now: readGroup(own.facts, group, town?.slug), sent, notice: NOT_WRITTEN });
			}
			if (typed.errors.size === 0 && stuck.length === 0) return seeOther(saying(back, savedNotice(group, changed)));
			const after = readGroup(own.facts, group, town?.slug);
			const notice = stuck.length > 0 ? STUCK : changed.length > 0 ? REST_SAVED : undefined;
			// What was saved no longer waits to be filled.
			const read = changed.length > 0 ? ((await own.check()) ?? reading) : reading;
			const sent = { ...typed, hasChanged: stuck.length > 0 };
			return groupView({ ...shown, reading: read, now: after, sent, notice });
		});
	};

/** What proves a sentence is the owner's alone, and why two may stand: visitors see nothing of them. */
const UNSEEN: readonly FactFile[] = ["evidence", "answers"];
const savedNotice = (group: GroupName, changed: readonly FactFile[]): Said =>
	group === "preuves" && changed.every((file) => UNSEEN.includes(file)) ? "proofs-saved" : "facts-saved";

const NOT_WRITTEN: Notice = {
	tone: "refused",
	text: "Rien n’a pu être écrit\u202f: le disque est plein, ou le dossier de vos faits est fermé au site. Ce que vous avez tapé est encore là.",
};
const STUCK: Notice = {
	tone: "refused",
	text: "Rien n’est enregistré\u202f: le fichier contient une erreur écrite à la main, que l’atelier montre sur sa première page.",
};
const REST_SAVED: Notice = { tone: "done", text: "Le reste de la page est enregistré." };

/** What both begin with; nothing where the owner has no folder of facts. */
async function openAtelier(ask: Ask, { atelier: { own } }: Parts) {
	if (own === undefined) return undefined;
	const reading = await own.check();
	return { own, reading, town: townIn(ask, reading) };
}

const townIn = ({ url }: Ask, reading: Reading | undefined): TownRead | undefined =>
	reading?.towns.find(({ slug }) => slug === url.searchParams.get(atelierFields.town));

async function dropSamples({ facts }: Own, back: string): Promise<string> {
	return facts.inTurn(async () => {
		const said: Said = "samples-dropped";
		await facts.write("reviews", withoutInvented(facts.read("reviews")));
		return saying(back, said);
	});
}

interface Shown {
	ask: Ask;
	parts: Parts;
	group: GroupName;
	reading: Reading | undefined;
	town: TownRead | undefined;
	now: FilesNow;
	sent?: Sent;
	notice?: Notice | undefined;
}

async function groupView({ ask, parts, group, reading, town, now, sent, notice }: Shown): Promise<View> {
	const form = sent?.form;
	const sections = sectionsOf({ group, now, reading, townSlug: town?.slug, form, nowMs: ask.nowMs });
	const reviews = now.values.get("reviews");
	return {
		page: "atelier-group",
		group,
		...(town ? { town: { slug: town.slug, name: town.name } } : {}),
		sections: showSections(sections, now, reading, sent),
		broken: now.broken.map((file) => `${file}.json`),
		print: now.print,
		hasChanged: sent?.hasChanged === true && notice === undefined,
		samples: reviews === undefined ? 0 : countInvented(reviews),
		frame: await frameOf(ask, parts.store, notice),
	};
}
