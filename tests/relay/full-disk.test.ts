import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { demandes } from "#tests/support/demandes.ts";
import { eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

/** A disk of 1 MiB, or nothing when this system lets nobody mount one. */
async function tinyDisk(): Promise<string | undefined> {
	const folder = join(await tempFolder(), "disque");
	mkdirSync(folder);
	const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]);
	if (status !== 0) return undefined;
	onTestFinished(() => void spawnSync("umount", ["-l", folder]));
	return folder;
}

async function postUntilFull(url: string): Promise<{ kept: string[]; statuses: Set<number> }> {
	const kept: string[] = [];
	const statuses = new Set<number>();
	const message = "Une porte, une serrure, une longue explication. ".repeat(80);
	for (let n = 0; n < 2_000 && !statuses.has(503); n++) {
		const response = await postQuote(url, { ...mDaSilva, name: `Client ${n}`, message: `${n} ${message}` });
		statuses.add(response.status);
		if (response.status === 200) kept.push(((await response.json()) as { id: string }).id);
	}
	return { kept, statuses };
}

test("D4 · disque plein : jamais de faux « ok », rien de gardé ne se perd, et tout repart sans redémarrage", async (context) => {
	const disk = await tinyDisk();
	if (disk === undefined)
		return context.skip("monter un disque d’essai demande d’être root ; la forme sans disque suit");
	// Something to throw away later, as an owner does.
	const ballast = join(disk, "vieux-fichier");
	writeFileSync(ballast, Buffer.alloc(300_000));
	const settings = { DATA_DIR: disk, SMTP_URL: "smtp://127.0.0.1:9" };
	const relay = await startTestRelay({ settings });
	const { kept, statuses } = await postUntilFull(relay.url);
	expect([...statuses]).toEqual([200, 503]);
	expect(kept.length).toBeGreaterThan(5);
	// While the disk is full, everything acknowledged can be read.
	expect(missingOf(kept, disk)).toEqual([]);
	const health = async () => (await fetch(`${relay.url}/healthz`)).status;
	expect(await health()).toBe(503);
	rmSync(ballast);
	expect(await health()).toBe(200);
	const response = await postQuote(relay.url, { ...mDaSilva, name: "Après le ménage" });
	expect(response.status).toBe(200);
	kept.push(((await response.json()) as { id: string }).id);
	expect(missingOf(kept, disk)).toEqual([]);
});

test("D4 · base à sa taille limite : « Erreur », rien de gardé ne se perd, et /healthz le dit jusqu’à ce que la plus grande demande tienne", async () => {
	const clock = manualClock();
	const [relay, database] = await withItsDatabase(() =>
		startTestRelay({ clock, settings: { SMTP_URL: "smtp://127.0.0.1:9" } }),
	);
	const health = async () => (await fetch(`${relay.url}/healthz`)).status;
	const count = (event: string) => relay.events.filter((line) => line.event === event).length;
	expect(await health()).toBe(200);
	database.exec("PRAGMA max_page_count = 60");
	const { kept, statuses } = await postUntilFull(relay.url);
	expect([[...statuses], kept.length > 5, missingOf(kept, relay.dataDir)]).toEqual([[200, 503], true, []]);
	expect(await health()).toBe(503);
	// Room for a short message, not for the longest.
	const { page_count } = database.prepare("PRAGMA page_count").get() as { page_count: number };
	database.exec(`PRAGMA max_page_count = ${page_count + 3}`);
	expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
	expect([await health(), count("alarm_over")]).toEqual([503, 0]);
	database.exec("PRAGMA max_page_count = 10000");
	expect([await health(), count("alarm_over")]).toEqual([200, 1]);
	expect(missingOf(kept, relay.dataDir)).toEqual([]);
	expect(database.prepare("SELECT count(*) AS n FROM request WHERE service = 'Autre' AND name = ''").get()).toEqual({
		n: 0,
	});
});

test("« etat » sort en faute quand une demande ne tiendrait plus", async () => {
	const clock = manualClock();
	const settings = { SMTP_URL: "smtp://127.0.0.1:9" };
	const relay = await startTestRelay({ clock, settings });
	const etat = () => demandes({ ...settings, ...relay.settings }, "etat", { nowMs: clock.nowMs() });
	await eventually("un signe de vie", async () => (await etat()).exit === 0);
	await relay.sql("CREATE TRIGGER plein BEFORE INSERT ON parcel BEGIN SELECT raise(ABORT, 'full'); END");
	expect(await etat()).toMatchObject({
		exit: 1,
		said: expect.stringContaining("ALARME · Une demande ne pourrait pas être enregistrée."),
	});
});

/** The relay's own connection: only on it can its file be kept from growing. */
async function withItsDatabase<T>(start: () => Promise<T>): Promise<[T, DatabaseSync]> {
	const opened: DatabaseSync[] = [];
	const exec = DatabaseSync.prototype.exec;
	DatabaseSync.prototype.exec = function (sql) {
		if (sql.includes("secure_delete")) opened.push(this);
		return exec.call(this, sql);
	};
	try {
		const started = await start();
		return [started, opened[0] as DatabaseSync];
	} finally {
		DatabaseSync.prototype.exec = exec;
	}
}

function missingOf(kept: readonly string[], dataDir: string): string[] {
	const db = new DatabaseSync(join(dataDir, "demandes.sqlite"), { readOnly: true });
	const rows = db.prepare("SELECT id FROM request").all();
	db.close();
	const stored = new Set(rows.map(({ id }) => id));
	return kept.filter((id) => !stored.has(id));
}
