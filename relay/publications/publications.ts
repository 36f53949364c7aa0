import { lstatSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import { mkdir, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Settings } from "#relay/settings.ts";
import { syncToDisk } from "#relay/store/disk.ts";

const ROOT = new URL("../../", import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };

/**
 * Which code makes pages here: the project's version, and the print of its bundle (tools/bundle.ts). Between two releases the
 * number alone stays the same while the code changes.
 */
export function codeVersion(bundle = join(ROOT, "build/code")): string {
	try {
		return `${version}-${readFileSync(join(bundle, "empreinte"), "utf8").slice(0, 12)}`;
	} catch {
		return version;
	}
}

/** What is written beside a build: when it was made, by which code, from which facts. */
export interface About {
	madeAtMs: number;
	/** As `codeVersion` tells it. */
	version: string;
	/** Fingerprint of the owner's files that it was made from (atelier/owner-facts.ts). */
	facts: string;
	/** Who published it from the notebook; nothing of what a command of the server put on line. */
	by?: "owner";
}

const FILE = "about.json";

export const writeAbout = (folder: string, about: About): void =>
	writeFileSync(join(folder, FILE), `${JSON.stringify(about, null, "\t")}\n`);

/** Of the build in that folder; nothing when there is none, or half of one. */
export function readAbout(folder: string): About | undefined {
	try {
		const read = JSON.parse(readFileSync(join(folder, FILE), "utf8")) as Partial<About>;
		const { madeAtMs, version, facts, by } = read;
		if (typeof madeAtMs !== "number" || typeof version !== "string" || typeof facts !== "string") return undefined;
		return { madeAtMs, version, facts, ...(by === "owner" ? { by } : {}) };
	} catch {
		return undefined;
	}
}

/** Besides the one on line and the newest. */
const KEPT = 10;
const ONLINE = "en-ligne";
const ID = /^\d{8}-\d{6}$/;

export interface Publication {
	/** When it was published, UTC, as « 20261124-205025 »: names sort as they came. */
	id: string;
	about: About;
	isOnline: boolean;
}

export const publicationsIn = (dataDir: string): string => join(dataDir, "publications");
/** The link to the publication on line. */
export const onlineLink = (dataDir: string): string => join(publicationsIn(dataDir), ONLINE);

/** Builds of the site that were on line, and the link that says which one is. */
export function openPublications(dataDir: string) {
	const root = publicationsIn(dataDir);
	const folderOf = (id: string) => join(root, id);
	return { folderOf, list, add, putOnline };

	/** The newest first. */
	function list(): Publication[] {
		const online = onlineIn(dataDir);
		return idsIn(root)
			.flatMap((id) => {
				const about = readAbout(folderOf(id));
				return about ? [{ id, about, isOnline: id === online }] : [];
			})
			.reverse();
	}

	/**
	 * Takes a finished build over, which leaves its folder. It is not on line yet.
	 *
	 * @param by who asked for it in the notebook
	 * @returns its id
	 */
	async function add(build: string, nowMs: number, by?: About["by"]): Promise<string> {
		await mkdir(root, { recursive: true, mode: 0o700 });
		const about = readAbout(build);
		if (about && by) writeAbout(build, { ...about, by });
		const id = freeId(root, nowMs);
		await rename(build, folderOf(id));
		syncToDisk(root);
		return id;
	}

	/** Shows that one from the next second on. @throws when there is none of that name */
	async function putOnline(id: string): Promise<void> {
		if (!ID.test(id) || !isFolder(join(folderOf(id), "client"))) throw new Error(`no publication ${id}`);
		// A link is never half: the new one is made beside, then takes the name.
		const next = join(root, `${ONLINE}.nouveau`);
		await rm(next, { force: true });
		await symlink(id, next);
		await rename(next, onlineLink(dataDir));
		syncToDisk(root);
		await forgetOldest(list());
	}

	async function forgetOldest([, ...older]: Publication[]): Promise<void> {
		const tooMany = older.filter(({ isOnline }) => !isOnline).slice(KEPT);
		for (const { id } of tooMany) {
			// Cut short, what is left of it has no date for a name: the next start erases it (relay/upkeep/leftovers.ts).
			const going = `${folderOf(id)}.ancien`;
			await rename(folderOf(id), going);
			await rm(going, { recursive: true, force: true });
		}
	}
}

function onlineIn(dataDir: string): string | undefined {
	try {
		return basename(readlinkSync(onlineLink(dataDir)));
	} catch {
		return undefined;
	}
}

function idsIn(root: string): string[] {
	try {
		return readdirSync(root)
			.filter((name) => ID.test(name))
			.sort();
	} catch {
		return [];
	}
}

/** After the last one, whatever the clock of the machine says: the newest is the one that sorts last. */
function freeId(root: string, nowMs: number): string {
	const [, day = "", time = ""] = /^(\d{8})-(\d{6})$/.exec(idsIn(root).at(-1) ?? "") ?? [];
	const last = day.replace(/(....)(..)(..)/, "$1-$2-$3T") + time.replace(/(..)(..)(..)/, "$1:$2:$3Z");
	const afterLastMs = (Date.parse(last) || 0) + 1_000;
	return new Date(Math.max(nowMs, afterLastMs)).toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-");
}

export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

type Places = Pick<Settings, "dataDir" | "siteDir" | "publishes">;

/**
 * The folder of pages that visitors are shown, asked at each look: what the owner decided last. A publication put on line
 * stands before the project's build, until somebody builds by hand again: who works with files and git sees their work.
 */
export function shownSite({ dataDir, siteDir, publishes }: Places): string {
	if (!publishes) return siteDir;
	const link = onlineLink(dataDir);
	const online = join(link, "client");
	if (!isFolder(online)) return siteDir;
	const built = statSync(join(siteDir, "index.html"), { throwIfNoEntry: false });
	const switched = lstatSync(link, { throwIfNoEntry: false });
	return built && switched && built.mtimeMs > switched.mtimeMs ? siteDir : online;
}
