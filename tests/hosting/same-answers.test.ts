import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "#relay/clock.ts";
import { HSTS } from "#relay/http/content-policy.ts";
import { SECURITY_HEADERS } from "#relay/http/security-headers.ts";
import { MOVED } from "#relay/redirects.ts";
import { type Relay, startRelay } from "#relay/relay.ts";
import { readSettings } from "#relay/settings.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";
import { builtFiles, SITE_DIR } from "#tests/support/pages.ts";
import { needWebServer, WEB_SERVERS, type WebServer } from "#tests/support/web-server.ts";
import { type Answer, type Asking, askingOver, askingRelay } from "#tests/support/web-server-answers.ts";
import { readHostedSite } from "#tools/hosting/hosted-site.ts";

const SECURITY = [...Object.keys(SECURITY_HEADERS), "strict-transport-security"];

/** One file of each extension, the hashed folder apart. */
const KINDS_OF_FILE = [
	...new Map(
		builtFiles()
			.filter((name) => !/(^|\/)_|\.(html|br|gz)$/.test(name))
			.map((name) => [`${name.startsWith("assets/")} ${name.split(".").at(-1)}`, `/${name}`]),
	).values(),
];
/** A script with its compressed copies: small ones have none, and then no reason to vary. */
const HASHED = `/${builtFiles().find((name) => /^assets\/.*\.js\.br$/.test(name))}`.replace(/\.br$/, "");
const REDIRECTS = [
	...[...MOVED.keys()].flatMap((from) => [encodeURI(from), `${encodeURI(from)}/`, `${encodeURI(from)}?a=1&b=%2F`]),
	"/serrurier-vienne?",
	"/contact/",
	"/contact/?a=1",
	"/contact///?a=1/",
	"/caf%C3%A9/",
	"/rien/%0d%0ax-intrus:%201/",
	"//ailleurs.exemple/",
	"/services/porte-blindee/",
];
const NOTHING = [
	"/rien-ici",
	"/serrurier-paris?nom=Dupont",
	"/_headers",
	"/_redirects",
	"/%5fheaders",
	"/.env",
	"/.git/config",
	"/index.html",
	"/404.html",
	"/404",
	"/contact/index.html",
	"/contact/index",
	"/contact.html",
	"/contact%2F",
	"/contac%2a",
	"/assets",
	`${HASHED}.br`,
	`${HASHED}.gz`,
	`/${HASHED}`,
	"/contact//index.html",
	"/healthz/rien",
];

let relay: Relay;
let relaySays: Asking;
const folder = mkdtempSync(join(tmpdir(), "relais-"));
beforeAll(async () => {
	const settings = readSettings({ PORT: "0", TRUSTED_PROXY_HOPS: "1", SITE_DIR, DATA_DIR: folder });
	relay = await startRelay(settings, { clock: systemClock, random: Math.random, log: () => {} });
	relaySays = askingRelay(relay.url);
});
afterAll(async () => {
	await relay.stop();
	rmSync(folder, { recursive: true, force: true });
});

