import { chmod, readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { startTrouble } from "#relay/start-trouble.ts";
import { openSqliteStore } from "#relay/store/sqlite.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { writeSite } from "#tests/support/site.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

async function openWith(version: string): Promise<unknown> {
	const dataDir = await tempFolder();
	const parts = { randomBytes: (size: number) => new Uint8Array(size), messageDomain: "a", channels: [] };
	try {
		await openSqliteStore({ dataDir, version, ...parts }).close();
		return "ouverte";
	} catch (error) {
		expect(await readdir(dataDir)).toEqual([]);
		return error;
	}
}

test("une base SQLite d’avant la 3.51.3 n’est pas ouverte : une phrase dit comment lancer le site", async () => {
	for (const version of ["3.51.2", "3.50.9", "3.9.12", "2.99.99", "", "inconnue"])
		expect(startTrouble(await openWith(version), {})).toMatch(
			/^Ce Node \(v[\d.]+\) contient SQLite .*, qui peut abîmer la base des demandes\. Lancez le site avec «\u202fnpm run relay\u202f»/,
		);
	for (const version of ["3.51.3", "3.51.10", "3.53.4", "3.100.0", "4.0.0"])
		expect(await openWith(version)).toBe("ouverte");
});

test("un dossier ouvert à tous les comptes est dit au départ, une fois ; un dossier fermé ne l’est pas", async () => {
	const DATA_DIR = await tempFolder();
	const settings = { DATA_DIR, SITE_DIR: await writeSite() };
	const times = async () => {
		const relay = await spawnRelay(settings);
		await relay.end("SIGINT");
		return relay.output().match(/Le dossier DATA_DIR est ouvert à tous les comptes de la machine/g)?.length ?? 0;
	};
	expect(await times()).toBe(0);
	await chmod(DATA_DIR, 0o755);
	expect(await times()).toBe(1);
});
