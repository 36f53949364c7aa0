import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cutThePower, noPowerCut } from "#tests/support/endurance/power-cut.ts";
import { eventually } from "#tests/support/eventually.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

/** Why system calls cannot be watched here; some containers forbid it. */
function noStrace(): string | undefined {
	return spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0
		? undefined
		: "strace est absent ou interdit ici";
}

test("D2 · le journal de la base est sur le disque avant que « ok » parte", async (context) => {
	const reason = noStrace();
	if (reason !== undefined) context.skip(reason);
	const dataDir = await tempFolder();
	const traced = join(dataDir, "appels");
	const calls = "trace=fsync,fdatasync,write,writev,sendto,sendmsg,read,recvfrom";
	const settings = { DATA_DIR: join(dataDir, "var"), SITE_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:9" };
	const relay = await spawnRelay(settings, ["strace", "-D", "-f", "-y", "-s", "64", "-e", calls, "-o", traced]);
	expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
	await relay.end("SIGTERM");
	// The tracer is no parent of the relay: it ends a moment later.
	const lines = await eventually("la fin de la trace", async () => {
		const text = await readFile(traced, "utf8");
		return new RegExp(`^${relay.pid} +\\+\\+\\+ exited`, "m").test(text) && text.split("\n");
	});
	const asked = lines.findIndex((line) => line.includes('"POST /api/devis'));
	const answered = lines.findIndex((line, index) => index > asked && line.includes('"HTTP/1.1 200 OK'));
	expect([asked > 0, answered > asked]).toEqual([true, true]);
	const synchronised = lines
		.slice(asked, answered)
		.filter((line) => /f(data)?sync\(\d+<.*demandes\.sqlite-wal>/.test(line));
	expect(synchronised.length).toBeGreaterThan(0);
});

test("D3 · coupure de courant : seul survit ce qui était sur le disque, et tout ce qui a reçu « ok » y est", async (context) => {
	const reason = noPowerCut();
	if (reason !== undefined) context.skip(reason);
	const { acknowledged, missing, integrity } = await cutThePower(200);
	expect([acknowledged, missing, integrity]).toEqual([200, [], "ok"]);
});
