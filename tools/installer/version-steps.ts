import { realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { onlineLink, publicationsIn } from "#relay/publications/publications.ts";
import { type Machine, must, PLACES, RIGHTS, SITE_USER, sameRights, Trouble } from "./machine.ts";
import { ORIGIN, type Source } from "./received.ts";
import type { Step } from "./steps.ts";
import { readValues } from "./units.ts";

/** Written last, when a stage of a version is whole: what a run that was cut off left behind has none. */
const STAGES = ".etapes";
const COPIED = `${STAGES}/copie`;
const PACKAGES = `${STAGES}/paquets`;
const BUILT = `${STAGES}/pages`;
/** Stands while the publication on line is to be made anew by this version. */
export const TO_PUBLISH = `${STAGES}/a-publier`;

/** For who develops: nothing of it serves, and a version weighs 110 MB less. */
const LEFT_OUT = [
	...["x64", "arm64"].map((processor) => `node_modules/node-linux-${processor}/include`),
	"node_modules/@typescript",
];
const FOR_DEVELOPERS =
	"find node_modules -type f ( -name *.map -o -name *.d.ts -o -name *.d.mts -o -name *.d.cts ) -delete";
/** Debian and Ubuntu have glibc; the npm of Debian 12 brings what is for musl too. */
const OF_ANOTHER_SYSTEM =
	"find node_modules -maxdepth 2 -type d ( -name *musl* -o -name sharp-wasm32 ) -prune -exec rm -rf {} +";

export const versionFolder = ({ name }: Source): string => join(PLACES.versions, name);

/**
 * Up to a version that is ready to serve, beside the one that does.
 *
 * @param ownerDir the facts that its pages are made from
 * @param isPublished they are those of the publication on line, which is to be put there again
 */
export const versionSteps = (source: Source, ownerDir: string = PLACES.facts, isPublished = false): Step[] => [
	copied(source),
	installed(source),
	linked(source),
	facts(source),
	built(source, ownerDir, isPublished),
];

const has = (machine: Machine, folder: string, ...files: string[]) =>
	files.every((file) => machine.exists(join(folder, file)));

function copied(source: Source): Step {
	const folder = versionFolder(source);
	return {
		name: "La version du site",
		says: `la copier dans ${folder}`,
		check: (machine) =>
			has(machine, folder, COPIED, "package.json", "relay/main.ts") &&
			sameRights(machine.rights(folder), RIGHTS.folderOfAll),
		async apply(machine) {
			const isItself = resolve(source.folder) === folder;
			if (isItself && !has(machine, folder, "package.json", "relay/main.ts"))
				throw new Trouble(
					`Il manque des fichiers à la version qui sert (${folder}), et elle ne peut pas se les rendre elle-même. Mettez-en une entière à côté\u202f: «\u202fnpm run mettre-a-jour -- DOSSIER-OU-ARCHIVE\u202f».`,
				);
			// The link that serves may lead here: what is missing is put back, nothing is taken away.
			machine.makeFolder(folder);
			if (!isItself) for (const file of source.files) machine.copy(join(source.folder, file), join(folder, file));
			if (source.origin) machine.write(join(folder, ORIGIN), `${source.origin}\n`, RIGHTS.rootAlone);
			await toRoot(machine, folder);
			stageDone(machine, folder, COPIED);
		},
	};
}

function installed(source: Source): Step {
	const folder = versionFolder(source);
	return {
		name: "Ce que le site emprunte à d’autres",
		says: "le télécharger (deux minutes environ)",
		check: (machine) => has(machine, folder, PACKAGES, "node_modules/.bin/node"),
		async apply(machine) {
			const sentence =
				"Les paquets du site n’ont pas pu être téléchargés. Cette machine atteint-elle le réseau, et a-t-elle de la place\u202f?";
			const words = "npm ci --omit=dev --omit=peer --ignore-scripts --no-audit --no-fund --loglevel=error";
			// Debian 12 has Node 18, under which npm leaves out, without a word, what says that it needs a newer one.
			const programs = join(folder, STAGES, "programmes");
			machine.copy(realpathSync(process.execPath), join(programs, "node"));
			await must(machine, sentence, words, { folder, programs });
			machine.remove(programs);
			for (const path of LEFT_OUT) machine.remove(join(folder, path));
			for (const spare of [FOR_DEVELOPERS, OF_ANOTHER_SYSTEM])
				await must(machine, "Les paquets du site n’ont pas pu être allégés.", spare, { folder });
			stageDone(machine, folder, PACKAGES);
		},
	};
}

/** The npm scripts read `.env` beside package.json: one file of settings for all versions. */
function linked(source: Source): Step {
	const path = join(versionFolder(source), ".env");
	return {
		name: "Les réglages de cette version",
		says: `la faire lire ${PLACES.settings}`,
		check: (machine) => machine.readLink(path) === PLACES.settings,
		apply: (machine) => machine.link(path, PLACES.settings),
	};
}

/** The sample's files, for those that the owner has not: never over his own. */
function facts(source: Source): Step {
	const missing = (machine: Machine) =>
		source.files.filter((file) => {
			const [folder, name, more] = file.split("/");
			const isFact = folder === "owner" && more === undefined && name?.endsWith(".json");
			return isFact && !machine.exists(join(PLACES.facts, basename(file)));
		});
	return {
		name: "Vos faits",
		says: `mettre les fichiers d’exemple qui manquent dans ${PLACES.facts}`,
		check: (machine) => missing(machine).length === 0,
		apply(machine) {
			for (const file of missing(machine)) {
				// From the version's own copy, which stands by now: the folder that it came from may be gone.
				const sample = machine.read(join(versionFolder(source), file)) ?? "";
				const text = file === "owner/identity.json" ? ownIdentity(sample, machine) : sample;
				machine.write(join(PLACES.facts, basename(file)), text, RIGHTS.siteFile);
			}
		},
	};
}

/** What the owner need not type again: the address his letters leave from. Nobody made his site for him, and it is of this year. */
function ownIdentity(sample: string, machine: Machine): string {
	const { MAIL_FROM = "" } = readValues(machine.read(PLACES.settings) ?? "");
	const [email] = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM) ?? [];
	const own = {
		...(email ? { email } : {}),
		siteBuilder: null,
		copyrightYear: new Date(machine.nowMs()).getFullYear(),
	};
	return `${JSON.stringify({ ...JSON.parse(sample), ...own }, null, "\t")}\n`;
}

