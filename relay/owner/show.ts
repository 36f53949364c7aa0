import { frenchDate } from "#relay/letter/text.ts";
import { describeSuspicion } from "#relay/reception/suspicion.ts";
import type { EventKind, NotebookFile } from "#relay/store/notebook.ts";
import type { ParcelRecord, RequestFile } from "#relay/store/records.ts";
import { URGENT_WIRE } from "#shared/quote/fields.ts";
import { age, ago, type Column, printable, several, shortDate, stateWords, table, wrap } from "./words.ts";

const SHOWN_AT_ONCE = 30;

const letterOf = ({ parcels }: RequestFile) => parcels.find(({ channel }) => channel === "letter");
const alertOf = ({ parcels }: RequestFile) => parcels.find(({ channel }) => channel === "webhook");
const hasLeft = (parcel: ParcelRecord | undefined) => parcel?.state === "accepted";

export const isWaiting = (file: RequestFile) => !file.quarantined && !hasLeft(letterOf(file));

/** The table of requests. */
export function showList(
	files: readonly RequestFile[],
	{ nowMs, cells, everything }: { nowMs: number; cells: number; everything: boolean },
): string[] {
	if (files.length === 0) return ["Aucune demande."];
	const shown = everything ? files : files.slice(0, SHOWN_AT_ONCE);
	const state = (parcel: ParcelRecord | undefined) => (parcel === undefined ? "" : stateWords(parcel, nowMs));
	const columns: Column<RequestFile>[] = [
		{ title: "Numéro", cell: ({ id }) => id, min: 15, rank: 9 },
		{ title: "Reçue", cell: ({ receivedAtMs }) => shortDate(receivedAtMs), min: 11, rank: 3 },
		{ title: "Âge", cell: ({ receivedAtMs }) => age(receivedAtMs, nowMs), min: 4, rank: 4 },
		{ title: "Urgent", cell: ({ quote }) => (quote.urgent ? "URGENT" : ""), min: 6, rank: 6 },
		{ title: "Nom", cell: ({ quote }) => quote.name, min: 10, rank: 5 },
		{ title: "Téléphone", cell: ({ quote }) => quote.phone, min: 17, rank: 7 },
		{ title: "Ville", cell: ({ quote }) => quote.city, min: 8, rank: 2 },
		{ title: "Service", cell: ({ quote }) => quote.service, min: 8, rank: 1 },
		{ title: "Lettre", cell: (file) => state(letterOf(file)), min: 12, rank: 8 },
		{ title: "Alerte", cell: (file) => state(alertOf(file)), min: 9, rank: 2 },
	];
	const left = files.length - shown.length;
	return [
		...table(shown, columns, cells),
		...(left > 0
			? ["", `${several(left, "demande plus ancienne", "demandes plus anciennes")}\u202f: «\u202fliste --tout\u202f».`]
			: []),
	];
}

/** One request, whole. */
export function showRequest(file: RequestFile, { nowMs, cells }: { nowMs: number; cells: number }): string[] {
	const { id, receivedAtMs, quote, suspicions, linkedTo } = file;
	const facts: [string, string][] = [
		["Numéro", id],
		["Reçue", `${frenchDate(receivedAtMs)} (${ago(receivedAtMs, nowMs)})`],
		["Urgent", quote.urgent ? URGENT_WIRE.yes : URGENT_WIRE.no],
		["Nom", quote.name],
		["Téléphone", quote.phone],
		["E-mail", quote.email],
		["Ville", quote.city],
		["Service", quote.service],
	];
	if (linkedTo !== undefined) facts.push(["Suite de", linkedTo]);
	if (suspicions.length > 0) facts.push(["Soupçons", suspicions.map(describeSuspicion).join(", ")]);
	for (const parcel of file.parcels) {
		const tried = parcel.attempts > 0 ? `, ${several(parcel.attempts, "essai")}` : "";
		const when = parcel.state === "accepted" && parcel.settledAtMs ? ` ${ago(parcel.settledAtMs, nowMs)}` : "";
		const why = parcel.reason === undefined ? "" : ` (${parcel.reason})`;
		const label = parcel.channel === "letter" ? "Lettre" : "Alerte";
		facts.push([label, `${stateWords(parcel, nowMs)}${when}${tried}${why}`]);
	}
	const LABEL_CELLS = 11;
	return [
		...facts.flatMap(([label, value]) =>
			wrap(printable(value), Math.max(20, cells - LABEL_CELLS)).map(
				(line, index) => (index === 0 ? label : "").padEnd(LABEL_CELLS) + line,
			),
		),
		"",
		...wrap(printable(quote.message), cells),
	];
}

const EVENT_WORDS: Record<EventKind, string> = {
	called: "rappelée",
	"quote-sent": "devis envoyé",
	appointment: "rendez-vous",
	done: "faite",
	dropped: "sans suite",
	note: "note",
	number: "numéro corrigé",
	undone: "annulé",
	before: "d’avant le carnet",
	reminded: "rappel envoyé à l’artisan",
	released: "sortie de quarantaine",
	resent: "lettre renvoyée",
};

/** A person's data, for an access request under the GDPR. */
export function exportOf(files: readonly NotebookFile[]): object[] {
	const date = (timeMs: number | undefined) => (timeMs === undefined ? undefined : new Date(timeMs).toISOString());
	return files.map(({ id, receivedAtMs, quote, quarantined, suspicions, parcels, events }) => ({
		numero: id,
		recue: date(receivedAtMs),
		...quote,
		quarantaine: quarantined,
		soupcons: suspicions.map(describeSuspicion),
		envois: parcels.map(({ channel, state, settledAtMs }) => ({
			par: channel === "letter" ? "lettre" : "alerte",
			etat: state,
			le: date(settledAtMs),
		})),
		carnet: events.map(({ atMs, kind, text, appointmentAtMs }) => ({
			le: date(atMs),
			geste: EVENT_WORDS[kind],
			...(kind === "reminded" || text === "" ? {} : { note: text }),
			...(appointmentAtMs === undefined ? {} : { rendezVous: date(appointmentAtMs) }),
		})),
	}));
}
