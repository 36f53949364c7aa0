import type SMTPConnection from "nodemailer/lib/smtp-connection";

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

export const EARLY_ANSWER = "EARLYANSWER";

/**
 * An answer counts only once what it answers has been sent: more answers than commands, or a « 250 » while the letter is still
 * leaving, were said in advance.
 */
export function refuseEarlyAnswers(connection: SMTPConnection): void {
	const session = connection as unknown as Session;
	const process = session._processResponse;
	session._processResponse = function () {
		const waiting = this._responseQueue.filter((line) => line.trim() !== "");
		const early =
			waiting.length > this._responseActions.length || (this._currentDataStream && /^2/.test(waiting[0] ?? ""));
		if (!early) return process.call(this);
		this._responseQueue = [];
		this._onError(new Error("answered before it was asked"), EARLY_ANSWER, false, "CONN");
	};
}

/**
 * Tells of each wait for an answer, as it begins. Of several commands sent at once, the longest counts, since nobody knows which one
 * the server is at. Once connected, the time that connecting may take is no limit any more to what the server then says.
 *
 * @param waitFor gets the command
 */
export function watchAnswers(
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
		longestMs = 0;
		process.call(this);
		if (longestMs === 0 && this._responseActions.length > 0 && !this._currentDataStream) waitFor(limitOf(""));
	};
}
