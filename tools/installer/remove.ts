import { join } from "node:path";
import { OURS } from "./caddyfile.ts";
import { type Machine, must } from "./machine.ts";
import { isOfTheInstaller, PLACES } from "./places.ts";
import { hasSystemd } from "./service-steps.ts";

const UNITS = [PLACES.socket, PLACES.unit, PLACES.nightlyUnit, PLACES.nightlyTimer];
/** The owner's customers, his facts and his password: nobody takes them away for him. */
const LEFT = [PLACES.data, PLACES.settingsFolder, PLACES.backups];

/**
 * Takes away what the installer laid: the service, the nightly copy, Caddy's block, the versions. Leaves what is the owner's,
 * the user whose it is, and Debian's packages, which others may use.
 *
 * @throws Trouble
 */
export async function remove(machine: Machine, say: (sentence: string) => void): Promise<void> {
	const systemd = hasSystemd(machine);
	if (systemd && UNITS.some((unit) => machine.exists(unit))) {
		// One that was never started is no reason to stop here.
		for (const unit of ["site-sauvegarde.timer", "site.socket", "site.service"])
			await machine.run(["systemctl", "disable", "--now", unit]);
		say("Le site est arrêté.");
	}
	for (const unit of UNITS) machine.remove(unit);
	if (systemd) await must(machine, "systemd n’a pas relu ses fichiers.", ["systemctl", "daemon-reload"]);
	await removeFront(machine, systemd, say);
	machine.remove(PLACES.site);
	const versions = machine.list(PLACES.versions).filter(isOfTheInstaller);
	for (const name of versions) machine.remove(join(PLACES.versions, name));
	machine.remove(PLACES.unread);
	say(
		`Le service, la copie de nuit et les versions (${versions.length}) sont ôtés. Restent, avec tout ce qu’ils contiennent\u202f: vos demandes et vos faits (${PLACES.data}), vos réglages (${PLACES.settingsFolder}), vos copies (${PLACES.backups}).`,
	);
	say(
		`«\u202fnpm run installer\u202f» remet le site, avec tout cela. Pour tout effacer, les noms de vos clients compris\u202f: «\u202frm -r ${LEFT.join(" ")}\u202f».`,
	);
}

/** Somebody else's Caddyfile is told of, never changed. */
async function removeFront(machine: Machine, systemd: boolean, say: (sentence: string) => void): Promise<void> {
	if (machine.read(PLACES.caddyfile)?.startsWith(OURS)) {
		if (systemd) await machine.run(["systemctl", "disable", "--now", "caddy.service"]);
		machine.remove(PLACES.caddyfile);
		say(`Caddy n’a plus rien à servir\u202f: il ${systemd ? "est arrêté, et " : ""}reste installé.`);
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
