import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "#relay/clock.ts";
import { HSTS } from "#relay/http/content-policy.ts";
import { type Relay, startRelay } from "#relay/relay.ts";
import { readSettings } from "#relay/settings.ts";
import { need } from "#tests/support/need.ts";
import { SITE_DIR } from "#tests/support/pages.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { quoteForm } from "#tests/support/post-quote.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { type Place, WEB_SERVERS, type WebServer } from "#tests/support/web-server.ts";
import { type Answer, type Asking, askingOver } from "#tests/support/web-server-answers.ts";

/** No header may come twice, from the relay and from the server before it: HTTP would join the two with a comma. */
const once = ({ headers }: Answer) => [
	headers["x-frame-options"],
	headers["x-content-type-options"],
	headers["strict-transport-security"],
	headers["content-security-policy"]?.match(/default-src/g)?.length,
];
const ONCE = ["DENY", "nosniff", HSTS, 1];

/** The recipe of docs/deploiement.md, for a relay and for the ports and the certificate of this run. */
function fromGuide(language: string, relay: string) {
	const guide = readFileSync("docs/deploiement.md", "utf8");
	const [, block = ""] = new RegExp(`\\n\`\`\`${language}\\n([^]*?)\\n\`\`\``).exec(guide) ?? [];
	return ({ httpPort, httpsPort, certificate: { chain, key } }: Place) =>
		block
			.replace(/^(\s*listen) (\[::\]:)?(\d+)/gm, (_, word, ipv6, port) =>
				ipv6 ? `# ${word}` : `${word} 127.0.0.1:${port === "443" ? httpsPort : httpPort}`,
			)
			.replace(/(ssl_certificate) \S+;/, `$1 ${chain};`)
			.replace(/(ssl_certificate_key) \S+;/, `$1 ${key};`)
			.replace(/^www\.votre-domaine\.fr \{/m, `https://localhost:${httpsPort} {\n\ttls ${chain} ${key}`)
			.replaceAll(/server_name \S+;/g, "server_name localhost;")
			.replaceAll("https://www.votre-domaine.fr", `https://localhost:${httpsPort}`)
			.replace("/var/log/nginx/", "")
			.replaceAll("127.0.0.1:3000", relay);
}

describe.each(WEB_SERVERS)("$title, recette de docs/deploiement.md : devant le relais, sous le même nom", (kind) => {
	const folder = mkdtempSync(join(tmpdir(), "relais-"));
	let relay: Relay | undefined;
	let server: WebServer | undefined;
	let ask: Asking;
	let close = () => {};
	beforeAll(async () => {
		if (kind.missing() !== undefined) return;
		const settings = readSettings({ PORT: "0", TRUSTED_PROXY_HOPS: "1", SITE_DIR, DATA_DIR: folder });
		relay = await startRelay(settings, { clock: systemClock, random: Math.random, log: () => {} });
		server = await kind.start(fromGuide(kind.title.toLowerCase(), new URL(relay.url).host));
		({ ask, close } = askingOver(server));
	});
	afterAll(async () => {
		close();
		await server?.stop();
		await relay?.stop();
		rmSync(folder, { recursive: true, force: true });
	});
	beforeEach(need(kind));

	const post = async (headers: Record<string, string> = {}) => {
		const form = new Response(quoteForm(mDaSilva));
		const type = form.headers.get("content-type") ?? "";
		const body = Buffer.from(await form.arrayBuffer());
		return ask("/api/devis", { method: "POST", body, headers: { "content-type": type, ...headers } });
	};

	test("une demande traverse : elle est gardée, et sa lettre part", async () => {
		const answer = await post({ origin: server?.url ?? "", "sec-fetch-site": "same-origin" });
		expect([answer.status, ...once(answer)]).toEqual([200, ...ONCE]);
		await expect.poll(async () => (await lettersIn(folder)).length).toBe(1);
	});

	test("celle d’un autre site, ou d’un autre nom du même domaine, est refusée", async () => {
		for (const site of ["cross-site", "same-site"]) {
			const { status } = await post({ origin: "https://www.ailleurs.example", "sec-fetch-site": site });
			expect([site, status]).toEqual([site, 403]);
		}
	});

	test("le numéro touché traverse aussi, et le relais répond sans contenu", async () => {
		const headers = { "sec-fetch-site": "same-origin", "content-type": "text/plain;charset=UTF-8" };
		const answer = await ask("/api/appels", { method: "POST", body: Buffer.from("/contact"), headers });
		expect([answer.status, answer.body.length, ...once(answer)]).toEqual([204, 0, ...ONCE]);
	});

	test("le temps de trajet, la santé et les pages, chaque en-tête une seule fois", async () => {
		const travel = await ask("/trajet?lieu=voiron");
		expect([travel.status, travel.headers.location, ...once(travel)]).toEqual([303, "/serrurier-voiron", ...ONCE]);
		const health = await ask("/healthz");
		expect([health.status, health.headers["cache-control"]]).toEqual([200, "no-store"]);
		const page = await ask("/contact");
		expect([page.status, ...once(page)]).toEqual([200, ...ONCE]);
		expect((await ask("/contact", { method: "POST", body: Buffer.from("x") })).status).toBe(405);
	});

	test("rien de ce qui ouvre le carnet, ou la page d’une demande, ne reste dans un journal, que le relais réponde ou non", async () => {
		const secret = "jeton-qui-ouvre-tout";
		const paths = [`/carnet/entrer?jeton=${secret}`, `/suivi/${secret}`];
		const headers = { referer: `${server?.url}${paths[0]}`, cookie: `carnet=${secret}` };
		for (const path of paths) {
			expect((await ask(path, { headers })).status).toBeLessThan(500);
			await fetch(`${server?.httpUrl}${path}`, { redirect: "manual", headers });
		}
		const relayThatDies = createServer((socket) => socket.destroy());
		await new Promise<void>((listens) => relayThatDies.listen(0, "127.0.0.1", listens));
		const { port } = relayThatDies.address() as AddressInfo;
		const away = await kind.start(fromGuide(kind.title.toLowerCase(), `127.0.0.1:${port}`));
		const asking = askingOver(away);
		// Both would look for another relay, but for a post.
		for (const path of paths) expect((await asking.ask(path, { method: "POST", headers })).status).toBe(502);
		asking.close();
		const journals = `${server?.journals()}${away.journals()}`;
		await away.stop();
		relayThatDies.close();
		expect(journals).not.toContain(secret);
	});

	test("http mène à https", async () => {
		const answer = await fetch(`${server?.httpUrl}/contact`, { redirect: "manual" });
		expect([answer.status, answer.headers.get("location")]).toEqual([
			308,
			expect.stringMatching(/^https:.*\/contact$/),
		]);
	});
});
