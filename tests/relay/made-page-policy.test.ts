import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentPolicy } from "#relay/http/content-policy.ts";
import { addresses } from "#relay/notebook/views.ts";
import { createPolicies } from "#relay/site/policies.ts";
import { deviceWith } from "#tests/support/notebook.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { placesText } from "#tests/support/places.ts";
import { navigate, postWithoutScript } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";

const BUILT = "<style>p{margin:0}</style><script>start()</script><form action='/api/devis'></form>";
const SLIPPED = "<script>steal()</script><style>body{display:none}</style>";
const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const folder = { readPage: async () => BUILT };
const made = (html: string) => async () => new Response(html, { headers: { "content-type": "text/html" } });
const client = { clientAddress: "203.0.113.7", https: true };

async function policyOf(html: string, builtFrom?: () => string): Promise<string> {
	const guarded = createPolicies(folder).guard(made(html), builtFrom);
	const answer = await guarded(new Request("http://relais.invalid/trajet"), client);
	expect(await answer.text()).toBe(html);
	return answer.headers.get("content-security-policy") ?? "";
}

test("une page faite à l’instant : seuls passent les scripts et les styles que la construction a écrits", async () => {
	const policy = await policyOf(BUILT + SLIPPED, () => "/zone-intervention");
	expect(policy).toContain(`script-src ${source("start()")};`);
	expect(policy).toContain(`style-src 'self' ${source("p{margin:0}")};`);
	expect(policy).not.toContain(source("steal()"));
	expect(policy).toContain("trusted-types 'none'");
});

test("une page du carnet : aucun script, aucun style écrit dans la page, quoi qu’on y glisse", async () => {
	const policy = await policyOf(SLIPPED);
	expect(policy).toContain("script-src 'none'; style-src 'self'; ");
	expect(policy).not.toContain("sha256");
});

test("le relais le tient : réponse du formulaire, « /trajet », carnet", async () => {
	const relay = await startTestRelay();
	await mkdir(join(relay.siteDir, "donnees"));
	await writeFile(join(relay.siteDir, "donnees/lieux.json"), placesText);
	await writeFile(join(relay.siteDir, "zone-intervention.html"), BUILT);
	const policies = await Promise.all([
		postWithoutScript(relay.url, { ...mmeLefevre, phone: "06" }, { from: "/contact" }),
		navigate(`${relay.url}/trajet?lieu=Rien-du-tout`),
		deviceWith(relay.url, "").get(addresses.enter),
	]).then((answers) => answers.map(({ headers }) => headers.get("content-security-policy") ?? ""));
	const own = policies.map((policy) => /script-src ([^;]*);/.exec(policy)?.[1] ?? "");
	for (const scripts of own) expect(scripts).not.toContain("'self'");
	expect(own.slice(1)).toEqual([source("start()"), "'none'"]);
	expect(contentPolicy(BUILT, { formOrigin: undefined, https: false })).toContain(
		`script-src 'self' ${source("start()")}`,
	);
});
