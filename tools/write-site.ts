/**
 * The site of the owner's facts of this moment: the bundle of this version (bundle.ts), the facts that it asks for, each page as a
 * file, and all that stands beside the pages. Nothing is bundled, so it takes seconds.
 */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NOT_FOUND_PATH } from "#content/site-map.ts";
import { allPaths, everyTown, towns } from "#content/towns.ts";
import { todayInParis } from "#content/wording.ts";
import { owner } from "#owner";
import { PLACES_PATH, type PlaceData, townDataPath } from "#shared/places/place-data.ts";
import { buildSettings } from "./build-settings.ts";
import type { Bundle } from "./bundle.ts";
import { finishSite } from "./finish-site.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { nightMap } from "./night-map.ts";
import { createPageStyles } from "./page-styles.ts";
import { withPages, withRoads } from "./places.ts";
import { structuredDataOf } from "./shown-page.ts";
import { compressAll, type Put, siteIn } from "./site-files.ts";

/** How an attribute is written. */
const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

interface Places {
	/** What `bundle` made. */
	code: string;
	/** The site comes into `client/`, what makes a page of it at the moment into `rendu/`. */
	out: string;
	/** Folders of cards drawn before; into the first go those of this time. */
	cards: readonly string[];
}

/** @throws when a page does not render */
export async function writeSite({ code, out, cards }: Places): Promise<void> {
	const settings = buildSettings(process.env);
	// What is not bundled asks for it by that name too.
	Object.assign(globalThis, { __SITE_URL__: settings.siteUrl });
	const [folder, renderer] = [join(out, "client"), join(out, "rendu")];
	for (const old of [folder, renderer]) rmSync(old, { recursive: true, force: true });
	mkdirSync(out, { recursive: true });
	cpSync(join(code, "client"), folder, { recursive: true });
	cpSync(join(code, "rendu"), renderer, { recursive: true });
	const { put, putNamed } = siteIn(folder);
	const { scripts, offline } = JSON.parse(readFileSync(join(code, "bundle.json"), "utf8")) as Bundle;

	const nightMapFile = await putNamed("nuit-en-isere", nightMap(), "svg");
	await putPlaces(put, join(code, "client", PLACES_PATH));
	const published = { ...settings, nightMapFile, owner: shownFacts() };
	writeFileSync(join(renderer, "publication.json"), JSON.stringify(published));
	const facts = await putNamed("faits", `globalThis.__PUBLISHED__=${JSON.stringify(published)}`, "js");
	// The boot script is the first of all: it carries no fact but the number that it counts.
	const { phone } = owner.identity;
	const boot = withFacts(readFileSync(join(code, "boot.js"), "utf8"), {
		__SCRIPTS__: { ...scripts, first: [facts, ...scripts.first] },
		__PUBLISHED__: { ...settings, owner: { identity: { phone } } },
	});
	const bootFile = {
		src: await putNamed("boot", boot, "js"),
		sha256: createHash("sha256").update(boot).digest("base64"),
	};
	await writePages(join(renderer, "render.js"), bootFile, { put, putNamed });
	await finishSite({ folder, put, settings, cards }, (known) =>
		withFacts(readFileSync(join(code, "worker.js"), "utf8"), {
			__OFFLINE__: { ...known, always: [...known.always, facts, ...offline] },
		}),
	);
	await compressAll(folder);
	// Last: policies hold the hashes of the pages as they are now.
	await writeHosting(folder);
}

/**
 * What a browser is given: what shows that a claim is true, and why a warning may stand, are on no page; nor is a closure that is over,
 * which pages without script would still tell.
 */
function shownFacts() {
	const { evidence, answers, closures, ...shown } = owner;
	const today = todayInParis();
	return { ...shown, closures: closures.filter(({ until }) => until >= today) };
}

/** The calculator's communes, with the pages and the minutes of this site's towns. */
async function putPlaces(put: Put, file: string): Promise<void> {
	const places = withRoads(withPages(JSON.parse(readFileSync(file, "utf8")) as PlaceData, towns), everyTown());
	await put(PLACES_PATH, `${JSON.stringify(places, null, "\t")}\n`);
}

/** A script with values for the names that it declares. */
function withFacts(code: string, facts: Record<string, object>): string {
	const values = Object.entries(facts).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
	return `{const ${values.join(",")};${code}}`;
}

type Site = typeof import("#app/render.tsx");

/** Each with the rules that it uses, and what it shows as structured data; a town's facts as a file too. */
async function writePages(
	renderer: string,
	boot: { src: string; sha256: string },
	{ put, putNamed }: ReturnType<typeof siteIn>,
): Promise<void> {
	const site = (await import(renderer)) as Site;
	const consentViews = await putNamed("bandeau-cookies", site.consentViews(), "txt");
	const stylesFor = createPageStyles();
	for (const path of [...allPaths(), NOT_FOUND_PATH]) {
		const page = await site.renderPage(path);
		const parts = { boot, consentViews, styles: "" };
		const bare = site.documentOf(page, parts);
		const styles = stylesFor(site.stylesheet, valuesOf(bare, "class"), valuesOf(bare, "data-held"));
		const structuredData = path === NOT_FOUND_PATH ? undefined : structuredDataOf(bare, path);
		const file = path === NOT_FOUND_PATH ? "404.html" : join(path.slice(1), "index.html");
		await put(file, site.documentOf(page, { ...parts, styles, structuredData }));
		if (page.facts !== undefined) await put(townDataPath(path), JSON.stringify(page.facts));
	}
}

/** Words of an attribute, over all elements of a document. */
function valuesOf(html: string, name: string): Set<string> {
	const values = [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
		value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, sign: string) => SIGNS[sign] ?? ""),
	);
	return new Set(values.flatMap((value) => value.trim().split(/\s+/)));
}
