import { describe, expect, test } from "vitest";
import { absentFrom } from "#tests/support/absent-from.ts";
import { journeys } from "#tests/support/journey.ts";
import { navigate } from "#tests/support/post-quote.ts";

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
