import { mkdtempSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { type Random, randomFrom } from "#tests/simulation/random.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { writeSite } from "#tests/support/site.ts";
import { SECRET, startGateway } from "#tests/support/webhook-gateway.ts";
import { type RelayInStep, relayInStep } from "./relay-in-step.ts";
import { faultsAround } from "./three-days-faults.ts";
import { openPostbag, type Postbag } from "./three-days-postbag.ts";
import type { Weight } from "./three-days-relay.ts";
import { type Visitors, visitorsOf } from "./three-days-visitors.ts";

const REQUESTS_A_MINUTE = 10;
const MINUTE_MS = 60_000;
const IN_MEMORY = "/dev/shm";
/** Four times the file that three days make: it is copied when it was taken away. */
const ROOM_NEEDED = 500e6;
/** Further behind, delivery would be measured by this machine's speed and not by the relay's clock. */
const LETTERS_BEHIND = 100;
/** Minutes of the first hour at which the process ends and begins again: the one that is weighed lives from the last of them on. */
const RESTARTS = new Map<number, "SIGTERM" | "SIGKILL">([
	[11, "SIGTERM"],
	[23, "SIGKILL"],
	[37, "SIGTERM"],
	[44, "SIGKILL"],
]);

/** Those in the first hour, and the one in the last minute. */
const KILLS = [...RESTARTS.values()].filter((signal) => signal === "SIGKILL").length + 1;

/** How things stand at the end of an hour. */
export interface Hour extends Weight {
	hour: number;
	acknowledged: number;
	letters: number;
	/** Bytes of the database, and of its write-ahead log. */
	file: number;
	log: number;
}

export interface ThreeDays {
	hours: Hour[];
	acknowledged: number;
	faults: Record<string, number>;
	statuses: Record<number, number>;
	copies: Record<number, number>;
	/** Times that an answer to a letter may have been lost, each of which excuses a second copy. */
	answersLost: number;
	/** Promises that were broken, and by which requests: must be none. */
	broken: Record<string, string[]>;
}

/**
 * Days of ten requests a minute, everything around the relay going wrong by turns. One process lives from the first hour to the
 * last, for a leak takes time to show; it is ended by force in the last minute, and another one finishes its work.
 */
export async function threeDays(hours: number, seed: number): Promise<ThreeDays> {
	const random = randomFrom(seed);
	const [mail, gateway] = [await startMailServer(), await startGateway()];
	const dataDir = join(roomyFolder(), "demandes");
	const settings = {
		DATA_DIR: dataDir,
		SITE_DIR: await writeSite(),
		SITE_URL: "https://www.essai.fr",
		TRUSTED_PROXY_HOPS: "1",
		SMTP_URL: mail.url,
		WEBHOOK_URL: gateway.url,
		WEBHOOK_SECRET: SECRET,
	};
	const relay = relayInStep(settings, Date.UTC(2026, 2, 14, 9, 26, 53));
	const visitors = visitorsOf(relay.url, random);
	const faults = faultsAround(mail, gateway, dataDir, random);
	const postbag = openPostbag(mail, gateway);
	const weighed: Hour[] = [];
	await relay.start();

	for (let minute = 1; minute <= hours * 60; minute++) {
		await faults.strike(minute);
		const ending = RESTARTS.get(minute) ?? (minute === hours * 60 ? "SIGKILL" : undefined);
		await Promise.all([everybody(visitors, random), ending && restart(relay, ending)]);
		await relay.advance(MINUTE_MS, 12);
		postbag.empty();
		await caughtUp();
		if (minute % 60 === 59) {
			await visitors.hangUp();
			weighed.push({ hour: (minute + 1) / 60, ...standing(), ...(await relay.weigh()) });
		}
	}

	await faults.end();
	await drained(relay, dataDir, postbag);
	await visitors.hangUp();
	await relay.end("SIGTERM");
	return {
		hours: weighed,
		acknowledged: visitors.acknowledged.length,
		faults: faults.counts,
		statuses: visitors.statuses,
		answersLost: postbag.unanswered() + faults.cuts() + KILLS,
		...judge(visitors, postbag, dataDir),
	};

	function standing() {
		const size = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0;
		return {
			acknowledged: visitors.acknowledged.length,
			letters: postbag.count(),
			file: size("demandes.sqlite"),
			log: size("demandes.sqlite-wal"),
		};
	}

	/** As long as the mail server takes letters, delivery keeps up: on a busy machine the clock waits for it, for a while. */
	async function caughtUp(): Promise<void> {
		const expected = visitors.acknowledged.filter(({ doubtful }) => !doubtful).length;
		const endMs = Date.now() + 2_000;
		while (faults.mailIsWell() && expected - postbag.count() > LETTERS_BEHIND && Date.now() < endMs) {
			await aMoment(5);
			postbag.empty();
		}
	}
}

/**
 * In memory where there is room: waiting for the disk, four times a letter, would be a third of the trial, and other trials look
 * at it.
 */
function roomyFolder(): string {
	const folder = mkdtempSync(join(freeBytes(IN_MEMORY) > ROOM_NEEDED ? IN_MEMORY : tmpdir(), "relais-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

function freeBytes(folder: string): number {
	try {
		const { bavail, bsize } = statfsSync(folder);
		return bavail * bsize;
	} catch {
		return 0;
	}
}

/** One minute's visitors, all at once. */
async function everybody(visitors: Visitors, random: Random): Promise<void> {
	const coming = Array.from({ length: REQUESTS_A_MINUTE }, () => visitors.sendRequest());
	for (let n = 0; n < 3; n++) coming.push(visitors.passBy());
	if (random.chance(0.2)) coming.push(visitors.stall());
	await Promise.all(coming);
}

async function restart(relay: RelayInStep, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
	await aMoment(10);
	await relay.end(signal);
	await relay.start();
}

/** Until nothing waits any more. What its connection died on twice is held, and has arrived twice. */
async function drained(relay: RelayInStep, dataDir: string, postbag: Postbag): Promise<void> {
	const db = new DatabaseSync(join(dataDir, "demandes.sqlite"), { timeout: 5_000 });
	const waiting = db.prepare("SELECT count(*) AS n FROM parcel WHERE next_attempt_at IS NOT NULL");
	await eventually(
		"la fin de toutes les lettres",
		async () => {
			await relay.advance(5 * MINUTE_MS, 60);
			await aMoment(100);
			postbag.empty();
			return waiting.get()?.n === 0;
		},
		240_000,
	);
	db.close();
}

function judge({ acknowledged, strange }: Visitors, postbag: Postbag, dataDir: string) {
	const db = new DatabaseSync(join(dataDir, "demandes.sqlite"), { readOnly: true });
	const stored = new Set(
		db
			.prepare("SELECT id FROM request")
			.all()
			.map(({ id }) => String(id)),
	);
	const [integrity] = db.prepare("PRAGMA integrity_check").all();
	db.close();
	const copies: Record<number, number> = {};
	for (const { times } of postbag.letters.values()) copies[times] = (copies[times] ?? 0) + 1;
	const received = [...postbag.letters];
	const kept = acknowledged.filter(({ doubtful }) => !doubtful);
	const found: Record<string, string[]> = {
		strange,
		damaged: integrity?.integrity_check === "ok" ? [] : [String(integrity?.integrity_check)],
		"not kept": acknowledged.filter(({ id }) => !stored.has(id)).map(({ id }) => id),
		"kept for nobody": stored.size === acknowledged.length ? [] : [`${stored.size}, ${acknowledged.length} « ok »`],
		"no letter": kept.filter(({ id }) => !postbag.letters.has(id)).map(({ id }) => id),
		"too many letters": received.filter(([, { times }]) => times > 2).map(([id]) => id),
		renamed: received.filter(([, { messageIds }]) => messageIds.size > 1).map(([id]) => id),
		"a letter in spite of the trap": acknowledged
			.filter(({ id, doubtful }) => doubtful && postbag.letters.has(id))
			.map(({ id }) => id),
		"no alert": acknowledged.filter(({ id, urgent }) => urgent && !postbag.alerted.has(id)).map(({ id }) => id),
	};
	return { copies, broken: Object.fromEntries(Object.entries(found).filter(([, ones]) => ones.length > 0)) };
}
