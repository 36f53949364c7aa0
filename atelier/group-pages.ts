import type { FactFile } from "#content/owner-schemas.ts";
import type { Ask } from "#notebook/ask.ts";
import { frameOf } from "#notebook/frame.ts";
import { seeOther } from "#notebook/load-pages.ts";
import { PUT_BACK, type Said, saying } from "#notebook/notices.ts";
import type { Parts } from "#notebook/parts.ts";
import { fields, type Notice, type View } from "#notebook/views.ts";
import type { Own } from "./assemble-atelier.ts";
import { fieldName, removalName, type Section, shownIn, typedIn, type Unit } from "./form.ts";
import { countInvented, withoutInvented } from "./forms/lists.ts";
import { townOf, withoutEmptyEntry } from "./forms/towns.ts";
import type { GroupName } from "./group-names.ts";
import { type FilesNow, readGroup, sectionsOf } from "./groups.ts";
import { nextAfter, openOf, summaryOf } from "./overview.ts";
import { type Json, valueAt } from "./owner-facts.ts";
import type { Reading, TownRead } from "./reading.ts";
import { isFilledIn, outcomeOf } from "./save.ts";
import { driveSlower, takeArrival, takeRoads, townList } from "./town-list.ts";
import { undoSave } from "./undo-save.ts";
import { atelierAddresses, atelierFields, type FieldView, pointId, type SectionView, type UnitView } from "./views.ts";

/** What a page has besides the files: what was typed, and what became of it. */
export interface Sent {
	form: URLSearchParams;
	errors: ReadonlyMap<string, string>;
	/** Nothing was saved, for somebody else had been there: every typed word stays beside what stands now. */
	hasChanged: boolean;
}

/** Sections as their page shows them. */
export const showSections = (
	sections: readonly Section[],
	{ values }: Pick<FilesNow, "values">,
	reading: Reading | undefined,
	sent?: Sent,
): SectionView[] => {
	const firstOf = new Map(
		sections
			.flatMap(({ units }) => units)
			.toReversed()
			.map((unit) => [unit.point, unit]),
	);
	return sections.map(({ title, lead, leadsTo, sources, all, isFolded = false, units: asked }) => {
		// Beside the first question that settles it, each point once.
		const units = asked.map((unit) =>
			showUnit(
				firstOf.get(unit.point) === unit ? unit : { ...unit, point: undefined },
				values.get(unit.file) ?? null,
				reading,
				sent,
			),
		);
		// What is wrong in it is seen at once.
		const isWrong = units.some(({ fields }) => fields.some(({ error }) => error !== undefined));
		// Nothing of it was saved: it comes back as it was.
		const tick = all && { ...all, isSet: sent?.hasChanged === true && sent.form.get(all.name) === "oui" };
		return { title, lead, leadsTo, sources, all: tick, units, isFolded: isFolded && !isWrong };
	});
};

/** An answer that stands there and will not do: of the sample, or against another one. */
const SAYS_WHY = /^(sample|clash)\./;

function showUnit(unit: Unit, json: Json, reading: Reading | undefined, sent: Sent | undefined): UnitView {
	const { legend, why, row } = unit;
	const isWrong = unit.fields.some(
		(field) => sent?.errors.has(fieldName(unit, field)) || sent?.errors.has(field.repeats ?? ""),
	);
	// What was saved is shown as it is written now.
	const keepsTyped = sent !== undefined && (sent.hasChanged || isWrong);
	const fields = unit.fields.map((field): FieldView => {
		const { kind, label, why, example, options, suggested, ready, isOptional = false } = field;
		const name = fieldName(unit, field);
		const stands = shownIn(json, unit, field);
		const kept = keepsTyped ? (typedIn(sent.form, unit, field) ?? stands) : stands;
		// The tick of a usual answer comes back as a tick.
		const isReady = keepsTyped && ready !== undefined && kept === ready;
		const typed = isReady ? "" : kept;
		const error = sent?.errors.get(name);
		return {
			...{ name, kind, label, typed, why, options, suggested, error, isReady, isOfAll: field.ofAll !== undefined },
			// What may be left for later is not what may stay away.
			isOptional: isOptional && unit.point === undefined,
			ready: typed === "" || error !== undefined || (field.isBetter && typed !== ready) ? ready : undefined,
			// The device goes on keeping it.
			before: isWrong && kept !== stands ? stands : undefined,
			// What stands there shows how it is written.
			example: typed === "" || error !== undefined ? example : undefined,
			now: sent?.hasChanged && kept !== stands && kind !== "tick" ? stands : undefined,
		};
	});
	const point = reading?.points.find(({ id, isSettled }) => id === unit.point && !isSettled);
	const isTyped = keepsTyped && fields.some(({ typed, kind }) => kind !== "tick" && typed !== "");
	const removal = removalName(unit);
	return {
		...{ fields, legend, why },
		open: point && (point.isBlocking ? "blocking" : "to-check"),
		because: point && SAYS_WHY.test(point.id) && point.what !== legend ? point.what : undefined,
		isFolded: unit.isFolded === true && !isWrong && !(isTyped && row === "new"),
		point: unit.point,
		removal: row === "kept" ? { name: removal, isSet: sent?.form.get(removal) === "oui" } : undefined,
	};
}

