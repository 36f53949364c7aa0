import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import { readSettings } from "#relay/settings.ts";
import { openStore } from "#relay/store/open.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { tempFolder } from "./temp-folder.ts";

export type RelaySettings = Record<string, string>;

export interface TestStore {
	title: "SQLite" | "PostgreSQL";
	/** Why its tests cannot run here. In CI the server is installed: its absence is then a fault, not a reason. */
	missing(): string | undefined;
	/** Settings of an empty store that goes away with the test. */
	settings(): Promise<RelaySettings>;
}

const sqlite: TestStore = {
	title: "SQLite",
	missing: () => undefined,
	settings: async () => ({ DATA_DIR: await tempFolder() }),
};

let schemas = 0;
const postgres: TestStore = {
	title: "PostgreSQL",
	missing: () => (inject("postgresUrl") === "" ? "PostgreSQL n’est pas installé (paquet postgresql)" : undefined),
	async settings() {
		const server = inject("postgresUrl");
		const schema = `essai_${process.pid}_${schemas++}`;
		await onServer(server, `CREATE SCHEMA ${schema}`);
		const DATA_DIR = await tempFolder();
		onTestFinished(async () => {
			await onServer(server, `DROP SCHEMA ${schema} CASCADE`);
		});
		return { DATA_DIR, DATABASE_URL: `${server}?options=${encodeURIComponent(`-c search_path=${schema}`)}` };
	},
};

/** Both stores, for `describe.each`: what holds for one holds for the other. */
export const STORES = [sqlite, postgres];

/** The store that those settings name, closed with the test. */
export async function openTestStore(settings: RelaySettings): Promise<RequestStore> {
	const store = await openStore(readSettings(settings), (size) => crypto.getRandomValues(new Uint8Array(size)));
	let closed = false;
	const close = store.close;
	store.close = async () => {
		if (!closed) await close();
		closed = true;
	};
	onTestFinished(() => store.close());
	return store;
}

/** Rows of a query, whichever the store, for what no method of the relay tells. */
export async function onServer(url: string, sql: string): Promise<Record<string, unknown>[]> {
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query(sql)).rows;
	} finally {
		await client.end();
	}
}
