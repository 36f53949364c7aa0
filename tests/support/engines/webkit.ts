import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { Visitor } from "./visitor.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const DISPLAY_SERVER = "/usr/bin/Xvfb";
export const hasWebKit = () => [DRIVER, BROWSER, DISPLAY_SERVER].every((program) => existsSync(program));

/** Debian's WebKitGTK, by WebDriver, on a display that nobody sees. */
export async function startWebKit(): Promise<Visitor> {
	// It finds a free number, and writes it on its third channel.
	const display = spawn(DISPLAY_SERVER, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const number = await said(display, 3, /(\d+)\n/);
	const port = 20_000 + Number(number);
	// Drawn without a graphics card's layers, which a machine without one only imitates, slowly.
	const plain = { WEBKIT_DISABLE_COMPOSITING_MODE: "1", WEBKIT_DISABLE_DMABUF_RENDERER: "1" };
	const driver = spawn(DRIVER, [`--port=${port}`], {
		env: { ...process.env, ...plain, DISPLAY: `:${number}` },
		stdio: "ignore",
		detached: true,
	});
	const ask = (method: string, path: string, body?: object) => command(`http://127.0.0.1:${port}${path}`, method, body);
	const options = { "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] } };
	const { sessionId } = (await ask("POST", "/session", { capabilities: { alwaysMatch: options } })) as {
		sessionId: string;
	};
	const session = `/session/${sessionId}`;
	const visitor: Visitor = {
		goto: async (url) => void (await ask("POST", `${session}/url`, { url })),
		async evaluate<T>(expression: string) {
			const script = `const done = arguments[0];
				Promise.resolve().then(() => (${expression})).then((value) => done(JSON.stringify(value) ?? "null"), (error) => done("!" + error));`;
			const text = String(await ask("POST", `${session}/execute/async`, { script, args: [] }));
			if (text.startsWith("!")) throw new Error(text);
			return JSON.parse(text) as T;
		},
		act: async (actions) => void (await ask("POST", `${session}/actions`, { actions })),
		async resize(width, height) {
			// The window has borders and a bar of its own, and the page hears of its size a moment after the driver has answered.
			let [wide, high] = [width, height];
			for (let attempt = 0; attempt < 50; attempt++) {
				await ask("POST", `${session}/window/rect`, { width: wide, height: high });
				await new Promise((resolve) => setTimeout(resolve, 50));
				const [innerWidth, innerHeight] = await visitor.evaluate<[number, number]>("[innerWidth, innerHeight]");
				if (innerWidth === width && innerHeight === height) return;
				wide = Math.max(width, wide + width - innerWidth);
				high = Math.max(height, high + height - innerHeight);
			}
			throw new Error(`la fenêtre n’a pas pris ${width} × ${height}`);
		},
		async close() {
			// With its browser and the page's process, which a page that hangs would keep.
			if (driver.pid) process.kill(-driver.pid, "SIGKILL");
			display.kill("SIGKILL");
		},
	};
	return visitor;
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
	const init = { method, ...(body ? { body: JSON.stringify(body) } : undefined) };
	// The driver listens a moment after it was started.
	for (let attempt = 0; ; attempt++) {
		const response = await fetch(url, init).catch((error: unknown) => {
			if (attempt > 50) throw error;
		});
		if (!response) {
			await new Promise((resolve) => setTimeout(resolve, 100));
			continue;
		}
		const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
		if (value?.error) throw new Error(`${method} ${url} : ${value.error}, ${value.message}`);
		return value;
	}
}

function said(program: ChildProcess, channel: number, what: RegExp): Promise<string> {
	return new Promise((resolve, reject) => {
		let text = "";
		program.stdio[channel]?.on("data", (chunk: Buffer) => {
			text += chunk;
			const found = what.exec(text)?.[1];
			if (found) resolve(found);
		});
		program.once("exit", () => reject(new Error("l’écran n’a pas démarré")));
	});
}