interface InAtelier {
	ask: Ask;
	parts: Parts;
	own: Own;
	reading: Reading | undefined;
	/** Which the address names. */
	town: TownRead | undefined;
}

/** Answers where the owner has a folder of facts. */
const inAtelier =
	(answer: (asked: InAtelier) => Promise<Response | View>) =>
	async (ask: Ask, parts: Parts): Promise<Response | View> => {
		const { own } = parts.atelier;
		if (own === undefined) return seeOther(atelierAddresses.atelier);
		const reading = await own.check();
		const town = townOf(reading, ask.url.searchParams.get(atelierFields.town));
		return answer({ ask, parts, own, reading, town });
	};

/** A group's page: its fields with what stands in them. */
export const showGroup = (group: GroupName) =>
	inAtelier(async (asked) => {
		if (group === "villes" && asked.town === undefined) return townList(asked);
		return groupView({ ...asked, group, now: readGroup(asked.own.facts, group, asked.town?.slug) });
	});

/** Saves what holds, and shows the rest again with what is wrong about it. */
export const saveGroup = (group: GroupName) =>
	inAtelier(async (asked) => {
		const { ask, own, reading, town } = asked;
		const act = ask.form.get(fields.act);
		if (act === "undo-save")
			return undoSave(own, town ? atelierAddresses.town(town.slug) : atelierAddresses.group(group));
		if (act === "take-roads") return takeRoads(asked);
		if (act === "slower") return driveSlower(asked);
		if (act === "take-arrival") return takeArrival(asked);
		const back = town ? atelierAddresses.town(town.slug) : atelierAddresses.group(group);
		return own.facts.exclusively(async () => {
			const now = readGroup(own.facts, group, town?.slug);
			const { form } = ask;
			const shown = { ...asked, group };
			if (form.get(atelierFields.print) !== now.print)
				return groupView({ ...shown, now, sent: { form, errors: new Map(), hasChanged: true } });
			const sections = sectionsOf({ group, reading, now, townSlug: town?.slug, form, nowMs: ask.nowMs });
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
			const drops = group === "avis" && form.get(fields.act) === "drop-samples";
			if (typed.errors.size === 0 && stuck.length === 0) {
				if (drops && (await dropSamples(own))) return seeOther(saying(back, "samples-dropped"));
				// What he did not type he reads first.
				if (group === "loi" && units.some((unit) => isFilledIn(unit, form)))
					return seeOther(saying(back, "facts-filled"));
				const after = await own.check();
				// Saved again as it is, it is his.
				const doubt = changed.length > 0 ? doubtIn(group, after) : undefined;
				if (doubt !== undefined && town === undefined)
					return seeOther(saying(`${back}#${pointId(doubt.id)}`, "facts-doubted"));
				// What the pages will say of it he reads there.
				const isToRead = group === "fermetures" && changed.length > 0;
				const to = act === "save-and-go-on" && !isToRead ? onFrom(group, town, after) : back;
				return seeOther(saying(to, savedNotice(changed)));
			}
			const after = readGroup(own.facts, group, town?.slug);
			const notice = stuck.length > 0 ? STUCK : drops ? SAMPLES_STAY : changed.length > 0 ? REST_SAVED : undefined;
			// What was saved no longer waits to be filled.
			const read = changed.length > 0 ? ((await own.check()) ?? reading) : reading;
			const sent = { ...typed, hasChanged: stuck.length > 0 };
			return groupView({ ...shown, reading: read, now: after, sent, notice });
		});
	});

