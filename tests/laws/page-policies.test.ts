import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { contentPolicy, formOriginIn } from "#relay/http/content-policy.ts";
import { builtPages, SITE_DIR } from "#tests/support/pages.ts";

const HERE = { formOrigin: undefined, https: true };
const sha = (text: string) => createHash("sha256").update(text).digest("base64");
const hashesIn = (policy: string) => [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);

describe.each(builtPages())("D18 · $path", ({ html }) => {
	const policy = contentPolicy(html, HERE);
	const $$ = load(html, { scriptingEnabled: false });
	// Structured data runs nowhere, and neither does an empty script: a browser asks no policy about them.
	const inline = $$("script:not([src], [type='application/ld+json'], :empty), style")
		.toArray()
		.map((element) => sha($$(element).html() ?? ""));

	test("sa politique porte l’empreinte de chaque script et style de son fichier, et aucune autre", () => {
		expect(inline).toHaveLength(2);
		expect([...hashesIn(policy)].sort()).toEqual([...new Set(inline)].sort());
	});

	test("rien n’y est « unsafe », aucun style n’est en attribut, aucun script dans un attribut", () => {
		expect(policy).not.toContain("unsafe");
		expect(html).not.toMatch(/<[^>]+\sstyle="/);
		expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
	});

	test("son premier module est scellé par l’empreinte de son fichier", () => {
		const sealed = load(load(html)("#boot").html() ?? "")("script[src]");
		const [script] = sealed.toArray();
		expect(sealed).toHaveLength(1);
		const file = readFileSync(`${SITE_DIR}${script?.attribs.src}`, "utf8");
		expect(script?.attribs.integrity).toBe(`sha256-${sha(file)}`);
	});
});

test("une page modifiée après coup ne passe plus : son script n’a plus la bonne empreinte", () => {
	const [page] = builtPages();
	const policy = contentPolicy(page?.html ?? "", HERE);
	const tampered = (page?.html ?? "").replace("n++>1", "n++>2");
	expect(contentPolicy(tampered, HERE)).not.toBe(policy);
});

test("un formulaire envoyé ailleurs ouvre son origine au formulaire et à rien d’autre", () => {
	const html = '<form method="post" action="https://formulaires.example/f/123"></form>';
	const formOrigin = formOriginIn(html);
	expect(formOrigin).toBe("https://formulaires.example");
	const policy = contentPolicy(html, { formOrigin, https: true });
	const open = policy.split("; ").filter((directive) => directive.includes("formulaires.example"));
	expect(open).toEqual([
		"connect-src 'self' https://formulaires.example",
		"form-action 'self' https://formulaires.example",
	]);
	expect(formOriginIn('<form action="/api/devis">')).toBeUndefined();
});
