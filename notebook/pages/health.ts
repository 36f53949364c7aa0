import { dayInWords } from "#content/wording.ts";
import type { Surroundings } from "#notebook/views.ts";
import { isSilent, troublesToTell } from "#relay/alarms/troubles.ts";
import { alarmTitle } from "#relay/alarms/words.ts";
import { DAY_MS, parisDay } from "#relay/clock.ts";
import type { ChannelStatus, SafetyRecord, StoreStatus, Trouble } from "#relay/store/records.ts";
import { ago, inTime } from "#relay/words.ts";
import { moment } from "./time.ts";
import { healthWords } from "./words.ts";

/** A sentence about one part, and whether somebody must look. */
export interface Line {
	text: string;
	/** « told »: nothing to look at, or nothing that hurts today. */
	tone: "well" | "told" | "wrong";
}

export const isTroubled = ({ tone }: Line): boolean => tone === "wrong";

/** Below this the relay itself soon refuses to keep a request. */
const LOW_DISK_BYTES = 1_000_000_000;

const well = (text: string): Line => ({ text, tone: "well" });
const told = (text: string): Line => ({ text, tone: "told" });
const wrong = (text: string): Line => ({ text, tone: "wrong" });

/** The relay, the store and the disk. */
function siteLines({ status, freeBytes, version, node, newVersion, outside, hasHeartbeat, nowMs }: Seen): Line[] {
	const { lastSeenAtMs, requests, quarantined } = status;
	const seen = lastSeenAtMs === undefined ? healthWords.unseen : healthWords.seen(ago(lastSeenAtMs, nowMs));
	return [
		isSilent(status, nowMs) ? wrong(`${seen} ${healthWords.silent}`) : well(seen),
		well(healthWords.kept(requests, quarantined)),
		...(freeBytes === undefined ? [] : [disk(freeBytes)]),
		...(outside.certificate ? [certificate(outside.certificate, nowMs)] : []),
		...(outside.isClockSet === false ? [wrong(healthWords.clockUnset)] : []),
		hasHeartbeat ? well(healthWords.heartbeat) : told(healthWords.noHeartbeat),
		well(healthWords.version(version, node)),
		...(newVersion.node ? [nodeLine(newVersion.node, nowMs)] : []),
		...(newVersion.number === undefined ? [] : [told(healthWords.isFound(newVersion.number))]),
		...(newVersion.isAsked ? [told(healthWords.isAsked)] : []),
		...(newVersion.outcome === undefined ? [] : [told(newVersion.outcome)]),
	];
}

/** The next version of the site brings it, within its time; later, somebody has forgotten. */
const NODE_WAITS_MS = 60 * DAY_MS;

const nodeLine = ({ number, day }: NonNullable<Seen["newVersion"]["node"]>, nowMs: number): Line =>
	(nowMs - Date.parse(day) > NODE_WAITS_MS ? wrong : told)(healthWords.newerNode(number, dayInWords(day, "year")));

const letterLines = ({ status, hasMailServer, outside: { mail }, nowMs }: Seen): Line[] => [
	// What lies in a folder of the machine left for nobody.
	...(hasMailServer ? channelLines(status.channels.letter, nowMs) : [wrong(healthWords.noMailServer)]),
	...(mail ? [mail.hasSpf ? well(healthWords.spf(mail.domain)) : wrong(healthWords.noSpf(mail.domain))] : []),
	...(mail && !mail.hasDmarc ? [told(healthWords.noDmarc(mail.domain))] : []),
];

/** Renewed a month before its end by whoever made it: this late, it was not. */
const ENDS_SOON_MS = 10 * DAY_MS;

function certificate({ endsAtMs, fault }: NonNullable<Seen["outside"]["certificate"]>, nowMs: number): Line {
	if (fault !== undefined) return wrong(healthWords.certificateWrong(fault));
	const end = dayInWords(parisDay(endsAtMs), "year");
	return endsAtMs - nowMs < ENDS_SOON_MS ? wrong(healthWords.certificateEnds(end)) : well(healthWords.certificate(end));
}

