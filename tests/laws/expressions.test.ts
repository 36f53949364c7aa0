import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { checkSync } from "recheck";
import { parseAst } from "vite";
import { expect, test } from "vitest";

/** Rooms that see what strangers send. */
const ROOMS = "{relay,shared,notebook,atelier}/**/*.{ts,tsx}";

function expressionsIn(file: string): [pattern: string, flags: string][] {
	const found: [string, string][] = [];
	const ast = parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" });
	JSON.stringify(ast, (_, node) => {
		if (node?.regex) found.push([node.regex.pattern, node.regex.flags]);
		return node;
	});
	return found;
}

test("aucune expression qui voit ce que des inconnus envoient n’a deux façons de le lire", { timeout: 120_000 }, () => {
	const where = new Map(
		globSync(ROOMS).flatMap((file) => expressionsIn(file).map((found) => [found.join("/"), { file, found }] as const)),
	);
	expect(where.size).toBeGreaterThan(100);
	const slow = [...where.values()].flatMap(({ file, found: [pattern, flags] }) => {
		const said = checkSync(pattern, flags, { timeout: 60_000 });
		const why = said.status === "unknown" ? said.error.kind : said.status;
		return said.status === "safe" ? [] : [`${file} : /${pattern}/${flags} (${why})`];
	});
	expect(slow).toEqual([]);
});

test("un texte demande dix fois au plus le travail de ses seize seizièmes, et non seize fois", () => {
	const { stdout, stderr } = spawnSync(process.execPath, ["tests/support/work-by-length.ts"], { encoding: "utf8" });
	const found: { isOver: boolean }[] = JSON.parse(stdout || "[]");
	expect(found.length, stderr).toBeGreaterThan(8);
	expect(found.filter(({ isOver }) => isOver)).toEqual([]);
}, 60_000);
