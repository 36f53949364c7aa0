import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { createSmtpCourier } from "#relay/delivery/smtp.ts";
import { readSettings } from "#relay/settings.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";

const LETTER = "Subject: essai\r\n\r\nBonjour\r\n";
const never = new AbortController().signal;

function courierTo(smtpUrl: string, settings: Record<string, string> = {}) {
	const { mailServer } = readSettings({ SMTP_URL: smtpUrl, ...settings });
	if (!mailServer) throw new Error("no mail server");
	return createSmtpCourier({
		server: mailServer,
		mailFrom: "a@exemple.fr",
		mailTo: "b@exemple.fr",
		compose: async () => Buffer.from(LETTER),
		limitsMs: { untilLetter: 2_000, untilAnswer: 2_000 },
	});
}

/** A mail server that says its lines whatever it is told, and what it was told. */
async function startLiar(speak: (socket: Socket, told: string) => void, greeting = "220 menteur\r\n") {
	const heard: string[] = [];
	const server = createServer((socket) => {
		socket.on("error", () => {});
		socket.write(greeting);
		socket.on("data", (chunk) => {
			heard.push(String(chunk));
			speak(socket, String(chunk));
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const address = server.address();
	return { url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, heard };
}

/** What an honest server answers to each command, the letter and its dot included. */
function honest(socket: Socket, told: string, dot = "250 gardée\r\n"): void {
	if (/^EHLO/.test(told)) socket.write("250 menteur\r\n");
	else if (/^(MAIL|RCPT)/.test(told)) socket.write("250 ok\r\n");
	else if (/^DATA/.test(told)) socket.write("354 allez\r\n");
	else if (/\r\n\.\r\n$/.test(told)) socket.write(dot);
	else if (/^QUIT/.test(told)) socket.end("221 au revoir\r\n");
}
const deliver = (url: string) => courierTo(url).deliver(parcelOf(mDaSilva), async () => {}, never);

describe("un serveur de courriel qui répond avant qu’on lui parle n’est pas cru", () => {
	test("le menteur, quand il est honnête, l’est pour de bon", async () => {
		const { url, heard } = await startLiar(honest);
		expect(await deliver(url)).toEqual({ kind: "accepted" });
		expect(heard.join("")).toContain("Bonjour");
	});

	test("« 250 » dit avec le « 354 », avant que la lettre soit partie", async () => {
		const { url } = await startLiar((socket, told) =>
			/^DATA/.test(told) ? socket.write("354 allez\r\n250 gardée\r\n") : honest(socket, told, ""),
		);
		const { kind } = await deliver(url);
		expect(["uncertain", "postponed"]).toContain(kind);
	});

	test("toute la séance dite d’un coup", async () => {
		const { url, heard } = await startLiar(() => {}, "220 a\r\n250 b\r\n250 c\r\n250 d\r\n354 e\r\n250 gardée\r\n");
		expect((await deliver(url)).kind).toBe("unreachable");
		expect(heard.join("")).not.toContain("Bonjour");
	});
});

test("« 421 » au point final : la lettre est reprise plus tard, rien n’est incertain", async () => {
	const { url } = await startLiar((socket, told) => {
		honest(socket, told, "421 revenez\r\n");
		if (/\r\n\.\r\n$/.test(told)) socket.end();
	});
	expect(await deliver(url)).toMatchObject({ kind: "postponed" });
});

describe("« 552 », la boîte est pleine", () => {
	const inItsTurn = (verb: string, answer: string, ehlo?: string) =>
		startLiar((socket, told) => {
			for (const line of told.split(/(?<=\r\n)(?=MAIL|RCPT|DATA)/)) {
				if (ehlo !== undefined && line.startsWith("EHLO")) socket.write(ehlo);
				else if (line.startsWith(verb)) socket.write(`${answer}\r\n`);
				else if (verb === "RCPT" && line.startsWith("DATA")) socket.write("503 personne\r\n");
				else honest(socket, line, verb === "." ? `${answer}\r\n` : undefined);
			}
		});

	test.each([
		"552 5.2.2 Mailbox full",
		"552 5.2.2 <b@exemple.fr>: Recipient address rejected: Mailbox is full",
		"552 Requested mail action aborted: exceeded storage allocation",
		"552 Too many recipients",
		"552-5.2.2 The recipient's inbox is out of storage space.\r\n552 5.2.2 Please direct the recipient elsewhere",
		"552 boîte pleine",
		"552",
	])("au destinataire, la lettre sera réessayée : %j", async (answer) => {
		for (const ehlo of [undefined, "250-menteur\r\n250 PIPELINING\r\n"]) {
			const { url } = await inItsTurn("RCPT", answer, ehlo);
			expect(await deliver(url)).toEqual({ kind: "postponed", reason: "RCPT TO 552" });
		}
	});

	test("ailleurs, et tout autre « 55… », c’est l’artisan qui décide", async () => {
		for (const [verb, answer] of [
			["MAIL", "552 5.3.4 Message size exceeds fixed limit"],
			[".", "552 5.3.4 Message too big"],
			["RCPT", "550 5.2.1 Mailbox disabled"],
			["RCPT", "554 5.7.1 Refused"],
		] as const) {
			const { url } = await inItsTurn(verb, answer);
			expect([verb, answer, (await deliver(url)).kind]).toEqual([verb, answer, "refused"]);
		}
	});
});

describe("sans chiffrement, rien ne part", () => {
	test("un serveur qui cache STARTTLS n’obtient ni mot de passe ni lettre : la lettre attend, l’alarme part", async () => {
		const mail = await startMailServer();
		const clock = manualClock();
		const smtpUrl = mail.url.replace("smtp://", "smtp://moi:secret@");
		const relay = await startTestRelay({ clock, smtpUrl });
		expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
		await eventually("letter_held", () => relay.events.some(({ event }) => event === "letter_held"));
		await eventually("alarme", () =>
			relay.events.some(({ event, kind }) => event === "alarm_begins" && kind === "letters-held"),
		);
		expect([mail.tries, mail.received.length]).toEqual([0, 0]);
	});

	test("un réglage, et lui seul, permet le contraire", async () => {
		const mail = await startMailServer();
		const away = mail.url.replace("smtp://", "smtp://moi:secret@");
		expect(readSettings({ SMTP_URL: away }).mailServer?.needsTls).toBe(true);
		expect(readSettings({ SMTP_URL: "smtp://mail.exemple.fr" }).mailServer?.needsTls).toBe(true);
		expect(readSettings({ SMTP_URL: mail.url }).mailServer?.needsTls).toBe(false);
		expect(readSettings({ SMTP_URL: away, SMTP_PLAIN: "oui" }).mailServer?.needsTls).toBe(false);
	});
});
