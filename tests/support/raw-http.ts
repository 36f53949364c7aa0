import { connect } from "node:net";

/** Sends bytes as they are and gives back all that came until the connection closed, or until `enough` matches. */
export function rawExchange(
	url: string,
	send: (write: (text: string) => boolean) => void,
	enough = /\r\n\r\n/,
): Promise<string> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve) => {
		let heard = "";
		const socket = connect(Number(port), hostname, () => send((text) => !socket.destroyed && socket.write(text)));
		const end = () => {
			socket.destroy();
			resolve(heard);
		};
		socket.on("data", (chunk) => {
			heard += chunk.toString("utf8");
			if (enough.test(heard)) end();
		});
		socket.on("close", end);
		socket.on("error", end);
	});
}
