import { existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { renameIntoPlace } from "./disk.ts";

type Row = Record<string, SQLInputValue>;

/** What became of a damaged file. */
export interface Salvage {
	/** Requests that could be read, and are in the new file. */
	carried: number;
	/** Ids of those that could not. Empty when not even their names can be read. */
	lost: string[];
	/** Where the damaged file was put. */
	aside: string;
}

/** Of the three files that one database is. */
const ENDINGS = ["", "-wal", "-shm"];
const CONSTRAINT = 19;
const TABLES = ["request", "parcel", "alarm", "relay", "daily_count", "safety"] as const;
/** Looked for one by one when the file does not even say how many rows it has. */
const ROWS_AT_MOST = 200_000;

/** What SQLite finds wrong at a glance, or nothing. */
export function damageOf(db: DatabaseSync): string | undefined {
	try {
		const [found] = db.prepare("PRAGMA quick_check(1)").all();
		return found?.quick_check === "ok" ? undefined : String(found?.quick_check);
	} catch (error) {
		return (error as Error).message;
	}
}

/** Whether SQLite says that the file itself is damaged: its extended codes carry the plain one in their lowest byte. */
export const isDamage = (error: unknown): boolean =>
	[11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);

/**
 * Puts a damaged file aside and carries all that can be read into a new one, row by row: a damaged page costs its own rows and
 * no others. A request whose letter is not known any more is held: only the owner can tell whether it arrived. The new file takes
 * the place once it is whole and on the disk; when it cannot be written, nothing has moved.
 *
 * @param openNew opens a new file with its tables at a path
 * @throws when the new file cannot be written
 */
export function salvage(path: string, messageDomain: string, openNew: (path: string) => DatabaseSync): Salvage {
	const draft = `${path}.nouvelle`;
	for (const rest of ENDINGS) rmSync(draft + rest, { force: true });
	const fresh = openNew(draft);
	let result: Omit<Salvage, "aside">;
	try {
		result = carryAll(path, fresh, messageDomain);
	} finally {
		fresh.close();
	}
	const aside = `${path}.abimee-${new Date().toISOString().replace(/[-:.]/g, "")}`;
	// The file has both names until the new one takes the first: no start finds nothing there.
	linkSync(path, aside);
	for (const rest of ENDINGS.slice(1)) if (existsSync(path + rest)) renameSync(path + rest, aside + rest);
	renameIntoPlace(draft, path);
	return { ...result, aside };
}

function carryAll(path: string, fresh: DatabaseSync, messageDomain: string): Omit<Salvage, "aside"> {
	fresh.exec("PRAGMA foreign_keys = OFF; BEGIN");
	const old = new DatabaseSync(path);
	const known = rowsUntilDamage(old, "SELECT id FROM request INDEXED BY sqlite_autoindex_request_1");
	for (const table of TABLES) carry(old, fresh, table);
	old.close();
	fresh.exec(`DELETE FROM parcel WHERE request_id IS NOT NULL AND request_id NOT IN (SELECT id FROM request);
		INSERT INTO parcel (id, channel, kind, request_id, state, queued_at, message_id, last_error, settled_at)
			SELECT id || '.letter', 'letter', 'request', id, CASE WHEN quarantined = 1 THEN 'quarantined' ELSE 'held' END,
				received_at, '<devis.' || lower(id) || '@${messageDomain}>', 'damaged', received_at
			FROM request WHERE id NOT IN (SELECT request_id FROM parcel WHERE request_id IS NOT NULL AND channel = 'letter');
		COMMIT; PRAGMA foreign_keys = ON`);
	const carried = new Set(
		fresh
			.prepare("SELECT id FROM request")
			.all()
			.map(({ id }) => id),
	);
	return { carried: carried.size, lost: known.map(({ id }) => String(id)).filter((id) => !carried.has(id)) };
}

function carry(old: DatabaseSync, fresh: DatabaseSync, table: (typeof TABLES)[number]): void {
	const columns = fresh
		.prepare(`PRAGMA table_info(${table})`)
		.all()
		.map(({ name }) => String(name));
	const list = columns.join(", ");
	const insert = fresh.prepare(
		`INSERT OR IGNORE INTO ${table} (${list}) VALUES (${columns.map((name) => `:${name}`).join(", ")})`,
	);
	for (const row of readableRows(old, table, list)) {
		try {
			insert.run(row);
		} catch (error) {
			// What damage made of a value does not fit its column. A full disk is another matter.
			if (((error as { errcode?: number }).errcode ?? 0) % 256 !== CONSTRAINT) throw error;
		}
	}
}

/** One by one, since the row after a damaged page may be whole; by the order of its key where a table has no row numbers, or two rows. */
function* readableRows(old: DatabaseSync, table: (typeof TABLES)[number], list: string): Generator<Row> {
	if (table === "daily_count" || table === "safety") return yield* rowsUntilDamage(old, `SELECT ${list} FROM ${table}`);
	const [last] = rowsUntilDamage(old, `SELECT max(rowid) AS last FROM ${table}`);
	for (let rowid = 1; rowid <= Number(last?.last ?? ROWS_AT_MOST); rowid++)
		yield* rowsUntilDamage(old, `SELECT ${list} FROM ${table} WHERE rowid = :rowid`, { rowid });
}

function rowsUntilDamage(db: DatabaseSync, sql: string, values: Row = {}): Row[] {
	const rows: Row[] = [];
	try {
		for (const row of db.prepare(sql).iterate(values)) rows.push(row as Row);
	} catch {
		// What came before it is good.
	}
	return rows;
}
