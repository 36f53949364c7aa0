import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { ask, type Script } from "#relay/store/records.ts";
import { shareCommits } from "#relay/store/shared-commit.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

async function open() {
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
	const { keep, kept, commitCount } = await open();
	const seenByFirst = keep("Client 0").then(() => kept().length);
	await Promise.all(Array.from({ length: 49 }, (_, n) => keep(`Client ${n + 1}`)));
	expect([await seenByFirst, kept().length, commitCount()]).toEqual([50, 50, 1]);
});

test("une demande qui échoue n’emporte pas les autres", async () => {
	const { keep, kept } = await open();
	const results = await Promise.allSettled([keep("Mme Lefèvre"), keep(null), keep("M. Da Silva")]);
	expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
	expect(kept()).toEqual(["Mme Lefèvre", "M. Da Silva"]);
});

test("si l’écriture sur le disque échoue, personne ne lit « ok »", async () => {
	const { db, keep, kept } = await open();
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
