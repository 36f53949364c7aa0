/**
 * `npm run house`: how large this house is and what crosses it, as a table. Lines are all lines of the files that git follows;
 * generated ones are left out. Circles are files that import each other, types included.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
const sources = tracked.filter((file) => /\.(tsx?|css)$/.test(file) && !/generated|\.d\.ts$/.test(file));
const texts = new Map(sources.map((file) => [file, readFileSync(file, "utf8")]));
const linesOf = (file: string) => (texts.get(file) ?? "").split("\n").length - 1;
const sum = (files: readonly string[]) => files.reduce((total, file) => total + linesOf(file), 0);

const own = sources.filter((file) => !file.startsWith("tests/"));
const tests = sources.filter((file) => file.startsWith("tests/"));
if (import.meta.main) printTable();

function printTable(): void {
	const installed = execFileSync("npm", ["ls", "--omit=dev", "--omit=peer", "--all", "--parseable"], {
		encoding: "utf8",
	});

	const rows: [what: string, value: number][] = [
		["lines of TypeScript, TSX and CSS, without tests", sum(own)],
		["such files", own.length],
		["… of 20 lines at most", own.filter((file) => linesOf(file) <= 20).length],
		["… of more than 400 lines", own.filter((file) => linesOf(file) > 400).length],
		["lines of tests", sum(tests)],
		["circles between files", circles().length],
		["lint exceptions by single file", readFileSync("biome.json", "utf8").match(/"!#[^"]+\.tsx?"/g)?.length ?? 0],
		["settings (environment)", new Set(texts.get("relay/settings.ts")?.match(/(?<=given\(")\w+/g)).size],
		["production packages installed", new Set(installed.trim().split("\n").slice(1)).size],
	];
	for (const [what, value] of rows) console.log(`${String(value).padStart(7)}  ${what}`);
	for (const circle of circles()) console.log(`\ncircle: ${circle.join(", ")}`);
}

function importsOf(file: string): string[] {
	const named = (texts.get(file) ?? "").matchAll(/^(?:import|export)\b[^;"]*?(?:from\s*)?"([^"]+)"/gm);
	return [...named].flatMap(([, name = ""]) => {
		const path = name.startsWith("#")
			? name.slice(1)
			: name.startsWith(".")
				? normalize(join(dirname(file), name))
				: "";
		return own.includes(path) ? [path] : [];
	});
}

/** Files that import each other, types included: Tarjan's strongly connected components of two files or more. */
export function circles(): string[][] {
	const arrows = new Map(own.map((file) => [file, importsOf(file)]));
	const [seen, low] = [new Map<string, number>(), new Map<string, number>()];
	const open: string[] = [];
	const found: string[][] = [];
	const lowOf = (file: string) => low.get(file) ?? 0;
	const visit = (file: string) => {
		seen.set(file, seen.size);
		low.set(file, seen.size - 1);
		open.push(file);
		for (const next of arrows.get(file) ?? []) {
			if (!seen.has(next)) visit(next);
			if (open.includes(next)) low.set(file, Math.min(lowOf(file), lowOf(next)));
		}
		if (lowOf(file) !== seen.get(file)) return;
		const circle = open.splice(open.indexOf(file));
		if (circle.length > 1) found.push(circle);
	};
	for (const file of own) if (!seen.has(file)) visit(file);
	return found;
}
