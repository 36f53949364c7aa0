import { connect, type Socket } from "node:net";

/** What the relay answered; status 0 when the connection died first. */
export interface Answer {
	status: number;
	text: string;
}

/**
 * One connection kept open, opened again after it died. Node's own client takes as long for a request as the relay does, on the
 * machine that they share: half of what was measured was the client.
 */
export function openLine(url: string): { send(message: Buffer): Promise<Answer>; close(): void } {
	const { hostname, port } = new URL(url);
	let socket: Socket | undefined;
	let received = "";
	let settle: (answer: Answer) => void = () => {};

	function open(): Socket {
		const line = connect(Number(port), hostname);
		line.setNoDelay(true);
		line.setEncoding("latin1");
		line.on("data", (part: string) => {
			received += part;
			const answer = wholeAnswerIn(received);
			if (answer === undefined) return;
			received = "";
			settle(answer);
		});
		line.on("error", () => {});
		line.on("close", () => {
			if (socket !== line) return;
			socket = undefined;
			received = "";
			settle({ status: 0, text: "" });
		});
		return line;
	}

	return {
		send: (message) =>
			new Promise((resolve) => {
				settle = resolve;
				socket ??= open();
				socket.write(message);
			}),
		close: () => void socket?.destroy(),
	};
}

/** The relay names the length of each answer to a post; /healthz and a refusal too. */
function wholeAnswerIn(received: string): Answer | undefined {
	const end = received.indexOf("\r\n\r\n");
	if (end === -1) return undefined;
	const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, end))?.[1] ?? 0);
	const text = received.slice(end + 4);
	return text.length < length ? undefined : { status: Number(received.slice(9, 12)), text };
}
