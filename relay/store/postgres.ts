import { Client, Pool, type PoolClient } from "pg";
import { isLoopback, SettingsError } from "#relay/settings.ts";
import { POSTGRES_MIGRATIONS, requireReadable, SERVES_SINCE } from "./migrations.ts";
import { ask, type Dialect, type Row, type Script, type SqlValue, type Transact } from "./script.ts";
import { assembleStore, type RequestStore, type StoreParts } from "./store.ts";

/**
 * Requests and the database's password cross no network in the clear, nor to whoever answers in the server's place. The driver's own
 * reading of the address decides (`?host=`, `?sslmode=`, PGHOST, PGSSLMODE), so that nothing is judged that it would not do.
 *
 * @throws SettingsError towards another machine without TLS, or with a certificate that nobody verifies
 */
export function refusePlainPostgres(url: string): void {
	const { ssl, host } = new Client({ connectionString: url }) as Client & { ssl?: { rejectUnauthorized?: boolean } };
	const isSocket = host.startsWith("/");
	if (isSocket || isLoopback(host) || (ssl && ssl.rejectUnauthorized !== false)) return;
	throw new SettingsError(
		`Réglage DATABASE_URL\u202f: rien ne chiffre le chemin jusqu’à «\u202f${host}\u202f», ou rien ne dit que c’est bien lui. Ajoutez «\u202f?sslmode=verify-full\u202f» à l’adresse (avec «\u202f&sslrootcert=/chemin/autorite.pem\u202f» si son certificat vient de votre autorité), ou écrivez DATABASE_PLAIN=oui si ce réseau est à vous seul.`,
	);
}

/** A name that every relay of this site locks in the same way. */
const LOCK_SPACE = 20_250;

const DIALECT: Dialect = {
	skipLocked: "FOR UPDATE SKIP LOCKED",
	*lock(name) {
		yield* ask(`SELECT pg_advisory_xact_lock(${LOCK_SPACE}, hashtext(:name))`, { name });
	},
};

/** Opens the requests kept by a PostgreSQL server, and makes its tables when there are none. Rejects when it is away. */
export async function openPostgresStore({ url, ...parts }: StoreParts & { url: string }): Promise<RequestStore> {
	const pool = new Pool({
		connectionString: url,
		max: 10,
		// A visitor is waiting: better an early « Erreur » than an endless spinner.
		connectionTimeoutMillis: 5_000,
		query_timeout: 10_000,
		application_name: "relais-devis",
	});
	// An idle connection closed by the server must not end the process: the next query reconnects.
	pool.on("error", () => {});
	// Nor one that is in use: its query rejects, which is enough.
	pool.on("connect", (client) => client.on("error", () => {}));
	const transact = transactor(pool);
	try {
		await transact(migrate());
	} catch (error) {
		await pool.end();
		throw error;
	}

	const store = assembleStore({ dialect: DIALECT, isAlone: () => false, transact, read: transact }, parts);
	return {
		...store,

		// Any number of relays may share the database: leases run out by themselves.
		takeOver() {},

		/** Rewrites the tables without their dead rows. The server's own WAL and backups are its administrator's (0007). */
		async scrub() {
			const letters = await store.erasing();
			for (const table of ["request", "parcel", "event", "entry", "photo", "quote"])
				await pool.query(`VACUUM (FULL) ${table}`);
			await store.forgetErasing(letters);
		},

		async close() {
			await pool.end();
		},
	};
}

function* migrate(): Script<void> {
	yield* DIALECT.lock("migration");
	yield* ask("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
	yield* ask("ALTER TABLE schema_version ADD COLUMN IF NOT EXISTS serves_since INTEGER");
	const [row] = yield* ask("SELECT version, serves_since FROM schema_version ORDER BY version DESC LIMIT 1");
	const version = Number(row?.version ?? 0);
	requireReadable(version, Number(row?.serves_since ?? version), POSTGRES_MIGRATIONS.length);
	for (const [index, sql] of POSTGRES_MIGRATIONS.entries()) {
		if (index < version) continue;
		for (const statement of sql.split(";").filter((part) => part.trim() !== "")) yield* ask(statement);
		yield* ask("INSERT INTO schema_version (version) VALUES (:version)", { version: index + 1 });
	}
	const stands = { version: POSTGRES_MIGRATIONS.length, since: SERVES_SINCE.postgres };
	yield* ask("UPDATE schema_version SET serves_since = :since WHERE version = :version", stands);
}

function transactor(pool: Pool): Transact {
	return async (script) => {
		const client = await pool.connect();
		let broken: Error | undefined;
		try {
			// Whatever the server's default, a confirmed request is on disk.
			// A lock that somebody holds must not keep a visitor waiting: the whole post has its own deadline (receive.ts).
			await client.query("BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL lock_timeout = 4000");
			const result = await run(client, script);
			await client.query("COMMIT").catch((failure: Error) => {
				throw Object.assign(failure, { mayBeCommitted: true });
			});
			return result;
		} catch (error) {
			await client.query("ROLLBACK").catch((failure: Error) => {
				broken = failure;
			});
			throw error;
		} finally {
			client.release(broken);
		}
	};
}

async function run<T>(client: PoolClient, script: Script<T>): Promise<T> {
	let step = script.next([]);
	while (!step.done) {
		const { sql, values } = step.value;
		const { text, names } = numbered(sql);
		const { rows } = await client.query<Row>(
			text,
			names.map((name) => values[name] as SqlValue),
		);
		step = script.next(rows);
	}
	return step.value;
}

const translated = new Map<string, { text: string; names: string[] }>();

/** `:name` as PostgreSQL wants it: `$1`. The SQL is ours: no text in it holds a colon. */
function numbered(sql: string): { text: string; names: string[] } {
	const known = translated.get(sql);
	if (known !== undefined) return known;
	const names: string[] = [];
	const text = sql.replace(/:([a-zA-Z]\w*)/g, (_, name: string) => {
		if (!names.includes(name)) names.push(name);
		return `$${names.indexOf(name) + 1}`;
	});
	const result = { text, names };
	translated.set(sql, result);
	return result;
}
