import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addresses } from "#notebook/views.ts";
import { madePagePolicy, secured } from "#relay/http/content-policy.ts";
import { absentFrom } from "#tests/support/absent-from.ts";
import { journeys } from "#tests/support/journey.ts";
import { deviceWith } from "#tests/support/notebook.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { placesText } from "#tests/support/places.ts";
import { navigate, postWithoutScript } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";

const stage = journeys();
const answer = (path: string, headers: Record<string, string> = {}) => navigate(stage.site.url + path, { headers });

describe("la politique de contenu", () => {
	test.each(["/", "/contact", "/serrurier-voiron", "/rien-ici"])(
		"%s : rien d’ailleurs, aucun type de script créé",
		async (path) => {
			const policy = (await answer(path)).headers.get("content-security-policy") ?? "";
			expect(
				absentFrom(policy, [
					"default-src 'none'",
					"trusted-types hors-ligne",
					"frame-ancestors 'none'",
					"base-uri 'none'",
				]),
			).toEqual([]);
			expect(policy.match(/'sha256-/g)?.length).toBe(2);
			expect(policy).not.toContain("unsafe");
		},
	);

	test("deux pages ont deux politiques ; un fichier n’exécute ni ne charge rien", async () => {
		const policy = async (path: string) => (await answer(path)).headers.get("content-security-policy");
		expect(await policy("/contact")).not.toBe(await policy("/"));
		expect(await policy("/favicon.svg")).toBe("default-src 'none'; frame-ancestors 'none'");
		expect(await policy("/healthz")).toBe("default-src 'none'; frame-ancestors 'none'");
	});
});

describe("HTTPS", () => {
	const secured = async (headers: Record<string, string>) => {
		const { headers: got } = await answer("/contact", headers);
		return [
			got.has("strict-transport-security"),
			got.get("content-security-policy")?.includes("upgrade-insecure-requests"),
		];
	};

	test("est imposé pour deux ans à qui est venu par HTTPS, et à lui seul", async () => {
		expect(await secured({ "x-forwarded-proto": "https" })).toEqual([true, true]);
		expect(await secured({})).toEqual([false, false]);
		// Left of the trusted proxy, anybody may have written it.
		expect(await secured({ "x-forwarded-proto": "https, http" })).toEqual([false, false]);
		const { headers } = await answer("/rien-ici", { "x-forwarded-proto": "https" });
		expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
	});
});

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
	]);
	for (const { status, headers } of answers) {
		expect([200, 422]).toContain(status);
		expect(headers.get("content-security-policy")).toContain(NO_SCRIPT);
	}
	// The owner's pages run one file of the site, and nothing that stands in a page; a photograph is seen before it is sent.
	const own = (await deviceWith(relay.url, "").get(addresses.enter)).headers.get("content-security-policy");
	const made = madePagePolicy(false).replace("script-src 'none'", "script-src 'self'");
	expect(own).toBe(made.replace("img-src 'self'", "img-src 'self' blob:"));
});
