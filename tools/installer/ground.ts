import { type Machine, Trouble } from "./machine.ts";
import { PLACES } from "./places.ts";

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
