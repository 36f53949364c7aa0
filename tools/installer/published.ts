import { basename, dirname, join } from "node:path";
import { onlineLink, publicationsIn } from "#relay/publications/publications.ts";
import { type Machine, must, SITE_USER, Trouble } from "./machine.ts";

const NODE = ["node_modules/.bin/node", "--import", "./relay/env-file.ts"];

/** A program of a version, as the service would run it. */
export const inVersion = (machine: Machine, version: string, sentence: string, words: string[], env = {}) =>
	must(machine, sentence, [...NODE, ...words], { user: SITE_USER, folder: version, env });

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
	const said = await inVersion(machine, version, sentence, ["tools/atelier/make-site.ts", out], env);
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
	const id = (await inVersion(machine, version, sentence, ["tools/installer/publication.ts", "add", build])).trim();
	forgetTry(machine, build);
	return id;
}

export const showPublication = (machine: Machine, version: string, id: string) =>
	inVersion(machine, version, "La publication n’a pas pu être mise en ligne.", [
		...["tools/installer/publication.ts", "show", id],
	]);
