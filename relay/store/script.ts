/*
 * What the store does is written once, as generators that yield SQL statements and receive rows. SQLite runs them in one
 * go, so that nothing slips between two statements of a transaction; PostgreSQL awaits each. See decision 0006.
 */
export type SqlValue = string | number | null;
export type Row = Record<string, unknown>;

export interface Statement {
	/** Parameters are written `:name`. Only what both databases understand. */
	sql: string;
	values: Record<string, SqlValue>;
}

export type Script<T> = Generator<Statement, T, Row[]>;

/** Runs one statement; changes are counted by `RETURNING`. */
export function* ask(sql: string, values: Record<string, SqlValue> = {}): Script<Row[]> {
	return yield { sql, values };
}

/** The few things that the two databases say differently. */
export interface Dialect {
	/** Ends a SELECT so that two relays never claim one row. */
	skipLocked: string;
	/** Lets one transaction at a time go past this name. */
	lock(name: string): Script<void>;
}

/** Runs a script as one transaction: all of it, or nothing. */
export type Transact = <T>(script: Script<T>) => Promise<T>;

/** Values for a list of ids, as `:id0, :id1`. */
export function listOf(ids: readonly string[]): { names: string; values: Record<string, SqlValue> } {
	const values = Object.fromEntries(ids.map((id, index) => [`id${index}`, id]));
	return { names: ids.map((_, index) => `:id${index}`).join(", "), values };
}
