import { parseArgs } from "node:util";
import type { Clock } from "#relay/clock.ts";
import { samePhone } from "#relay/letter/phone.ts";
import type { Settings } from "#relay/settings.ts";
import type { RequestFile } from "#relay/store/records.ts";
import type { RequestStore } from "#relay/store/store.ts";

/** Requests of one person: the same address whatever its capitals, or the same number however it is written. */
export function requestsOf({ email, telephone }: Order, requests: readonly RequestFile[]): RequestFile[] {
	const folded = (text = "") => text.trim().normalize("NFC").toLowerCase();
	const wanted = folded(email);
	return requests.filter(
		({ quote }) => (wanted && folded(quote.email) === wanted) || (telephone && samePhone(quote.phone, telephone)),
	);
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

/** What may follow each order: options, and a word. */
const TAKES = {
	aide: { options: [], words: 0 },
	etat: { options: [], words: 0 },
	liste: { options: ["tout", "quarantaine", "attente"], words: 0 },
	voir: { options: [], words: 1 },
	liberer: { options: [], words: 1 },
	renvoyer: { options: ["tout"], words: 1 },
	exporter: { options: ["email", "telephone"], words: 1 },
	effacer: { options: ["email", "telephone", "oui"], words: 0 },
	sauvegarder: { options: [], words: 1 },
	essayer: { options: [], words: 0 },
	"essayer-sauvegarde": { options: [], words: 0 },
} satisfies Record<string, { options: OptionName[]; words: number }>;

export type Order = ReturnType<typeof parse>["values"] & {
	name: keyof typeof TAKES;
	/** A number of a request, or a folder. */
	word: string | undefined;
};

/** @param typed what follows the command's name. @throws OrderError */
export function readOrder(typed: readonly string[]): Order {
	const { values, positionals } = parse(typed);
	const [first = "aide", ...words] = positionals;
	// « état » and « libérer », as anybody would write them.
	const name = first.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	const [word] = words;
	if (values.aide || values.help || name === "aide" || name === "help") return { name: "aide", word };
	if (!isOrderName(name)) throw new OrderError(`L’ordre «\u202f${first}\u202f» n’existe pas.`);

	const { options, words: wanted }: { options: OptionName[]; words: number } = TAKES[name];
	const stray = (Object.keys(values) as OptionName[]).find((option) => !options.includes(option));
	if (stray !== undefined) throw new OrderError(`L’ordre «\u202f${name}\u202f» ne prend pas l’option --${stray}.`);
	if (words.length > wanted)
		throw new OrderError(`«\u202f${words[wanted]}\u202f» est de trop après «\u202f${name}\u202f».`);
	if ((name === "voir" || name === "liberer") && word === undefined)
		throw new OrderError(`Quelle demande\u202f? Écrivez «\u202f${name}\u202f» suivi de son numéro.`);
	if (name === "renvoyer" && (word === undefined) === (values.tout === undefined))
		throw new OrderError("Écrivez «\u202frenvoyer\u202f» suivi d’un numéro, ou «\u202frenvoyer --tout\u202f».");
	if (options.includes("email") && !values.email?.trim() && !values.telephone?.trim())
		throw new OrderError(
			`Qui\u202f? Écrivez «\u202f${name} --email ADRESSE\u202f» ou «\u202f${name} --telephone NUMÉRO\u202f».`,
		);
	return { ...values, name, word };
}

function parse(typed: readonly string[]) {
	try {
		return parseArgs({ args: [...typed], options: OPTIONS, allowPositionals: true });
	} catch (error) {
		const option = /'(-[^' ]+)/.exec((error as Error).message)?.[1] ?? "";
		throw new OrderError(`L’option ${option} n’est pas connue, ou il lui manque sa valeur.`);
	}
}

const isOrderName = (name: string): name is Order["name"] => Object.hasOwn(TAKES, name);

export const HELP = `npm run demandes -- ORDRE

  liste                     les demandes reçues, la plus récente d’abord
    --attente               seulement celles dont la lettre n’est pas partie
    --quarantaine           seulement celles prises pour un envoi de robot
    --tout                  toutes, et pas seulement les 30 dernières
  voir ID                   une demande entière (les 8 derniers signes suffisent)
  liberer ID                sortir de la quarantaine et envoyer la lettre
  renvoyer ID               envoyer de nouveau la lettre d’une demande
  renvoyer --tout           envoyer tout ce qui attend votre décision
  etat                      tout va-t-il bien\u202f? Sinon, que faire. Et combien d’appels
  exporter --email ADRESSE  ce que l’on garde sur une personne, en JSON
           --telephone NUMÉRO   (suivi d’un DOSSIER\u202f: avec ses photos et ses devis)
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
export interface World {
	settings: Settings;
	clock: Clock;
	openStore(): Promise<RequestStore>;
	/** Whether what BACKUP_COMMAND says goes to the terminal. */
	isShown: boolean;
	say(text: string): void;
	/** For what went wrong. */
	warn(text: string): void;
	/** Asks for a « oui »; absent when nobody is there to answer. */
	confirm?(question: string): Promise<boolean>;
}

/** What was done. */
export function done(world: World, text: string): Exit {
	world.say(text);
	return EXIT.done;
}

/** What was not, and why. */
export function trouble(world: World, text: string): Exit {
	world.warn(text);
	return EXIT.trouble;
}
