import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { answerIn, madeNow, quoteIn } from "#notebook/quote/kept-pdf.ts";
import { describeSuspicion } from "#relay/reception/suspicion.ts";
import type { EventKind, NotebookFile } from "#relay/store/notebook.ts";
import type { StoredQuote } from "#relay/store/quotes.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { several } from "#relay/words.ts";
import { done, type Exit, trouble, type World } from "./arguments.ts";
import { printableJson, printableLine } from "./terminal.ts";

/*
 * « exporter »: what is kept of a person, for who asks for it under the GDPR. Words are JSON; photographs and written quotes are files,
 * which need a folder.
 */

interface Piece {
	name: string;
	bytes: Uint8Array;
}

/** @param folder where all of it is written; the words alone are said without one */
export async function exportAll(
	ids: readonly string[],
	folder: string | undefined,
	store: RequestStore,
	world: World,
): Promise<Exit> {
	const given: object[] = [];
	const pieces: Piece[] = [];
	for (const id of ids) {
		const file = await store.fileOf(id);
		if (file === undefined) continue;
		const quotes = await store.quotesOf(id);
		const own = await piecesOf(id, quotes, store);
		given.push(
			entryOf(
				file,
				quotes,
				own.map(({ name }) => name),
			),
		);
		pieces.push(...own);
	}
	const words = printableJson(given);
	if (folder === undefined) {
		if (pieces.length > 0)
			world.warn(
				`${several(pieces.length, "fichier va", "fichiers vont")} avec\u202f: ajoutez un dossier à la fin de l’ordre.`,
			);
		return done(world, words);
	}
	const all = [{ name: "demandes.json", bytes: Buffer.from(`${words}\n`) }, ...pieces];
	try {
		await mkdir(folder, { recursive: true, mode: 0o700 });
		// Nothing that stands there is written over.
		for (const { name, bytes } of all) await writeFile(join(folder, name), bytes, { flag: "wx", mode: 0o600 });
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		return trouble(
			world,
			`Tout n’a pas pu être écrit dans «\u202f${printableLine(folder)}\u202f» (${code})\u202f: donnez un dossier vide.`,
		);
	}
	return done(
		world,
		`${several(all.length, "fichier écrit", "fichiers écrits")} dans «\u202f${printableLine(folder)}\u202f».`,
	);
}

/** Photographs in their order, quotes as they were sent and as they were answered. */
async function piecesOf(id: string, quotes: readonly StoredQuote[], store: RequestStore): Promise<Piece[]> {
	const photos = (await store.wholePhotosOf(id)).map((bytes, index) => ({
		name: `${id}-photo-${index + 1}.webp`,
		bytes,
	}));
	const papers: Piece[] = [];
	for (const { id: number, body, answer } of quotes) {
		const name = `devis-${number.replace("/", "-version-")}`;
		papers.push({ name: `${name}.pdf`, bytes: (await store.quotePdf(number, "read")) ?? (await madeNow({ body })) });
		if (answer !== undefined && answerIn({ answer })?.is === "accepted")
			papers.push({
				name: `${name}-accepte.pdf`,
				bytes: (await store.quotePdf(number, "signed")) ?? (await madeNow({ body, answer })),
			});
	}
	return [...photos, ...papers];
}

const EVENT_WORDS: Record<EventKind, string> = {
	called: "rappelée",
	"quote-sent": "devis envoyé",
	appointment: "rendez-vous",
	leaving: "en route",
	noted: "appel noté",
	done: "faite",
	dropped: "sans suite",
	note: "note",
	number: "numéro corrigé",
	undone: "annulé",
	word: "mot du client",
	email: "e-mail corrigé",
	unneeded: "le client n’en a plus besoin",
	photo: "photo du client",
	accepted: "devis accepté",
	declined: "devis refusé",
	withdrew: "rétractation",
	before: "d’avant le carnet",
	reminded: "rappel envoyé à l’artisan",
	released: "sortie de quarantaine",
	resent: "e-mail renvoyé",
	returned: "accusé de réception refusé\u202f: adresse à vérifier",
};

/** One request as it is given. @param pieces names of files that go with it */
function entryOf(
	{ id, receivedAtMs, quote, quarantined, suspicions, parcels, events }: NotebookFile,
	quotes: readonly StoredQuote[],
	pieces: readonly string[],
): object {
	const date = (timeMs: number | undefined) => (timeMs === undefined ? undefined : new Date(timeMs).toISOString());
	return {
		numero: id,
		recue: date(receivedAtMs),
		...quote,
		quarantaine: quarantined,
		soupcons: suspicions.map(describeSuspicion),
		envois: parcels.map(({ channel, state, settledAtMs }) => ({
			par: channel === "letter" ? "e-mail" : "alerte",
			etat: state,
			le: date(settledAtMs),
		})),
		carnet: events.map(({ atMs, kind, text, appointmentAtMs }) => ({
			le: date(atMs),
			geste: EVENT_WORDS[kind],
			...(kind === "reminded" || text === "" ? {} : { note: text }),
			...(appointmentAtMs === undefined ? {} : { rendezVous: date(appointmentAtMs) }),
		})),
		devis: quotes.map((stored) => ({ fait: date(stored.atMs), ...quoteIn(stored), reponse: answerIn(stored) })),
		fichiers: pieces,
	};
}
