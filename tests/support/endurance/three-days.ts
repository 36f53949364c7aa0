import { mkdtempSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { randomFrom } from "#tests/simulation/random.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { newVisitor, postQuote } from "#tests/support/post-quote.ts";
import { writeSite } from "#tests/support/site.ts";
import { SECRET, startGateway } from "#tests/support/webhook-gateway.ts";
import { distinctShots, fire } from "./load.ts";
import { relayInStep } from "./relay-in-step.ts";
import { faultsAround } from "./three-days-faults.ts";
import type { Weight } from "./three-days-relay.ts";

const REQUESTS_A_MINUTE = 10;
const MINUTE_MS = 60_000;
const IN_MEMORY = "/dev/shm";
/** Four times the file that three days make: it is copied when it was taken away. */
const ROOM_NEEDED = 500e6;
/** Further behind, delivery would be measured by this machine's speed and not by the relay's clock. */
const LETTERS_BEHIND = 100;

/** How things stand at the end of an hour. */
export interface Hour extends Weight {
	hour: number;
	acknowledged: number;
	letters: number;
	/** Bytes of the database, and of its write-ahead log. */
	file: number;
	log: number;
}

/**
 * Days of ten requests a minute in one process, everything around the relay going wrong by turns: a leak takes time to show. That
 * nothing is lost meanwhile is the simulation's to say, and what a kill leaves that of kills.ts; here, acknowledged is in the file.
 */
export async function threeDays(hours: number, seed: number) {
	const random = randomFrom(seed);
	const [mail, gateway] = [await startMailServer(), await startGateway()];
	const dataDir = join(roomyFolder(), "demandes");
	const settings = {
		...{ DATA_DIR: dataDir, SITE_DIR: await writeSite(), SITE_URL: "https://www.essai.fr", TRUSTED_PROXY_HOPS: "1" },
		...{ SMTP_URL: mail.url, WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: SECRET },
	};
	const relay = await relayInStep(settings, Date.UTC(2026, 2, 14, 9, 26, 53));
	const faults = faultsAround(mail, gateway, dataDir, random);
	const weighed: Hour[] = [];
	const acknowledged: string[] = [];
	let letters = 0;
	/** Whole letters of three days would be a leak of the trial's own. */
	const emptied = () => {
		letters += mail.received.splice(0).length;
		mail.unanswered.length = 0;
		gateway.received.length = 0;
	};

	for (let minute = 1; minute <= hours * 60; minute++) {
		await faults.strike(minute);
		const shots = await distinctShots(REQUESTS_A_MINUTE, `Minute${minute}`, minute * REQUESTS_A_MINUTE);
		const [{ ids }] = await Promise.all([fire(relay.url, shots, REQUESTS_A_MINUTE), passers(relay.url)]);
		acknowledged.push(...ids);
		await relay.advance(MINUTE_MS, 12);
		// On a busy machine the clock waits for letters that leave, for a while.
		const endMs = Date.now() + 2_000;
		emptied();
		while (faults.mailIsWell() && acknowledged.length - letters > LETTERS_BEHIND && Date.now() < endMs) {
			await aMoment(5);
			emptied();
		}
		if (minute % 60 === 59) weighed.push({ hour: (minute + 1) / 60, ...standing(), ...(await relay.weigh()) });
	}

	await faults.end();
	const db = new DatabaseSync(join(dataDir, "demandes.sqlite"), { timeout: 5_000 });
	const waiting = db.prepare("SELECT count(*) AS n FROM parcel WHERE next_attempt_at IS NOT NULL");
	await eventually(
		"la fin de toutes les lettres",
		async () => {
			await relay.advance(5 * MINUTE_MS, 60);
			await aMoment(100);
			emptied();
			return waiting.get()?.n === 0;
		},
		240_000,
	);
	const stored = new Set(
		db
			.prepare("SELECT id FROM request")
			.all()
			.map(({ id }) => id),
	);
	db.close();
	return {
		hours: weighed,
		acknowledged: acknowledged.length,
		lost: acknowledged.filter((id) => !stored.has(id)),
		faults: faults.counts,
	};

	function standing() {
		const size = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0;
		const [file, log] = [size("demandes.sqlite"), size("demandes.sqlite-wal")];
		return { acknowledged: acknowledged.length, letters, file, log };
	}
}

/** Who sends no request: reads a page, compressed or not, asks for one that is not there, mistypes, sends too much, taps the number. */
async function passers(url: string): Promise<void> {
	const headers = { "x-forwarded-for": newVisitor() };
	const asked = [
		fetch(`${url}/contact`, { headers: { ...headers, "accept-encoding": "identity" } }),
		fetch(`${url}/assets/app-1a2b.js`, { headers: { ...headers, "accept-encoding": "br" } }),
		fetch(`${url}/rien`, { headers }),
		fetch(`${url}/api/appels`, { method: "POST", body: "/contact", headers }),
		postQuote(url, { ...mDaSilva, email: "pas une adresse" }),
		postQuote(url, { ...mDaSilva, message: "x".repeat(70_000) }),
	];
	for (const answer of await Promise.allSettled(asked))
		if (answer.status === "fulfilled") await answer.value.text().catch(() => "");
}

/** In memory where there is room: waiting for the disk, four times a letter, would be a third of the trial. */
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
