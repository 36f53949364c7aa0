import { twinOf } from "./gather.ts";
import { type Machine, must, PLACES, RIGHTS, type Rights, SITE_USER, sameRights, Trouble } from "./machine.ts";
import {
	type Answers,
	caddyfile,
	installed,
	isReplaceable,
	nightlyTimer,
	nightlyUnit,
	OURS,
	readValues,
	serviceUnit,
	settingsOf,
	socketUnit,
	unattendedUpgrades,
	versionsPath,
	versionsTimer,
	versionsUnit,
	withMissing,
} from "./units.ts";

/** One thing that the server must have. */
export interface Step {
	/** « L’utilisateur du site » */
	name: string;
	/** What `apply` does, for who asks beforehand: « créer l’utilisateur… ». */
	says: string;
	/** Whether it is as it should be. Reads only. */
	check(machine: Machine): Promise<boolean> | boolean;
	/** Makes it so, from wherever an interrupted run left it. */
	apply(machine: Machine): Promise<void> | void;
}

type Say = (sentence: string) => void;

/**
 * Each in turn: what is there already is left alone. Stops at the first that cannot be done, with what was done before it in
 * place; another run goes on from there.
 *
 * @param isTrial says what it would do and touches nothing
 * @returns how many steps were, or would be, done
 * @throws Trouble
 */
export async function runSteps(steps: readonly Step[], machine: Machine, say: Say, isTrial: boolean): Promise<number> {
	let done = 0;
	for (const [index, step] of steps.entries()) {
		const place = `${index + 1}/${steps.length} ${step.name}`;
		if (await step.check(machine)) {
			say(`${place}\u202f: déjà fait.`);
			continue;
		}
		done++;
		if (isTrial) {
			say(`${place}\u202f: à faire, ${step.says}.`);
			continue;
		}
		say(`${place}\u202f: ${step.says}…`);
		await step.apply(machine);
		if (!(await step.check(machine)))
			throw new Trouble(
				`«\u202f${step.name}\u202f»\u202f: c’est fait, et pourtant rien n’a changé. Relancez la commande\u202f; si cela recommence, montrez ces lignes à qui vous a donné le site.`,
			);
	}
	return done;
}

const FOLDERS: [path: string, rights: Rights][] = [
	[PLACES.versions, RIGHTS.folderOfAll],
	[PLACES.data, RIGHTS.siteAlone],
	[PLACES.facts, RIGHTS.siteAlone],
	[PLACES.settingsFolder, RIGHTS.settingsFolder],
	[PLACES.backups, RIGHTS.siteAlone],
];

/** A real user with a shell: his commands (« npm run demandes ») read the files of the service. */
export const user: Step = {
	name: "L’utilisateur du site",
	says: `créer l’utilisateur «\u202f${SITE_USER}\u202f», qui seul touche aux demandes`,
	check: async (machine) => (await machine.run(["id", "-u", SITE_USER])).status === 0,
	async apply(machine) {
		const words = `useradd --system --user-group --create-home --shell /bin/bash ${SITE_USER}`;
		await must(machine, "L’utilisateur du site n’a pas pu être créé.", words);
	},
};

export const folders: Step = {
	name: "Les dossiers et leurs droits",
	says: `créer ${FOLDERS.map(([path]) => path).join(", ")}`,
	check: (machine) => FOLDERS.every(([path, rights]) => sameRights(machine.rights(path), rights)),
	apply(machine) {
		for (const [path, rights] of FOLDERS) {
			if (sameRights(machine.rights(path), rights)) continue;
			machine.makeFolder(path);
			machine.setRights(path, rights);
		}
	},
};

/** Before anything long: whoever is cut off does not answer twice. */
export function settings(answers: Answers): Step {
	const wantedIn = (text: string) => {
		const { BACKUP_DIR, ...wanted } = settingsOf(answers);
		const { DATABASE_URL, BACKUP_COMMAND } = readValues(text);
		// The relay refuses to start with two ways to copy, or with a copy that it cannot make.
		return BACKUP_DIR === undefined || DATABASE_URL || BACKUP_COMMAND ? wanted : { ...wanted, BACKUP_DIR };
	};
	return {
		name: "Les réglages",
		says: `écrire vos réponses dans ${PLACES.settings}, sans toucher aux lignes qui y sont`,
		check(machine) {
			const text = machine.read(PLACES.settings);
			const isComplete = text !== undefined && withMissing(text, wantedIn(text)) === text;
			return isComplete && sameRights(machine.rights(PLACES.settings), RIGHTS.settings);
		},
		apply(machine) {
			const text = machine.read(PLACES.settings) ?? "";
			machine.write(PLACES.settings, withMissing(text, wantedIn(text)), RIGHTS.settings);
			return undefined;
		},
	};
}

