import { join } from "node:path";
import { isOfTheInstaller, type Machine, must, PLACES, Trouble } from "./machine.ts";
import { hasSystemd } from "./steps.ts";
import { OURS } from "./units.ts";

const UNITS = [
	...[PLACES.socket, PLACES.unit, PLACES.nightlyUnit, PLACES.nightlyTimer],
	...[PLACES.versionsUnit, PLACES.versionsTimer, PLACES.versionsPath],
];
const STOPPED = [
	...["site-versions.path", "site-versions.timer", "site-sauvegarde.timer"],
	...["site.socket", "site.service"],
];
/** The owner's customers, his facts and his password: nobody takes them away for him. */
const LEFT = [PLACES.data, PLACES.settingsFolder, PLACES.backups];

/**
 * Whether it may begin: visitors lose the site at once.
 *
 * @param confirm asks the person at the terminal; nothing where there is none
 * @throws Trouble where nobody can answer, or the words are not known
 */
export async function mayRemove(
	words: readonly string[],
	confirm: ((question: string) => Promise<boolean>) | undefined,
): Promise<boolean> {
	if (words.some((word) => word !== "--oui"))
		throw new Trouble(
			`Je ne comprends pas «\u202f${words.join(" ")}\u202f». On peut écrire «\u202fnpm run desinstaller\u202f», ou «\u202fnpm run desinstaller -- --oui\u202f» (sans question).`,
		);
	if (words.length > 0) return true;
	if (confirm)
		return confirm("Vos visiteurs n’auront plus le site, tout de suite. Tapez «\u202foui\u202f» pour l’ôter\u202f: ");
	throw new Trouble(
		"Personne n’est là pour confirmer. Pour ôter le site sans question\u202f: «\u202fnpm run desinstaller -- --oui\u202f».",
	);
}

/**
 * Takes away what the installer laid: the service, the nightly copy, Caddy's block, the versions. Leaves what is the owner's,
 * the user whose it is, and Debian's packages, which others may use.
 *
 * @throws Trouble
 */
export async function remove(machine: Machine, say: (sentence: string) => void): Promise<void> {
	const systemd = hasSystemd(machine);
	if (systemd && UNITS.some((unit) => machine.exists(unit))) {
		say("Arrêter le site et la copie de nuit (une minute au plus)…");
		// One that was never started is no reason to stop here.
		for (const unit of STOPPED) await machine.run(["systemctl", "disable", "--now", unit]);
	}
	say("Ôter le service et la copie de nuit…");
	for (const unit of UNITS) machine.remove(unit);
	if (systemd) await must(machine, "systemd n’a pas relu ses fichiers.", "systemctl daemon-reload");
	await removeFront(machine, systemd, say);
	machine.remove(PLACES.site);
	for (const name of machine.list(PLACES.versions).filter(isOfTheInstaller)) {
		say(`Ôter la version ${name}…`);
		machine.remove(join(PLACES.versions, name));
	}
	machine.remove(PLACES.unread);
	say(
		`\nLE SITE EST ÔTÉ. Restent, avec tout ce qu’ils contiennent\u202f: vos demandes et vos faits (${PLACES.data}), vos réglages (${PLACES.settingsFolder}), vos copies (${PLACES.backups}).`,
	);
	say(
		`Pour le remettre, avec tout cela\u202f: «\u202fnpm run installer\u202f», depuis le dossier de l’archive. Pour tout effacer, les noms de vos clients compris\u202f: «\u202frm -r ${LEFT.join(" ")}\u202f».`,
	);
}

/** Somebody else's Caddyfile is told of, never changed. */
async function removeFront(machine: Machine, systemd: boolean, say: (sentence: string) => void): Promise<void> {
	if (machine.read(PLACES.caddyfile)?.startsWith(OURS)) {
		say(`${systemd ? "Arrêter Caddy, qui" : "Caddy"} n’a plus rien à servir\u202f: il reste installé…`);
		if (systemd) await machine.run(["systemctl", "disable", "--now", "caddy.service"]);
		machine.remove(PLACES.caddyfile);
	}
	if (!machine.exists(PLACES.caddyBeside)) return;
	if (machine.read(PLACES.caddyfile)?.includes(PLACES.caddyBeside)) {
		say(
			`Ôtez de ${PLACES.caddyfile} la ligne «\u202fimport ${PLACES.caddyBeside}\u202f», puis effacez ce second fichier\u202f: sans lui, Caddy ne redémarrerait pas.`,
		);
		return;
	}
	machine.remove(PLACES.caddyBeside);
}
