import { existsSync, renameSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/** What became of a damaged file. */
export interface Salvage {
	atMs: number;
	/** Requests that could be read, and are in the new file. */
	carried: number;
	/** Ids of those that could not. Empty when not even their names can be read. */
	lost: string[];
	/** Where the damaged file was put. */
	aside: string;
}

const TABLES = ["request", "parcel", "alarm", "relay", "daily_count"] as const;
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
 * no others. A request whose letter is not known any more is held: only the owner can tell whether it arrived.
 *
 * @param openNew opens an empty file with its tables at the same path
 */
export function salvage(path: string, atMs: number, messageDomain: string, openNew: () => DatabaseSync): Salvage {
	const aside = `${path}.abimee-${new Date(atMs).toISOString().replace(/[-:.]/g, "")}`;
	for (const rest of ["", "-wal", "-shm"]) if (existsSync(path + rest)) renameSync(path + rest, aside + rest);
	const fresh = openNew();
	let known: string[] = [];
	try {
		const old = new DatabaseSync(aside);
		known = rowsUntilDamage(old, "SELECT id FROM request INDEXED BY sqlite_autoindex_request_1").map(({ id }) =>
			String(id),
		);
		fresh.exec("PRAGMA foreign_keys = OFF; BEGIN");
		for (const table of TABLES) carry(old, fresh, table);
		fresh.exec(`DELETE FROM parcel WHERE request_id IS NOT NULL AND request_id NOT IN (SELECT id FROM request);
			INSERT INTO parcel (id, channel, kind, request_id, state, queued_at, message_id, last_error, settled_at)
				SELECT id || '.letter', 'letter', 'request', id, 'held', received_at,
					'<devis.' || lower(id) || '@${messageDomain}>', 'damaged', received_at
				FROM request WHERE id NOT IN (SELECT request_id FROM parcel WHERE request_id IS NOT NULL AND channel = 'letter');
			COMMIT; PRAGMA foreign_keys = ON`);
		old.close();
	} catch {
		// Not a database any more: what is carried so far is all there is.
		if (fresh.isTransaction) fresh.exec("COMMIT");
	}
	const carried = new Set(
		fresh
			.prepare("SELECT id FROM request")
			.all()
			.map(({ id }) => String(id)),
	);
	return { atMs, carried: carried.size, lost: known.filter((id) => !carried.has(id)), aside };
}

function carry(old: DatabaseSync, fresh: DatabaseSync, table: (typeof TABLES)[number]): void {
	const columns = fresh
		.prepare(`PRAGMA table_info(${table})`)
		.all()
		.map(({ name }) => String(name));
	const list = columns.join(", ");
	const insert = fresh.prepare(
		`INSERT OR IGNORE INTO ${table} (${list}) VALUES (${columns.map(() => "?").join(", ")})`,
	);
	const keep = (row: Record<string, unknown>) => insert.run(...columns.map((name) => row[name] as SQLInputValue));
	if (table === "daily_count") {
		for (const row of rowsUntilDamage(old, `SELECT ${list} FROM ${table}`)) keep(row);
		return;
	}
	const one = old.prepare(`SELECT ${list} FROM ${table} WHERE rowid = :rowid`);
	const [last] = rowsUntilDamage(old, `SELECT max(rowid) AS last FROM ${table}`);
	for (let rowid = 1; rowid <= Number(last?.last ?? ROWS_AT_MOST); rowid++) {
		try {
			const row = one.get({ rowid });
			if (row !== undefined) keep(row);
		} catch {
			// On the damaged page: the next one may be elsewhere.
		}
	}
}

function rowsUntilDamage(db: DatabaseSync, sql: string): Record<string, unknown>[] {
	const rows: Record<string, unknown>[] = [];
	try {
		for (const row of db.prepare(sql).iterate()) rows.push(row as Record<string, unknown>);
	} catch {
		// What came before it is good.
	}
	return rows;
}