/** Debian's and Ubuntu's packages. `unzip` opens the archives that updates come in, `tzdata` tells systemd when it is night here, `openssh-client` judges signatures, `curl` fetches what they are of. */
export function packages(answers: Answers): Step {
	const wanted = [
		...["caddy", "unzip", "tzdata", "openssh-client", "curl"],
		...(answers.securityUpdates ? ["unattended-upgrades"] : []),
	];
	return {
		name: "Les logiciels du système",
		says: `installer ${wanted.join(", ")}`,
		async check(machine) {
			const { status, said } = await machine.run(["dpkg-query", "-W", `-f=\${Status}\n`, ...wanted]);
			return (
				status === 0 && said.split("\n").filter((line) => line === "install ok installed").length === wanted.length
			);
		},
		async apply(machine) {
			// A run that was cut off may have left packages half set up.
			await must(machine, "Le système n’a pas pu finir une installation commencée.", "dpkg --configure -a");
			const help = "Cette machine atteint-elle les serveurs de Debian ou d’Ubuntu\u202f?";
			await must(machine, `La liste des logiciels n’a pas pu être lue. ${help}`, "apt-get update -q");
			const install = `apt-get install -y -q --no-install-recommends ${wanted.join(" ")}`;
			await must(machine, `Les logiciels n’ont pas pu être installés. ${help}`, install);
		},
	};
}

export const securityUpdates: Step = {
	name: "Les mises à jour de sécurité",
	says: "les faire poser chaque nuit par le système",
	check: (machine) => /Unattended-Upgrade "1"/.test(machine.read(PLACES.unattended) ?? ""),
	apply: (machine) => machine.write(PLACES.unattended, unattendedUpgrades, RIGHTS.readByAll),
};

const GB = 1e9;
/** Two versions and their building. */
const DISK_BYTES = 2 * GB;
/** Sold as one gigabyte, of which the system keeps a part. */
const MEMORY_BYTES = 0.9 * GB;

const gigabytes = (bytes: number) => `${(bytes / GB).toLocaleString("fr-FR", { maximumFractionDigits: 1 })}\u00a0Go`;

/** By which visitors come. */
const PORTS = [80, 443];

/**
 * That the machine can bear the site, before anything is asked.
 *
 * @throws Trouble: ports held by another program, no room, too little memory
 */
export function tryGround(relayPort: number, machine: Machine): void {
	const inside = machine.portHolder(relayPort);
	// A site that was installed answers there itself.
	if (inside !== undefined && !machine.exists(PLACES.unit))
		throw new Trouble(
			`Le port ${relayPort}, sur lequel le site écoute à l’intérieur de ce serveur, est pris par un autre programme (${inside}). Arrêtez-le, ou donnez un autre numéro\u202f: une ligne «\u202fPORT=3100\u202f» dans ${PLACES.settings}.`,
		);
	for (const port of PORTS) {
		const holder = machine.portHolder(port);
		if (holder === undefined || holder === "caddy") continue;
		const who = holder === "?" ? "un programme que ce système ne nomme pas" : `le programme «\u202f${holder}\u202f»`;
		throw new Trouble(
			`Le port ${port}, par où viennent les visiteurs, est pris par ${who}. Arrêtez-le pour de bon (souvent\u202f: «\u202fsystemctl disable --now ${holder === "?" ? "NOM" : holder}\u202f»), puis relancez la commande.`,
		);
	}
	const free = machine.freeBytes("/srv");
	if (free < DISK_BYTES)
		throw new Trouble(
			`Il reste ${gigabytes(free)} sur le disque, et il en faut ${gigabytes(DISK_BYTES)}. Faites de la place («\u202fapt-get clean\u202f» en rend parfois), ou prenez un disque plus grand.`,
		);
	const memory = machine.memoryBytes();
	if (memory < MEMORY_BYTES)
		throw new Trouble(
			`Ce serveur a ${gigabytes(memory)} de mémoire, et il en faut 1\u00a0Go. Prenez le modèle au-dessus chez qui vous le loue.`,
		);
}

