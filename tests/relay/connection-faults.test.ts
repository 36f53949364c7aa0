import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { inPortions } from "#relay/http/turns.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { rawExchange } from "#tests/support/raw-http.ts";
import { startTestRelay } from "#tests/support/relay.ts";

async function open(url: string, first = ""): Promise<Socket> {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	socket.on("error", () => {});
	onTestFinished(() => void socket.destroy());
	await once(socket, "connect");
	if (first) socket.write(first);
	return socket;
}
const GET = "GET /contact HTTP/1.1\r\nHost: a\r\n\r\n";

test("quinze cents demandes enfilées sur une connexion que personne ne lit : la mémoire ne suit pas", async () => {
	const relay = await startTestRelay();
	const before = process.memoryUsage().rss;
	const sockets = await Promise.all(Array.from({ length: 8 }, () => open(relay.url)));
	for (const socket of sockets) {
		socket.pause();
		socket.write(GET.repeat(1_500));
	}
	await new Promise((resolve) => setTimeout(resolve, 1_000));
	expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(120);
	expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
});

test("vingt demandes enfilées ont leurs vingt réponses, dans l’ordre", async () => {
	const relay = await startTestRelay();
	const socket = await open(relay.url);
	let said = "";
	socket.on("data", (chunk) => {
		said += chunk;
	});
	socket.write(
		Array.from({ length: 20 }, (_, n) => `GET /rien-${n % 2 ? "a" : "b/.."} HTTP/1.1\r\nHost: a\r\n\r\n`).join(""),
	);
	const answers = () => said.match(/HTTP\/1\.1 \d+/g)?.length ?? 0;
	for (let tries = 0; tries < 100 && answers() < 20; tries++) await new Promise((resolve) => setTimeout(resolve, 50));
	expect(answers()).toBe(20);
});

test("quatre cents connexions lentes d’une même adresse : un visiteur entre quand même", async () => {
	const relay = await startTestRelay({ settings: { TRUSTED_PROXY_HOPS: "0" } });
	for (let n = 0; n < 400; n++) await open(relay.url, "GET /contact HTTP/1.1\r\nHos");
	expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
	expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
});

test("un arrêt sous la charge répond à ce qu’il a commencé", async () => {
	const relay = await startTestRelay();
	const sockets = await Promise.all(Array.from({ length: 50 }, () => open(relay.url)));
	const answers = await Promise.all(
		sockets.map(async (socket, n) => {
			const request = new Request(relay.url, {
				method: "POST",
				body: quoteForm({ ...mDaSilva, email: `visiteur${n}@exemple.fr` }),
			});
			const body = Buffer.from(await request.arrayBuffer());
			const type = request.headers.get("content-type");
			let said = "";
			socket.on("data", (chunk) => {
				said += chunk;
			});
			const ended = new Promise((resolve) => socket.once("close", resolve));
			socket.write(
				`POST /api/devis HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.${n}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
			);
			await new Promise<void>((resolve) => void socket.write(body, () => resolve()));
			return { ended, said: () => said };
		}),
	);
	await relay.stop();
	await Promise.all(answers.map(({ ended }) => ended));
	expect(answers.filter(({ said }) => !said().startsWith("HTTP/1.1 200")).map(({ said }) => said())).toEqual([]);
});

test("un autre nom que celui du site n’a pas de réponse ; la machine elle-même et son contrôle, si", async () => {
	const relay = await startTestRelay({ settings: { SITE_URL: "https://www.serrurier-dupont.fr" } });
	const ask = async (host: string, path = "/contact") => {
		const said = await rawExchange(relay.url, (write) =>
			write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
		);
		return said.split(" ")[1];
	};
	expect(await ask("www.serrurier-dupont.fr")).toBe("200");
	expect(await ask("serrurier-dupont.fr:443")).toBe("200");
	expect(await ask("relais.serrurier-dupont.fr")).toBe("200");
	expect(await ask("127.0.0.1:3000")).toBe("200");
	expect(await ask("[::1]")).toBe("200");
	expect(await ask("ailleurs.example")).toBe("421");
	expect(await ask("serrurier-dupont.fr.ailleurs.example")).toBe("421");
	expect(await ask("faux-serrurier-dupont.fr")).toBe("421");
	expect(await ask("10.0.0.5", "/healthz")).toBe("200");
});

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

test("vingt pages demandées d’un coup partent dans l’ordre, quelques-unes par tour : le reste passe entre elles", async () => {
	const soon = inPortions();
	const sent: number[] = [];
	for (let n = 0; n < 20; n++) soon(() => sent.push(n));
	const atEachTurn = [sent.length];
	while (sent.length < 20 && atEachTurn.length < 50) {
		await nextTurn();
		atEachTurn.push(sent.length);
	}
	expect(atEachTurn[0]).toBeGreaterThan(0);
	expect(Math.max(...atEachTurn.map((count, turn) => count - (atEachTurn[turn - 1] ?? 0)))).toBeLessThan(10);
	expect(sent).toEqual(Array.from({ length: 20 }, (_, n) => n));
	// Calm again: the next page leaves at once.
	await nextTurn();
	soon(() => sent.push(20));
	expect(sent).toHaveLength(21);
});
