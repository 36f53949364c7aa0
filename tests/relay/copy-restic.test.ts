import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { guideBlock, restic, resticSettings } from "#tests/support/restic.ts";
import { sweep } from "#tests/support/sweep.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

beforeEach(need(restic));

/** The owner's command as a process of its own, with those settings. */
function demandes(env: Record<string, string>, ...typed: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, ["relay/owner/demandes.ts", ...typed], {
		env,
		encoding: "utf8",
	});
	return { status, stdout, stderr };
}

/** Settings of a relay that ran until its copy was made and read again. */
async function copiedOnce(settings: Record<string, string>) {
	const dataDir = await tempFolder();
	const env = { ...settings, DATA_DIR: dataDir, SITE_DIR: dataDir };
	const relay = await spawnRelay(env);
	await eventually("la première relecture", () => relay.output().includes('"drill_done"'), 20_000);
	await relay.end("SIGTERM");
	return env;
}

/** Restic killed outright as soon as its lock is there. */
async function killedHoldingALock(env: Record<string, string>, typed: string[], locks: () => string[]) {
	const doomed = spawn("restic", typed, { env });
	doomed.stdin.on("error", () => {});
	const exit = once(doomed, "exit");
	await eventually("un verrou", () => locks().length > 0, 20_000);
	doomed.kill("SIGKILL");
	await exit;
}

test("la machine perdue, tout revient de l’autre par restic et SFTP, avec les réglages du guide ; les lettres partent", async () => {
	const { settings, repository, connections } = await resticSettings();
	const mail = await startMailServer();
	await mail.goDown();
	const dataDir = await tempFolder();
	const env = { ...settings, DATA_DIR: dataDir, SITE_DIR: dataDir, SMTP_URL: mail.url };
	const relay = await spawnRelay(env);
	await eventually("la première relecture", () => relay.output().includes('"drill_done"'), 20_000);
	for (const person of [mmeLefevre, mDaSilva]) expect((await postQuote(relay.url, person)).status).toBe(200);
	expect(demandes(env, "sauvegarder")).toMatchObject({
		status: 0,
		stdout: expect.stringContaining("2\u00a0demandes copiées par BACKUP_COMMAND."),
	});
	const startMs = performance.now();
	const tried = demandes(env, "essayer-sauvegarde");
	console.log(`Relecture par restic et SFTP : ${Math.round(performance.now() - startMs)} ms`);
	expect(tried).toMatchObject({ status: 0, stdout: expect.stringContaining("se restaure, avec 2\u00a0demandes") });
	expect(connections()).toMatch(/^autre-machine\.exemple -l copies -s sftp$/m);
	// Encrypted there: nobody's name or address can be read.
	const files = readdirSync(repository, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const stored = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
	expect([stored.length > 5, stored.some((bytes) => bytes.includes(mDaSilva.email))]).toEqual([true, false]);
	expect(relay.output()).not.toContain(mDaSilva.email);
	await relay.end("SIGKILL");
	await rm(dataDir, { recursive: true });

	const restored = await tempFolder();
	expect(guideBlock("RESTIC_REPOSITORY=")).toContain("restic dump latest /demandes.sqlite");
	const dump = spawnSync("sh", ["-c", "restic dump latest /demandes.sqlite > demandes.sqlite"], { env, cwd: restored });
	expect(dump.status).toBe(0);
	await mail.comeUp();
	await spawnRelay({ ...env, DATA_DIR: restored });
	await eventually("les deux lettres", () => mail.received.length === 2, 20_000);
	const { stdout } = demandes({ ...env, DATA_DIR: restored }, "liste");
	expect(stdout).toMatch(/M\. Da Silva[\s\S]+Mme Lefèvre/);
}, 60_000);

/** One that keeps others out is the harder case. */
const CHECK: [string, string[]] = ["une vérification, qui veut être seule", ["check", "--read-data"]];
test.each(sweep([CHECK, ["une copie", ["backup", "--stdin", "--stdin-filename", "autre"]]], [CHECK]))(
	"un verrou resté de %s tuée net n’arrête ni la copie, ni sa relecture",
	async (_, typed) => {
		const { settings, locks } = await resticSettings();
		const env = await copiedOnce(settings);
		await killedHoldingALock(settings, typed, locks);
		expect(locks()).toHaveLength(1);
		// The trial first: it finds the lock that the copy would take away.
		for (const order of ["essayer-sauvegarde", "sauvegarder"])
			expect(demandes(env, order)).toMatchObject({ status: 0 });
		await killedHoldingALock(settings, typed, locks);
		expect(demandes(env, "sauvegarder")).toMatchObject({ status: 0 });
		expect(locks()).toEqual([]);
	},
	60_000,
);

test("la copie faite, ce qui empêche de ranger les anciennes ne la fait pas dire manquée", async () => {
	const { settings, locks } = await resticSettings();
	const env = await copiedOnce(settings);
	// Somebody else at work: a lock that nobody may take away.
	const other = spawn("restic", ["backup", "--stdin", "--stdin-filename", "autre"], { env: settings });
	await eventually("son verrou", () => locks().length === 1, 20_000);
	expect(demandes(env, "sauvegarder")).toMatchObject({ status: 0, stdout: expect.stringContaining("copiée") });
	expect(locks()).toHaveLength(1);
	other.stdin.end();
	await once(other, "exit");
}, 60_000);

test("l’autre machine ne répond plus : la copie échoue, et le dit", async () => {
	const { settings } = await resticSettings();
	const dataDir = await tempFolder();
	const env = { ...settings, DATA_DIR: dataDir, SITE_DIR: dataDir };
	const lost = { ...env, RESTIC_REPOSITORY: `${settings.RESTIC_REPOSITORY}-perdu` };
	const relay = await spawnRelay(lost);
	await eventually("l’échec", () => relay.output().includes('"copy_failed"'), 20_000);
	expect(relay.output()).toMatch(/"copy_failed".*"reason":"EXIT 1"/);
	// What restic says is for the owner who asks, never for the journal.
	expect(demandes(lost, "sauvegarder")).toMatchObject({ status: 1, stderr: expect.stringContaining("-perdu") });
	expect(relay.output()).not.toContain("-perdu");
	expect(demandes(env, "etat").stdout).toContain("Aucune n’est encore faite. Le dernier essai a échoué (EXIT 1)");
});
