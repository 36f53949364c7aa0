import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
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
	rmSync(ballast);
	const response = await postQuote(relay.url, { ...mDaSilva, name: "Après le ménage" });
	expect(response.status).toBe(200);
	kept.push(((await response.json()) as { id: string }).id);
	expect(missingOf(kept, disk)).toEqual([]);
});

test("D4 · base à sa taille limite : 503, les demandes gardées restent, et tout repart quand elle peut grandir", async () => {
	const [relay, database] = await withItsDatabase(() =>
		startTestRelay({ settings: { SMTP_URL: "smtp://127.0.0.1:9" } }),
	);
	database.exec("PRAGMA max_page_count = 60");
	const { kept, statuses } = await postUntilFull(relay.url);
	expect([...statuses]).toEqual([200, 503]);
	expect(missingOf(kept, relay.dataDir)).toEqual([]);
	database.exec("PRAGMA max_page_count = 10000");
	const response = await postQuote(relay.url, { ...mDaSilva, name: "Après" });
	expect(response.status).toBe(200);
	expect(kept.length).toBeGreaterThan(5);
	expect(missingOf(kept, relay.dataDir)).toEqual([]);
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
