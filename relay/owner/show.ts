import { type healthOf, isTroubled } from "#notebook/pages/health.ts";
import { moment } from "#notebook/pages/time.ts";
import { healthWords, receivedWords, words } from "#notebook/pages/words.ts";
import { parcelWords, requestWords, sentRows } from "#notebook/pages/words-request.ts";
import { alarmAdvice, alarmTitle } from "#relay/alarms/words.ts";
import { describeSuspicion } from "#relay/reception/suspicion.ts";
import type { RequestFile } from "#relay/store/records.ts";
import { several } from "#relay/words.ts";
import { printable, printableLine } from "./terminal.ts";

const SHOWN_AT_ONCE = 30;

export const isWaiting = ({ quarantined, parcels }: RequestFile): boolean =>
	!quarantined && parcels.find(({ channel }) => channel === "letter")?.state !== "accepted";

/** A title and its lines, each a paragraph that the terminal wraps. */
const block = (title: string, lines: readonly string[]): string => [title, ...lines].map(printableLine).join("\n  ");

const parcelLines = ({ parcels }: RequestFile, nowMs: number): string[] =>
	parcels.map((parcel) => `${requestWords.channel[parcel.channel]}\u202f: ${parcelWords(parcel, nowMs)}`);

function shortOf(file: RequestFile, nowMs: number): string {
	const { id, receivedAtMs, quote } = file;
	const title = [id, receivedWords(receivedAtMs, nowMs), ...(quote.urgent ? [words.urgent] : [])];
	const who = [quote.name, quote.phone, quote.city, quote.service].filter(Boolean);
	return block(title.join(" · "), [who.join(" · "), ...parcelLines(file, nowMs)]);
}

/** Requests, a few lines each. */
export function listText(files: readonly RequestFile[], nowMs: number, everything = false): string {
	if (files.length === 0) return "Aucune demande.";
	const shown = everything ? files : files.slice(0, SHOWN_AT_ONCE);
	const left = files.length - shown.length;
	return [
		...shown.map((file) => shortOf(file, nowMs)),
		...(left > 0
			? [`${several(left, "demande plus ancienne", "demandes plus anciennes")}\u202f: «\u202fliste --tout\u202f».`]
			: []),
	].join("\n\n");
}

/** One request, whole. */
export function requestText(file: RequestFile, nowMs: number): string {
	const { quote, suspicions, linkedTo } = file;
	const lines = sentRows(file, nowMs).map(([label, value]) => `${label}\u202f: ${value}`);
	if (linkedTo !== undefined) lines.push(`${requestWords.labels.linkedTo}\u202f: ${linkedTo}`);
	if (suspicions.length > 0) lines.push(`Soupçons\u202f: ${suspicions.map(describeSuspicion).join(", ")}`);
	const { sent, letter } = requestWords;
	return [block(sent, lines), block(letter, parcelLines(file, nowMs)), printable(quote.message)].join("\n\n");
}

/**
 * What the notebook says of how things are, the verdict last: a terminal shows the end.
 *
 * @param faults what only who is on the machine can see and mend
 */
export function healthText(health: ReturnType<typeof healthOf>, faults: readonly string[], nowMs: number): string {
	const { troubles, parts, past, toSee } = health;
	const count = toSee + faults.length;
	return [
		...parts.map(([title, lines]) =>
			block(
				title,
				lines.map((line) => (isTroubled(line) ? `À voir\u202f: ${line.text}` : line.text)),
			),
		),
		...(past.length > 0 ? [block(healthWords.over, past)] : []),
		...troubles.map((trouble) =>
			block(`ALARME · ${alarmTitle(trouble)}`, [
				alarmAdvice(trouble),
				healthWords.since(moment(trouble.sinceMs, nowMs)),
			]),
		),
		...faults.map((fault) => block(`ALARME · ${fault}`, [])),
		count === 0 ? healthWords.well : healthWords.todo(count),
	].join("\n\n");
}
