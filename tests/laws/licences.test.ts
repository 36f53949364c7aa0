import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
	license?: string;
	dev?: boolean;
}

/** One may use, change and give them away with their own text, and no more is asked. */
const PERMISSIVE = /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|Zlib)\)?$/;
/** Their registry entry names none; read in their own LICENSE file. */
const READ_IN_THEIR_FILE: Record<string, string> = { "png-js": "MIT" };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const shipped = Object.entries(packages)
	.filter(([path, { dev }]) => path !== "" && !dev)
	.map(([path, { license }]) => {
		const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
		return { name, license: license ?? READ_IN_THEIR_FILE[name] ?? "?" };
	});
const notice = readFileSync("NOTICE", "utf8");

const isPermissive = (license: string): boolean =>
	license.split(/ AND | OR /).every((one) => PERMISSIVE.test(one.replaceAll(/[()]/g, "")));
/** Names or their beginnings, « @img/sharp-libvips-* », before the licence of each line. */
const named = notice
	.slice(notice.indexOf("Packages that"))
	.split("\n")
	.flatMap((line) => /^ {2}(.+?): /.exec(line)?.[1]?.split(", ") ?? [])
	.map((name) => ({ name, isStem: name.endsWith("*") }));
const goesBy = (name: string) => (one: (typeof named)[number]) =>
	one.isStem ? name.startsWith(one.name.slice(0, -1)) : one.name === name;

test("chaque paquet qui sert a une licence qui le permet, ou est nommé dans NOTICE", () => {
	expect(shipped.length).toBeGreaterThan(100);
	expect(shipped.filter(({ name, license }) => !isPermissive(license) && !named.some(goesBy(name)))).toEqual([]);
});

test("NOTICE ne nomme aucun paquet qui n’y est plus, et la licence du projet est la sienne", () => {
	expect(named.length).toBeGreaterThan(4);
	expect(named.filter((one) => !shipped.some(({ name }) => goesBy(name)(one)))).toEqual([]);
	expect(JSON.parse(readFileSync("package.json", "utf8"))).toMatchObject({ license: "MIT" });
	expect(readFileSync("LICENSE", "utf8")).toMatch(/^MIT License/);
	for (const source of ["Archivo", "INSEE", "IGN", "GeoNames", "Natural Earth"]) expect(notice).toContain(source);
});
