import type { Settings } from "#relay/settings.ts";
import { openSqliteStore } from "./sqlite.ts";
import type { RequestStore } from "./store.ts";

type Where = Pick<Settings, "dataDir" | "databaseUrl" | "databaseMayBePlain" | "mailFrom" | "webhook">;

/**
 * The store that the settings name. Rejects when it cannot be opened, or would be reached in the clear.
 *
 * @param mend given by the relay alone: a damaged file is put aside, and what can be read of it carried into a new one; `nowMs`
 *   dates it
 */
export async function openStore(
	{ dataDir, databaseUrl, databaseMayBePlain, mailFrom, webhook }: Where,
	randomBytes: (size: number) => Uint8Array,
	mend?: { nowMs: () => number },
): Promise<RequestStore> {
	const messageDomain = mailFrom.split("@")[1] ?? "localhost";
	const channels = webhook === undefined ? (["letter"] as const) : (["letter", "webhook"] as const);
	if (databaseUrl === undefined)
		return openSqliteStore({ dataDir, randomBytes, messageDomain, channels, ...(mend && { mend }) });
	// Loaded on use: a site without PostgreSQL starts without its driver.
	const { openPostgresStore, refusePlainPostgres } = await import("./postgres.ts");
	if (!databaseMayBePlain) refusePlainPostgres(databaseUrl);
	return openPostgresStore({ url: databaseUrl, randomBytes, messageDomain, channels });
}
