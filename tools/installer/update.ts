import { basename, join } from "node:path";
import { paths } from "#content/site-map.ts";
import { compareVersions } from "#shared/version-number.ts";
import {
	type Ask,
	isOfTheInstaller,
	type Machine,
	must,
	PLACES,
	RELAY_PORT,
	RIGHTS,
	SITE_USER,
	Trouble,
} from "./machine.ts";
import type { Source } from "./received.ts";
import { pinSigners } from "./signature.ts";
import { runSteps } from "./steps.ts";
import { readValues } from "./units.ts";
import {
	addPublication,
	forgetTry,
	inVersion,
	isBuilt,
	publishedFacts,
	remake,
	shownPublication,
	showPublication,
	versionFolder,
	versionSteps,
	versionsOf,
} from "./version-steps.ts";

/** The new one, and two to go back to. */
const KEPT = 3;
/** Visitors wait meanwhile: no longer than they would for a slow page, and as much again for the former one to come back. */
const ANSWER_MS = 12_000;
const SECOND_LOOK_MS = 3_000;

interface Updating {
	machine: Machine;
	source: Source;
	/** An older version is what is wanted. */
	isBack?: boolean;
	say: (sentence: string) => void;
}

/** What serves, as it was before: all of it comes back together. */
interface Serving {
	version: string;
	publication?: string;
}

/**
 * Brings a version beside the one that serves, tries it apart, switches, and goes back by itself when what visitors would see
 * is wrong.
 *
 * @throws Trouble: nothing was switched, or the former version serves again
 */
export async function update({ machine, source, isBack = false, say }: Updating): Promise<void> {
	const version = versionFolder(source);
	const former = formerOf(machine, version);
	if (former.version === version) return say("Cette version sert déjà : rien à faire.");
	const isOlder = compareVersions(source.name, basename(former.version)) < 0;
	if (isOlder && !isBack)
		throw new Trouble(
			`La version ${source.name} est plus ancienne que celle qui sert, ${basename(former.version)} : rien n’a changé. Pour revenir à celle d’avant : « cd ${PLACES.site} && npm run mettre-a-jour -- --revenir ».`,
		);
	const dataDir = settingsOf(machine).DATA_DIR ?? PLACES.data;
	const facts = former.publication ? publishedFacts(dataDir, former.publication) : PLACES.facts;

	await runSteps(versionSteps(source, facts), machine, say, false);
	if (former.publication) say("Refaire les pages que vous avez publiées avec la nouvelle version…");
	const build = former.publication ? await remake(machine, version, dataDir, former.publication) : undefined;
	try {
		say("Essayer la nouvelle version à part…");
		await tryApart(machine, version, join(build ?? join(version, "build"), "client"), facts);
		say("Copier les demandes…");
		const copy = `relay/owner/demandes.ts sauvegarder ${PLACES.backups}`;
		// By the older one: it shows that it can still read them, and the newer one would change their form.
		await inVersion(machine, isOlder ? version : former.version, "La copie des demandes n’est pas faite.", copy);
	} catch (error) {
		if (build && error instanceof Trouble) forgetTry(machine, build);
		throw error;
	}

	say("Passer à la nouvelle version…");
	const publication = build === undefined ? undefined : await addPublication(machine, version, build);
	const next = { version, ...(publication ? { publication } : {}) };
	const trouble = (await switchTo(machine, next)) ?? (await untilRight(machine, facts));
	if (trouble !== undefined) {
		const still = (await switchTo(machine, former)) ?? (await untilRight(machine, facts));
		throw new Trouble(
			`La nouvelle version a été retirée\u202f: ${trouble}. ${still === undefined ? "L’ancienne sert de nouveau, et aucune demande n’est perdue." : `L’ancienne est remise, mais ${still}\u202f: «\u202fjournalctl -u site -n 20\u202f» dit pourquoi.`}`,
		);
	}
	// A key that was left behind is not believed again.
	if (!isBack) pinSigners(machine, version);
	for (const folder of forgotten(machine, version)) machine.remove(folder);
	const [serves, other] = isBack ? ["D’AVANT", "La plus récente"] : ["NOUVELLE", "L’ancienne"];
	say(`\nLA VERSION ${serves} SERT. ${other} reste à côté\u202f: ${former.version}.`);
	say(
		"Pour finir, «\u202fcd /srv/site && npm run installer\u202f» met aussi le service à jour\u202f; il ne redemande rien.",
	);
}

