import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import PostalMime from "postal-mime";
import { onTestFinished } from "vitest";
import type { MailServer } from "./mail-server.ts";

/**
 * The same as `startMailServer` without TLS and passwords, for ordeals of many letters: smtp-server waits a tenth of a
 * second before it greets, which would make an hour of them.
 */
export async function startQuickMail(): Promise<MailServer> {
	let server: Server | undefined;
	let port = 0;
	const sockets = new Set<Socket>();
	const mail: MailServer = {
		url: "",
		received: [],
		unanswered: [],
		tries: 0,
		moods: [],
		open: (index = 0) => PostalMime.parse(mail.received[index] ?? ""),
		async goDown() {
			const closing = server;
			server = undefined;
			for (const socket of sockets) socket.destroy();
			if (closing) await new Promise((resolve) => closing.close(resolve));
		},
		async comeUp() {
			server = createServer(converse);
			server.listen(port, "127.0.0.1");
			await once(server, "listening");
			const address = server.address();
			port = typeof address === "object" ? (address?.port ?? 0) : 0;
		},
	};
	await mail.comeUp();
	mail.url = `smtp://127.0.0.1:${port}`;
	onTestFinished(() => mail.goDown());
	return mail;

	function converse(socket: Socket): void {
		sockets.add(socket);
		socket.setNoDelay();
		socket.on("close", () => sockets.delete(socket));
		socket.on("error", () => socket.destroy());
		const say = (line: string) => socket.write(`${line}\r\n`);
		let heard = "";
		let inLetter = false;
		say("220 mail.exemple.fr ESMTP");
		socket.on("data", (chunk) => {
			heard += chunk.toString("utf8");
			for (;;) {
				const end = heard.indexOf(inLetter ? "\r\n.\r\n" : "\r\n");
				if (end < 0) return;
				const part = heard.slice(0, end);
				heard = heard.slice(end + (inLetter ? 5 : 2));
				if (inLetter) take(`${part}\r\n`, socket);
				else answer(part.slice(0, 4).toUpperCase());
			}
		});

		function answer(command: string): void {
			if (command === "RCPT") {
				mail.tries++;
				const mood = mail.moods[0];
				if (mood?.kind === "hang") return;
				if (mood?.kind === "refuse") {
					mail.moods.shift();
					say(`${mood.code} non`);
					return;
				}
			}
			inLetter = command === "DATA";
			say(inLetter ? "354 la lettre" : command === "QUIT" ? "221 au revoir" : "250 ok");
		}

		function take(letter: string, from: Socket): void {
			inLetter = false;
			mail.received.push(letter);
			const mood = mail.moods.shift()?.kind;
			if (mood === "drop after the dot") from.destroy();
			if (mood !== "drop after the dot" && mood !== "silent after the dot") {
				say("250 ok");
				return;
			}
			mail.unanswered.push(letter);
		}
	}
}
