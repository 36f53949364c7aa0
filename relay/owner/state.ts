import { isSilent, troublesToTell } from "#relay/alarms/troubles.ts";
import { alarmAdvice, alarmTitle } from "#relay/alarms/words.ts";
import { DAY_MS } from "#relay/clock.ts";
import type { ChannelStatus, SafetyRecord, StoreStatus, Trouble } from "#relay/store/records.ts";
import { printableLine, wrap } from "./plain-text.ts";
import { ago, inTime, several } from "./words.ts";

export interface State {
	lines: string[];
	/** The owner need not act. */
	well: boolean;
}

interface Circumstances {
	nowMs: number;
	cells: number;
	hasWebhook: boolean;
	/** Where letters are written for want of a mail server. */
	mailFolder?: string | undefined;
	/** Why requests cannot be kept, or soon will not be. */
	storeFaults?: readonly string[];
	/** What rang lately, drawn. */
	chart?: readonly string[];
	/** Copies off the machine; absent when none are made. */
	copies?: Copies | undefined;
}

interface Copies {
	/** Somebody said how to read one again. */
	isTried: boolean;
	isOnSameDisk: boolean;
}

/** How things are, in words, and what to do about what is wrong. */
export function showState(
	status: StoreStatus,
	{ nowMs, cells, hasWebhook, mailFolder, storeFaults = [], chart = [], copies }: Circumstances,
): State {
	const { lastSeenAtMs, channels } = status;
	const silent = isSilent(status, nowMs);
	const troubles = troublesToTell(status, nowMs);
	const well = !silent && troubles.length === 0 && storeFaults.length === 0 && mailFolder === undefined;
	const rows: [string, string[]][] = [
		["Relais", [lastSeenAtMs === undefined ? "jamais vu" : `vu ${ago(lastSeenAtMs, nowMs)}`]],
		["Demandes", [`${several(status.requests, "gardée")}, dont ${status.quarantined} en quarantaine`]],
		[
			"Lettres",
			mailFolder === undefined
				? channelLines(channels.letter, nowMs)
				: [
						`pas de serveur de courriel (SMTP_URL)\u202f: elles sont écrites dans ${mailFolder}, personne ne les reçoit`,
						...channelLines(channels.letter, nowMs),
					],
		],
		[
			"Alertes",
			hasWebhook || channels.webhook.waiting > 0
				? channelLines(channels.webhook, nowMs)
				: ["pas de second canal\u202f: réglez WEBHOOK_URL pour être prévenu quand le courriel tombe en panne"],
		],
		["Copies", copies === undefined ? NO_COPIES : copyLines(status.safety, copies, nowMs)],
	];
	const lines = rows.flatMap(([label, texts]) =>
		texts.flatMap((text, index) =>
			wrap(printableLine(text), Math.max(20, cells - 10)).map(
				(line, part) => (index + part === 0 ? label : "").padEnd(10) + line,
			),
		),
	);
	const alarms = troubles.flatMap((trouble) => ["", ...alarmLines(trouble, nowMs, cells)]);
	for (const fault of storeFaults) alarms.push("", ...wrap(`ALARME · ${printableLine(fault)}`, cells));
	if (silent)
		alarms.push(
			"",
			...wrap("ALARME · Le relais ne tourne pas\u202f: relancez le site («\u202fnpm run relay\u202f»).", cells),
		);
	return {
		lines: [
			...lines,
			...(chart.length > 0 ? ["", ...chart] : []),
			...alarms,
			...pastStoreTrouble(status, nowMs, cells),
			"",
			well ? "Tout va bien." : "À faire\u202f: voir ci-dessus.",
		],
		well,
	};
}

const NO_COPIES = [
	"aucune hors de la machine\u202f: réglez BACKUP_DIR ou BACKUP_COMMAND, sinon un disque perdu emporte les demandes",
];

function copyLines({ copy, drill }: StoreStatus["safety"], { isTried, isOnSameDisk }: Copies, nowMs: number): string[] {
	const held = copy.requests === undefined ? "" : `, ${several(copy.requests, "demande")}`;
	return [
		copy.doneAtMs === undefined
			? `aucune n’est encore faite${failureIn(copy)}`
			: `dernière ${ago(copy.doneAtMs, nowMs)}${held}${failureIn(copy)}`,
		isTried
			? `${drill.doneAtMs === undefined ? "jamais relue" : `relue avec succès ${ago(drill.doneAtMs, nowMs)}`}${failureIn(drill)}`
			: "personne ne sait si elle se restaure\u202f: réglez BACKUP_RESTORE_COMMAND",
		...(isOnSameDisk ? ["BACKUP_DIR est sur le disque de DATA_DIR\u202f: ce disque perdu, tout l’est"] : []),
	];
}

const failureIn = ({ reason }: SafetyRecord) =>
	reason === undefined ? "" : `\u202f; dernier essai manqué (${reason})`;

function channelLines(status: ChannelStatus, nowMs: number): string[] {
	const { waiting, oldestQueuedAtMs = nowMs, nextAttemptAtMs = nowMs, held, lastAcceptedAtMs } = status;
	const queue =
		waiting === 0
			? "rien en attente"
			: `${waiting} en attente, la plus ancienne depuis ${ago(oldestQueuedAtMs, nowMs).replace("il y a ", "")}, prochain essai ${inTime(nextAttemptAtMs, nowMs)}`;
	return [
		queue,
		...(held > 0 ? [`${held} ${held > 1 ? "attendent" : "attend"} votre décision`] : []),
		lastAcceptedAtMs === undefined ? "aucune n’est encore partie" : `dernière partie ${ago(lastAcceptedAtMs, nowMs)}`,
	];
}

function alarmLines(trouble: Trouble, nowMs: number, cells: number): string[] {
	const text = `ALARME · ${alarmTitle(trouble)} (depuis ${ago(trouble.sinceMs, nowMs).replace("il y a ", "")}). ${alarmAdvice(trouble)}`;
	return wrap(printableLine(text), cells);
}

/** Visitors who were turned away are worth knowing of, even though it is over. */
function pastStoreTrouble({ alarms }: StoreStatus, nowMs: number, cells: number): string[] {
	const past = alarms.find(({ kind, clearedAtMs = 0 }) => kind === "store" && nowMs - clearedAtMs < 7 * DAY_MS);
	if (past === undefined) return [];
	const text = `Terminé ${ago(past.clearedAtMs ?? nowMs, nowMs)} · ${alarmTitle(past)}\u202f: ${several(past.count, "visiteur a lu", "visiteurs ont lu")} «\u202fErreur\u202f» (${past.reason}).`;
	return ["", ...wrap(printableLine(text), cells)];
}
