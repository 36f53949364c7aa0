/**
 * `try-version.ts PAGES FACTS`: starts this version beside the one that serves, on another port and with a folder of requests of
 * its own, looks at its first pages and posts a request. Says what is wrong and ends with 1, or says nothing. Run as the site's user.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { owner } from "#owner";
import { passedOn } from "#relay/passed-on.ts";
import { quoteSubject, SERVICE_CHOICES, URGENT_WIRE } from "#shared/quote/fields.ts";
import { freePort } from "#tools/free-port.ts";
import { ask } from "./this-machine.ts";
import { siteTrouble } from "./update.ts";

const START_MS = 20_000;
const VISITOR = "Essai de mise à jour";
/** Judged by this version too. Nothing else: the trial reaches neither the owner, nor his copies, nor his database. */
const JUDGED = ["MAIL_FROM", "MAIL_TO", "TRUSTED_PROXY_HOPS", "COUNT_CALLS", "REMINDERS"];

const [, , pages = "", facts = ""] = process.argv;
process.env.OWNER_DIR = facts;
const { phone } = owner.identity;
const data = mkdtempSync(join(tmpdir(), "essai-"));
const port = await freePort();
const env = {
	...passedOn(process.env),
	...Object.fromEntries(JUDGED.map((name) => [name, process.env[name]])),
	...{ HOST: "127.0.0.1", PORT: String(port), DATA_DIR: data, SITE_DIR: pages, OWNER_DIR: facts },
};
const relay = spawn(process.execPath, ["relay/main.ts"], { env, stdio: ["ignore", "pipe", "pipe"] });
let said = "";
for (const stream of [relay.stdout, relay.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk));
const trouble = await look().catch((error: unknown) => String(error));
if (relay.exitCode === null) {
	relay.kill("SIGTERM");
	await once(relay, "exit");
}
rmSync(data, { recursive: true, force: true });
if (trouble !== undefined) {
	process.stdout.write(`${trouble}\n`);
	process.exitCode = 1;
}

async function look(): Promise<string | undefined> {
	const base = `http://127.0.0.1:${port}`;
	const endMs = Date.now() + START_MS;
	while ((await ask(`${base}/healthz`)) === undefined) {
		if (relay.exitCode !== null || Date.now() > endMs)
			return `le site ne démarre pas\u202f: ${said.trim().split("\n").at(-1)}`;
		await wait(100);
	}
	return (await siteTrouble(base, phone, ask)) ?? (await postTrouble(base));
}

async function postTrouble(base: string): Promise<string | undefined> {
	const [service] = SERVICE_CHOICES;
	const form = new FormData();
	const answers = {
		name: VISITOR,
		email: "essai@exemple.fr",
		phone: "06 12 34 56 78",
		city: "Bourgoin-Jallieu",
		service,
	};
	const fields = { ...answers, message: "Cette demande est un essai.", urgent: URGENT_WIRE.no };
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	form.set("_subject", quoteSubject(service));
	form.set("_template", "table");
	const headers = { "sec-fetch-site": "same-origin" };
	const { status } = await fetch(`${base}/api/devis`, { method: "POST", body: form, headers });
	if (status !== 200) return `une demande d’essai est refusée (${status})`;
	return (await listed()).includes(VISITOR) ? undefined : "une demande d’essai n’est pas gardée";
}

async function listed(): Promise<string> {
	const list = spawn(process.execPath, ["relay/owner/demandes.ts", "liste", "--tout"], { env });
	let text = "";
	list.stdout.on("data", (chunk: Buffer) => (text += chunk));
	await once(list, "close");
	return text;
}
