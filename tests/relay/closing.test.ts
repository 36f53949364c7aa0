import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { manualClock } from "#tests/support/manual-clock.ts";
import { startTestRelay } from "#tests/support/relay.ts";

// On a clock that stands still: what the relay waited for would never end.
test("à l’arrêt, la demande en cours a sa réponse, et une connexion muette, ou qui a eu la sienne, ne retient personne", async () => {
	const relay = await startTestRelay({ clock: manualClock() });
	const { hostname, port } = new URL(relay.url);
	const open = async () => {
		const socket = connect(Number(port), hostname);
		await once(socket, "connect");
		return socket;
	};
	const silent = await open();
	const served = await open();
	served.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
	expect(String((await once(served, "data"))[0])).toContain(" 200 ");
	const asking = await open();
	let heard = "";
	asking.on("data", (chunk) => {
		heard += chunk;
	});
	asking.write("POST /api/appels HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 8\r\n\r\n/con");
	// Once another has its answer, the relay has read this one's beginning.
	const page = await fetch(`${relay.url}/contact`);
	expect(page.status).toBe(200);

	const stopped = relay.stop();
	await Promise.all([silent, served].map((socket) => once(socket.resume(), "close")));
	expect(heard).toBe("");
	asking.write("tact");
	await stopped;
	expect(heard).toMatch(/^HTTP\/1\.1 (204|403) /);
	await page.body?.cancel();
});
