import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { ask, type Script } from "#relay/store/script.ts";
import { shareCommits } from "#relay/store/shared-commit.ts";
import { openSqliteStore } from "#relay/store/sqlite.ts";
import { eventually } from "#tests/support/eventually.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay } from "#tests/support/relay.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const open = (dataDir: string) =>
	openSqliteStore({
		dataDir,
		randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)),
		messageDomain: "exemple.fr",
		channels: ["letter"],
	});

test("base bloquée : jamais de faux « ok », et tout repart sans redémarrage", async () => {
	const relay = await startTestRelay();
	const other = new DatabaseSync(join(relay.dataDir, "demandes.sqlite"));
	other.exec("BEGIN EXCLUSIVE");
	const refused = await postQuote(relay.url, mmeLefevre);
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
	other.exec("ROLLBACK");
	expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
	const subjects = async () => (await lettersIn(relay.dataDir)).map(({ subject }) => subject);
	await eventually("la lettre", async () => (await subjects()).some((subject) => subject?.includes("Dépannage")));
});

test("une demande dont l’envoi ne peut s’écrire n’est pas gardée à moitié : 503, et tout repart ensuite", async () => {
	const relay = await startTestRelay();
	expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
	await relay.seen("letter_accepted");
	const other = new DatabaseSync(join(relay.dataDir, "demandes.sqlite"));
	other.exec("CREATE TRIGGER plein BEFORE INSERT ON parcel BEGIN SELECT raise(ABORT, 'full'); END");
	expect((await postQuote(relay.url, mDaSilva)).status).toBe(503);
	expect(other.prepare("SELECT count(*) AS n FROM request").get()).toEqual({ n: 1 });
	other.exec("DROP TRIGGER plein");
	expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
	other.close();
});

test("/healthz dit si les demandes peuvent être gardées", async () => {
	const relay = await startTestRelay();
	const healthy = await fetch(`${relay.url}/healthz`);
	expect([healthy.status, await healthy.json()]).toEqual([200, { ok: true, store: "ok" }]);
	const other = new DatabaseSync(join(relay.dataDir, "demandes.sqlite"));
	other.exec("ALTER TABLE request RENAME TO perdue");
	other.close();
	const sick = await fetch(`${relay.url}/healthz`);
	expect([sick.status, await sick.json()]).toEqual([503, { ok: false, store: "unavailable" }]);
});

test("chaque « ok » attend le disque, et ce qui est effacé l’est vraiment", async () => {
	const dataDir = await tempFolder();
	const pragmas: string[] = [];
	const exec = DatabaseSync.prototype.exec;
	DatabaseSync.prototype.exec = function (sql) {
		pragmas.push(sql);
		return exec.call(this, sql);
	};
	const store = open(dataDir);
	DatabaseSync.prototype.exec = exec;
	await store.close();
	expect(pragmas.join(" ")).toMatch(/journal_mode = WAL.*synchronous = FULL.*secure_delete = ON/s);
	const db = new DatabaseSync(join(dataDir, "demandes.sqlite"));
	const tables = db
		.prepare("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite%'")
		.all();
	expect(tables.map((table) => ({ ...table })).sort((a, b) => String(a.name).localeCompare(String(b.name)))).toEqual([
		{ name: "alarm", strict: 1 },
		{ name: "daily_count", strict: 1 },
		{ name: "entry", strict: 1 },
		{ name: "event", strict: 1 },
		{ name: "parcel", strict: 1 },
		{ name: "photo", strict: 1 },
		{ name: "quote", strict: 1 },
		{ name: "relay", strict: 1 },
		{ name: "request", strict: 1 },
		{ name: "safety", strict: 1 },
	]);
	db.close();
});

test("les tables se lisent sur la première page du fichier : aucune autre, abîmée, ne les emporte toutes", async () => {
	const dataDir = await tempFolder();
	await open(dataDir).close();
	// The kind of the page that begins the list of tables: 13 is a leaf, 5 leads to other pages (sqlite.org/fileformat2.html, 1.6).
	expect(readFileSync(join(dataDir, "demandes.sqlite"))[100]).toBe(13);
});

test("une base écrite par une version plus récente n’est pas touchée", async () => {
	const dataDir = await tempFolder();
	await open(dataDir).close();
	const db = new DatabaseSync(join(dataDir, "demandes.sqlite"));
	db.exec("PRAGMA user_version = 99; PRAGMA application_id = 99");
	db.close();
	expect(() => open(dataDir)).toThrow("version plus récente");
});

async function openShared() {
	const path = join(await tempFolder(), "essai.sqlite");
	const db = new DatabaseSync(path);
	const other = new DatabaseSync(path);
	onTestFinished(() => [db, other].forEach((one) => void one.close()));
	db.exec("PRAGMA journal_mode = WAL; CREATE TABLE kept (name TEXT NOT NULL) STRICT");
	const commits: string[] = [];
	const exec = db.exec.bind(db);
	db.exec = (sql) => {
		commits.push(sql);
		exec(sql);
	};
	const run = <T>(script: Script<T>): T => {
		let step = script.next([]);
		while (!step.done) step = script.next(db.prepare(step.value.sql).all(step.value.values));
		return step.value;
	};
	const { transact } = shareCommits(db, run, () => {});
	return {
		db,
		keep: (name: string | null) => transact(ask("INSERT INTO kept VALUES (:name)", { name })),
		/** What somebody else can see, hence what is committed. */
		kept: () =>
			other
				.prepare("SELECT name FROM kept ORDER BY rowid")
				.all()
				.map(({ name }) => name),
		commitCount: () => commits.filter((sql) => sql === "COMMIT").length,
	};
}

test("cinquante visiteurs à la fois : une seule attente du disque, et chacun a sa réponse après", async () => {
	const { keep, kept, commitCount } = await openShared();
	const seenByFirst = keep("Client 0").then(() => kept().length);
	await Promise.all(Array.from({ length: 49 }, (_, n) => keep(`Client ${n + 1}`)));
	expect([await seenByFirst, kept().length, commitCount()]).toEqual([50, 50, 1]);
});

test("une demande qui échoue n’emporte pas les autres", async () => {
	const { keep, kept } = await openShared();
	const results = await Promise.allSettled([keep("Mme Lefèvre"), keep(null), keep("M. Da Silva")]);
	expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
	expect(kept()).toEqual(["Mme Lefèvre", "M. Da Silva"]);
});

test("si l’écriture sur le disque échoue, personne ne lit « ok »", async () => {
	const { db, keep, kept } = await openShared();
	const exec = db.exec;
	db.exec = (sql) => {
		if (sql === "COMMIT") throw new Error("disque plein");
		exec(sql);
	};
	const results = await Promise.allSettled([keep("Mme Lefèvre"), keep("M. Da Silva")]);
	expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	db.exec = exec;
	await keep("Client suivant");
	expect(kept()).toEqual(["Client suivant"]);
});
