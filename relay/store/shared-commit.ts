import type { DatabaseSync } from "node:sqlite";
import type { Script, Transact } from "./script.ts";

interface Job {
	/** Runs the script; returns a callback that resolves its promise after the commit. */
	run: () => () => void;
	refuse: (error: unknown) => void;
}

/**
 * Scripts that arrive in the same turn of the event loop share one commit, hence one wait for the disk: fifty visitors at
 * once cost little more than one (0009). Each is undone alone when it throws; when the commit fails, all of them fail.
 *
 * @param isStillThere throws when what was committed is in no file that the next start would find
 */
export function shareCommits(db: DatabaseSync, run: <T>(script: Script<T>) => T, isStillThere: () => void) {
	let waiting: Job[] = [];
	const transact: Transact = (script) =>
		new Promise((resolve, refuse) => {
			const work = () => {
				const result = run(script);
				return () => resolve(result);
			};
			waiting.push({ run: work, refuse });
			if (waiting.length === 1) setImmediate(flush);
		});
	return { transact, flush };

	/** Runs the queue. */
	function flush(): void {
		const batch = waiting;
		waiting = [];
		if (batch.length === 0) return;
		let tell: (() => void)[];
		try {
			db.exec("BEGIN IMMEDIATE");
			tell = batch.map(inSavepoint);
			db.exec("COMMIT");
			isStillThere();
		} catch (error) {
			// A full disk may already have undone everything: then there is no transaction left.
			if (db.isTransaction) db.exec("ROLLBACK");
			for (const { refuse } of batch) refuse(error);
			return;
		}
		for (const one of tell) one();
	}

	function inSavepoint({ run: work, refuse }: Job): () => void {
		db.exec("SAVEPOINT one");
		try {
			const told = work();
			db.exec("RELEASE one");
			return told;
		} catch (error) {
			if (!db.isTransaction) throw error;
			db.exec("ROLLBACK TO one; RELEASE one");
			return () => refuse(error);
		}
	}
}
