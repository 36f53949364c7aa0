import { basename, dirname, join } from "node:path";
import { type Machine, Trouble } from "./machine.ts";
import { isOfTheInstaller, PLACES } from "./places.ts";
import type { Source } from "./source.ts";
import { versionFolder } from "./version-steps.ts";

/**
 * The version that the installer lays or mends: its own where none serves, otherwise the one that serves, whatever folder it was
 * started from. Only an update changes version, for only an update tries the other one first and can go back.
 *
 * @throws Trouble where somebody laid the serving version by hand: its settings and its facts are elsewhere
 */
export function versionToLay(own: Source, machine: Machine): { source: Source; isOther: boolean; says: string[] } {
	const serving = machine.readLink(PLACES.site);
	const isThere = serving !== undefined && machine.exists(join(serving, "package.json"));
	if (!isThere || serving === versionFolder(own)) return { source: own, isOther: false, says: [] };
	const change = `«\u202fcd ${PLACES.site} && npm run mettre-a-jour -- ${own.folder.replace(/\/$/, "")}\u202f»`;
	const name = basename(serving);
	if (dirname(serving) !== PLACES.versions || !isOfTheInstaller(name))
		throw new Trouble(
			`Une version posée à la main sert déjà (${serving})\u202f: l’installateur n’y touche pas. Pour passer à celle de ce dossier\u202f: ${change}.`,
		);
	const files = machine.list(join(serving, "owner")).map((file) => `owner/${file}`);
	return {
		source: { folder: serving, files, name },
		isOther: true,
		says: [
			`La version ${name} sert déjà, et ce dossier en contient une autre, ${own.name}\u202f: celle qui sert reste, et c’est à elle que je remets ce qui manque. Pour passer à celle de ce dossier\u202f: ${change}.`,
			"",
		],
	};
}
