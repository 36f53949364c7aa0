import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { type Machine, must, PLACES, RIGHTS, type Rights, SITE_USER, sameRights, Trouble } from "./machine.ts";
import type { Answers } from "./settings-file.ts";
import { readValues, settingsOf, withMissing } from "./settings-file.ts";
import type { Step } from "./step.ts";
import { unattendedUpgrades } from "./units.ts";

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
		const words = ["useradd", "--system", "--user-group", "--create-home", "--shell", "/bin/bash", SITE_USER];
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
		return undefined;
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

/** Debian's and Ubuntu's packages. `unzip` opens the archives that updates come in, `tzdata` tells systemd when it is night here. */
export function packages(answers: Answers): Step {
	const wanted = ["caddy", "unzip", "tzdata", ...(answers.securityUpdates ? ["unattended-upgrades"] : [])];
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
			await must(machine, "Le système n’a pas pu finir une installation commencée.", ["dpkg", "--configure", "-a"]);
			const help = "Cette machine atteint-elle les serveurs de Debian ou d’Ubuntu\u202f?";
			await must(machine, `La liste des logiciels n’a pas pu être lue. ${help}`, ["apt-get", "update", "-q"]);
			const install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", ...wanted];
			await must(machine, `Les logiciels n’ont pas pu être installés. ${help}`, install);
		},
	};
}

export const securityUpdates: Step = {
	name: "Les mises à jour de sécurité",
	says: "les faire poser chaque nuit par le système",
	check: (machine) => /Unattended-Upgrade "1"/.test(machine.read(PLACES.unattended) ?? ""),
	apply(machine) {
		machine.write(PLACES.unattended, unattendedUpgrades(), RIGHTS.readByAll);
		return undefined;
	},
};

/** State of a socket that waits for connections, in /proc/net/tcp. */
const LISTENING = "0A";

/**
 * Who listens on that port, by the kernel's own tables: a small Debian has neither `ss` nor `lsof`.
 *
 * @returns the program's name, « ? » when it cannot be known, nothing when the port is free
 */
export function portHolder(port: number): string | undefined {
	const sockets = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((table) => listening(table, port));
	if (sockets.length === 0) return undefined;
	for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
		if (filesOf(pid).some((file) => sockets.includes(file))) return nameOf(pid);
	return "?";
}

function listening(table: string, port: number): string[] {
	return linesOf(table).flatMap((line) => {
		const [, local = "", , state, , , , , , inode] = line.trim().split(/\s+/);
		return state === LISTENING && Number.parseInt(local.split(":")[1] ?? "", 16) === port ? [`socket:[${inode}]`] : [];
	});
}

function linesOf(table: string): string[] {
	try {
		return readFileSync(table, "utf8").split("\n").slice(1);
	} catch {
		// A machine without IPv6 has one table only.
		return [];
	}
}

function filesOf(pid: string): string[] {
	try {
		return readdirSync(`/proc/${pid}/fd`).flatMap((file) => {
			try {
				return [readlinkSync(`/proc/${pid}/fd/${file}`)];
			} catch {
				return [];
			}
		});
	} catch {
		// It ended meanwhile, or is somebody else's.
		return [];
	}
}

function nameOf(pid: string): string {
	try {
		return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
	} catch {
		return "?";
	}
}

const GB = 1e9;
/** Two versions and their building. */
const DISK_BYTES = 2 * GB;
/** Sold as one gigabyte, of which the system keeps a part. */
const MEMORY_BYTES = 0.9 * GB;

const gigabytes = (bytes: number) => `${(bytes / GB).toLocaleString("fr-FR", { maximumFractionDigits: 1 })}\u00a0Go`;

/**
 * That the machine can bear the site, before anything is asked.
 *
 * @throws Trouble: ports held by another program, no room, too little memory
 */
export function tryGround(ports: readonly number[], relayPort: number, machine: Machine): void {
	const inside = machine.portHolder(relayPort);
	// A site that was installed answers there itself.
	if (inside !== undefined && !machine.exists(PLACES.unit))
		throw new Trouble(
			`Le port ${relayPort}, sur lequel le site écoute à l’intérieur de ce serveur, est pris par un autre programme (${inside}). Arrêtez-le, ou donnez un autre numéro\u202f: une ligne «\u202fPORT=3100\u202f» dans ${PLACES.settings}.`,
		);
	for (const port of ports) {
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
