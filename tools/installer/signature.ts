import { join } from "node:path";
import { type Machine, must, PLACES, RIGHTS } from "./machine.ts";

/** In the project: who may sign its versions, a line each, as OpenSSH's « allowed signers » have it. */
export const SIGNERS_FILE = "release-signers";
/** What follows an archive's name. */
export const SIGNATURE = ".sig";
/** Whose the key is said to be, and what it signs here: a signature of something else by the same key is none. */
export const SIGNED_AS = { identity: "site", namespace: "site-serrurier" } as const;

/** Whether this server takes nothing but what its pinned key signed. */
export const isPinned = (machine: Machine): boolean => machine.exists(PLACES.signers);

/**
 * Believes, from now on, the key of a version that serves: the first one as it came, each next one because the former had signed it.
 *
 * @param version its folder
 */
export function pinSigners(machine: Machine, version: string): void {
	const signers = machine.read(join(version, SIGNERS_FILE));
	if (signers !== undefined && signers !== machine.read(PLACES.signers))
		machine.write(PLACES.signers, signers, RIGHTS.readByAll);
}

/** For who brings something else than a signed archive. */
export const SIGNED_ALONE = `Ce serveur ne prend que des versions signées\u202f: donnez l’archive «\u202fsite-….tar.gz\u202f», avec son fichier «\u202f${SIGNATURE}\u202f» à côté. Pour en prendre une autre, à vos risques\u202f: «\u202frm ${PLACES.signers}\u202f».`;

/** @param archive in a folder of root's, with its signature beside @param name what it is called where it came from @throws Trouble unless the pinned key signed those very bytes */
export async function requireSigned(machine: Machine, archive: string, name: string): Promise<void> {
	const { identity, namespace } = SIGNED_AS;
	const words = ["ssh-keygen", "-Y", "verify", "-f", PLACES.signers, "-I", identity, "-n", namespace];
	const sentence = `«\u202f${name}\u202f» n’est pas signé par qui fait ce site\u202f: le fichier a changé en chemin, ou vient d’un autre. Rien n’en a été ouvert.`;
	await must(machine, sentence, [...words, "-s", archive + SIGNATURE], { stdin: archive });
}
