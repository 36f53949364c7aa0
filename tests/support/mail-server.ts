import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** What the server does with the next letter. */
export type Behaviour =
	| { kind: "accept" }
	/** Refuses the recipient with this code. */
	| { kind: "refuse"; code: number }
	/** Takes the whole letter, then the connection dies before the answer. */
	| { kind: "drop after the dot" }
	/** Takes the whole letter and never answers. */
	| { kind: "silent after the dot" }
	/** Takes the greeting, then says nothing more. */
	| { kind: "hang" };

/** The owner writes to himself. */
const isVisitor = (address: string, { mailFrom }: SMTPServerEnvelope) =>
	mailFrom !== false && address !== mailFrom.address;

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Greets at once. The library waits a tenth of a second first, for clients that talk too soon: ours are none. */
class PromptServer extends SMTPServer {
	override connect(...accepted: Parameters<SMTPServer["connect"]>): void {
		super.connect(...accepted);
		const connection = [...this.connections].at(-1);
		if (!connection || connection.needsUpgrade) return;
		connection.connectionReady();
		connection.connectionReady = () => {};
	}
}

/** A real SMTP server on a free port, stopped with the test. */
export async function startMailServer(options: SMTPServerOptions = {}) {
	let server: SMTPServer;
	let port = 0;
	const mail = {
		url: "",
		/** Raw letters whose final dot was seen, in order, the unanswered ones too. */
		received: [] as string[],
		/** Those of them whose sender was never told that they had arrived. */
		unanswered: [] as string[],
		/** Those that went to a visitor: the behaviours are for the others. */
		receipts: [] as string[],
		/** What it answers where a visitor is named; takes them when absent. */
		refusesVisitors: undefined as number | undefined,
		/** Number of times the owner was named. */
		tries: 0,
		/** The behaviours of the next letters; « accept » once they are used up. */
		behaviours: [] as Behaviour[],
		open: (index = 0): Promise<Email> => PostalMime.parse(mail.received[index] ?? ""),
		goDown: () => new Promise<void>((resolve) => server.close(resolve)),
		async comeUp(): Promise<void> {
			server = build();
			server.on("error", () => {});
			const listener = server.listen(port, "127.0.0.1");
			await once(listener, "listening");
			const address = listener.address();
			port = typeof address === "object" ? (address?.port ?? 0) : 0;
		},
	};
	await mail.comeUp();
	mail.url = `smtp://127.0.0.1:${port}`;
	onTestFinished(() => mail.goDown());
	return mail;

	function build(): SMTPServer {
		return new PromptServer({
			disableReverseLookup: true,
			authOptional: true,
			disabledCommands: ["STARTTLS"],
			closeTimeout: 10,
			...options,
			onRcptTo({ address }, { envelope }, done) {
				if (isVisitor(address, envelope)) {
					if (mail.refusesVisitors === undefined) return done();
					return done(Object.assign(new Error("non"), { responseCode: mail.refusesVisitors }));
				}
				mail.tries++;
				const behaviour = mail.behaviours[0];
				if (behaviour?.kind === "hang") return;
				if (behaviour?.kind !== "refuse") return done();
				mail.behaviours.shift();
				done(Object.assign(new Error("non"), { responseCode: behaviour.code }));
			},
			onData(stream, session, done) {
				const chunks: Buffer[] = [];
				stream.on("data", (chunk: Buffer) => chunks.push(chunk));
				stream.on("end", () => {
					const letter = Buffer.concat(chunks).toString("utf8");
					if (session.envelope.rcptTo.some(({ address }) => isVisitor(address, session.envelope))) {
						mail.receipts.push(letter);
						return done();
					}
					mail.received.push(letter);
					const behaviour = mail.behaviours.shift()?.kind;
					const answers = behaviour !== "silent after the dot" && behaviour !== "drop after the dot";
					if (!answers) mail.unanswered.push(letter);
					if (behaviour === "silent after the dot") return;
					if (behaviour !== "drop after the dot") return done();
					for (const connection of server.connections) {
						if (connection.session.id === session.id) connection._socket.destroy();
					}
				});
			},
		});
	}
}