describe.each(WEB_SERVERS)("$title répond comme le relais", (kind) => {
	let server: WebServer | undefined;
	let ask: Asking;
	let close = () => {};
	beforeAll(async () => {
		if (kind.missing() !== undefined) return;
		server = await kind.start({ site: await readHostedSite(SITE_DIR), root: SITE_DIR });
		({ ask, close } = askingOver(server));
	});
	afterAll(async () => {
		close();
		await server?.stop();
	});
	beforeEach(needWebServer(kind));

	/** What must be the same, and nothing else: each program has its own Date, ETag, Server. */
	const telling = ({ status, headers }: Answer, names: string[]) => [
		status,
		...names.map((name) => `${name}: ${headers[name]}`),
	];
	const same = async (path: string, names: string[], options: Parameters<Asking>[1] = {}) => {
		const all = [...SECURITY, "cache-control", ...names];
		const [wanted, got] = [await relaySays(path, options), await ask(path, options)];
		expect([path, ...telling(got, all)]).toEqual([path, ...telling(wanted, all)]);
		return { wanted, got };
	};

	test.each(KINDS_OF_PAGE)("page %s, sa politique et son corps compris", async (path) => {
		const { wanted, got } = await same(path, ["content-type"]);
		expect(got.body.equals(wanted.body)).toBe(true);
		expect(got.headers["content-security-policy"]).toMatch(/'sha256-.*upgrade-insecure-requests$/);
		expect(got.headers["strict-transport-security"]).toBe(HSTS);
		const head = await same(path, ["content-type"], { method: "HEAD" });
		expect(head.got.body).toHaveLength(0);
	});

	test.each(KINDS_OF_FILE)("fichier %s", async (path) => {
		const { wanted, got } = await same(path, ["content-type"]);
		expect(got.body.equals(wanted.body)).toBe(true);
	});

	test("toutes les pages ont la politique que le relais leur donne", async () => {
		const { pages } = await readHostedSite(SITE_DIR);
		expect(pages.length).toBeGreaterThan(80);
		for (const { path } of pages) await same(path, ["content-type"]);
	});

	test.each(NOTHING)("rien à %s", async (path) => {
		const { got } = await same(path, ["content-type"]);
		expect([got.status, got.body.toString("utf8")]).toEqual([404, expect.stringContaining("Oops! Page not found")]);
	});

	test.each(REDIRECTS)("adresse changée %s", async (path) => {
		const { got } = await same(path, ["location"]);
		expect([got.status, got.headers["x-intrus"]]).toEqual([308, undefined]);
	});

	test.each(["/\\ailleurs.exemple/", "/\\/ailleurs.exemple/", "/%5cailleurs.exemple/", "/.//ailleurs.exemple/"])(
		"%s ne mène pas à un autre site",
		async (path) => {
			const { status, headers } = await ask(path);
			expect([308, 404]).toContain(status);
			expect(new URL(headers.location ?? "", server?.url).origin).toBe(server?.url);
		},
	);

	test.each(["/..%2f..%2fetc%2fpasswd", "/../../etc/passwd", "/%2e%2e/.env", "/%E0%A4%A", "/a%00b"])(
		"%s : refusée",
		async (path) => {
			// Caddy ends the stream of an address that cannot be read, as HTTP/2 allows.
			const status = await ask(path).then(
				(answer) => answer.status,
				(error: Error) => error.message,
			);
			expect([400, 404, expect.stringContaining("PROTOCOL_ERROR")]).toContainEqual(status);
		},
	);

	test("une autre méthode est refusée, de la même phrase", async () => {
		for (const path of ["/contact", "/serrurier-vienne", "/rien-ici", "/contact/"]) {
			const { wanted, got } = await same(path, ["allow", "content-type"], { method: "OPTIONS" });
			expect([got.status, got.body.toString("utf8")]).toEqual([405, wanted.body.toString("utf8")]);
		}
	});

	test("la question du trajet mène à la liste des villes", async () => {
		const { got } = await same("/trajet", ["location"]);
		expect([got.status, got.headers.location]).toEqual([303, "/zone-intervention#toutes-les-villes"]);
	});

	test("page et script partent compressés d’avance, et rien n’est renvoyé à qui l’a déjà", async () => {
		for (const accepted of kind.brotli() ? ["gzip", "gzip, br"] : ["gzip"]) {
			for (const path of ["/contact", HASHED, "/rien-ici"]) {
				const { wanted, got } = await same(path, ["content-type", "content-encoding", "vary"], {
					headers: { "accept-encoding": accepted },
				});
				expect(got.body.equals(wanted.body)).toBe(true);
			}
		}
		const { headers } = await ask("/contact");
		const again = await ask("/contact", { headers: { "if-none-match": headers.etag ?? "" } });
		expect([again.status, again.headers["cache-control"], again.body.length]).toEqual([304, "no-cache", 0]);
	});

	test("http mène à https", async () => {
		const answer = await fetch(`${server?.httpUrl}/contact?a=1`, { redirect: "manual" });
		// Caddy leaves out a port that is not 443: it is forwarded to there, it thinks.
		const { protocol, hostname, pathname, search } = new URL(answer.headers.get("location") ?? "");
		expect([answer.status, protocol, hostname, pathname + search]).toEqual([
			308,
			"https:",
			"localhost",
			"/contact?a=1",
		]);
	});
});
