import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Clock } from "#relay/clock.ts";
import { DAY_MS } from "#relay/clock.ts";
import { errorCode, type Log } from "#relay/log.ts";
import { SAMPLE_FOLDER } from "#relay/owner-folder.ts";
import { onlineLink, readAbout, shownSite } from "#relay/publications/publications.ts";
import type { Settings } from "#relay/settings.ts";
import { SAMPLE_NAME } from "#shared/site-origin.ts";
import { factsPrint, type OwnerFacts, openOwnerFacts, valueAt } from "./owner-facts.ts";
import { openPhotoTray } from "./photo-tray.ts";
import { openPhotographs, wordsOf } from "./photographs.ts";
import { openPublishing } from "./publishing.ts";
import type { Point, Reading } from "./reading.ts";
import { runTool } from "./run-tool.ts";

/** What the atelier's answers are made with. */
export interface Atelier {
	/** Absent where the owner has no folder of facts of their own: the sample is nobody's to write into. */
	own?: Own;
	/** Visitors are shown a folder that publishing does not change (SITE_DIR). */
	cannotPublish: boolean;
}

interface Surroundings {
	clock: Clock;
	log: Log;
}

/** The atelier of this relay. */
export function assembleAtelier(
	settings: Pick<Settings, "ownerDir" | "dataDir" | "siteDir" | "publishes" | "mailServer" | "webhook">,
	surroundings: Surroundings,
): Atelier {
	const { ownerDir, publishes } = settings;
	if (ownerDir === undefined || !existsSync(ownerDir)) return { cannotPublish: !publishes };
	return { own: openOwn({ ...settings, ownerDir: resolve(ownerDir) }, surroundings), cannotPublish: !publishes };
}

export type Own = ReturnType<typeof openOwn>;

/** Of an owner who has a folder of facts. */
function openOwn(
	settings: Pick<Settings, "dataDir" | "siteDir" | "publishes" | "mailServer" | "webhook"> & { ownerDir: string },
	{ clock, log }: Surroundings,
) {
	const { ownerDir } = settings;
	const facts = openOwnerFacts(ownerDir);
	const photographs = openPhotographs(ownerDir);
	const tray = openPhotoTray(join(settings.dataDir, "photos-a-placer"));
	return {
		facts,
		photographs,
		tray,
		check: checkFacts(facts, ownerDir, settings.mailServer || settings.webhook ? [] : [UNHEARD]),
		publishing: openPublishing({ facts, ownerDir, dataDir: resolve(settings.dataDir), clock, log }),
		online: watchOnline(settings, facts),
		/** Erases photographs that were sent before that and whose words were never saved, or that were given no place. */
		forgetPhotographs: (sentBeforeMs: number) =>
			// In turn: what a form is naming at this moment is named, or gone before.
			facts
				.exclusively(async () => {
					const named = facts.read("photographs");
					// A file that somebody broke by hand names nothing, which is not to say that nothing has a name.
					if (named === undefined) throw new SyntaxError("photographs.json");
					await photographs.forgetUnnamed((name) => wordsOf(valueAt(named, [name])).print, sentBeforeMs);
					await tray.forget(sentBeforeMs - TRAY_DAYS_MORE * DAY_MS);
				})
				.catch((error: unknown) => log("photographs_stay", { code: errorCode(error) })),
	};
}

/** Those without a place wait a week, not a day: he sends them on Friday, and sits down on Sunday. */
const TRAY_DAYS_MORE = 6;

const CHECK_LIMIT_MS = 30_000;

/** What the relay alone knows of itself, and no program of the build may read. */
const UNHEARD: Point = {
	...{ id: "server.unheard", isBlocking: true, isSettled: false },
	what: "Une demande n’arriverait que dans ce carnet\u202f: aucun e-mail ni aucune alerte ne part, et les pages promettent une réponse. À régler par qui a installé le site. Réglage\u202f: SMTP_URL.",
};

/**
 * What the publication check says of the folder now, asked once for each state of it, whoever changes it; nothing when it could not be
 * asked.
 */
function checkFacts(
	facts: OwnerFacts,
	ownerDir: string,
	ofServer: readonly Point[],
): () => Promise<Reading | undefined> {
	let known: { print: string; reading: Promise<Reading | undefined> } | undefined;
	return () => {
		const print = facts.print();
		// The year alone changes without a file.
		if (known?.print === print) return known.reading;
		const reading = withDone(ownerDir).then(
			(said) => (said.problems.length > 0 ? said : { ...said, points: [...said.points, ...ofServer] }),
			() => undefined,
		);
		known = { print, reading };
		void reading.then((said) => {
			if (said === undefined && known?.reading === reading) known = undefined;
		});
		return reading;
	};
}

const left = (ownerDir: string): Promise<Reading> =>
	runTool("read-facts.ts", [], { ownerDir, limitMs: CHECK_LIMIT_MS }).ended as Promise<Reading>;

/** What is asked of the sample, where everybody begins. It does not change while this process lives. */
let atFirst: Promise<Reading> | undefined;

/** What is left, and what was done: a point of the sample that is asked no longer, however it was settled. The blocking first. */
async function withDone(ownerDir: string): Promise<Reading> {
	const reading = await left(ownerDir);
	if (reading.problems.length > 0) return reading;
	atFirst ??= left(SAMPLE_FOLDER);
	const { points } = await atFirst.catch((error: unknown) => {
		atFirst = undefined;
		throw error;
	});
	const open = new Set(reading.points.map(({ id }) => id));
	const done = points.filter(({ id }) => !open.has(id)).map((point) => ({ ...point, isSettled: true }));
	const all = [...reading.points, ...done];
	return { ...reading, points: all.toSorted((a, b) => Number(b.isBlocking) - Number(a.isBlocking)) };
}

/** What visitors are shown, beside what the owner has written. */
export function watchOnline(places: Pick<Settings, "dataDir" | "siteDir" | "publishes">, facts: OwnerFacts) {
	/** The site still bears the name that it was delivered with. */
	const carriesSample = () => nameOf(shownSite(places)) === SAMPLE_NAME;
	/** A publication, and not what somebody built by hand since. */
	const isPublication = () => shownSite(places) !== places.siteDir;
	return {
		carriesSample,
		isPublication,
		/** Answers were saved that visitors do not see. What somebody built by hand is not known, and not called behind. */
		isBehind(): boolean {
			const published = isPublication() ? readAbout(onlineLink(places.dataDir)) : undefined;
			if (published !== undefined) return published.facts !== facts.print();
			// What the installer knew is in the pages that it made.
			const isWritten =
				facts.print() !== factsPrint(SAMPLE_FOLDER) && facts.changedAtMs() > builtAtMs(shownSite(places));
			return carriesSample() && isWritten;
		},
	};
}

/** The smallest file that bears the site's name. */
const manifestOf = (site: string): string => join(site, "site.webmanifest");

/** Nothing is behind where there is no site. */
const builtAtMs = (site: string): number =>
	statSync(manifestOf(site), { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;

/** Nothing where there is no site. */
function nameOf(site: string): unknown {
	try {
		return (JSON.parse(readFileSync(manifestOf(site), "utf8")) as { name?: unknown }).name;
	} catch {
		return undefined;
	}
}
