import { beforeEach, describe, expect, test } from "vitest";
import { navigate } from "#tests/support/post-quote.ts";
import { rawExchange } from "#tests/support/raw-http.ts";
import { startTestRelay, type TestRelay } from "#tests/support/relay.ts";

let relay: TestRelay;
beforeEach(async () => {
	relay = await startTestRelay();
});

const get = (path: string, headers: Record<string, string> = {}) => navigate(relay.url + path, { headers });
const landing = async (path: string) => {
	const response = await get(path);
	return [response.status, response.headers.get("location")];
};

test("une adresse montre sa page, son type et les en-têtes de sécurité", async () => {
	for (const [path, text] of [
		["/", "Accueil"],
		["/contact", "Contact |"],
		["/serrurier-lisle-abeau", "L’Isle"],
	] as const) {
		const response = await get(path);
		expect([path, response.status, response.headers.get("content-type")]).toEqual([
			path,
			200,
			"text/html; charset=utf-8",
		]);
		expect(await response.text()).toContain(text);
		expect(response.headers.get("cache-control")).toBe("no-cache");
		expect(response.headers.get("x-frame-options")).toBe("DENY");
		expect(response.headers.get("permissions-policy")).toContain("geolocation=(self)");
	}
	const data = (await get("/donnees/serrurier-lisle-abeau.json")).headers;
	expect([data.get("content-type"), data.get("cache-control")]).toEqual([
		"application/json; charset=utf-8",
		"no-cache",
	]);
	expect((await get("/robots.txt")).headers.get("cache-control")).toBe("public, max-age=3600");
});

test("un fichier part sous la plus petite forme que le navigateur accepte", async () => {
	const coding = async (accept: string) => {
		const response = await get("/assets/app-1a2b.js", { "accept-encoding": accept });
		expect(response.headers.get("vary")).toBe("Accept-Encoding");
		expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
		expect(response.headers.get("content-length")).toBe(String((await response.arrayBuffer()).byteLength));
		return response.headers.get("content-encoding");
	};
	expect(await coding("gzip, deflate, br, zstd")).toBe("br");
	expect(await coding("gzip;q=0.5, br;q=0")).toBe("gzip");
	expect(await coding("*")).toBe("br");
	expect(await coding("identity")).toBe(null);
	const script = await (await fetch(`${relay.url}/assets/app-1a2b.js`)).text();
	expect(script).toContain("aaaa");
});

test("ce que le navigateur a déjà n’est pas renvoyé", async () => {
	const first = await get("/contact", { "accept-encoding": "br" });
	const etag = first.headers.get("etag") ?? "";
	const again = await get("/contact", { "if-none-match": `"autre", ${etag}` });
	expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
	expect((await get("/contact", { "if-none-match": '"autre"' })).status).toBe(200);
	const compressed = (await get("/assets/app-1a2b.js", { "accept-encoding": "br" })).headers.get("etag") ?? "";
	expect((await get("/assets/app-1a2b.js", { "if-none-match": compressed })).status).toBe(200);
});

test("HEAD donne les mêmes en-têtes sans le corps, POST est refusé", async () => {
	const head = await navigate(`${relay.url}/contact`, { method: "HEAD" });
	const whole = await get("/contact");
	expect([head.status, await head.text()]).toEqual([200, ""]);
	expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
	const post = await fetch(`${relay.url}/contact`, { method: "POST", body: "x" });
	expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("une adresse inconnue reçoit la page 404, et le journal la note sans sa question", async () => {
	const response = await get("/serrurier-paris?nom=Dupont");
	expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("Oops! Page not found")]);
	expect(response.headers.get("x-content-type-options")).toBe("nosniff");
	expect(relay.events.at(-1)).toEqual({ event: "page_not_found", path: "/serrurier-paris" });
});

describe("rien d’autre que le site ne sort du dossier", () => {
	test.each([
		"/..%2f..%2fetc%2fpasswd",
		"/%2e%2e/%2e%2e/etc/passwd",
		"/..%5c..%5cetc%5cpasswd",
		"/assets/..%2f.env",
		"/.env",
		"/%2eenv",
		"/contact%2F",
		"/_headers",
		"/%5fredirects",
		"/__spa-fallback.html",
		"/__spa-fallback",
		"/404.html",
		"/404",
		"/index.html",
		"/contact/index.html",
		"/contact/index",
		"/assets/app-1a2b.js.br",
		"/assets/app-1a2b.js.gz",
		"/contact%00.html",
		"/assets",
		"/robots.txt/x",
		`/${"a".repeat(5000)}`,
	])("%s", async (path) => expect((await get(path)).status).toBe(404));

	test("une adresse mal écrite est refusée", async () => {
		expect((await get("/%E0%A4%A")).status).toBe(400);
		expect(await rawExchange(relay.url, (write) => write("GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n"))).toMatch(
			/ 404 /,
		);
	});
});

test("les adresses d’hier et les barres de trop mènent à la bonne page", async () => {
	expect(await landing("/serrurier-vienne")).toEqual([308, "/serrurier-vienne-nord"]);
	expect(await landing("/serrurier-vienne%20nord?a=1")).toEqual([308, "/serrurier-vienne-nord?a=1"]);
	expect(await landing("/serrurier-l-isle-d-abeau/")).toEqual([308, "/serrurier-lisle-abeau"]);
	expect(await landing("/contact/?a=1")).toEqual([308, "/contact?a=1"]);
	expect(await landing("//ailleurs.exemple/")).toEqual([308, "/ailleurs.exemple"]);
	expect(await landing("/\\ailleurs.exemple/")).toEqual([308, "/ailleurs.exemple"]);
});

test("qui trouve une faille sait à qui le dire : security.txt, jamais périmé ; rien d’autre sous un point", async () => {
	const response = await get("/.well-known/security.txt");
	expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
	const said = await response.text();
	expect(said).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+\nExpires: .+\nPreferred-Languages: fr, en\nCanonical: https:/);
	const days = (Date.parse(/Expires: (.+)/.exec(said)?.[1] ?? "") - relay.nowMs()) / 86_400_000;
	expect([days > 30, days < 366]).toEqual([true, true]);
	for (const path of ["/.well-known/", "/.well-known/autre.txt", "/.env"])
		expect((await get(path)).status).not.toBe(200);
});