/** What a page that was just saved calls in question: a price of 1 100 € for 110. */
const doubtIn = (group: GroupName, reading: Reading | undefined) =>
	openOf(group, reading?.points).find(({ id }) => id === "clash.oddPrices");

/** Where he goes on once a page is saved: on that very page while something of it blocks; from a town, to their list. */
function onFrom(group: GroupName, town: TownRead | undefined, reading: Reading | undefined): string {
	if (town !== undefined) return atelierAddresses.group(group);
	const left = openOf(group, reading?.points).find(({ isBlocking }) => isBlocking);
	if (left !== undefined) return `${atelierAddresses.group(group)}#${pointId(left.id)}`;
	const { next } = nextAfter(group, reading);
	return next === "publish" ? atelierAddresses.atelier : atelierAddresses.group(next);
}

/** What was typed on a page that is no longer taken, beside what stands there. */
export const groupPutBack = (group: GroupName) =>
	inAtelier(async (asked) => {
		const now = readGroup(asked.own.facts, group, asked.town?.slug);
		const sent = { form: asked.ask.form, errors: new Map<string, string>(), hasChanged: true };
		return groupView({ ...asked, group, now, sent, notice: PUT_BACK });
	});

/** What proves a sentence is the owner's alone, and why two may stand: visitors see nothing of them. */
const UNSEEN: readonly FactFile[] = ["evidence", "answers"];
const savedNotice = (changed: readonly FactFile[]): Said =>
	changed.length === 0 ? "facts-same" : changed.every((file) => UNSEEN.includes(file)) ? "proofs-saved" : "facts-saved";

const NOT_WRITTEN: Notice = {
	tone: "refused",
	text: "Rien n’a pu être écrit\u202f: le disque est plein, ou le dossier de vos faits est fermé au site. Ce que vous avez tapé est encore là.",
};
const STUCK: Notice = {
	tone: "refused",
	text: "Rien n’est enregistré\u202f: le fichier contient une erreur écrite à la main, que l’atelier montre sur sa première page.",
};
const SAMPLES_STAY: Notice = {
	tone: "refused",
	text: "Les avis d’exemple sont encore là\u202f: corrigez d’abord ce qui est tapé, ou videz-le.",
};
/** What is wrong is listed right below, and found again beside its sentence. */
const REST_SAVED: Notice = { tone: "partly", text: "Tout le reste de la page est enregistré." };

/** Once all that was typed beside them is saved. */
async function dropSamples({ facts }: Own): Promise<boolean> {
	const reviews = facts.read("reviews");
	if (reviews !== undefined) await facts.write("reviews", withoutInvented(reviews));
	return reviews !== undefined;
}

interface Shown extends InAtelier {
	group: GroupName;
	now: FilesNow;
	sent?: Sent;
	notice?: Notice | undefined;
}

async function groupView({ ask, parts, own, group, reading, town, now, sent, notice }: Shown): Promise<View> {
	const form = sent?.form;
	const sections = sectionsOf({ group, now, reading, townSlug: town?.slug, form, nowMs: ask.nowMs });
	const reviews = now.values.get("reviews");
	return {
		page: "atelier-group",
		group,
		town,
		sections: showSections(sections, now, reading, sent),
		broken: now.broken.map((file) => `${file}.json`),
		print: now.print,
		hasChanged: sent?.hasChanged === true && notice === undefined,
		samples: reviews === undefined ? 0 : countInvented(reviews),
		// As content/own-facts.ts shows them.
		samplesShown: !valueAt(own.facts.read("legal") ?? {}, ["publisherName"]),
		left: summaryOf(group, town === undefined ? reading?.points : []),
		...nextAfter(group, reading),
		undoes: own.facts.undoes(),
		frame: await frameOf(ask, parts.store, notice),
	};
}
