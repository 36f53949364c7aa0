import { parseArgs } from "node:util";
import type { Tried } from "#notebook/try-channels.ts";
import { samePhone } from "#relay/letter/phone.ts";
import type { RequestFile } from "#relay/store/records.ts";
import type { RequestStore } from "#relay/store/store.ts";
import type { Copier } from "#relay/upkeep/copier.ts";

/** Requests of one person: the same address whatever its capitals, or the same number however it is written. */
export function requestsOf({ email, phone }: Contact, requests: readonly RequestFile[]): RequestFile[] {
	return requests.filter(
		({ quote }) =>
			(email !== undefined && sameText(quote.email, email)) || (phone !== undefined && samePhone(quote.phone, phone)),
	);
}

function sameText(one: string, other: string): boolean {
	const foldText = (text: string) => text.trim().normalize("NFC").toLowerCase();
	return foldText(one) === foldText(other);
}

/** Crockford's reading: what is read out over the phone as O, I or L was written 0 or 1. */
function readAloud(id: string): string {
	return id.trim().toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
}

/** A request by its number, or by its last eight signs. */
export function findRequest(typed: string, requests: readonly RequestFile[]): RequestFile | undefined {
	const wanted = readAloud(typed);
	return requests.find(({ id }) => id === wanted) ?? requests.find(({ id }) => id.split("-")[1] === wanted);
}

/** Whom an export or an erasure is about. */
export interface Contact {
	email?: string;
	phone?: string;
}

export type Order =
	| { name: "aide" }
	| { name: "etat" }
	| { name: "liste"; only?: "quarantined" | "waiting"; everything: boolean }
	| { name: "voir" | "liberer"; id: string }
	| { name: "renvoyer"; id: string | undefined }
	| { name: "exporter"; contact: Contact }
	| { name: "effacer"; contact: Contact; confirmed: boolean }
	| { name: "sauvegarder"; folder: string | undefined }
	| { name: "essayer" }
	| { name: "essayer-sauvegarde" };

/** An order that cannot be understood. The message is French and says what to write instead. */
export class OrderError extends Error {
	override name = "OrderError";
}

const OPTIONS = {
	email: { type: "string" },
	telephone: { type: "string" },
	oui: { type: "boolean" },
	tout: { type: "boolean" },
	quarantaine: { type: "boolean" },
	attente: { type: "boolean" },
	aide: { type: "boolean", short: "h" },
	help: { type: "boolean" },
} as const;
type OptionName = keyof typeof OPTIONS;

const TAKES: Record<Order["name"], { options: OptionName[]; words: number }> = {
	aide: { options: [], words: 0 },
	etat: { options: [], words: 0 },
	liste: { options: ["tout", "quarantaine", "attente"], words: 0 },
	voir: { options: [], words: 1 },
	liberer: { options: [], words: 1 },
	renvoyer: { options: ["tout"], words: 1 },
	exporter: { options: ["email", "telephone"], words: 0 },
	effacer: { options: ["email", "telephone", "oui"], words: 0 },
	sauvegarder: { options: [], words: 1 },
	essayer: { options: [], words: 0 },
	"essayer-sauvegarde": { options: [], words: 0 },
};

/** @param typed what follows the command's name. @throws OrderError */
export function readOrder(typed: readonly string[]): Order {
	const { values, positionals } = parse(typed);
	const [first = "aide", ...words] = positionals;
	// « état » and « libérer », as anybody would write them.
	const name = first.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	if (values.aide || values.help || name === "aide" || name === "help") return { name: "aide" };
	if (!isOrderName(name)) throw new OrderError(`L’ordre «\u202f${first}\u202f» n’existe pas.`);

	const { options, words: wanted } = TAKES[name];
	const stray = (Object.keys(values) as OptionName[]).find((option) => !options.includes(option));
	if (stray !== undefined) throw new OrderError(`L’ordre «\u202f${name}\u202f» ne prend pas l’option --${stray}.`);
	if (words.length > wanted)
		throw new OrderError(`«\u202f${words[wanted]}\u202f» est de trop après «\u202f${name}\u202f».`);
	const [word] = words;

	switch (name) {
		case "liste": {
			const only = values.quarantaine ? "quarantined" : values.attente ? "waiting" : undefined;
			return { name, everything: values.tout === true, ...(only === undefined ? {} : { only }) };
		}
		case "voir":
		case "liberer":
			if (word === undefined)
				throw new OrderError(`Quelle demande\u202f? Écrivez «\u202f${name}\u202f» suivi de son numéro.`);
			return { name, id: word };
		case "renvoyer":
			if ((word === undefined) === (values.tout === undefined)) {
				throw new OrderError("Écrivez «\u202frenvoyer\u202f» suivi d’un numéro, ou «\u202frenvoyer --tout\u202f».");
			}
			return { name, id: word };
		case "exporter":
			return { name, contact: contactOf(name, values) };
		case "effacer":
			return { name, contact: contactOf(name, values), confirmed: values.oui === true };
		case "sauvegarder":
			return { name, folder: word };
		default:
			return { name };
	}
}

