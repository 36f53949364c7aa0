import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Visitor } from "./visitor.ts";

const PROGRAM = "/usr/bin/firefox-esr";
export const hasFirefox = () => existsSync(PROGRAM);

type Answer = { id?: number; type: string; error?: string; message?: string; result?: Record<string, unknown> };

/** Debian's Firefox ESR, by WebDriver BiDi, which it speaks without a driver. */
export async function startFirefox(): Promise<Visitor> {
	const profile = await mkdtemp(join(tmpdir(), "firefox-"));
	const program = spawn(PROGRAM, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"]);
	const address = await new Promise<string>((resolve, reject) => {
		let said = "";
		program.stderr.on("data", (chunk: Buffer) => {
			said += chunk;
			const listening = /BiDi listening on (ws:\S+)/.exec(said)?.[1];
			if (listening) resolve(listening);
		});
		program.once("exit", () => reject(new Error(`Firefox n’a pas démarré : ${said}`)));
	});
	const { send, close } = await connect(`${address}/session`);
	await send("session.new", { capabilities: {} });
	const { contexts } = (await send("browsingContext.getTree", {})) as { contexts: { context: string }[] };
	const context = contexts[0]?.context;
	return {
		async goto(url) {
			const go = () => send("browsingContext.navigate", { context, url, wait: "complete" });
			const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("NS_BINDING_LATE")), 10_000));
			// A page that is itself on its way elsewhere takes the driver's navigation with it: asked again, it is alone.
			await Promise.race([go(), late]).catch((error: Error) => {
				if (!/NS_BINDING/.test(error.message)) throw error;
				return go();
			});
		},
		async evaluate<T>(expression: string) {
			const asked = `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? "null")`;
			const said = await send("script.evaluate", { expression: asked, target: { context }, awaitPromise: true });
			const { result, exceptionDetails } = said as { result?: { value: string }; exceptionDetails?: { text: string } };
			if (!result) throw new Error(exceptionDetails?.text);
			return JSON.parse(result.value) as T;
		},
		act: async (actions) => void (await send("input.performActions", { context, actions })),
		resize: async (width, height) =>
			void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
		async close() {
			close();
			const gone = new Promise((resolve) => program.once("exit", resolve));
			program.kill("SIGKILL");
			await gone;
			await rm(profile, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

/** One command at a time over a WebSocket. Rejects with what the browser says. */
async function connect(url: string) {
	const socket = new WebSocket(url);
	const waiting = new Map<number, (answer: Answer) => void>();
	let last = 0;
	socket.addEventListener("message", ({ data }) => {
		const answer = JSON.parse(String(data)) as Answer;
		if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
	});
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve, { once: true });
		socket.addEventListener("error", reject, { once: true });
	});
	const send = (method: string, params: object) =>
		new Promise<Record<string, unknown>>((resolve, reject) => {
			const id = ++last;
			waiting.set(id, ({ error, message, result }) =>
				error ? reject(new Error(`${method} : ${error}, ${message}`)) : resolve(result ?? {}),
			);
			socket.send(JSON.stringify({ id, method, params }));
		});
	return { send, close: () => socket.close() };
}
