import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addresses } from "#notebook/views.ts";
import { secured } from "#relay/http/content-policy.ts";
import { deviceWith } from "#tests/support/notebook.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { placesText } from "#tests/support/places.ts";
import { navigate, postWithoutScript } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";

const NO_SCRIPT = "script-src 'none'; style-src 'self'; ";

test("une page faite à l’instant : aucun script, aucun style écrit dans la page, quoi qu’on y glisse", async () => {
	const slipped = "<script>steal()</script><style>body{display:none}</style>";
	const answer = secured(new Response(slipped, { headers: { "content-type": "text/html" } }), true);
	expect(await answer.text()).toBe(slipped);
	const policy = answer.headers.get("content-security-policy");
	expect(policy).toContain(NO_SCRIPT);
	expect(policy).toContain("trusted-types 'none'");
	expect(policy).not.toContain("sha256");
});

test("le relais le tient : réponse du formulaire, « /trajet », carnet", async () => {
	const relay = await startTestRelay();
	await mkdir(join(relay.siteDir, "donnees"), { recursive: true });
	await writeFile(join(relay.siteDir, "donnees/lieux.json"), placesText);
	const answers = await Promise.all([
		postWithoutScript(relay.url, { ...mmeLefevre, phone: "06" }, { from: "/contact" }),
		navigate(`${relay.url}/trajet?lieu=Rien-du-tout`),
		deviceWith(relay.url, "").get(addresses.enter),
	]);
	for (const { status, headers } of answers) {
		expect([200, 422]).toContain(status);
		expect(headers.get("content-security-policy")).toContain(NO_SCRIPT);
	}
});
