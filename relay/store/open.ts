import type { Settings } from "#relay/settings.ts";
import { openSqliteStore } from "./sqlite.ts";
import type { RequestStore } from "./store.ts";

/**
 * The store that the settings name. Rejects when it cannot be opened.
 *
 * @param mend given by the relay alone: a damaged file is put aside, and what can be read of it carried into a new one; `nowMs`
 *   dates it
 */
export async function openStore(
	{ dataDir, databaseUrl, mailFrom, webhook }: Pick<Settings, "dataDir" | "databaseUrl" | "mailFrom" | "webhook">,
	randomBytes: (size: number) => Uint8Array,
	mend?: { nowMs: () => number },
): Promise<RequestStore> {
	const messageDomain = mailFrom.split("@")[1] ?? "localhost";
	const channels = webhook === undefined ? (["letter"] as const) : (["letter", "webhook"] as const);
	if (databaseUrl === undefined)
		return openSqliteStore({ dataDir, randomBytes, messageDomain, channels, ...(mend && { mend }) });
	// Loaded on use: a site without PostgreSQL starts without its driver.
	const { openPostgresStore } = await import("./postgres.ts");
	return openPostgresStore({ url: databaseUrl, randomBytes, messageDomain, channels });
}
