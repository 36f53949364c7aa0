import type { Socket } from "node:net";
import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { MINUTE_MS, SECOND_MS } from "#relay/clock.ts";
import { recipientOf } from "#relay/letter/letter.ts";
import { isLoopback, type MailServer, type Settings } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/records.ts";
import { type Courier, type Network, type Outcome, systemNetwork } from "./courier.ts";

/** What nodemailer keeps for itself of a session; its version is exact, and the tests see it change. */
interface Session {
	_onConnect(): void;
	_sendCommand(line: string, logged?: string): void;
	_processResponse(): void;
	/** When the session has to be set up, STARTTLS included. */
	_connectionDeadline: number;
	/** Answers that came and were not looked at yet. */
	_responseQueue: string[];
	/** One for each command sent and not answered. */
	_responseActions: unknown[];
	/** The letter, while it leaves. */
	_currentDataStream: unknown;
	_onError(error: Error, type: string, data: string | false, command: string): void;
}

const EARLY_ANSWER = "EARLYANSWER";

/**
 * Tells of each wait for an answer, as it begins. Of several commands sent at once the longest counts, since nobody knows which one the
 * server is at. Once connected, the time that connecting may take is no limit any more to what the server then says.
 *
 * Believes no answer that was said in advance: more answers than commands, or a « 250 » while the letter is still leaving.
 *
 * @param waitFor gets the command
 */
function watchAnswers(
	connection: SMTPConnection,
	limitOf: (command: string) => number,
	waitFor: (limitMs: number) => void,
): void {
	const session = connection as unknown as Session;
	const { _onConnect: connected, _sendCommand: send, _processResponse: process } = session;
	let longestMs = 0;
	session._onConnect = function () {
		this._connectionDeadline = Number.POSITIVE_INFINITY;
		connected.call(this);
	};
	session._sendCommand = function (line, logged) {
		longestMs = Math.max(longestMs, limitOf(line));
		waitFor(longestMs);
		send.call(this, line, logged);
	};
	session._processResponse = function () {
		// It also looks after each answer whether another has come.
		if (this._responseQueue.length === 0) return process.call(this);
		const waiting = this._responseQueue.filter((line) => line.trim() !== "");
		const isEarly =
			waiting.length > this._responseActions.length || (this._currentDataStream && /^2/.test(waiting[0] ?? ""));
		if (isEarly) {
			this._responseQueue = [];
			return this._onError(new Error("answered before it was asked"), EARLY_ANSWER, false, "CONN");
		}
		longestMs = 0;
		process.call(this);
		if (longestMs === 0 && this._responseActions.length > 0 && !this._currentDataStream) waitFor(limitOf(""));
	};
}

/** What nodemailer tells of a failure. */
interface SmtpError extends Error {
	code?: string;
	originalCode?: string;
	command?: string;
	responseCode?: number;
}

/** How far an attempt got: it alone decides what an error means. */
type Phase = "connecting" | "session" | "leaving" | "left";

/** RFC 5321, 4.5.3.2: a server that takes that long is slow, not absent. */
const ANSWER_MS = { command: 5 * MINUTE_MS, data: 2 * MINUTE_MS, block: 3 * MINUTE_MS, dot: 10 * MINUTE_MS };
/** All of it up to the final dot: whoever answers each command just in time would hold up every other letter. */
const WHOLE_MS = 20 * MINUTE_MS;
/** A machine that is there takes a call at once; the greeting comes after. */
const CONNECT_MS = 30 * SECOND_MS;
/** Of the letter, handed over as the server takes them. */
const BLOCK_BYTES = 16 * 1024;

interface Parts {
	server: MailServer;
	/** Read for each letter, as the owner's own address may have changed. */
	addresses: Pick<Settings, "mailFrom" | "mailTo">;
	/** The letter's bytes, the same for every attempt as far as its reader can tell. */
	compose: (parcel: Parcel) => Promise<Buffer>;
	/** Until the whole letter has left; then, until the server answers the final dot. */
	limitsMs?: { untilLetter: number; untilAnswer: number };
	network?: Network | undefined;
}

