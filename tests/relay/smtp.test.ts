import { getEventListeners, once } from "node:events";
import { createServer } from "node:net";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { settlementOf, waitAfter } from "#relay/delivery/retry.ts";
import { createSmtpCourier } from "#relay/delivery/smtp.ts";
import { readSettings } from "#relay/settings.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const never = new AbortController().signal;
afterEach(() => void vi.useRealTimers());

type Limits = Parameters<typeof createSmtpCourier>[0]["limitsMs"];

/** One letter to the server of that address, with whatever patience a test has. */
const courierTo = (url: string, limitsMs?: Limits, letter = "Subject: essai\r\n\r\nBonjour\r\n", auth?: object) =>
	createSmtpCourier({
		server: { host: "127.0.0.1", port: Number(new URL(url).port), implicitTls: false, needsTls: false, ...auth },
		addresses: { mailFrom: "a@exemple.fr", mailTo: "a@exemple.fr" },
		compose: async () => Buffer.from(letter),
		...(limitsMs && { limitsMs }),
	});
const deliver = (url: string, note = async () => {}, signal = never) =>
	courierTo(url, { untilLetter: 2_000, untilAnswer: 2_000 }).deliver(parcelOf(mDaSilva), note, signal);

/** What a server answers that takes whatever comes; « » is the greeting. */
const willing = (line: string): string | undefined =>
	line === "DATA" ? "354 allez" : line.startsWith("AUTH") ? "235 oui" : line === "" ? "220 lent" : "250 oui";
/** The same, but for what begins with that verb. */
const but = (verb: string, answer: string | undefined) => (line: string) =>
	(verb === "" ? line === "" : line.startsWith(verb)) ? answer : willing(line);

