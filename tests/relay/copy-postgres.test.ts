import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";
import { startCopyingRelay } from "#tests/support/copies.ts";
import { demandes } from "#tests/support/demandes.ts";
import { aMoment } from "#tests/support/eventually.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { guideBlock, restic, resticSettings } from "#tests/support/restic.ts";
import { onServer, openTestStore, STORES } from "#tests/support/stores.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const postgres = STORES[1]!;
beforeEach(need(postgres));

test("PostgreSQL : la commande est seule à faire la copie, sans fichier donné ; son code de sortie sonne comme ailleurs", async () => {
	const out = await tempFolder();
	const { seen, relay, passUntil, texts, run } = await startCopyingRelay({
		...(await postgres.settings()),
		BACKUP_COMMAND: `env > ${out}/copie; test -e ${out}/bien`,
		BACKUP_RESTORE_COMMAND: `env > ${out}/relue`,
	});
	expect(await seen("copy_failed")).toMatchObject({ reason: "EXIT 1" });
	await passUntil("l’alarme", () => texts().length === 1);
	expect(texts()[0]).toMatch(/^Les demandes ne sont plus copiées hors de la machine .+EXIT 1/);
	writeFileSync(join(out, "bien"), "");
	await passUntil("la fin", () => texts().length === 2);
	await relay.seen("drill_done");
	expect((await run("etat")).said).toMatch(/Les sauvegardes\n {2}Dernière .+\n {2}Vérifiée avec succès/);
	for (const name of ["copie", "relue"]) {
		const env = readFileSync(join(out, name), "utf8");
		expect([/^DATABASE_URL=postgresql:/m.test(env), /_FILE=.*copie-en-cours/.test(env)]).toEqual([true, false]);
	}
});

test("deux relais sur une base : la copie que l’un vient de faire compte pour l’autre", async () => {
	const out = await tempFolder();
	const given = { ...(await postgres.settings()), BACKUP_COMMAND: `echo >> ${out}/copies` };
	const { clock, settings, seen } = await startCopyingRelay(given);
	await seen("copy_done");
	const other = await startTestRelay({ clock, settings: { ...settings, DATA_DIR: await tempFolder() } });
	clock.advance(60_000);
	await aMoment();
	expect([
		readFileSync(join(out, "copies"), "utf8"),
		other.events.filter(({ event }) => event === "copy_done"),
	]).toEqual(["\n", []]);
});

describe("avec restic", () => {
	beforeEach(need(restic));

	test("les deux commandes du guide : pg_dump part par SFTP, revient dans une base d’essai, et une moitié se voit", async () => {
		const server = inject("postgresUrl");
		const [name, scratch] = ["copie", "relue"].map((word) => `essai_${word}_${process.pid}`);
		await onServer(server, `CREATE DATABASE ${name}`);
		onTestFinished(async () => {
			for (const one of [name, scratch]) await onServer(server, `DROP DATABASE IF EXISTS ${one} WITH (FORCE)`);
		});
		const { settings } = await resticSettings();
		const bin = await tempFolder();
		const script = (file: string, words: string) => {
			const exported = Object.entries(settings).filter(([key]) => /^(RESTIC_|PATH$)/.test(key));
			const head = exported.map(([key, value]) => `export ${key}='${value}'\n`).join("");
			writeFileSync(join(bin, file), guideBlock(words).replace("\n", `\n${head}`));
			chmodSync(join(bin, file), 0o755);
			return join(bin, file);
		};
		const env = {
			DATA_DIR: await tempFolder(),
			DATABASE_URL: server.replace(/postgres$/, name ?? ""),
			BACKUP_COMMAND: script("copier", "pg_dump"),
			BACKUP_RESTORE_COMMAND: `SCRATCH_URL='${server.replace(/postgres$/, scratch ?? "")}' ${script("relire", "pg_restore")}`,
		};
		const relay = await startTestRelay({ settings: { ...env, BACKUP_COMMAND: "", BACKUP_RESTORE_COMMAND: "" } });
		for (const person of [mmeLefevre, mDaSilva]) await postQuote(relay.url, person);
		expect(await demandes(env, "sauvegarder")).toMatchObject({ exit: 0, said: "Copie faite par BACKUP_COMMAND." });
		expect(await demandes(env, "essayer-sauvegarde")).toMatchObject({ exit: 0 });
		// Half a dump is no copy, although restic keeps what it received.
		const broken = await tempFolder();
		writeFileSync(join(broken, "pg_dump"), "#!/bin/sh\necho la moitié; exit 1\n", { mode: 0o755 });
		const copier = readFileSync(env.BACKUP_COMMAND, "utf8").replace("export PATH='", `export PATH='${broken}:`);
		writeFileSync(join(broken, "copier"), copier, { mode: 0o755 });
		expect(spawnSync(join(broken, "copier"), { env: { ...settings, ...env } }).status).toBe(1);
		expect(await demandes(env, "essayer-sauvegarde")).toMatchObject({ exit: 1 });
		const rows = await onServer(server, `SELECT 1 FROM pg_database WHERE datname = '${scratch}'`);
		expect([rows, (await (await openTestStore(env)).list()).length]).toEqual([[], 2]);
	}, 60_000);
});
