import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AnotherRelayError } from "./store.ts";

export const LOCK_NAME = "relais.verrou";

/**
 * Makes this process the only relay of the folder, for as long as it lives. Node has no file locks of its own, SQLite has:
 * the system drops them with the process, whatever ended it, so that no stale lock file ever keeps a relay from starting.
 *
 * @returns the unlock function
 * @throws AnotherRelayError
 */
export function lockFolder(dataDir: string): () => void {
	const lock = new DatabaseSync(join(dataDir, LOCK_NAME), { timeout: 0 });
	try {
		lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
	} catch (error) {
		lock.close();
		if ((error as { errcode?: number }).errcode !== 5) throw error;
		throw new AnotherRelayError(
			`Un autre relais travaille déjà dans «\u202f${dataDir}\u202f»\u202f: arrêtez-le, ou donnez un autre DATA_DIR à celui-ci.`,
		);
	}
	return () => lock.close();
}
