import * as tables from "./schema.ts";

const WORDS = {
	int: "BIGINT",
	whole: "BIGINT",
	seq: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
	strict: "",
	keyed: "",
};

/** One entry for each version, never edited once published. The same tables as in SQLite. */
export const POSTGRES_MIGRATIONS: readonly string[] = [
	`CREATE TABLE request (${[tables.REQUEST_COLUMNS, ...tables.QUARANTINE_COLUMNS].join(", ")});
	${tables.REQUEST_INDEXES} ${tables.QUARANTINE_INDEXES} ${tables.PARCEL_TABLE} ${tables.PARCEL_INDEXES} ${tables.ALARM_AND_RELAY_TABLES}`,

	`CREATE TABLE daily_count (${tables.COUNT_COLUMNS});`,

	`CREATE TABLE safety (${tables.SAFETY_COLUMNS});`,

	`${tables.SUMMARY_COLUMNS.map((column) => `ALTER TABLE request ADD COLUMN ${column};`).join("\n")}
	${tables.NOTEBOOK_TABLES}; ${tables.BEFORE_THE_NOTEBOOK}`,
].map((sql) => tables.inWords(sql, WORDS));
