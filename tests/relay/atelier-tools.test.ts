import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { runTool } from "#atelier/run-tool.ts";
import { systemClock } from "#relay/clock.ts";
import { passedOn, withoutSecrets } from "#relay/passed-on.ts";
import { runShell } from "#relay/upkeep/backup-folder.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const PROBE = "../../tests/support/tool-probe.ts";
const LIMIT_MS = 30_000;
const SECRETS = {
	SMTP_URL: "smtps://a:motdepasse-1@b",
	DATABASE_URL: "postgresql://a:motdepasse-2@b/c",
	WEBHOOK_URL: "https://ntfy.sh/motdepasse-3",
	WEBHOOK_SECRET: "motdepasse-4",
	HEARTBEAT_URL: "https://veille.exemple.fr/motdepasse-7",
};
const HIS_OWN = { RESTIC_PASSWORD: "motdepasse-5", SCRATCH_URL: "postgresql://a:motdepasse-6@b/c" };

interface Told {
	env: Record<string, string>;
	went: Record<string, string>;
}

test("un programme que lance le relais lit les réglages du site, et aucun mot de passe", async () => {
	for (const [name, value] of Object.entries({ ...SECRETS, ...HIS_OWN, SITE_URL: "https://moi.fr" }))
		vi.stubEnv(name, value);
	const { env } = (await runTool(PROBE, [], { ownerDir: "owner", limitMs: LIMIT_MS }).ended) as Told;
	vi.unstubAllEnvs();
	expect(env).toMatchObject({ OWNER_DIR: "owner", SITE_URL: "https://moi.fr", PATH: process.env.PATH });
	expect(JSON.stringify(env)).not.toContain("motdepasse");
});

test("la commande de copie garde les variables de l’artisan, et ne sait rien du courriel ni du carnet", async () => {
	const file = join(await tempFolder(), "env");
	for (const [name, value] of Object.entries({ ...SECRETS, ...HIS_OWN })) vi.stubEnv(name, value);
	const { signal } = new AbortController();
	await runShell(`env > ${file}`, { env: { BACKUP_FILE: "x" }, signal, isShown: false, clock: systemClock });
	vi.unstubAllEnvs();
	const known = readFileSync(file, "utf8");
	expect(known.match(/motdepasse-\d/g)?.sort()).toEqual(["motdepasse-5", "motdepasse-6"]);
	expect(known).toContain("BACKUP_FILE=x");
});

test("tout réglage qui se refuse sans se montrer est un secret", () => {
	const hidden = [...readFileSync("relay/settings.ts", "utf8").matchAll(/refuse\(\s*"(\w+)",\s*"…"/g)];
	const names = [...new Set(hidden.map(([, name = ""]) => name))].sort();
	expect(names).toEqual(Object.keys(SECRETS).sort());
	expect([withoutSecrets(SECRETS), passedOn(SECRETS)]).toEqual([{}, {}]);
});

test("qui lance un programme choisit ce qu’il en sait : seul « npm start » donne tout, au relais", () => {
	const files = ["relay", "notebook", "atelier", "tools"].flatMap((room) =>
		readdirSync(room, { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".ts"))
			.map((file) => join(room, file)),
	);
	const giving = files.filter((file) => {
		const text = readFileSync(file, "utf8");
		return /from "node:child_process"/.test(text) && !/passedOn\(|withoutSecrets\(|PASSED_ON/.test(text);
	});
	// The count, the checks and a release, of a developer's or an administrator's shell, where no one has read « .env ».
	const FROM_A_SHELL = ["tools/house.ts", "tools/release/make-release.ts", "tools/run-checks.ts"];
	expect(giving.sort()).toEqual([...FROM_A_SHELL, "tools/start.ts"]);
	expect(files.filter((file) => readFileSync(file, "utf8").includes("env: { ...process.env"))).toEqual([]);
});

test("le décodeur n’atteint que la photo envoyée et son dossier : ni demandes, ni réglages, ni autre programme", async () => {
	const folder = await tempFolder();
	const [sent, requests, out] = [join(folder, "envoi"), join(folder, "demandes"), join(folder, "out")];
	await Promise.all([writeFile(sent, ""), writeFile(requests, ""), mkdir(out)]);
	const confinedTo = { reads: [sent, resolve("tests/support")], writes: [out] };
	const { went } = (await runTool(PROBE, [sent, requests, out], { limitMs: LIMIT_MS, confinedTo }).ended) as Told;
	const denied = "ERR_ACCESS_DENIED";
	expect(went).toEqual({
		...{ reads: "done", writes: "done" },
		...{ readsRequests: denied, readsSettings: denied, writesRequests: denied, starts: denied, works: denied },
	});
});
