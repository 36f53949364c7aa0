import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";

/** What changes in an owner's files, by their names: gets what the sample says. */
export type FactChanges = Record<string, (facts: Record<string, unknown>) => unknown>;

/** The site of an owner who is not the sample, published as the atelier publishes it. */
export function ownSite(changes: FactChanges): { siteDir: string; remove: () => void } {
	const folder = mkdtempSync(join(tmpdir(), "autre-artisan-"));
	const facts = join(folder, "faits");
	cpSync("owner", facts, { recursive: true });
	for (const [file, change] of Object.entries(changes)) {
		const path = join(facts, `${file}.json`);
		writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")))));
	}
	const { SITE_URL: _url, QUOTE_ENDPOINT: _endpoint, NODE_ENV: _env, ...env } = process.env;
	const out = join(folder, "site");
	const options = { env: { ...env, OWNER_DIR: facts }, encoding: "utf8" } as const;
	const { stdout } = spawnSync(process.execPath, ["tools/atelier/make-site.ts", out], options);
	expect(JSON.parse(stdout)).toEqual({ isMade: true });
	return { siteDir: join(out, "client"), remove: () => rmSync(folder, { recursive: true, maxRetries: 5 }) };
}
