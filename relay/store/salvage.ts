import { existsSync, linkSync, rmSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { renameIntoPlace } from "./disk.ts";
import { openFile } from "./sqlite-file.ts";

type Row = Record<string, SQLInputValue>;

/** What became of the requests: how many are in the new file, and the ids of those that could not be read, if even they could. */
interface Carried {
	carried: number;
	lost: string[];
}

/** Of the three files that one database is. */
const ENDINGS = ["", "-wal", "-shm"];
const CONSTRAINT = 19;
const NAMED_AT_MOST = 20;
const TABLES = [
	"request",
	"parcel",
	"alarm",
	"relay",
	"daily_count",
	"safety",
	"event",
	"entry",
	"photo",
	"quote",
] as const;
/** Without row numbers. */
const KEYED: ReadonlySet<string> = new Set(["alarm", "relay", "daily_count", "safety", "entry"]);
/** Looked for one by one when the file does not even say how many rows it has. */
const ROWS_AT_MOST = 200_000;
/** No page of a table leads to as many rows: what follows is lost too, with the page that leads to all of them. */
const UNREADABLE_IN_A_ROW = 10_000;

/** What SQLite finds wrong at a glance in the file at a path, with nothing of it in memory; nothing when there is none. */
export function damageIn(path: string): string | undefined {
	if (!existsSync(path)) return undefined;
	const db = new DatabaseSync(path, { readOnly: true, timeout: 1_000 });
	try {
		const [found] = db.prepare("PRAGMA quick_check(1)").all();
		return found?.quick_check === "ok" ? undefined : String(found?.quick_check);
	} catch (error) {
		return (error as Error).message;
	} finally {
		db.close();
	}
}

/** Whether SQLite says that the file itself is damaged: its extended codes carry the plain one in their lowest byte. */
export const isDamage = (error: unknown): boolean =>
	[11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);

interface Circumstances {
	nowMs: number;
	/** Domain of Message-IDs. */
	messageDomain: string;
	/** The damaged file, if it is open: its memory may hold what is damaged on the disk. */
	live?: DatabaseSync | undefined;
}

/**
 * Puts a damaged file aside and a sound one in its place: all of it when the memory of a running relay still has it, else what
 * can be read, row by row, for a damaged page costs its own rows and no others. A request whose letter is not known any more is
 * held: only the owner can tell whether it arrived. What became of it is an alarm in the new file, which nobody was told of yet,
 * so that no crash loses it.
 *
 * @throws when the new file cannot be written: then nothing has moved
 */
export function salvage(path: string, { nowMs, messageDomain, live }: Circumstances): void {
	const draft = `${path}.nouvelle`;
	const aside = freeName(`${path}.abimee-${new Date(nowMs).toISOString().replace(/[-:.]/g, "")}`);
	const isWhole = live !== undefined && wroteWhole(live, draft);
	// Taken away besides: all that is left of it is what the relay still holds open.
	const isGone = !existsSync(path);
	if (!isWhole) remove(draft);
	const fresh = openFile(draft);
	try {
		fresh.db.exec("PRAGMA foreign_keys = OFF; BEGIN");
		const carried = isWhole
			? { carried: countIn(fresh.db), lost: [] }
			: carryAll(path, isGone ? live : undefined, fresh.db, messageDomain);
		recordDamage(fresh.db, carried, nowMs, isGone ? "le fichier avait été enlevé" : aside);
		fresh.db.exec("COMMIT");
	} finally {
		fresh.close();
	}
	// Both names until the end: whatever stops this, nothing is lost.
	for (const rest of ["", "-wal"]) if (existsSync(path + rest)) linkSync(path + rest, aside + rest);
	renameIntoPlace(draft, ready(path));
	finishSalvage(path);
}

/** The new file, whole and on the disk, about to take the place of the old one. */
const ready = (path: string) => `${path}.prete`;

/** Ends a salvage that a crash may have stopped: the old file's log must go before the new one comes, which would read it. */
export function finishSalvage(path: string): void {
	if (!existsSync(ready(path))) return;
	for (const rest of ["-wal", "-shm"]) rmSync(path + rest, { force: true });
	renameIntoPlace(ready(path), path);
}

function wroteWhole(live: DatabaseSync, draft: string): boolean {
	remove(draft);
	try {
		live.prepare("VACUUM INTO ?").run(draft);
		return damageIn(draft) === undefined;
	} catch (error) {
		if (!isDamage(error)) throw error;
		return false;
	}
}

function remove(draft: string): void {
	for (const rest of ENDINGS) rmSync(draft + rest, { force: true });
}

const countIn = (db: DatabaseSync) => Number(db.prepare("SELECT count(*) AS n FROM request").get()?.n);

/** A clock that was set back may come by the same moment twice. */
function freeName(name: string): string {
	let free = name;
	for (let count = 2; existsSync(free); count++) free = `${name}-${count}`;
	return free;
}

function carryAll(path: string, open: DatabaseSync | undefined, fresh: DatabaseSync, messageDomain: string): Carried {
	const old = open ?? new DatabaseSync(path);
	const known = rowsUntilDamage(old, "SELECT id FROM request INDEXED BY sqlite_autoindex_request_1");
	for (const table of TABLES) carry(old, fresh, table);
	if (old !== open) old.close();
	fresh.exec(`DELETE FROM parcel WHERE request_id IS NOT NULL AND request_id NOT IN (SELECT id FROM request);
		DELETE FROM photo WHERE request_id NOT IN (SELECT id FROM request);
		DELETE FROM event WHERE request_id NOT IN (SELECT id FROM request);
		DELETE FROM entry WHERE request_id IS NOT NULL AND request_id NOT IN (SELECT id FROM request);
		INSERT INTO parcel (id, channel, kind, request_id, state, queued_at, message_id, last_error, settled_at)
			SELECT id || '.letter', 'letter', 'request', id, CASE WHEN quarantined = 1 THEN 'quarantined' ELSE 'held' END,
				received_at, '<devis.' || lower(id) || '@${messageDomain}>', 'damaged', received_at
			FROM request WHERE id NOT IN (SELECT request_id FROM parcel WHERE request_id IS NOT NULL AND channel = 'letter')
				AND id NOT IN (SELECT request_id FROM event WHERE kind = 'noted');`);
	const rows = fresh.prepare("SELECT id FROM request").all();
	const carried = new Set(rows.map(({ id }) => id));
	return { carried: carried.size, lost: known.map(({ id }) => String(id)).filter((id) => !carried.has(id)) };
}

/** Added to what nobody was told of yet, should the new file be damaged in its turn. @param whereabouts where the damaged file is now */
function recordDamage(fresh: DatabaseSync, { carried, lost }: Carried, nowMs: number, whereabouts: string): void {
	const before = "\u202f; avant\u202f: ";
	const named = lost.length > 0 ? `, perdues\u202f: ${lost.slice(0, NAMED_AT_MOST).join(", ")}` : "";
	fresh
		.prepare(
			`INSERT INTO alarm (kind, since, count, reason, told_at, told_count) VALUES ('damaged', :nowMs, :count, :reason, 0, 0)
				ON CONFLICT (kind) DO UPDATE SET since = excluded.since, cleared_at = NULL,
					count = excluded.count + CASE WHEN told_at = 0 THEN count ELSE 0 END,
					reason = excluded.reason || CASE WHEN told_at = 0 THEN :before || reason ELSE '' END,
					told_at = 0`,
		)
		.run({
			nowMs,
			before,
			count: lost.length,
			reason: `${carried} ${carried > 1 ? "reprises" : "reprise"}${named}, ${whereabouts}`,
		});
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
	if (KEYED.has(table)) return yield* rowsUntilDamage(old, `SELECT ${list} FROM ${table}`);
	const [last] = rowsUntilDamage(old, `SELECT max(rowid) AS last FROM ${table}`);
	// Nothing when not even the tables are known.
	const one = unlessDamaged(() => old.prepare(`SELECT ${list} FROM ${table} WHERE rowid = :rowid`));
	// A table that answers, and has none, is empty.
	const most = last === undefined ? ROWS_AT_MOST : Number(last.last ?? 0);
	for (let rowid = 1, unreadable = 0; one && rowid <= most && unreadable < UNREADABLE_IN_A_ROW; rowid++) {
		const rows = unlessDamaged(() => one.all({ rowid }) as Row[]);
		// None is a row that was erased: years of them may come first.
		unreadable = rows === undefined ? unreadable + 1 : 0;
		yield* rows ?? [];
	}
}

function unlessDamaged<T>(read: () => T): T | undefined {
	try {
		return read();
	} catch {
		return undefined;
	}
}

function rowsUntilDamage(old: DatabaseSync, sql: string): Row[] {
	const rows: Row[] = [];
	try {
		for (const row of old.prepare(sql).iterate()) rows.push(row as Row);
	} catch {
		// What came before it is good.
	}
	return rows;
}
