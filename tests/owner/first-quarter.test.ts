import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { copySite, type SiteCopy } from "#tests/support/site-copy.ts";
import { freePort } from "#tools/free-port.ts";

/* « Le premier quart d’heure » of docs/guide-exploitant.md on a new clone, each of its commands as it is written there. */

const GUIDE = readFileSync(new URL("../../docs/guide-exploitant.md", import.meta.url), "utf8");
const [, CHAPTER = ""] = /^## Le premier quart d’heure\n([\s\S]*?)^## /m.exec(GUIDE) ?? [];
const [FIRST = "", ...COMMANDS] = [...CHAPTER.matchAll(/^ *```\n *(.*)\n *```$/gm)].map(([, command = ""]) => command);

let mine: SiteCopy;
let server: ChildProcess;
let url = "";
let said = "";

beforeAll(async () => {
	const port = String(await freePort());
	url = `http://127.0.0.1:${port}`;
	// For the site and for each command: a port that this machine’s own environment names would stand above a file’s.
	vi.stubEnv("PORT", port);
	mine = copySite(mkdtempSync(join(tmpdir(), "premier-quart-")));
	const { NODE_ENV: _env, SITE_URL: _url, OWNER_DIR: _owner, ...env } = process.env;
	server = spawn("npm", ["--silent", "start"], { cwd: mine.folder, env, detached: true });
	server.stdout?.on("data", (chunk: Buffer) => {
		said += chunk;
	});
	await eventually("les trois lignes", () => said.includes("npm run publication"), 90_000);
}, 100_000);

afterAll(() => {
	vi.unstubAllEnvs();
	// With all that it started.
	if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
	rmSync(mine.folder, { recursive: true, force: true, maxRetries: 5 });
});

test("le guide commence par les deux commandes du README, et n’en a que de connues", () => {
	expect(FIRST).toBe("npm ci && npm start");
	expect(COMMANDS).toEqual(["npm run demandes -- liste", "npm run carnet -- lien", "npm run publication"]);
});

test("trois lignes : le site, le carnet et les lettres, ce qui manque avant le public", () => {
	const lines = said
		.trim()
		.split("\n")
		.filter((line) => line !== "Construction du site…");
	expect(lines.map((line) => line.replace(/\u202f/g, " "))).toEqual([
		`Site prêt : ${url} (Serrurerie du Bion, vu de cette machine seule)`,
		`Votre carnet : ${url}/carnet (un lien d’entrée : « npm run carnet -- lien »). Les e-mails : dans « var/mail », sans serveur de courriel (SMTP_URL).`,
		expect.stringMatching(
			/^Le site ne doit pas être publié : \d+ points bloquants, \d+ points à vérifier\. La liste : « npm run publication »\.$/,
		),
	]);
});

test("la demande envoyée se voit dans la liste, et sa lettre dans le dossier", async () => {
	expect((await postQuote(url, mmeLefevre)).status).toBe(200);
	expect(command("npm run demandes -- liste").said).toContain("Lefèvre");
	await eventually("la lettre", () => readdirSync(join(mine.folder, "var/mail")).length > 0);
});

test("le lien ouvre le carnet", async () => {
	const { status, said: answer } = command("npm run carnet -- lien");
	expect(status).toBe(0);
	const [link = ""] = /http\S+/.exec(answer) ?? [];
	expect(link.startsWith(`${url}/carnet/`)).toBe(true);
	expect(await (await fetch(link)).text()).toContain("<button");
});

test("la liste compte les points que la troisième ligne a comptés", () => {
	const { status, said: list } = command("npm run publication");
	expect(status).toBe(1);
	const [counted = "rien"] = /\d+ points bloquants, \d+ points à vérifier/.exec(said) ?? [];
	expect(list).toContain(counted);
});

test("Ctrl+C l’arrête", async () => {
	const ended = once(server, "exit");
	if (server.pid) process.kill(-server.pid, "SIGINT");
	await ended;
	await expect(fetch(url)).rejects.toThrow();
});

function command(line: string): { status: number | null; said: string } {
	return mine.npmRun(...line.split(" ").slice(2));
}
