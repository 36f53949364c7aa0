import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import packedChromium, { inflate, setupLambdaEnvironment } from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

/** The one without windows first: the same engine, and a page opens in a third of the processor's time. */
const SYSTEM = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
];

export const BROWSER_ARGUMENTS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Path of a Chromium: CHROME_PATH, then the system's, then the one that comes as an npm package. */
export async function chromiumPath(): Promise<string> {
	const chosen = process.env.CHROME_PATH ?? SYSTEM.find((path) => existsSync(path));
	return chosen ?? packedChromiumPath();
}

/** The Chromium of package-lock.json, the same everywhere. It lacks libraries on a bare machine: its own are unpacked. */
export async function packedChromiumPath(): Promise<string> {
	const bin = new URL("./bin/al2023.tar.br", new URL("../", import.meta.resolve("@sparticuz/chromium")));
	await inflate(bin.pathname);
	setupLambdaEnvironment(join(tmpdir(), "al2023/lib"));
	return packedChromium.executablePath();
}

/** A browser of one's own, with further arguments: for settings that no context has. */
export async function launchBrowser(...args: string[]): Promise<Browser> {
	return chromium.launch({ executablePath: await chromiumPath(), args: [...BROWSER_ARGUMENTS, ...args] });
}

let shared: Promise<Browser> | undefined;

/** The browser of this worker, launched once for all its files: who comes in has a context of their own. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
	shared ??= launchBrowser();
	return shared;
}

export const SIZES = {
	phone: { width: 390, height: 844 },
	desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;