/** The version that served before this one, to go back to. @throws Trouble when there is none */
export function versionBefore(machine: Machine): string {
	const serving = machine.readLink(PLACES.site);
	const isBefore = (folder: string) =>
		folder !== serving && compareVersions(basename(folder), basename(serving ?? "")) <= 0 && isBuilt(machine, folder);
	const [before] = versionsOf(machine).filter(isBefore);
	if (before === undefined) throw new Trouble("Aucune version d’avant n’est sur ce serveur : il n’y a pas où revenir.");
	return before;
}

const settingsOf = (machine: Machine) => readValues(machine.read(PLACES.settings) ?? "");

/** What to go back to: what serves, or, where an update was cut off between the link and the restart, what served before it. */
function formerOf(machine: Machine, coming: string): Serving {
	const linked = machine.readLink(PLACES.site);
	const isHalfWay = linked === coming && machine.exists(PLACES.unread);
	const version = isHalfWay ? (versionsOf(machine).find((folder) => folder !== coming) ?? linked) : linked;
	if (version === undefined)
		throw new Trouble("Aucune version ne sert sur ce serveur\u202f: commencez par «\u202fnpm run installer\u202f».");
	const publication = shownPublication(machine, version, settingsOf(machine).DATA_DIR ?? PLACES.data);
	return { version, ...(publication ? { publication } : {}) };
}

async function tryApart(machine: Machine, version: string, pages: string, facts: string): Promise<void> {
	const words = ["node_modules/.bin/node", "--import", "./relay/env-file.ts", "tools/installer/try-version.ts"];
	const { status, said } = await machine.run([...words, pages, facts], { user: SITE_USER, folder: version });
	if (status === 0) return;
	throw new Trouble(
		`La nouvelle version ne convient pas\u202f: ${said.trim().split("\n").at(-1)}. Rien n’a changé pour vos visiteurs, l’ancienne sert toujours.`,
	);
}

/** A mark stands until the relay was told, for a run that is cut off. @returns what went wrong */
async function switchTo(machine: Machine, { version, publication }: Serving): Promise<string | undefined> {
	try {
		machine.write(PLACES.unread, "", RIGHTS.readByAll);
		// Its pages are good under either version: cut off here, visitors see what they saw.
		if (publication) await showPublication(machine, version, publication);
		machine.link(PLACES.site, version);
		await must(machine, "le site n’a pas pu être relancé.", "systemctl restart site.service");
		machine.remove(PLACES.unread);
		return undefined;
	} catch (error) {
		if (error instanceof Trouble) return error.message;
		throw error;
	}
}

/** What visitors would see is wrong, or nothing once it is right. */
async function untilRight(machine: Machine, facts: string): Promise<string | undefined> {
	const { phone } = JSON.parse(machine.read(join(facts, "identity.json")) ?? "{}") as { phone: string };
	const base = `http://127.0.0.1:${settingsOf(machine).PORT ?? RELAY_PORT}`;
	const endMs = machine.nowMs() + ANSWER_MS;
	for (;;) {
		const trouble = await siteTrouble(base, phone, machine.fetch);
		if (trouble === undefined) break;
		if (machine.nowMs() > endMs) return trouble;
		await machine.wait(250);
	}
	// One that falls a moment later is no better than one that does not start.
	await machine.wait(SECOND_LOOK_MS);
	return siteTrouble(base, phone, machine.fetch);
}

/** Older versions of ours, and what interrupted updates left; a folder that somebody made by hand is his. */
function forgotten(machine: Machine, serving: string): string[] {
	const kept = [serving, ...versionsOf(machine).filter((folder) => folder !== serving)].slice(0, KEPT);
	return machine
		.list(PLACES.versions)
		.filter(isOfTheInstaller)
		.map((name) => join(PLACES.versions, name))
		.filter((folder) => !kept.includes(folder));
}

/** Where a person in trouble arrives. */
const FIRST_PAGES = [paths.home, paths.emergency, paths.services, paths.contact];

/**
 * What is wrong with the site that answers at `base`: its health, then its first pages, which must carry the owner's number.
 *
 * @param phone as the facts have it: « +33465710038 »
 * @returns a French sentence, or nothing
 */
export async function siteTrouble(base: string, phone: string, ask: Ask): Promise<string | undefined> {
	const health = await ask(`${base}/healthz`);
	if (health?.status !== 200)
		return `le site ne répond pas, ou ne peut pas garder de demande (${health?.status ?? "rien"})`;
	for (const path of FIRST_PAGES) {
		const page = await ask(`${base}${path}`);
		if (page?.status !== 200) return `la page ${path} ne s’affiche pas (${page?.status ?? "rien"})`;
		if (!page.text.includes(`tel:${phone}`)) return `la page ${path} n’a pas votre numéro, ${phone}`;
	}
	return undefined;
}