/** Folders of the versions that were copied whole, the newest first. */
export const versionsOf = (machine: Machine): string[] =>
	machine
		.list(PLACES.versions)
		.map((name) => join(PLACES.versions, name))
		.filter((folder) => machine.exists(join(folder, COPIED)))
		.toSorted((a, b) => machine.writtenAtMs(join(b, COPIED)) - machine.writtenAtMs(join(a, COPIED)));

export const isBuilt = (machine: Machine, folder: string): boolean =>
	has(machine, folder, BUILT, "build/client/index.html", "build/carnet/pages.js");

function built(source: Source, ownerDir: string, isPublished: boolean): Step {
	const folder = versionFolder(source);
	return {
		name: "Les pages",
		says: "les construire avec vos faits (une demi-minute environ)",
		check: (machine) => isBuilt(machine, folder),
		async apply(machine) {
			const sentence = "Les pages n’ont pas pu être construites.";
			if (isPublished) stageDone(machine, folder, TO_PUBLISH);
			// Made by the service's user in a copy of the project, in the one folder of the version that he may write to meanwhile.
			const making = join(folder, STAGES, "chantier");
			machine.remove(making);
			machine.makeFolder(making);
			machine.setRights(making, RIGHTS.site);
			await makeSite(machine, folder, sentence, join(making, "site"), ownerDir);
			await toRoot(machine, making);
			machine.remove(join(making, "site/facts"));
			machine.remove(join(folder, "build"));
			machine.move(join(making, "site"), join(folder, "build"));
			machine.remove(making);
			stageDone(machine, folder, BUILT);
		},
	};
}