function alertLines({ status, hasWebhook, nowMs }: Seen): Line[] {
	const { webhook } = status.channels;
	return hasWebhook || webhook.waiting > 0 ? channelLines(webhook, nowMs) : [told(healthWords.noWebhook)];
}

function copyLines({ status, hasBackup, nowMs }: Seen): Line[] {
	if (!hasBackup) return [told(healthWords.noBackup)];
	const { copy, drill } = status.safety;
	const when = ({ doneAtMs }: SafetyRecord, say: (when: string) => string, never: string) =>
		doneAtMs === undefined ? never : say(moment(doneAtMs, nowMs));
	return [
		safety(copy, when(copy, healthWords.lastCopy, healthWords.noCopy)),
		safety(drill, when(drill, healthWords.drilled, healthWords.neverDrilled)),
	];
}

function safety({ doneAtMs, reason }: SafetyRecord, text: string): Line {
	if (reason !== undefined) return wrong(`${text} ${healthWords.failed(reason)}`);
	return doneAtMs === undefined ? told(text) : well(text);
}

/** What waits and what is held is told as a trouble of its own once it lasts; here it is only said. */
function channelLines(status: ChannelStatus, nowMs: number): Line[] {
	const { waiting, oldestQueuedAtMs = nowMs, nextAttemptAtMs = nowMs, held, lastAcceptedAtMs } = status;
	const since = ago(oldestQueuedAtMs, nowMs).replace("il y a ", "");
	return [
		// News of a customer are queued for three minutes later: nothing of it waits yet.
		waiting === 0 || oldestQueuedAtMs > nowMs
			? well(healthWords.nothingWaits)
			: told(healthWords.waiting(waiting, since, inTime(nextAttemptAtMs, nowMs))),
		...(held > 0 ? [told(healthWords.held(held))] : []),
		lastAcceptedAtMs === undefined
			? told(healthWords.neverTaken)
			: well(healthWords.lastTaken(moment(lastAcceptedAtMs, nowMs))),
	];
}

function disk(freeBytes: number): Line {
	const free = `${(freeBytes / 1e9).toFixed(1).replace(".", ",")}\u00a0Go`;
	return freeBytes < LOW_DISK_BYTES ? wrong(healthWords.diskLow(free)) : well(healthWords.disk(free));
}

type Seen = Surroundings & { status: StoreStatus; nowMs: number };

interface Health {
	troubles: Trouble[];
	parts: [title: string, lines: Line[]][];
	/** Of the last week: visitors who were turned away are worth knowing of, even though it is over. */
	past: string[];
	/** Troubles, and lines that somebody must look at. */
	toSee: number;
	/** Lines that would make it safer. */
	advised: number;
}

/** How each part does: what the notebook's page and « etat » say. */
export function healthOf(seen: Seen): Health {
	const { status, nowMs } = seen;
	const troubles = troublesToTell(status, nowMs);
	const parts: Health["parts"] = [
		[healthWords.site, siteLines(seen)],
		[healthWords.letters, letterLines(seen)],
		[healthWords.alerts, alertLines(seen)],
		[healthWords.copies, copyLines(seen)],
	];
	const past = status.alarms.flatMap(({ kind, clearedAtMs }) =>
		clearedAtMs !== undefined && nowMs - clearedAtMs < 7 * DAY_MS
			? [healthWords.past(moment(clearedAtMs, nowMs), alarmTitle({ kind }))]
			: [],
	);
	return {
		troubles,
		parts,
		past,
		toSee: troubles.length + parts.flatMap(([, lines]) => lines).filter(isTroubled).length,
		advised: parts.flatMap(([, lines]) => lines).filter(({ text }) => text.startsWith("Conseillé")).length,
	};
}
