import PostalMime from "postal-mime";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import type { MailServer } from "#tests/support/mail-server.ts";
import { type ManualClock, manualClock } from "#tests/support/manual-clock.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay, type TestRelay } from "#tests/support/relay.ts";
import { openTestStore, type RelaySettings } from "#tests/support/stores.ts";

export interface DayResult {
	acknowledged: number;
	/** Acknowledged, and no letter ever came: must be none. */
	lost: string[];
	/** More copies than connections that died on them allow: must be none. */
	tooMany: string[];
	/** Copies under another Message-ID: must be none. */
	renamed: string[];
	duplicates: number;
	restarts: number;
	outages: number;
	faults: Record<string, number>;
}

/** Dice that always fall alike for the same seed (mulberry32); how far letters get in a minute does not. */
function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/**
 * Hours of a mail server at its worst, minute by minute on a clock of our own: outages, greylisting, connections that
 * die after the letter, restarts of the relay in between. Afterwards the server is well, and every letter is counted.
 */
export async function badDay(hours: number, mail: MailServer, settings: RelaySettings, seed = 38): Promise<DayResult> {
	const random = seeded(seed);
	const clock = manualClock();
	const open = () => startTestRelay({ clock, settings, smtpUrl: mail.url, random: random() });
	let relay = await open();
	let isUp = true;
	const acknowledged: string[] = [];
	const counts = { restarts: 0, outages: 0 };
	const faults: Record<string, number> = {};

	for (let minute = 0; minute < hours * 60; minute++) {
		const dice = random();
		if (isUp && dice < 0.015) {
			await mail.goDown();
			isUp = false;
			counts.outages++;
		} else if (!isUp && dice < 0.06) {
			await mail.comeUp();
			isUp = true;
		}
		if (mail.behaviours.length === 0 && random() < 0.25) {
			const kind = (["refuse", "refuse", "drop after the dot"] as const)[Math.floor(random() * 3)] ?? "refuse";
			mail.behaviours.push(kind === "refuse" ? { kind, code: 450 } : { kind });
			faults[kind] = (faults[kind] ?? 0) + 1;
		}
		if (random() < 0.2) acknowledged.push(await post(relay, acknowledged.length));
		if (random() < 0.006) {
			await stop(relay, clock);
			relay = await open();
			counts.restarts++;
		}
		clock.advance(60_000);
		await aMoment(4);
	}

	mail.behaviours = [];
	if (!isUp) await mail.comeUp();
	const store = await openTestStore(settings);
	await eventually(
		"la fin de toutes les lettres",
		async () => {
			clock.advance(5 * 60_000);
			await aMoment(20);
			const { letter } = (await store.status()).channels;
			// Two connections died on the same letter: it waits for the owner, who asks for it.
			if (letter.held > 0) await store.resendHeld(clock.nowMs());
			return letter.waiting === 0 && letter.held === 0;
		},
		60_000,
	);
	await stop(relay, clock);
	return { acknowledged: acknowledged.length, ...counts, faults, ...(await judge(acknowledged, mail)) };
}

async function post(relay: TestRelay, n: number): Promise<string> {
	// Each in their own words: the same long message from many people would be taken for a mass mailing.
	const message = `${mDaSilva.message} C’est pour le ${n}, rue de la Liberté.`;
	const response = await postQuote(relay.url, { ...mDaSilva, name: `Client ${n}`, message });
	if (response.status !== 200) throw new Error(`une demande a reçu ${response.status}`);
	return ((await response.json()) as { id: string }).id;
}

/** Its grace for a letter under way is counted on the same clock. */
async function stop(relay: TestRelay, clock: ManualClock): Promise<void> {
	const stopped = relay.stop();
	await aMoment(50);
	clock.advance(5_000);
	await stopped;
}

async function judge(acknowledged: readonly string[], mail: MailServer) {
	const copies = new Map<string, string[]>();
	for (const letter of mail.received) {
		const { text = "", messageId = "" } = await PostalMime.parse(letter);
		const id = /Demande n°\s(\S+),/.exec(text)?.[1] ?? "?";
		copies.set(id, [...(copies.get(id) ?? []), messageId]);
	}
	const unanswered = (id: string) => mail.unanswered.filter((letter) => letter.includes(id)).length;
	const received = [...copies];
	return {
		lost: acknowledged.filter((id) => !copies.has(id)),
		tooMany: received.filter(([id, ids]) => ids.length > 1 + unanswered(id)).map(([id]) => id),
		renamed: received.filter(([, ids]) => new Set(ids).size > 1).map(([id]) => id),
		duplicates: received.filter(([, ids]) => ids.length > 1).length,
	};
}
