import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#relay/clock.ts";
import { readSettings } from "#relay/settings.ts";
import type { ChannelStatus, StoreStatus, TroubleKind } from "#relay/store/records.ts";
import { startSignOfLife } from "#relay/upkeep/sign-of-life.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { startTestRelay } from "#tests/support/relay.ts";

const URL_OF_WATCHER = "https://veille.exemple.fr/ping/secret";
const healthy: ChannelStatus = { waiting: 0, held: 0 };
const ago = (nowMs: number, minutes: number) => nowMs - minutes * MINUTE_MS;

interface World {
	status?: (nowMs: number) => Partial<StoreStatus>;
	check?: () => Promise<unknown>;
	isTroubled?: boolean;
	/** What the watcher answers; nothing: never. */
	answers?: number;
}

/** Twenty minutes of that relay: how often the address was asked, and what its log says. */
async function twentyMinutes({ status = () => ({}), check = async () => 1, isTroubled = false, answers }: World) {
	const clock = manualClock();
	const asked: string[] = [];
	const logged: string[] = [];
	const well = () => ({
		...{ channels: { letter: healthy, webhook: healthy }, safety: { copy: {}, drill: {} }, alarms: [], photoBytes: 0 },
		lastSeenAtMs: clock.nowMs(),
	});
	const stop = startSignOfLife({
		...{ url: URL_OF_WATCHER, clock, isTroubled: async () => isTroubled, log: (event) => logged.push(event) },
		store: {
			check: check as never,
			status: async () => ({ ...well(), ...status(clock.nowMs()) }) as unknown as StoreStatus,
		},
		network: {
			after: clock.after,
			fetch: async (url, init) => {
				asked.push(String(url));
				if (answers !== undefined) return new Response(null, { status: answers });
				return new Promise((_, reject) =>
					init?.signal?.addEventListener("abort", () => reject(new Error("trop lent"))),
				);
			},
		},
	});
	for (let minute = 0; minute < 20; minute++) {
		clock.advance(MINUTE_MS);
		for (let turn = 0; turn < 20; turn++) await Promise.resolve();
	}
	await stop();
	clock.advance(DAY_MS);
	return { asked, logged };
}

const alarm = (kind: TroubleKind, over = false) => ({
	alarms: [{ kind, sinceMs: 1, toldAtMs: 1, toldCount: 1, reason: "", ...(over ? { clearedAtMs: 2 } : {}) }] as never,
});
const letters = (letter: Partial<ChannelStatus>, webhook: Partial<ChannelStatus> = {}) => ({
	channels: { letter: { ...healthy, ...letter }, webhook: { ...healthy, ...webhook } },
});

test.each<[string, World]>([
	["la base ne répond pas", { check: () => Promise.reject(new Error("x")) }],
	["rien n’est gardé, des visiteurs sont renvoyés", { isTroubled: true }],
	["plus rien ne s’écrit : le tour d’horloge date", { status: (now) => ({ lastSeenAtMs: ago(now, 4) }) }],
	["aucun tour encore", { status: () => ({ lastSeenAtMs: undefined as never }) }],
	["les lettres ne partent plus", { status: (now) => letters({ failingSinceMs: ago(now, 16), reason: "RCPT 451" }) }],
	["le mot de passe est faux", { status: (now) => letters({ failingSinceMs: ago(now, 1), reason: "AUTH 535" }) }],
	["une lettre est retenue", { status: (now) => letters({ held: 1, heldSinceMs: ago(now, 1), heldReason: "550" }) }],
	[
		"les alertes ne partent plus",
		{ status: (now) => letters({}, { failingSinceMs: ago(now, 16), reason: "POST 500" }) },
	],
	[
		"les copies ont du retard",
		{ status: (now) => ({ safety: { copy: { failingSinceMs: ago(now, 300) }, drill: {} } }) },
	],
	[
		"aucune copie ne se relit",
		{ status: (now) => ({ safety: { copy: {}, drill: { failingSinceMs: ago(now, 3000) } } }) },
	],
	["les photos n’ont plus de place", { status: () => ({ photoBytes: 450 * 2 ** 20 }) }],
	["l’horloge a sauté", { status: () => alarm("clock") }],
	["un mandataire n’est pas compté", { status: () => alarm("proxy") }],
])("se tait quand %s", async (_illness, world) => {
	const { asked, logged } = await twentyMinutes({ answers: 200, ...world });
	expect(asked).toEqual([]);
	expect(logged.length).toBeGreaterThan(2);
});

test.each<[string, World]>([
	["tout va bien", {}],
	[
		"une lettre attend depuis cinq minutes",
		{ status: (now) => letters({ failingSinceMs: ago(now, 5), reason: "451" }) },
	],
	["une alarme d’hier est finie", { status: () => alarm("letters-failing", true) }],
])("parle quand %s : après une minute, puis toutes les cinq, et plus une fois arrêté", async (_state, world) => {
	const { asked, logged } = await twentyMinutes({ answers: 200, ...world });
	expect(asked).toEqual(Array(5).fill(URL_OF_WATCHER));
	expect(logged).toEqual([]);
});

test("qui veille ne répond pas, ou refuse : dit dans le journal, et redemandé", async () => {
	const refused = await twentyMinutes({ answers: 404 });
	expect([refused.asked.length, new Set(refused.logged)]).toEqual([5, new Set(["sign_of_life_refused"])]);
	const silent = await twentyMinutes({});
	expect([silent.asked.length, new Set(silent.logged)]).toEqual([5, new Set(["sign_of_life_failed"])]);
});

test("HEARTBEAT_URL est en https ou sur la machine, et ne se répète pas dans un refus", () => {
	expect(readSettings({ HEARTBEAT_URL: URL_OF_WATCHER }).heartbeatUrl).toBe(URL_OF_WATCHER);
	expect(readSettings({}).heartbeatUrl).toBeUndefined();
	for (const wrong of ["http://veille.exemple.fr/secret", "secret", "https://moi:secret@veille.exemple.fr/"]) {
		expect(() => readSettings({ HEARTBEAT_URL: wrong })).toThrow("Réglage HEARTBEAT_URL\u202f: «\u202f…\u202f»");
		expect(() => readSettings({ HEARTBEAT_URL: wrong })).not.toThrow("secret");
	}
});

test("un relais entier donne signe de vie", async () => {
	const clock = manualClock();
	const asked: string[] = [];
	const watcher = createServer((request, response) => {
		asked.push(`${request.method} ${request.url}`);
		response.end("OK");
	}).listen(0, "127.0.0.1");
	await once(watcher, "listening");
	onTestFinished(() => void watcher.close());
	const { port } = watcher.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}/api/push/cle?status=up`;
	await startTestRelay({ clock, settings: { HEARTBEAT_URL: url } });
	await expect
		.poll(() => {
			clock.advance(MINUTE_MS);
			return asked;
		})
		.toContain("GET /api/push/cle?status=up");
});
