import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { sharedBrowser } from "#tests/support/browser.ts";
import { eventually } from "#tests/support/eventually.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { copySite, type SiteCopy } from "#tests/support/site-copy.ts";
import { freePort } from "#tools/free-port.ts";

/* `npm run dev`, in a copy of the project: what is worked on is the whole product. */

let mine: SiteCopy;
let server: ChildProcess;
let url = "";

beforeAll(async () => {
	mine = copySite(mkdtempSync(join(tmpdir(), "atelier-")));
	const port = String(await freePort());
	url = `http://localhost:${port}`;
	const env = { ...process.env, NODE_ENV: "development", DATA_DIR: join(mine.folder, "var") };
	server = spawn("npm", ["run", "--silent", "dev", "--", "--port", port, "--strictPort"], {
		...{ cwd: mine.folder, env, stdio: "ignore", detached: true },
	});
	const isReady = () =>
		fetch(`${url}/healthz`).then(
			({ ok }) => ok,
			() => false,
		);
	await eventually("le serveur d’atelier", isReady, 30_000);
});
afterAll(() => {
	// With all that it started.
	if (server.pid) process.kill(-server.pid, "SIGKILL");
	rmSync(mine.folder, { recursive: true, force: true, maxRetries: 5 });
});

test("le formulaire atteint le relais, comme sur le vrai site", async () => {
	expect((await postQuote(url, mDaSilva)).status).toBe(200);
});

test("un fait faux se dit en français par-dessus la page", async () => {
	const context = await (await sharedBrowser()).newContext();
	const page = await context.newPage();
	await page.goto(`${url}/contact`, { waitUntil: "domcontentloaded" });
	await page.locator("h1").waitFor();
	const facts = mine.read("owner/practice.json");
	const wrong = facts.replace('"radiusKm": 50', '"radiusKm": 0');
	// A change that comes before the page listens is told to nobody: a person would save again too.
	const save = setInterval(() => mine.write("owner/practice.json", wrong), 3_000);
	onTestFinished(() => clearInterval(save));
	mine.write("owner/practice.json", wrong);
	await eventually("le message", async () => (await page.locator("vite-error-overlay").count()) > 0, 40_000);
	const said = await page.locator("vite-error-overlay .message-body").textContent();
	expect(said?.replace(/\s+/g, " ")).toMatch(/owner\/practice\.json, champ « radiusKm » .*1 au moins est attendu/);
	await context.close();
}, 60_000);