function parse(typed: readonly string[]) {
	try {
		return parseArgs({ args: [...typed], options: OPTIONS, allowPositionals: true });
	} catch (error) {
		const option = /'(-[^' ]+)/.exec((error as Error).message)?.[1] ?? "";
		throw new OrderError(`L’option ${option} n’est pas connue, ou il lui manque sa valeur.`);
	}
}

function isOrderName(name: string): name is Exclude<Order["name"], "aide"> {
	return Object.hasOwn(TAKES, name) && name !== "aide";
}

function contactOf(name: string, { email, telephone }: { email?: string; telephone?: string }): Contact {
	if (!email?.trim() && !telephone?.trim()) {
		throw new OrderError(
			`Qui\u202f? Écrivez «\u202f${name} --email ADRESSE\u202f» ou «\u202f${name} --telephone NUMÉRO\u202f».`,
		);
	}
	return { ...(email ? { email } : {}), ...(telephone ? { phone: telephone } : {}) };
}

export const HELP = `npm run demandes -- ORDRE

  liste                     les demandes reçues, la plus récente d’abord
    --attente               seulement celles dont la lettre n’est pas partie
    --quarantaine           seulement celles prises pour un envoi de robot
    --tout                  toutes, et pas seulement les 30 dernières
  voir ID                   une demande entière (les 8 derniers signes suffisent)
  liberer ID                sortir de la quarantaine et envoyer la lettre
  renvoyer ID               envoyer de nouveau la lettre d’une demande
  renvoyer --tout           envoyer tout ce qui attend votre décision
  etat                      tout va-t-il bien\u202f? Sinon, que faire. Et ce qui sonne
  exporter --email ADRESSE  ce que l’on garde sur une personne, en JSON
           --telephone NUMÉRO
  effacer  --email ADRESSE  effacer pour de bon tout ce que l’on garde sur elle
           --telephone NUMÉRO   (--oui\u202f: sans demander confirmation)
                            avec les deux, l’adresse OU le numéro suffit
  sauvegarder               copier toutes les demandes hors de la machine, tout de suite
  sauvegarder DOSSIER       les copier dans un fichier de ce dossier
  essayer                   envoyer un essai par les deux chemins, et lire leurs réponses
  essayer-sauvegarde        relire la dernière copie, comme pour la restaurer

Réglages lus comme par le site\u202f: DATA_DIR, DATABASE_URL, BACKUP_DIR…, dans l’environnement ou dans un fichier .env.
`;

/** Exit codes: done; not done, or something is wrong; not understood. */
export const EXIT = { done: 0, trouble: 1, usage: 2 } as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** What the command needs of the world. */
export interface Dependencies {
	openStore(): Promise<RequestStore>;
	/** Erases the letters on this disk that carry these ids; resolves to their number. */
	eraseLetters(ids: readonly string[]): number;
	nowMs(): number;
	/** Width of the terminal. */
	cells: number;
	hasWebhook: boolean;
	/** Whether taps and requests are counted. */
	countsCalls: boolean;
	/** Where letters are written for want of a mail server. */
	mailFolder?: string;
	/** Makes copies off the machine; absent when the settings name no place. */
	copierOf?(store: RequestStore): Copier;
	/** Whether the folder of copies is on the disk of the requests. */
	areCopiesOnSameDisk?(): boolean;
	/** Room left on the disk of the requests; absent when they are on another server. */
	freeBytes?(): Promise<number>;
	/** Whether other accounts of the machine may look into the folder of requests. */
	isOpenToOthers?(): boolean;
	/** Sends a trial by every channel; resolves to what each answered. */
	tryChannels?(): Promise<Tried[]>;
	say(line: string): void;
	/** For what went wrong. */
	warn(line: string): void;
	/** Asks for a « oui »; undefined when nobody is there to answer. */
	confirm?(question: string): Promise<boolean>;
}
