import { load } from "cheerio";
import { beforeEach, describe, expect, test } from "vitest";
import { routes } from "#notebook/routes.ts";
import { cookieName } from "#notebook/session-cookie.ts";
import { addresses, fields } from "#notebook/views.ts";
import { eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import {
	askForLink,
	deviceWith,
	followLink,
	hiddenIn,
	linksIn,
	relayWithRequest,
	sendForm,
	signIn,
} from "#tests/support/notebook.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES } from "#tests/support/stores.ts";

test("sans https, le cookie n’est donné qu’à cette machine, et au réseau privé de qui l’a demandé", () => {
	const given = (host: string, onNetwork?: boolean) => cookieName({ https: false, host, onNetwork });
	for (const host of ["192.168.1.20:3000", "10.0.0.4", "172.16.0.9:3000", "172.31.255.1"])
		expect([given(host), given(host, true)], host).toEqual([undefined, "carnet"]);
	for (const host of ["172.32.0.1", "8.8.8.8", "192.168.1.20.exemple.fr", "10.exemple.fr", "exemple.fr", "[fe80::1]"])
		expect(given(host, true), host).toBeUndefined();
	expect(given("127.0.0.1:3000")).toBe("carnet");
});

test("« Ajouter un téléphone » : un code où un téléphone peut venir, et sinon comment faire", async () => {
	const shared = async (settings: Record<string, string>) => {
		const relay = await startTestRelay({ settings });
		const { cookie, html } = deviceWith(relay.url, (await signIn(relay)).cookie);
		const { [fields.csrf]: csrf = "" } = hiddenIn(await html(addresses.devices));
		return sendForm(relay.url + addresses.devices, { [fields.csrf]: csrf, [fields.act]: "share" }, { cookie });
	};
	expect((await shared({})).headers.get("location")).toBe(`${addresses.devices}?dit=unreachable`);
});

const MINUTE_MS = 60_000;
const LIST = "À rappeler";

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("C1 · sans session, aucune page et aucun geste : chaque adresse de la table, chaque méthode", async () => {
		const { relay, id, owner } = await relayWithRequest(store);
		const stranger = deviceWith(relay.url, "carnet=".padEnd(50, "A"));
		const closed = routes.filter(({ needs }) => needs !== "nobody");
		expect(closed.length).toBeGreaterThan(15);
		for (const { method, path, needs } of closed) {
			const address = relay.url + path.replace(":id", id);
			for (const headers of [{}, { cookie: stranger.cookie }]) {
				const answer =
					method === "GET"
						? await fetch(address, { headers, redirect: "manual" })
						: await sendForm(address, { [fields.act]: "done", [fields.seen]: "0" }, headers);
				const body = await answer.text();
				expect([303, 403, 404], `${method} ${path}`).toContain(answer.status);
				if (answer.status === 303) expect(answer.headers.get("location")).toBe(addresses.enter);
				expect(body, `${method} ${path} (${needs})`).not.toMatch(/Lefèvre|06 39 98|BEGIN:VCALENDAR/);
			}
			for (const other of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
				const answer = await fetch(address, { method: other, headers: { cookie: owner.cookie } });
				expect(answer.status, `${other} ${path}`).toBe(405);
			}
		}
		// What was typed on a page whose session ended meanwhile is given back, to be copied.
		const typed = { [fields.act]: "note", [fields.note]: "<b>Code 4812B</b>" };
		const ended = await sendForm(relay.url + addresses.request(id), typed, { cookie: stranger.cookie });
		expect(await ended.text()).toContain("&lt;b&gt;Code 4812B&lt;/b&gt;");
		const unknown = await fetch(`${relay.url}/carnet/secret`, { redirect: "manual" });
		expect(unknown.status).toBe(303);
		expect(await owner.html(addresses.toCall)).toContain(mmeLefevre.name);
	});

	test("C2 · un lien sert une fois, un quart d’heure, et ne se devine pas", async () => {
		const { relay, clock } = await relayWithRequest(store);
		const link = await askForLink(relay);
		const altered = link.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
		const cookieBy = async (followed: string) => (await followLink(followed)).headers.get("set-cookie");
		expect(await cookieBy(altered)).toBeNull();
		expect(await cookieBy(link)).toMatch(/^carnet=[\w-]{43}; .*HttpOnly; SameSite=Strict/);
		expect(await cookieBy(link)).toBeNull();
		const late = await askForLink(relay);
		clock.advance(16 * MINUTE_MS);
		expect(await cookieBy(late)).toBeNull();
	});

	test("C2 · le lien d’une lettre ouvre sa demande, et elle seule", async () => {
		const { relay, link, path, owner } = await relayWithRequest(store);
		const other = (await (await postQuote(relay.url, mDaSilva)).json()) as { id: string };
		// On a device that signed in it leads to the request with the menu around it.
		const { headers } = await owner.get(link.slice(relay.url.length));
		expect(headers.get("location")).toBe(path);
		const page = await fetch(link);
		const html = await page.text();
		expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
		expect(html).toContain(mmeLefevre.name);
		expect(html).not.toContain(mDaSilva.name);
		expect((await fetch(`${link}x`)).status).toBe(404);
		// Neither the list nor another request opens by it.
		const token = new URL(link).searchParams.get(fields.token) ?? "";
		for (const inside of [addresses.toCall, path, addresses.request(other.id)]) {
			const answer = await fetch(`${relay.url}${inside}?${fields.token}=${token}`, { redirect: "manual" });
			expect(answer.status).toBe(303);
		}
	});

	test("C3 · ouvert cent fois par un robot de messagerie, le lien sert encore", async () => {
		const { relay } = await relayWithRequest(store);
		const link = await askForLink(relay);
		for (let times = 0; times < 100; times++) await (await fetch(link)).text();
		expect((await followLink(link)).status).toBe(303);
	});

	test("C4 · une autre origine, sans preuve, ou avec celle d’une autre session : refusé", async () => {
		const { relay, path, owner } = await relayWithRequest(store);
		const second = await signIn(relay);
		const own = hiddenIn(await owner.html(path));
		const theirs = hiddenIn(await second.html(path));
		const send = async (proof: Record<string, string>, headers: Record<string, string> = {}) => {
			const step = { ...proof, [fields.act]: "done", [fields.seen]: "0" };
			return (await sendForm(relay.url + path, step, { cookie: owner.cookie, ...headers })).status;
		};
		expect(await send(own, { origin: "https://ailleurs.exemple" })).toBe(403);
		expect(await send(own, { "sec-fetch-site": "cross-site" })).toBe(403);
		expect([await send({}), await send(theirs), await send(own)]).toEqual([403, 403, 303]);
	});

	test("un appareil a le nom qu’on lui donne, et l’histoire dit lequel a noté, même une fois déconnecté", async () => {
		const { relay, path, owner } = await relayWithRequest(store);
		const name = async (typed: string) => {
			const html = await owner.html(addresses.devices);
			const [field = ""] = load(html)(`input[name^="${fields.name}."]`)
				.map((_, { attribs }) => attribs.name)
				.get();
			const sent = { ...hiddenIn(html), [field]: typed };
			return (await sendForm(relay.url + addresses.devices, sent, { cookie: owner.cookie })).headers.get("location");
		};
		expect(await name(" \u200b ")).toMatch(/dit=unnamed/);
		expect(await name(`Le téléphone  du <b>camion</b>${"!".repeat(40)}`)).toMatch(/dit=named/);
		await owner.press(path, { [fields.act]: "called" });
		const other = await signIn(relay);
		await owner.press(addresses.devices, { [fields.device]: "all" });
		const again = await signIn(relay);
		expect((await other.get(addresses.devices)).status).toBe(403);
		const history = load(await again.html(path))(".history").text();
		expect(history).toContain("Le téléphone du <b>camion</b>!");
		expect(history).not.toContain("!".repeat(20));
	});

	test("C5 · un appareil déconnecté d’un autre n’agit plus", async () => {
		const { relay, path, owner } = await relayWithRequest(store);
		const lost = await signIn(relay);
		await owner.press(addresses.devices, { [fields.device]: "all" });
		for (const device of [lost, owner]) {
			const shut = await device.get(addresses.toCall);
			expect([shut.status, shut.headers.get("clear-site-data")]).toEqual([403, '"storage"']);
			expect(shut.headers.get("set-cookie")).toMatch(/^carnet=; Max-Age=0/);
			expect((await device.press(path, { [fields.act]: "done" })).status).toBe(403);
		}
	});

	test("une session dure trente jours après son dernier usage", async () => {
		const { clock, owner } = await relayWithRequest(store);
		for (let times = 0; times < 3; times++) {
			clock.jump(29 * 24 * 60 * MINUTE_MS);
			const page = await owner.get(addresses.toCall);
			expect(page.status).toBe(200);
			// The browser's copy lasts as long: it is given again with each page.
			expect(page.headers.getSetCookie()).toEqual([expect.stringContaining(`${owner.cookie}; Max-Age=2592000;`)]);
		}
		clock.jump(31 * 24 * 60 * MINUTE_MS);
		expect((await owner.get(addresses.toCall)).status).toBe(403);
	});

	test("C13 · mille demandes de lien : trois lettres, et l’artisan entre", async () => {
		const { relay, clock } = await relayWithRequest(store);
		clock.jump(61 * MINUTE_MS);
		const before = (await linksIn(relay.dataDir, addresses.enter)).length;
		const answers = new Set<string>();
		for (let times = 0; times < 1_000; times++) {
			const answer = await sendForm(relay.url + addresses.enter, {}, { "x-forwarded-for": `203.0.113.${times % 250}` });
			answers.add(`${answer.status} ${answer.headers.get("location")}`);
		}
		expect([...answers]).toEqual([`303 ${addresses.enter}?envoye`]);
		const links = await eventually("trois lettres", async () => {
			const all = (await linksIn(relay.dataDir, addresses.enter)).slice(before);
			return all.length >= 3 ? all : null;
		});
		expect(links).toHaveLength(3);
		const entered = await followLink(links[2] ?? "");
		const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
		expect(await (await deviceWith(relay.url, cookie).get(addresses.toCall)).text()).toContain(LIST);
	});

	test("C13 · qui presse sans relâche n’enferme pas l’artisan dehors : il a toujours un lien bon", async () => {
		const clock = manualClock();
		const kept = await openTestStore(await store.settings());
		const claim = () => kept.claimOldestDue("letter", clock.nowMs(), { leaseMs: MINUTE_MS, uncertainMs: MINUTE_MS });
		const tokens: string[] = [];
		for (let minute = 0; minute < 180; minute++) {
			for (let times = 0; times < 5; times++) await kept.queueSignIn(clock.nowMs());
			for (let letter = await claim(); letter?.kind === "sign-in"; letter = await claim()) {
				tokens.push(letter.token);
				await kept.settle(letter, { state: "accepted" }, clock.nowMs());
			}
			const passes = await Promise.all(tokens.map((token) => kept.passOf(token, clock.nowMs())));
			expect(passes.filter(Boolean), `minute ${minute}`).not.toEqual([]);
			clock.jump(MINUTE_MS);
		}
		// Three at once, then one each time that none is good any more.
		expect(tokens.length).toBeLessThanOrEqual(3 + 9);
	});
});

test("le carnet ne s’indexe pas, ne se garde pas, et ne s’ouvre pas sans https d’une autre machine", async () => {
	const relay = await startTestRelay();
	const page = await fetch(relay.url + addresses.enter);
	expect(page.headers.get("cache-control")).toBe("no-store");
	expect(page.headers.get("x-robots-tag")).toContain("noindex");
	expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
	const plain = await sendForm(relay.url + addresses.enter, {}, { "x-forwarded-host": "serrurier.exemple" });
	expect(plain.status).toBe(303);
	const https = await sendForm(relay.url + addresses.enter, { [fields.token]: "x" }, { "x-forwarded-proto": "https" });
	expect(https.headers.get("set-cookie")).toBeNull();
});
