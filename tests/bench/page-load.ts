import { spawn } from "node:child_process";
import { once } from "node:events";
import { absent } from "#tests/support/web-server.ts";

/** Why pages cannot be asked for at full speed here. */
export const wrkMissing = (): string | undefined => absent("wrk", "wrk");

/** As a browser of today asks, in the one compression that Debian's nginx knows too. */
export const BROWSER_HEADERS = { "accept-encoding": "gzip" };

/** Asks for one page as fast as it is answered, until stopped; stopping tells the answers of a second. */
export function loadPages(url: string, connections: number): { stop(): Promise<number> } {
	const headers = Object.entries(BROWSER_HEADERS).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const child = spawn("wrk", ["-t1", `-c${connections}`, "-d600s", ...headers, url], { stdio: "pipe" });
	let said = "";
	child.stdout.on("data", (chunk: Buffer) => {
		said += chunk;
	});
	const ended = once(child, "exit");
	return {
		async stop() {
			child.kill("SIGINT");
			await ended;
			const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
			if (!perSecond || /Non-2xx|Socket errors/.test(said)) throw new Error(`wrk : ${said}`);
			return perSecond;
		},
	};
}
