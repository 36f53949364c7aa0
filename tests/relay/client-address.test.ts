import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clientAddress, visitorKey } from "#relay/http/client-address.ts";
import { watchForProxy } from "#relay/http/forgotten-proxy.ts";
import { demandes } from "#tests/support/demandes.ts";
import { eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { startTestRelay, type TestRelay } from "#tests/support/relay.ts";

test.each([
	["sans proxy de confiance, l’en-tête n’est pas cru", "192.0.2.1", "203.0.113.5", 0, "192.0.2.1"],
	["un proxy se compte depuis la droite", "10.0.0.1", "6.6.6.6, 203.0.113.5, 10.0.0.2", 1, "10.0.0.2"],
	["deux aussi", "10.0.0.1", "6.6.6.6, 203.0.113.5, 10.0.0.2", 2, "203.0.113.5"],
	["une entrée absente laisse l’adresse de la connexion", "192.0.2.1", undefined, 1, "192.0.2.1"],
	["une entrée illisible aussi", "192.0.2.1", "unknown", 1, "192.0.2.1"],
	["la forme IPv6 d’une adresse IPv4 n’en fait pas un autre", "::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
	["un port non plus", "10.0.0.1", "203.0.113.5:4711", 1, "203.0.113.5"],
	["un port d’IPv6 non plus", "10.0.0.1", "[2001:db8::1]:443", 1, "2001:db8::1"],
])("%s", (_, socket, forwardedFor, hops, visitor) => {
	expect(clientAddress(socket, forwardedFor, hops)).toBe(visitor);
});

test("une adresse IPv6 s’écrit de plusieurs façons, son réseau d’une seule", () => {
	const network = "2001:db8:0:1::/64";
	for (const address of [
		"2001:db8:0:1::9",
		"2001:DB8:0:1:a:b:c:d",
		"2001:0db8:0000:0001:0:0:0:1",
		"2001:db8:0:1::1.2.3.4",
	]) {
		expect(visitorKey(address)).toBe(network);
	}
	expect(visitorKey("::1")).toBe("0:0:0:0::/64");
	expect(visitorKey("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
	expect(visitorKey("192.0.2.1")).toBe("192.0.2.1");
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TITLE = "Tous les visiteurs passent pour un seul";

/** Requests of so many visitors in turn, through one address. */
function watchAfter(requests: number, visitors: number, socket: string, { hops = 0, everyMs = 0, header = "" } = {}) {
	const clock = manualClock();
	const watch = watchForProxy(hops, clock);
	for (let n = 0; n < requests; n++) {
		const visitor = `203.0.113.${n % visitors}`;
		watch.saw(socket, header === "forwarded" ? { forwarded: `for=${visitor}` } : { "x-forwarded-for": visitor });
		clock.advance(everyMs);
	}
	return { watch, clock };
}
const rings = (...seen: Parameters<typeof watchAfter>) =>
	watchAfter(...seen).watch.trouble(undefined)?.kind === "proxy";

test("vingt demandes de cinq visiteurs par une même adresse proche, en une heure", () => {
	for (const near of ["127.0.0.1", "::1", "::ffff:10.1.2.3", "172.31.0.1", "192.168.1.1", "fd00::1", "fe80::1%eth0"])
		expect([near, rings(20, 5, near)]).toEqual([near, true]);
	expect(rings(20, 5, "127.0.0.1", { header: "forwarded" })).toBe(true);
	expect(rings(19, 5, "127.0.0.1")).toBe(false);
	expect(rings(400, 4, "127.0.0.1")).toBe(false);
	expect(rings(20, 5, "127.0.0.1", { everyMs: HOUR / 10 })).toBe(false);
	expect(rings(20, 5, "127.0.0.1", { hops: 1 })).toBe(false);
});

test("de l’internet, personne ne peut la faire sonner", () => {
	for (const far of ["198.51.100.7", "::ffff:198.51.100.7", "172.32.0.1", "2001:db8::1", ""])
		expect([far, rings(1_000, 200, far)]).toEqual([far, false]);
});

test("l’alarme dure d’une relance à l’autre, et cesse un jour après la dernière preuve", () => {
	const { watch, clock } = watchAfter(20, 5, "10.0.0.1");
	clock.advance(DAY - 1);
	expect(watch.trouble(undefined)?.sinceMs).toBe(manualClock().nowMs());
	clock.advance(1);
	expect(watch.trouble(undefined)).toBeUndefined();
	const restarted = watchForProxy(0, clock);
	expect(restarted.trouble({ sinceMs: 5 })).toMatchObject({ kind: "proxy", sinceMs: 5 });
	clock.advance(DAY);
	expect(restarted.trouble({ sinceMs: 5 })).toBeUndefined();
	expect(watchForProxy(1, clock).trouble({ sinceMs: 5 })).toBeUndefined();
});

test("oublié derrière nginx : le journal, « etat » et une lettre le disent sans adresse ; réglé, c’est fini", async () => {
	const clock = manualClock();
	const relay = await startTestRelay({ clock, settings: { TRUSTED_PROXY_HOPS: "0" } });
	const { DATA_DIR = "" } = relay.settings;
	const etat = async () => demandes({ DATA_DIR }, "etat", { nowMs: clock.nowMs() });
	const heard = ({ events }: TestRelay, event: string) =>
		events.some((line) => line.event === event && line.kind === "proxy");
	for (let n = 0; n < 20; n++)
		await fetch(`${relay.url}/contact`, { headers: { "x-forwarded-for": `203.0.113.${n % 5}` } });
	await eventually("l’alarme", () => {
		clock.advance(60_000);
		return heard(relay, "alarm_begins");
	});
	expect(await etat()).toMatchObject({ exit: 1, said: expect.stringContaining(`ALARME · ${TITLE}`) });
	expect((await etat()).said).toContain("TRUSTED_PROXY_HOPS=1");
	await relay.stop();
	expect(JSON.stringify(relay.events)).not.toContain("203.0.113");
	expect(String(await readFile(join(DATA_DIR, "demandes.sqlite")))).not.toContain("203.0.113");

	const again = await startTestRelay({ clock, dataDir: DATA_DIR, settings: { TRUSTED_PROXY_HOPS: "0" } });
	// Stopping waits for the first round.
	await again.stop();
	expect([heard(again, "alarm_over"), heard(again, "alarm_begins")]).toEqual([false, false]);
	const right = await startTestRelay({ clock, dataDir: DATA_DIR, settings: { TRUSTED_PROXY_HOPS: "1" } });
	await right.rang("proxy", "over");
	expect((await etat()).said).not.toContain(TITLE);
});
