import { twinOf } from "./gather.ts";
import { type Machine, must, PLACES, RIGHTS, Trouble } from "./machine.ts";
import type { Answers } from "./settings-file.ts";
import type { Step } from "./step.ts";
import {
	caddyfile,
	INSTALLED,
	isReplaceable,
	nightlyTimer,
	nightlyUnit,
	OURS,
	serviceUnit,
	socketUnit,
} from "./units.ts";
import { isWritten } from "./version-steps.ts";

/** A container has none: files are laid, and somebody else starts what they describe. */
export const hasSystemd = (machine: Machine): boolean => machine.exists("/run/systemd/system");

const unitsFor = (relayPort: number) => [
	{ path: PLACES.socket, text: socketUnit(relayPort) },
	{ path: PLACES.unit, text: serviceUnit(INSTALLED) },
	{ path: PLACES.nightlyUnit, text: nightlyUnit() },
	{ path: PLACES.nightlyTimer, text: nightlyTimer() },
];
/** Read by systemd as it starts, until it is told to read them again. */
const STARTED = ["site.socket", "site.service", "site-sauvegarde.timer"];

/** @param isOther the version that serves is not this one: its files are its own, and only those that are gone are laid again */
export function units({ relayPort }: Answers, isOther = false): Step {
	const wanted = unitsFor(relayPort);
	const isRight = (machine: Machine, path: string, text: string) =>
		isOther ? machine.exists(path) : isWritten(machine, path, text, RIGHTS.readByAll);
	return {
		name: "Le service et la copie de nuit",
		says: "écrire leurs fichiers dans /etc/systemd/system",
		check: (machine) => wanted.every(({ path, text }) => isRight(machine, path, text)),
		async apply(machine) {
			for (const { path, text } of wanted)
				if (!isRight(machine, path, text)) machine.write(path, text, RIGHTS.readByAll);
		},
	};
}

/** Our blocks in Caddy's file, or beside somebody else's. */
export function front(answers: Answers, twin: string | undefined, isOther = false): Step {
	const { domain, relayPort, trial } = answers;
	const ours = { domain, relayPort, ...(twin ? { twin } : {}), ...(trial ? { trial } : {}) };
	const isBeside = (machine: Machine) => !isReplaceable(machine.read(PLACES.caddyfile));
	const placeIn = (machine: Machine) => (isBeside(machine) ? PLACES.caddyBeside : PLACES.caddyfile);
	const textIn = (machine: Machine) => caddyfile({ ...ours, isBeside: isBeside(machine) });
	return {
		name: "Caddy, devant le site",
		says: `lui donner ${[domain, twin].filter(Boolean).join(" et ")}, avec son certificat`,
		check: (machine) =>
			isOther
				? machine.read(placeIn(machine))?.startsWith(OURS) === true
				: isWritten(machine, placeIn(machine), textIn(machine), RIGHTS.readByAll),
		apply(machine) {
			machine.write(placeIn(machine), textIn(machine), RIGHTS.readByAll);
		},
	};
}

/** The other name with or without « www. », where it leads to this machine too, or already did. */
export async function servedTwin(domain: string, machine: Machine): Promise<string | undefined> {
	const twin = twinOf(domain);
	const known = [PLACES.caddyfile, PLACES.caddyBeside].some((path) => {
		const text = machine.read(path);
		return text !== undefined && new RegExp(`^${twin.replaceAll(".", "\\.")}(:\\d+)? \\{`, "m").test(text);
	});
	if (known) return twin;
	const own = machine.ownAddresses();
	return (await machine.resolve(twin)).some((address) => own.includes(address)) ? twin : undefined;
}

/** @throws Trouble while somebody else's Caddyfile does not take ours in */
export function tryFront(machine: Machine): void {
	const text = machine.read(PLACES.caddyfile);
	if (isReplaceable(text) || text?.includes(`import ${PLACES.caddyBeside}`)) return;
	throw new Trouble(
		`Caddy sert déjà autre chose ici\u202f: son fichier ${PLACES.caddyfile} est gardé tel quel. Ajoutez-y cette ligne, à la fin, puis relancez «\u202fnpm run installer\u202f»\u202f:\n    import ${PLACES.caddyBeside}`,
	);
}

/** A step whose files are read by programs that run: until they were told, a mark stands, for a run that is cut off. */
export const toBeRead = (step: Step): Step => ({
	...step,
	async apply(machine) {
		machine.write(PLACES.unread, "", RIGHTS.readByAll);
		await step.apply(machine);
	},
});

const active = async (machine: Machine, unit: string) =>
	(await machine.run(["systemctl", "is-enabled", "--quiet", unit])).status === 0 &&
	(await machine.run(["systemctl", "is-active", "--quiet", unit])).status === 0;

export const started: Step = {
	name: "Le démarrage, maintenant et avec la machine",
	says: "démarrer le site, Caddy et la copie de nuit",
	async check(machine) {
		if (machine.exists(PLACES.unread)) return false;
		for (const unit of [...STARTED, "caddy.service"]) if (!(await active(machine, unit))) return false;
		return true;
	},
	async apply(machine) {
		const sentence = "Le site n’a pas pu être démarré.";
		await must(machine, sentence, ["systemctl", "daemon-reload"]);
		for (const unit of STARTED) await must(machine, sentence, ["systemctl", "enable", unit]);
		// systemd refuses a socket whose service runs without it.
		await must(machine, sentence, ["systemctl", "stop", "site.service", "site.socket"]);
		await must(machine, sentence, ["systemctl", "start", ...STARTED]);
		const caddy = "Caddy n’a pas pu être démarré.";
		await must(machine, caddy, ["caddy", "validate", "--config", PLACES.caddyfile, "--adapter", "caddyfile"]);
		await must(machine, caddy, ["systemctl", "enable", "caddy.service"]);
		await must(machine, caddy, ["systemctl", "reload-or-restart", "caddy.service"]);
		machine.remove(PLACES.unread);
	},
};
