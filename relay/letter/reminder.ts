import { ago } from "#relay/owner/words.ts";
import type { StoredRequest } from "#relay/store/records.ts";
import { frenchDate } from "./french-date.ts";
import { phoneSaid } from "./phone-pairs.ts";

/** What one message names: enough to call back at once; the notebook has the rest. */
export const NAMED_AT_MOST = 50;

/** Of how many a message says no more. */
export const andOthers = (count: number): string[] =>
	count > 0 ? [`Et ${count} ${count > 1 ? "autres" : "autre"}.`] : [];

export const reminderSubject = (waiting: readonly StoredRequest[]): string =>
	waiting.length > 1
		? `À rappeler\u202f: ${waiting.length} demandes attendent`
		: "À rappeler\u202f: une demande attend";

/** Requests that wait beyond what the site promises. */
export function reminderText(waiting: readonly StoredRequest[], nowMs: number, notebook?: string): string {
	return [
		"Le site promet une réponse, et le délai est passé\u202f:",
		"",
		...waiting
			.slice(0, NAMED_AT_MOST)
			.flatMap(({ receivedAtMs, quote }) => [
				`${quote.urgent ? "URGENT · " : ""}${quote.name}, ${quote.city}`,
				`Téléphone\u202f: ${phoneSaid(quote.phone)}`,
				`${quote.service}, reçue le ${frenchDate(receivedAtMs)}, ${ago(receivedAtMs, nowMs)}`,
				"",
			]),
		...andOthers(waiting.length - NAMED_AT_MOST).flatMap((line) => [line, ""]),
		"Déjà rappelée\u202f? Notez-le dans le carnet\u202f: ce rappel ne se répète pas.",
		...(notebook === undefined ? [] : [notebook]),
	].join("\n");
}