/** A mail server that answers each line as it is told, or says nothing; and the lines that it was told. */
async function startScripted(answerTo: (line: string) => string | undefined, { ehlo = "250 lent", afterMs = 0 } = {}) {
	const heard: string[] = [];
	const server = createServer((socket) => {
		const say = (text: string) =>
			void setTimeout(() => {
				socket.write(`${text}\r\n`);
				if (text.startsWith("421")) socket.end();
			}, afterMs);
		let isLetter = false;
		socket.on("error", () => {});
		// Else the system itself waits, and minutes pass here meanwhile.
		socket.setNoDelay(true);
		const greeting = answerTo("");
		if (greeting !== undefined) say(greeting);
		socket.on("data", (chunk) => {
			for (const line of String(chunk).split("\r\n").slice(0, -1)) {
				heard.push(line);
				if (isLetter && line !== ".") continue;
				const answer = line.startsWith("EHLO") ? ehlo : answerTo(line);
				if (answer) say(answer);
				isLetter = line === "DATA";
			}
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const address = server.address();
	return { url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, heard };
}

describe("une lettre et son départ", () => {
	test("si le départ ne peut pas être noté, la lettre ne part pas", async () => {
		const mail = await startMailServer();
		const full = async () => {
			throw new Error("disque plein");
		};
		expect((await deliver(mail.url, full)).kind).toBe("postponed");
		expect(mail.received).toEqual([]);
	});

	test("le départ est noté avant que la lettre parte", async () => {
		const mail = await startMailServer();
		const seenBefore: number[] = [];
		const note = async () => void seenBefore.push(mail.received.length);
		expect(await deliver(mail.url, note)).toEqual({ kind: "accepted" });
		expect([seenBefore, mail.received.length]).toEqual([[0], 1]);
	});

	test("une tentative finie, bien ou mal, n’est plus retenue par le signal d’arrêt", async () => {
		const mail = await startMailServer();
		mail.behaviours = [{ kind: "accept" }, { kind: "refuse", code: 450 }];
		const { signal } = new AbortController();
		for (let n = 0; n < 2; n++) await deliver(mail.url, undefined, signal);
		expect([mail.tries, getEventListeners(signal, "abort")]).toEqual([2, []]);
	});

	test("une lettre trop grosse pour le serveur est mise de côté", async () => {
		const mail = await startMailServer({ size: 100 });
		const courier = courierTo(mail.url, undefined, "x".repeat(500));
		expect((await courier.deliver(parcelOf(mDaSilva), async () => {}, never)).kind).toBe("refused");
	});
});

describe("entre deux essais", () => {
	test("5 s, 15 s, 1, 2, 5, 10 minutes, puis 15, à 20 % près", () => {
		const waits = [1, 2, 3, 4, 5, 6, 7, 99].map((failures) => waitAfter(failures, 0.5));
		expect(waits).toEqual([5, 15, 60, 120, 300, 600, 900, 900].map((seconds) => seconds * SECOND));
		expect([waitAfter(6, 0.99), waitAfter(7, 0), waitAfter(99, 1)]).toEqual([600_000, 720_000, 1_080_000]);
	});

	test("après cinq jours d’essais, la lettre attend l’artisan ; un site resté éteint six jours essaie d’abord", () => {
		const parcel = parcelOf(mDaSilva);
		const since = parcel.request.receivedAtMs;
		const judged = (days: number, tried: typeof parcel) =>
			settlementOf({ kind: "postponed", reason: "RCPT TO 450" }, tried, since + days * DAY, 0.5).state;
		const old = { ...parcel, attempts: 400, failingSinceMs: since };
		expect([judged(4.9, old), judged(5.1, old), judged(6, parcel)]).toEqual(["retry", "held", "retry"]);
	});
});

describe("un serveur de courriel qui répond avant qu’on lui parle n’est pas cru", () => {
	test("« 250 » dit avec le « 354 », avant que la lettre soit partie", async () => {
		const isEarly = but("DATA", "354 allez\r\n250 gardée");
		const { url } = await startScripted((line) => (line === "." ? undefined : isEarly(line)));
		expect(["uncertain", "postponed"]).toContain((await deliver(url)).kind);
	});

	test("toute la séance dite d’un coup", async () => {
		const honest = await startScripted(willing);
		expect([await deliver(honest.url), honest.heard.includes("Bonjour")]).toEqual([{ kind: "accepted" }, true]);
		const all = "220 a\r\n250 b\r\n250 c\r\n250 d\r\n354 e\r\n250 gardée";
		const liar = await startScripted((line) => (line === "" ? all : undefined), { ehlo: "" });
		expect((await deliver(liar.url)).kind).toBe("unreachable");
		expect(liar.heard).not.toContain("Bonjour");
	});
});

test("« 421 » au point final : la lettre est reprise plus tard, rien n’est incertain", async () => {
	const { url } = await startScripted(but(".", "421 revenez"));
	expect(await deliver(url)).toMatchObject({ kind: "postponed" });
});

describe("« 552 », la boîte est pleine", () => {
	test.each([
		"552 5.2.2 Mailbox full",
		"552 5.2.2 <b@exemple.fr>: Recipient address rejected: Mailbox is full",
		"552 Requested mail action aborted: exceeded storage allocation",
		"552 Too many recipients",
		"552-5.2.2 The recipient's inbox is out of storage space.\r\n552 5.2.2 Please direct the recipient elsewhere",
		"552 boîte pleine",
		"552",
	])("au destinataire, la lettre sera réessayée : %j", async (answer) => {
		const full = but("RCPT", answer);
		for (const ehlo of ["250 menteur", "250-menteur\r\n250 PIPELINING"]) {
			const { url } = await startScripted((line) => (line === "DATA" ? "503 personne" : full(line)), { ehlo });
			expect(await deliver(url)).toEqual({ kind: "postponed", reason: "RCPT TO 552" });
		}
	});

	test.each([
		["MAIL", "552 5.3.4 Message size exceeds fixed limit"],
		[".", "552 5.3.4 Message too big"],
		["RCPT", "550 5.2.1 Mailbox disabled"],
		["RCPT", "554 5.7.1 Refused"],
	])("ailleurs, et tout autre « 55… », c’est l’artisan qui décide : %s, %s", async (verb, answer) => {
		const { url } = await startScripted(but(verb, answer));
		expect((await deliver(url)).kind).toBe("refused");
	});
});

describe("sans chiffrement, rien ne part", () => {
	test("un serveur qui cache STARTTLS n’obtient ni mot de passe ni lettre : la lettre attend, l’alarme part", async () => {
		const mail = await startMailServer();
		const smtpUrl = mail.url.replace("smtp://", "smtp://moi:secret@");
		const relay = await startTestRelay({ clock: manualClock(), smtpUrl });
		expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
		await relay.seen("letter_held");
		await relay.rang("letters-held");
		expect([mail.tries, mail.received.length]).toEqual([0, 0]);
	});

	test.each([
		["smtp://moi:secret@127.0.0.1:25", {}, true],
		["smtp://mail.exemple.fr", {}, true],
		["smtp://127.0.0.1:25", {}, false],
		["smtp://moi:secret@127.0.0.1:25", { SMTP_PLAIN: "oui" }, false],
	])("un réglage, et lui seul, permet le contraire : %s %j", (SMTP_URL, more, needsTls) => {
		expect(readSettings({ SMTP_URL, ...more }).mailServer?.needsTls).toBe(needsTls);
	});
});

describe("la patience de l’artisan a ses limites", () => {
	/** A letter sent, time passing a second at each turn. Resolves to what came of it, and when. */
	async function letterTo(url: string) {
		let ended = false;
		const courier = courierTo(url, undefined, undefined, { auth: { user: "a", pass: "b" } });
		const sending = courier.deliver(parcelOf(mDaSilva), async () => {}, never).finally(() => (ended = true));
		let passedMs = 0;
		while (!ended) {
			for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
			await vi.advanceTimersByTimeAsync(SECOND);
			passedMs += SECOND;
		}
		return { outcome: await sending, passedMs };
	}
	const slowly = () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	const AUTH = "250-lent\r\n250 AUTH PLAIN";
	const PIPELINING = "250-lent\r\n250-PIPELINING\r\n250 AUTH PLAIN";

	test.each([
		[AUTH, 10 * SECOND],
		[AUTH, MINUTE],
		[PIPELINING, 10 * SECOND],
		[PIPELINING, MINUTE],
	])("un serveur qui prend son temps à chaque réponse reçoit ses lettres : %j, %i ms", async (ehlo, afterMs) => {
		slowly();
		const { url } = await startScripted(willing, { ehlo, afterMs });
		expect((await letterTo(url)).outcome).toEqual({ kind: "accepted" });
	});

	test.each([
		["", 5, "unreachable"],
		["EHLO", 5, "unreachable"],
		["MAIL", 5, "postponed"],
		["RCPT", 5, "postponed"],
		["DATA", 2, "postponed"],
		[".", 10, "uncertain"],
	])("muet à « %s », il est attendu %i minutes, pas plus", async (verb, minutes, kind) => {
		slowly();
		const { url } = await startScripted(but(verb, undefined), { ehlo: verb === "EHLO" ? "" : AUTH });
		const { outcome, passedMs } = await letterTo(url);
		expect(outcome.kind).toBe(kind);
		expect(Math.abs(passedMs - minutes * MINUTE)).toBeLessThan(15 * SECOND);
	});

	test("un serveur qui fait durer chaque réponse n’occupe pas le guichet plus de vingt minutes", async () => {
		slowly();
		const { url } = await startScripted(willing, {
			ehlo: PIPELINING.replace("PIPELINING", "SIZE"),
			afterMs: 4.5 * MINUTE,
		});
		const { outcome, passedMs } = await letterTo(url);
		expect(outcome).toEqual({ kind: "postponed", reason: "ETIMEDOUT" });
		expect(passedMs).toBeLessThanOrEqual(20 * MINUTE + 15 * SECOND);
	});
});
