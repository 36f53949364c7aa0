import { Duplex } from "node:stream";
import { EMAIL, type Fact, type MailCondition, namedIn } from "./history.ts";
import type { Time } from "./time.ts";

export type SimulatedMail = ReturnType<typeof simulatedMail>;

const SLOW_MS = 90_000;
const ECONNREFUSED = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

/** A mail server at the other end of a pipe: what it is told, byte by byte, and what it answers. */
export function simulatedMail(time: Time, saw: (fact: Fact) => Fact) {
	const mail = { condition: "well" as MailCondition, dial };
	return mail;

	/** A connection from a relay that may die meanwhile. */
	function dial(isAlive: () => boolean): Duplex {
		let heard = "";
		let isLetter = false;
		const pipe = new Duplex({
			read() {},
			write(chunk: Buffer, _encoding, done) {
				time.stir();
				if (isAlive()) hear(chunk.toString("latin1"));
				done();
			},
		});
		// What nodemailer asks of a socket.
		Object.assign(pipe, { setTimeout: () => pipe, setKeepAlive: () => pipe, setNoDelay: () => pipe });
		pipe.on("error", () => {});
		if (mail.condition === "down") later(() => pipe.destroy(ECONNREFUSED));
		else say("220 courrier.exemple.fr");
		return pipe;

		/** Never within the call that asked: an answer comes after its question. */
		function later(action: () => void): void {
			setImmediate(() => {
				time.stir();
				if (isAlive() && !pipe.destroyed) action();
			});
		}

		function say(line: string): void {
			later(() => pipe.push(`${line}\r\n`));
		}

		function hear(text: string): void {
			heard += text;
			for (;;) {
				const end = isLetter ? "\r\n.\r\n" : "\r\n";
				const at = heard.indexOf(end);
				if (at < 0) break;
				const said = heard.slice(0, at);
				heard = heard.slice(at + end.length);
				if (isLetter) receive(said);
				else answer(said);
			}
			if (isLetter && mail.condition === "drop-before-dot") later(() => pipe.destroy());
		}

		function answer(command: string): void {
			const { condition } = mail;
			const verb = command.slice(0, 4).toUpperCase();
			if (condition === "hang" && verb !== "EHLO") return;
			if (verb === "QUIT") later(() => pipe.push(null));
			else say(replyTo(verb, condition));
			isLetter = verb === "DATA";
		}

		function receive(letter: string): void {
			isLetter = false;
			const { condition } = mail;
			if (condition === "drop-before-dot" || condition === "hasty") return;
			if (condition === "busy-at-dot") {
				say("421 plus tard");
				return;
			}
			const isTold = condition !== "drop-after-dot" && condition !== "silent-after-dot" && condition !== "slow";
			const event = saw(factOf(letter, isTold));
			if (isTold) say("250 merci");
			if (condition === "slow") time.after(SLOW_MS, () => sayLate(event));
			if (condition === "drop-after-dot") later(() => pipe.destroy());
		}

		function sayLate(event: Fact): void {
			if (!isAlive() || pipe.destroyed) return;
			if (event.is === "letter") event.told = true;
			say("250 merci");
		}
	}
}

function replyTo(verb: string, condition: MailCondition): string {
	switch (verb) {
		case "EHLO":
			return "250-courrier.exemple.fr\r\n250-8BITMIME\r\n250 AUTH PLAIN";
		case "AUTH":
			return condition === "password" ? "535 non" : "235 oui";
		case "RCPT":
			return condition === "greylist" ? "450 plus tard" : condition === "refuse" ? "550 inconnu" : "250 oui";
		case "DATA":
			// It says that it has the letter before it has seen any of it, and then has not.
			return condition === "hasty" ? "354 allez\r\n250 merci" : "354 allez";
		default:
			return "250 oui";
	}
}

/** What a letter is, by its headers; what it holds, once it is put together again. */
function factOf(letter: string, told: boolean): Fact {
	const header = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, "im").exec(letter)?.[1]?.trim() ?? "";
	const messageId = header("Message-ID");
	const [to] = header("To").match(EMAIL) ?? [];
	if (to !== undefined) return { is: letter.includes("application/pdf") ? "copy" : "receipt", email: to };
	const [from] = header("Reply-To").match(EMAIL) ?? [];
	// News of a request is answered to the same person, and is no request.
	if (from !== undefined && !messageId.startsWith("<nouvelles.")) return { is: "letter", email: from, messageId, told };
	const [, kind, phase] = /^<alarme-(.+?)-(begins|lasts|over)-/.exec(messageId) ?? [];
	const text = wholeText(letter);
	if (kind !== undefined && phase !== undefined) return { is: "alarm", channel: "letter", kind, phase, text };
	const [, reminder] = /^<(rappel-\d+)@/.exec(messageId) ?? [];
	if (reminder !== undefined) return { is: "reminder", channel: "letter", id: reminder, emails: namedIn(text) };
	return { is: "digest", emails: [...new Set(text.match(EMAIL) ?? [])] };
}

/** The first part, whatever way it was written. */
function wholeText(letter: string): string {
	const part = /Content-Transfer-Encoding: (\S+)\r\n(?:.+\r\n)*\r\n([\s\S]*?)(?=\r\n--|$)/i.exec(letter);
	const body = part?.[2] ?? letter;
	if (part?.[1]?.toLowerCase() === "base64") return Buffer.from(body, "base64").toString("utf8");
	const bytes = body
		.replace(/=\r\n/g, "")
		.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString("utf8");
}