function stageDone(machine: Machine, folder: string, stage: string): void {
	machine.write(join(folder, stage), "", RIGHTS.readByAll);
}

/** All of it, at once: root's, who runs programs of it, and for the service to read. Links are not followed. */
async function toRoot(machine: Machine, folder: string): Promise<void> {
	const sentence = "Les droits de la version n’ont pas pu être posés.";
	await must(machine, sentence, `chown -hR root:root ${folder}`);
	await must(machine, sentence, `chmod -R u=rwX,go=rX ${folder}`);
	machine.setRights(folder, RIGHTS.folderOfAll);
}

/** The link that says which version serves, changed in one step. */
export function serving(source: Source): Step {
	return {
		name: "Le lien vers la version qui sert",
		says: `faire mener ${PLACES.site} à elle`,
		check: (machine) => machine.readLink(PLACES.site) === versionFolder(source),
		apply: (machine) => machine.link(PLACES.site, versionFolder(source)),
	};
}

/** A program of a version, with its words, as the service would run it. */
export const inVersion = (machine: Machine, version: string, sentence: string, program: string, env = {}) =>
	must(machine, sentence, `node_modules/.bin/node --import ./relay/env-file.ts ${program}`, {
		...{ user: SITE_USER, folder: version, env },
	});

/**
 * The publication that visitors see, by the relay's own rule (relay/publications/publications.ts): the one that the owner put on
 * line, unless somebody built the version by hand since.
 */
export function shownPublication(machine: Machine, version: string, dataDir: string): string | undefined {
	const link = onlineLink(dataDir);
	const target = machine.readLink(link);
	if (target === undefined) return undefined;
	const builtAtMs = machine.writtenAtMs(join(version, "build/client/index.html"));
	return builtAtMs > machine.writtenAtMs(link) ? undefined : basename(target);
}

/** The facts as they were published: what the owner wrote since, he has not published. */
export const publishedFacts = (dataDir: string, id: string): string => join(publicationsIn(dataDir), id, "facts");

/**
 * The site made by a version from a folder of facts, as the service's user, into `out`.
 *
 * @throws Trouble with `sentence` and what is wrong with the facts
 */
export async function makeSite(
	machine: Machine,
	version: string,
	sentence: string,
	out: string,
	ownerDir: string,
): Promise<void> {
	const env = { OWNER_DIR: ownerDir };
	const said = await inVersion(machine, version, sentence, `tools/atelier/make-site.ts ${out}`, env);
	const made = JSON.parse(said.trim().split("\n").at(-1) ?? "{}") as { isMade?: boolean; problems?: string[] };
	if (!made.isMade) throw new Trouble(`${sentence} ${(made.problems ?? []).join("\n")}`);
}

/** The published facts, made into pages by a new version. @returns the folder of the build, not on line @throws Trouble */
export async function remake(machine: Machine, version: string, dataDir: string, id: string): Promise<string> {
	const build = join(dataDir, "mise-a-jour/site");
	// What a run that was cut off left there.
	forgetTry(machine, build);
	const sentence = "Les pages publiées n’ont pas pu être refaites.";
	await makeSite(machine, version, sentence, build, publishedFacts(dataDir, id));
	return build;
}

/** The folder that a build was made in, with all that the making left beside it. */
export const forgetTry = (machine: Machine, build: string): void => machine.remove(dirname(build));

/** @returns the name of the new publication, not on line */
export async function addPublication(machine: Machine, version: string, build: string): Promise<string> {
	const sentence = "Les pages refaites n’ont pas pu être rangées.";
	const id = (await inVersion(machine, version, sentence, `tools/installer/publication.ts add ${build}`)).trim();
	forgetTry(machine, build);
	return id;
}

export const showPublication = (machine: Machine, version: string, id: string) =>
	inVersion(
		machine,
		version,
		"La publication n’a pas pu être mise en ligne.",
		`tools/installer/publication.ts show ${id}`,
	);
