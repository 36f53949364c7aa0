import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentPolicy, filePolicy } from "#relay/http/content-policy.ts";
import { cacheControl, MOVED } from "#relay/http/handler.ts";
import { contentType } from "#relay/site/content-types.ts";
import { builtFiles, builtPages, NOT_FOUND, SITE_DIR } from "#tests/support/pages.ts";
import { FIXED_HEADERS } from "#tools/hosting/write-hosting.ts";

const written = (name: string) => readFileSync(join(SITE_DIR, name), "utf8");
const policyOf = (html: string) => contentPolicy(html, { formOrigin: undefined, https: true });

/** Rules of the built _headers, by their path. */
const rules = new Map(
	written("_headers")
		.split(/\n(?=\/)/)
		.slice(1)
		.map((block) => {
			const [path = "", ...headers] = block.trim().split("\n");
			return [path, new Map(headers.map((line) => line.trim().split(/: (.*)/) as [string, string]))] as const;
		}),
);
const everywhere = rules.get("/*");

describe("_headers", () => {
	test("tout porte les en-têtes qui sont les mêmes partout", () => {
		for (const [name, value] of FIXED_HEADERS) expect(everywhere?.get(name)).toBe(value);
	});

	test.each(builtPages().filter(({ path }) => path !== NOT_FOUND))("$path a sa propre politique", ({ path, html }) => {
		expect(Object.fromEntries(rules.get(path) ?? [])).toEqual({
			"cache-control": "no-cache",
			"content-security-policy": policyOf(html),
		});
	});

	test("la politique de tous, qui s’ajoute à celle de chaque page, ne lui retire rien", () => {
		const shared = everywhere?.get("content-security-policy")?.split("; ") ?? [];
		expect(shared).toContain("frame-ancestors 'none'");
		for (const { html } of builtPages()) expect(policyOf(html).split("; ")).toEqual(expect.arrayContaining(shared));
	});

	test("chaque fichier a sa règle, et n’exécute rien", () => {
		const files = builtFiles().filter((name) => !/\.(html|br|gz)$|^_/.test(name));
		for (const name of files) {
			const rule = rules.get(name.startsWith("assets/") ? "/assets/*" : `/${name}`);
			expect([name, rule?.get("content-security-policy")]).toEqual([name, filePolicy(name)]);
			expect(rule?.get("cache-control")).toBe(cacheControl(name));
			if (!name.startsWith("assets/")) expect(rule?.get("content-type")).toBe(contentType(name));
		}
	});

	test("hors de la politique, aucune règle ne répète un en-tête de celle de tous : l’hébergeur les joindrait", () => {
		for (const [path, headers] of rules) {
			if (path === "/*") continue;
			const twice = [...headers.keys()].filter((name) => everywhere?.has(name) && !name.startsWith("content-security"));
			expect([path, twice]).toEqual([path, []]);
		}
	});
});

test("_redirects mène chaque ancienne adresse à une page qui existe, le trajet à la liste des villes", () => {
	const lines = written("_redirects")
		.split("\n")
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map((line) => line.split(" "));
	expect(lines).toHaveLength(MOVED.size + 1);
	for (const [from = "", to, status] of lines.slice(1)) {
		expect([MOVED.get(decodeURI(from)), status]).toEqual([to, "301"]);
		expect(builtFiles()).toContain(`${to?.slice(1)}/index.html`);
	}
	expect(lines[0]).toEqual(["/trajet", "/zone-intervention#toutes-les-villes", "302"]);
});