/** Sends letters over SMTP, one connection for each, and tells where a failed attempt stopped. */
export function createSmtpCourier({
	server,
	addresses,
	compose,
	limitsMs = { untilLetter: WHOLE_MS, untilAnswer: ANSWER_MS.dot },
	network = systemNetwork,
}: Parts): Courier {
	return {
		async deliver(parcel, beforeLeaving, signal) {
			const composed = await compose(parcel).catch(() => undefined);
			// One letter that cannot be written must not hold up the others.
			if (composed === undefined) return { kind: "refused", reason: "composition" };
			const letter = composed;
			let phase: Phase = "connecting";
			const connection = new SMTPConnection({
				host: server.host,
				port: server.port,
				secure: server.implicitTls,
				requireTLS: server.needsTls,
				connectionTimeout: CONNECT_MS,
				greetingTimeout: ANSWER_MS.command,
				socketTimeout: limitsMs.untilAnswer,
				...(network.dialMailServer && { connection: network.dialMailServer() as Socket }),
				// Loopback: no certificate can name this machine, and no data crosses the network.
				tls: { rejectUnauthorized: !isLoopback(server.host) },
			});
			let forgetSignal = () => {};
			const broken = new Promise<never>((_, reject) => {
				const stop = () => reject(named("STOPPED"));
				connection.on("error", reject);
				// After what the server may still have said of the letter: « 421 » comes with the end.
				connection.once("end", () => setImmediate(() => reject(named("ECONNECTION"))));
				signal.addEventListener("abort", stop, { once: true });
				forgetSignal = () => signal.removeEventListener("abort", stop);
			});
			broken.catch(() => {});
			const giveUpAfter = (delayMs: number) =>
				network.after(delayMs, () => connection.emit("error", named("ETIMEDOUT")));
			const cancelWhole = giveUpAfter(limitsMs.untilLetter);
			let cancelWait = () => {};
			const waitFor = (limitMs: number) => {
				cancelWait();
				cancelWait = giveUpAfter(limitMs);
			};
			watchAnswers(connection, (command) => (command === "DATA" ? ANSWER_MS.data : ANSWER_MS.command), waitFor);

			try {
				await Promise.race([broken, converse()]);
				return { kind: "accepted" };
			} catch (error) {
				return outcomeOf(error as SmtpError, phase);
			} finally {
				cancelWhole();
				cancelWait();
				// The signal outlives thousands of attempts: what listens to it would keep each letter in memory.
				forgetSignal();
				connection.close();
			}

			async function converse(): Promise<void> {
				await ended((done) => connection.connect(done));
				if (server.auth) await ended((done) => connection.login({ ...server.auth }, done));
				phase = "session";
				// Read only once the server has said 354: that is the moment when the letter starts to leave.
				const body = Readable.from(
					(async function* () {
						waitFor(ANSWER_MS.block);
						await beforeLeaving();
						phase = "leaving";
						for (let at = 0; at < letter.length; at += BLOCK_BYTES) {
							waitFor(ANSWER_MS.block);
							yield letter.subarray(at, at + BLOCK_BYTES);
						}
					})(),
				);
				// nodemailer writes the final dot after the stream's end, never before.
				body.once("end", () => {
					phase = "left";
					cancelWhole();
					waitFor(limitsMs.untilAnswer);
				});
				const envelope = { from: addresses.mailFrom, to: [recipientOf(parcel, addresses)], size: letter.byteLength };
				await ended((done) => connection.send(envelope, body, done));
				connection.quit();
			}
		},
	};
}

function outcomeOf(error: SmtpError, phase: Phase): Outcome {
	const { responseCode } = error;
	const reason = [error.command, responseCode ?? error.originalCode ?? error.code ?? error.name]
		.filter(Boolean)
		.join(" ");
	// Somebody between, or a setting: trying again would only offer the password again.
	if (error.command === "STARTTLS" && responseCode !== undefined) return { kind: "refused", reason };
	// It answered what it had not been asked: whatever it says of a letter that began to leave proves nothing.
	if (error.code === EARLY_ANSWER && (phase === "leaving" || phase === "left")) return { kind: "uncertain", reason };
	// Greeting, TLS and password come before any letter: whatever the code, they are the server's or the settings'.
	if (phase === "connecting") return { kind: "unreachable", reason };
	// The one 5xx that passes: a full mailbox, which RFC 5321, 4.5.3.1.10, has treated as 452.
	if (responseCode === 552 && error.command === "RCPT TO") return { kind: "postponed", reason };
	if (responseCode !== undefined && responseCode >= 500) return { kind: "refused", reason };
	if (responseCode !== undefined && responseCode >= 400) return { kind: "postponed", reason };
	if (phase === "left") return { kind: "uncertain", reason };
	// Larger than the server announced to accept: it will not shrink.
	if (phase === "session" && error.code === "EMESSAGE") return { kind: "refused", reason };
	return { kind: "postponed", reason };
}

function ended(start: (done: (error?: Error | null) => void) => void): Promise<void> {
	return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}

function named(code: string): SmtpError {
	return Object.assign(new Error(code), { code });
}
