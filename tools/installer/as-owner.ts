import { lstatSync, readlinkSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Trouble } from "./machine.ts";

/**
 * Works on a path with no more than the rights of whoever owns the first folder on the way that is not root's: there, a link leads
 * root no further than its owner may go. That folder stands in one of root's, so nobody can put another in its place meanwhile.
 * Nothing changes where this does not run as root. `work` is over when it returns: nothing asynchronous.
 *
 * @throws Trouble where that owner may not
 */
export function asOwner<T>(path: string, work: () => T): T {
	const { geteuid, getgroups, setgroups, setegid, seteuid } = process;
	const owner = geteuid?.() === 0 ? ownerOnTheWay(resolve(path)) : undefined;
	if (owner === undefined || !getgroups || !setgroups || !setegid || !seteuid) return work();
	const groups = getgroups();
	setgroups([owner.gid]);
	setegid(owner.gid);
	seteuid(owner.uid);
	try {
		return work();
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		throw ["EACCES", "EPERM"].includes(code) ? new Trouble(leadsAway(path)) : error;
	} finally {
		seteuid(0);
		setegid(0);
		setgroups(groups);
	}
}

export const leadsAway = (path: string): string =>
	`«\u202f${path}\u202f» mène ailleurs que dans son dossier, par un lien ou par des droits qui ont changé. Rien n’y est lu ni écrit\u202f: regardez ce que c’est («\u202fls -la\u202f»), et qui l’a mis là.`;

/** Nothing where all of it is root's, as far as it exists. Links of root's own are followed. */
function ownerOnTheWay(path: string): { uid: number; gid: number } | undefined {
	const steps = path.split("/").filter(Boolean);
	for (const [index] of steps.entries()) {
		const at = `/${steps.slice(0, index + 1).join("/")}`;
		const found = lstatSync(at, { throwIfNoEntry: false });
		if (found === undefined) return undefined;
		if (found.uid !== 0) return found;
		if (found.isSymbolicLink()) return ownerOnTheWay(resolve(dirname(at), readlinkSync(at), ...steps.slice(index + 1)));
	}
	return undefined;
}