/** A container has none: files are laid, and somebody else starts what they describe. */
export const hasSystemd = (machine: Machine): boolean => machine.exists("/run/systemd/system");

const unitsFor = ({ relayPort, looksForVersions, copies }: Answers) => [
	{ path: PLACES.socket, text: socketUnit(relayPort) },
	{ path: PLACES.unit, text: serviceUnit(installed(copies)) },
	{ path: PLACES.nightlyUnit, text: nightlyUnit(copies) },
	{ path: PLACES.nightlyTimer, text: nightlyTimer },
	...(looksForVersions
		? [
				{ path: PLACES.versionsUnit, text: versionsUnit },
				{ path: PLACES.versionsTimer, text: versionsTimer },
				{ path: PLACES.versionsPath, text: versionsPath },
			]
		: []),
];
/** Read by systemd as it starts, until it is told to read them again. */
const startedUnits = ({ looksForVersions }: Answers) => [
	...["site.socket", "site.service", "site-sauvegarde.timer"],
	...(looksForVersions ? ["site-versions.timer", "site-versions.path"] : []),
];

/** @param isOther the version that serves is not this one: its files are its own, and only those that are gone are laid again */
export function units(answers: Answers, isOther: boolean): Step {
	const wanted = unitsFor(answers);
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
export function front(answers: Answers, twin: string | undefined, isOther: boolean): Step {
	const { domain, relayPort } = answers;
	const isBeside = (machine: Machine) => !isReplaceable(machine.read(PLACES.caddyfile));
	const placeIn = (machine: Machine) => (isBeside(machine) ? PLACES.caddyBeside : PLACES.caddyfile);
	const textIn = (machine: Machine) => caddyfile({ domain, twin, relayPort, isBeside: isBeside(machine) });
	return {
		name: "Caddy, devant le site",
		says: `lui donner ${[domain, twin].filter(Boolean).join(" et ")}, avec son certificat`,
		check: (machine) =>
			isOther
				? machine.read(placeIn(machine))?.startsWith(OURS) === true
				: isWritten(machine, placeIn(machine), textIn(machine), RIGHTS.readByAll),
		apply: (machine) => machine.write(placeIn(machine), textIn(machine), RIGHTS.readByAll),
	};
}

/** The other name with or without « www. », where it leads to this machine too, or already did. */
export async function servedTwin(domain: string, machine: Machine): Promise<string | undefined> {
	const twin = twinOf(domain);
	const known = [PLACES.caddyfile, PLACES.caddyBeside].some((path) => {
		const text = machine.read(path);
		return text !== undefined && new RegExp(`^${twin.replaceAll(".", "\\.")} \\{`, "m").test(text);
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

export const started = (answers: Answers): Step => ({
	name: "Le démarrage, maintenant et avec la machine",
	says: "démarrer le site, Caddy et la copie de nuit",
	async check(machine) {
		if (machine.exists(PLACES.unread)) return false;
		for (const unit of [...startedUnits(answers), "caddy.service"]) if (!(await active(machine, unit))) return false;
		return true;
	},
	async apply(machine) {
		const site = [
			"daemon-reload",
			`enable ${startedUnits(answers).join(" ")}`,
			// systemd refuses a socket whose service runs without it.
			"stop site.service site.socket",
			`start ${startedUnits(answers).join(" ")}`,
		];
		for (const words of site) await must(machine, "Le site n’a pas pu être démarré.", `systemctl ${words}`);
		const caddy = [
			`caddy validate --config ${PLACES.caddyfile} --adapter caddyfile`,
			"systemctl enable caddy.service",
			"systemctl reload-or-restart caddy.service",
		];
		for (const words of caddy) await must(machine, "Caddy n’a pas pu être démarré.", words);
		machine.remove(PLACES.unread);
	},
});

/** One file of ours, with its rights. @returns whether it is as it should be */
export const isWritten = (machine: Machine, path: string, text: string, rights: Rights): boolean =>
	machine.read(path) === text && sameRights(machine.rights(path), rights);
