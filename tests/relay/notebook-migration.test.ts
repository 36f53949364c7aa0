import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import {
	FILE_MIGRATIONS,
	FILE_VERSIONS,
	migrate,
	POSTGRES_MIGRATIONS,
	SERVES_SINCE,
	SQLITE_WORDS,
} from "#relay/store/migrations.ts";
import * as tables from "#relay/store/schema.ts";
import { inWords } from "#relay/store/schema.ts";
import { openTestStore } from "#tests/support/stores.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const NOW_MS = Date.UTC(2026, 2, 14, 9, 26, 53);
const DAY_MS = 86_400_000;

/** States that a request's letter may be in, with when it came, in days before the newest. */
const REQUESTS = [
	{ id: "260314-00000001", state: "pending", days: 0 },
	{ id: "260314-00000002", state: "retry", days: 0 },
	{ id: "260313-00000003", state: "uncertain", days: 1 },
	{ id: "260313-00000004", state: "held", days: 1 },
	{ id: "260312-00000005", state: "quarantined", days: 1 },
	{ id: "260301-00000006", state: "accepted", days: 13 },
	{ id: "250901-00000007", state: "held", days: 190 },
];

/** The file as the version before the notebook left it. */
function writeFormerFile(folder: string): void {
	mkdirSync(folder, { recursive: true });
	const db = new DatabaseSync(join(folder, "demandes.sqlite"));
	const columns = [tables.REQUEST_COLUMNS, ...tables.QUARANTINE_COLUMNS].join(", ");
	const sql = `CREATE TABLE request (${columns}) STRICT; ${tables.REQUEST_INDEXES} ${tables.QUARANTINE_INDEXES} ${tables.PARCEL_TABLE}
		${tables.PARCEL_INDEXES} ${tables.ALARM_AND_RELAY_TABLES} CREATE TABLE daily_count (${tables.COUNT_COLUMNS}) STRICT, WITHOUT ROWID;
		CREATE TABLE safety (${tables.SAFETY_COLUMNS}) STRICT; PRAGMA user_version = 4;`;
	db.exec(inWords(sql, SQLITE_WORDS));
	for (const { id, state, days } of REQUESTS) {
		const receivedAt = NOW_MS - days * DAY_MS;
		db.prepare(
			`INSERT INTO request (id, received_at, content_hash, name, email, phone, city, service, message, urgent, quarantined)
				VALUES (?, ?, ?, 'Mme Lefèvre', 'a@exemple.fr', '06 39 98 12 34', 'Voiron', 'Autre', 'Une porte.', 0, ?)`,
		).run(id, receivedAt, id, state === "quarantined" ? 1 : 0);
		db.prepare(
			`INSERT INTO parcel (id, channel, kind, request_id, state, queued_at, message_id, next_attempt_at)
				VALUES (?, 'letter', 'request', ?, ?, ?, '<a@b>', ?)`,
		).run(`${id}.letter`, id, state, receivedAt, ["pending", "retry", "uncertain"].includes(state) ? receivedAt : null);
	}
	db.close();
}

test("C15 · une base de la version d’avant, avec une demande dans chaque état : rien ne se perd", async () => {
	const folder = await tempFolder();
	writeFormerFile(folder);
	const store = await openTestStore({ DATA_DIR: folder });
	const files = await store.list();
	expect(files.map(({ id, parcels }) => [id, parcels[0]?.state]).sort()).toEqual(
		REQUESTS.map(({ id, state }) => [id, state]).sort(),
	);
	// Only the newest are to be called back: years of requests must not ring on the day of the update.
	for (const [name, length] of [
		["to-call", 4],
		["finished", 2],
		["robots", 1],
	] as const)
		expect((await store.listOf(name, 0)).lines, name).toHaveLength(length);
	const paid = await store.take("250901-00000007", { kind: "note", text: "Payée", seen: 0 }, NOW_MS);
	expect(paid.result).toBe("taken");
	expect((await store.fileOf("250901-00000007"))?.standing).toBe("before");
	// Copied and opened again, it has the steps.
	const copyFolder = await tempFolder();
	await store.backUp?.(join(copyFolder, "demandes.sqlite"));
	const restored = await openTestStore({ DATA_DIR: copyFolder });
	expect((await restored.fileOf("250901-00000007"))?.events.at(-1)).toMatchObject({ kind: "note", text: "Payée" });
});

test.each(Array.from({ length: FILE_VERSIONS - 1 }, (_, index) => index + 1))(
	"S13 · une base de la version %i : sa demande est là, et reçoit photo et devis",
	async (version) => {
		const folder = await tempFolder();
		mkdirSync(folder, { recursive: true });
		const db = new DatabaseSync(join(folder, "demandes.sqlite"));
		migrate(db, version);
		const [{ id }] = REQUESTS as [(typeof REQUESTS)[0]];
		db.prepare(
			`INSERT INTO request (id, received_at, content_hash, name, email, phone, city, service, message, urgent)
				VALUES (?, ?, ?, 'Mme Lefèvre', 'a@exemple.fr', '06 39 98 12 34', 'Voiron', 'Autre', 'Une porte.', 0)`,
		).run(id, NOW_MS, id);
		db.close();
		const store = await openTestStore({ DATA_DIR: folder });
		expect((await store.list()).map((one) => [one.id, one.quote.name])).toEqual([[id, "Mme Lefèvre"]]);
		const token = await store.visitorToken(id, NOW_MS);
		const bytes = new Uint8Array(100);
		expect(await store.addPhoto(token, { digest: "ab".repeat(32), image: bytes }, NOW_MS)).toBe("taken");
		const bodyOf = (number: string, no: number) => `${number}/${no}`;
		expect(await store.makeQuote(id, { year: "2026", bodyOf }, NOW_MS)).toMatchObject({ body: "2026-001/1" });
		expect((await store.fileOf(id))?.events.at(-1)).toMatchObject({ kind: "quote-sent" });
	},
);

test.each([
	{ what: "qui n’a fait qu’ajouter", since: FILE_VERSIONS, serves: true },
	{ what: "qui a changé ce qui était là", since: FILE_VERSIONS + 1, serves: false },
	{ what: "qui ne dit rien", since: 0, serves: false },
])("revenir à cette version après une plus récente $what : elle sert, ou le refuse", async ({ since, serves }) => {
	const folder = await tempFolder();
	mkdirSync(folder, { recursive: true });
	const db = new DatabaseSync(join(folder, "demandes.sqlite"));
	migrate(db);
	db.exec(
		`CREATE TABLE later(id TEXT)STRICT; PRAGMA application_id = ${since}; PRAGMA user_version = ${FILE_VERSIONS + 1}`,
	);
	db.close();
	const opened = openTestStore({ DATA_DIR: folder }).then((store) => store.list());
	await (serves ? expect(opened).resolves.toEqual([]) : expect(opened).rejects.toThrow("version plus récente"));
});

test("une version de la base qui ne fait pas qu’ajouter le dit : aucune plus ancienne ne la sert", () => {
	const adds = /^(CREATE (UNIQUE )?(TABLE|INDEX)|ALTER TABLE \w+ ADD COLUMN (?!.*NOT NULL(?!.*DEFAULT)))/;
	for (const [since, all] of [
		[SERVES_SINCE.file, FILE_MIGRATIONS],
		[SERVES_SINCE.postgres, POSTGRES_MIGRATIONS],
	] as const)
		for (const sql of all.slice(since).flatMap((one) => one.split(";")))
			expect(sql.trim()).toMatch(new RegExp(`^$|${adds.source}`));
});
