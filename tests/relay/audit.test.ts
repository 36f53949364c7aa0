import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

interface Report {
	metadata?: { vulnerabilities: Record<string, number> };
}

test("D20 · aucune faille grave connue dans ce qui tourne chez l’artisan", { timeout: 60_000 }, (context) => {
	const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8", timeout: 45_000 });
	const report = JSON.parse(stdout || "{}") as Report;
	const found = report.metadata?.vulnerabilities;
	if (found === undefined) return context.skip("le registre de paquets ne répond pas aux audits d’ici");
	expect({ high: found.high, critical: found.critical }).toEqual({ high: 0, critical: 0 });
});
