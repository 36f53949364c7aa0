import { Icon } from "#app/ui/icon.tsx";
import { addresses, type ViewOf } from "#notebook/views.ts";
import { isSilent, troublesToTell } from "#relay/alarms/troubles.ts";
import { alarmAdvice, alarmTitle } from "#relay/alarms/words.ts";
import { DAY_MS } from "#relay/clock.ts";
import { ago, inTime } from "#relay/owner/words.ts";
import type { ChannelStatus, SafetyRecord, Trouble } from "#relay/store/records.ts";
import { Whole } from "./document.tsx";
import { Part, Press } from "./form.tsx";
import { moment } from "./time.ts";
import { healthWords, words } from "./words.ts";

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
export function siteLines({ status, freeBytes, version, frame }: ViewOf<"health">): Line[] {
	const { lastSeenAtMs, requests, quarantined } = status;
	const seen = lastSeenAtMs === undefined ? healthWords.unseen : healthWords.seen(ago(lastSeenAtMs, frame.nowMs));
	return [
		isSilent(status, frame.nowMs) ? wrong(`${seen} ${healthWords.silent}`) : well(seen),
		well(healthWords.kept(requests, quarantined)),
		...(freeBytes === undefined ? [] : [disk(freeBytes)]),
		well(healthWords.version(version)),
	];
}

export const letterLines = ({ status, hasMailServer, frame }: ViewOf<"health">): Line[] => [
	...(hasMailServer ? [] : [wrong(healthWords.noMailServer)]),
	...channelLines(status.channels.letter, frame.nowMs),
];

export function alertLines({ status, hasWebhook, frame }: ViewOf<"health">): Line[] {
	const { webhook } = status.channels;
	return hasWebhook || webhook.waiting > 0 ? channelLines(webhook, frame.nowMs) : [told(healthWords.noWebhook)];
}

export function copyLines({ status, hasBackup, frame }: ViewOf<"health">): Line[] {
	if (!hasBackup) return [told(healthWords.noBackup)];
	const { copy, drill } = status.safety;
	const when = ({ doneAtMs }: SafetyRecord, say: (when: string) => string, never: string) =>
		doneAtMs === undefined ? never : say(moment(doneAtMs, frame.nowMs));
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
		waiting === 0
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

/** What is wrong first, with what to do about it; then how each part does. */
export function HealthPage(view: ViewOf<"health">) {
	const { status, frame } = view;
	const { nowMs } = frame;
	const troubles = troublesToTell(status, nowMs);
	const parts: [title: string, lines: Line[]][] = [
		[healthWords.site, siteLines(view)],
		[healthWords.letters, letterLines(view)],
		[healthWords.alerts, alertLines(view)],
		[healthWords.copies, copyLines(view)],
	];
	const toSee = troubles.length + parts.flatMap(([, lines]) => lines.filter(isTroubled)).length;
	return (
		<Whole title={words.pages.health} frame={frame} here={addresses.health}>
			<p className={`verdict ${toSee === 0 ? "border-good" : "border-red"}`}>
				<Icon name={toSee === 0 ? "check" : "alert"} className={`size-8 ${toSee === 0 ? "text-good" : "text-red"}`} />
				<span>{toSee === 0 ? healthWords.well : healthWords.todo(toSee)}</span>
			</p>
			{troubles.map((trouble) => (
				<Wrong key={trouble.kind} trouble={trouble} nowMs={nowMs} />
			))}
			{parts.map(([title, lines]) => (
				<Part key={title} title={title}>
					<ul className="grid gap-2">
						{lines.map((line) => (
							<Told key={line.text} line={line} />
						))}
					</ul>
				</Part>
			))}
			<Past {...view} />
			<section className="block-part no-print">
				<p className="mb-3">{healthWords.trialText}</p>
				<Press frame={frame} label={healthWords.trial} look="btn btn-strong w-full" />
			</section>
		</Whole>
	);
}

const Wrong = ({ trouble, nowMs }: { trouble: Trouble; nowMs: number }) => (
	<section className="wrong">
		<h2 className="text-h3 font-bold">{alarmTitle(trouble)}</h2>
		<p>{alarmAdvice(trouble)}</p>
		<p className="text-small text-soft">{healthWords.since(moment(trouble.sinceMs, nowMs))}</p>
	</section>
);

const SIGNS = {
	well: { icon: "check", look: "text-good" },
	told: { icon: "right", look: "text-soft" },
	wrong: { icon: "alert", look: "text-red" },
} as const;

function Told({ line }: { line: Line }) {
	const { icon, look } = SIGNS[line.tone];
	return (
		<li className="flex gap-3">
			<Icon name={icon} className={`mt-1 size-5 ${look}`} />
			<span className={`min-w-0 ${isTroubled(line) ? "font-bold" : ""}`}>{line.text}</span>
		</li>
	);
}

/** Of the last week: visitors who were turned away are worth knowing of, even though it is over. */
function Past({ status, frame }: ViewOf<"health">) {
	const { nowMs } = frame;
	const past = status.alarms.filter(({ clearedAtMs }) => clearedAtMs !== undefined && nowMs - clearedAtMs < 7 * DAY_MS);
	if (past.length === 0) return null;
	return (
		<Part title={healthWords.over}>
			<ul className="grid gap-2">
				{past.map(({ kind, clearedAtMs = nowMs }) => (
					<li key={kind}>{healthWords.past(moment(clearedAtMs, nowMs), alarmTitle({ kind }))}</li>
				))}
			</ul>
		</Part>
	);
}
