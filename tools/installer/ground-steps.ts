import type { Answers } from "./answers.ts";
import { must, type Rights, sameRights } from "./machine.ts";
import { PLACES, RIGHTS, SITE_USER } from "./places.ts";
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
