import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createSmtpCourier } from "#relay/delivery/smtp.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mDaSilva } from "#tests/support/people.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const never = new AbortController().signal;
afterEach(() => void vi.useRealTimers());

/** A mail server that answers each line, or nothing at all. */
async function startServer(answerTo: (line: string) => string | undefined, afterMs: number, ehlo = "250 lent") {
	const server = createServer((socket: Socket) => {
		const say = (text: string) => void setTimeout(() => socket.write(`${text}\r\n`), afterMs);
		let isLetter = false;
		socket.on("error", () => {});
		// Else the system itself waits, and minutes pass here meanwhile.
		socket.setNoDelay(true);
		const greeting = answerTo("");
		if (greeting !== undefined) say(greeting);
		socket.on("data", (chunk) => {
			for (const line of String(chunk).split("\r\n").slice(0, -1)) {
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
	return typeof address === "object" ? (address?.port ?? 0) : 0;
}

/** A letter sent to it, time passing a second at each turn. Resolves to what came of it, and when. */
async function letterTo(port: number) {
	const server = { host: "127.0.0.1", port, implicitTls: false, needsTls: false, auth: { user: "a", pass: "b" } };
	const compose = async () => Buffer.from("Subject: essai\r\n\r\nBonjour\r\n");
	const courier = createSmtpCourier({ server, mailFrom: "a@exemple.fr", mailTo: "b@exemple.fr", compose });
	let ended = false;
	const sending = courier.deliver(parcelOf(mDaSilva), async () => {}, never).finally(() => (ended = true));
	let passedMs = 0;
	while (!ended) {
		for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
		await vi.advanceTimersByTimeAsync(SECOND);
		passedMs += SECOND;
	}
	return { outcome: await sending, passedMs };
}

const willing = (line: string): string =>
	line === "DATA" ? "354 allez" : line.startsWith("AUTH") ? "235 oui" : line === "" ? "220 lent" : "250 oui";
const withAuth = "250-lent\r\n250-PIPELINING\r\n250 AUTH PLAIN";

test.each(["250-lent\r\n250 AUTH PLAIN", withAuth])(
	"un serveur qui met dix secondes, ou une minute, à chaque réponse reçoit ses lettres : %j",
	async (ehlo) => {
		for (const afterMs of [10 * SECOND, MINUTE]) {
			vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
			const port = await startServer(willing, afterMs, ehlo);
			expect((await letterTo(port)).outcome).toEqual({ kind: "accepted" });
		}
	},
);

test.each([
	["", 5, "unreachable"],
	["EHLO", 5, "unreachable"],
	["MAIL", 5, "postponed"],
	["RCPT", 5, "postponed"],
	["DATA", 2, "postponed"],
	[".", 10, "uncertain"],
] as const)("muet à « %s », il est attendu %i minutes, pas plus", async (verb, minutes, kind) => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	const isAsked = (line: string) => (verb === "" ? line === "" : line.startsWith(verb));
	const ehlo = verb === "EHLO" ? "" : "250-lent\r\n250 AUTH PLAIN";
	const port = await startServer((line) => (isAsked(line) ? undefined : willing(line)), 0, ehlo);
	const { outcome, passedMs } = await letterTo(port);
	expect(outcome.kind).toBe(kind);
	expect(Math.abs(passedMs - minutes * MINUTE)).toBeLessThan(15 * SECOND);
});

test("un serveur qui fait durer chaque réponse n’occupe pas le guichet plus de vingt minutes", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	const port = await startServer(willing, 4.5 * MINUTE, withAuth.replace("PIPELINING", "SIZE"));
	const { outcome, passedMs } = await letterTo(port);
	expect(outcome).toEqual({ kind: "postponed", reason: "ETIMEDOUT" });
	expect(passedMs).toBeLessThanOrEqual(20 * MINUTE + 15 * SECOND);
});
