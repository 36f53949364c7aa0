import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { examples } from "#app/ui/examples.tsx";
import { allPaths } from "#content/towns.ts";
import { builtFiles, SITE_DIR } from "#tests/support/pages.ts";

test("chaque pièce de ui/ a au moins un exemple, et chaque exemple un nom", () => {
	const pieces = readdirSync(new URL("../../app/ui", import.meta.url))
		.map((file) => file.replace(/\.tsx$/, ""))
		.filter((piece) => piece !== "examples");
	expect([...new Set(examples.map((example) => example.piece))].sort()).toEqual(pieces.sort());
	const names = examples.map((example) => `${example.piece} ${example.name}`);
	expect(new Set(names).size).toBe(names.length);
});

test("le site construit ne contient rien des exemples : ni page, ni script, ni mot", () => {
	const files = builtFiles().filter((file) => /\.(html|js|css|data|json|xml)$/.test(file));
	expect(files.filter((file) => file.endsWith(".html"))).toHaveLength(allPaths().length + 1);
	expect(files.filter((file) => readFileSync(join(SITE_DIR, file), "utf8").includes("data-piece"))).toEqual([]);
	expect(files.filter((file) => /exemple|example/.test(file))).toEqual([]);
});
