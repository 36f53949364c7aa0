import { connect } from "node:net";
import { expect, test } from "vitest";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { newVisitor, postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { rawExchange } from "#tests/support/raw-http.ts";
import { startTestRelay } from "#tests/support/relay.ts";

const twice = (form: FormData, name: string) =>
	["un@exemple.fr", "deux@exemple.fr"].map((one) => form.append(name, one));
const attached = (form: FormData, name: string) => form.set(name, new Blob(["MZ"]), "porte.exe");

test.each([
	["D10 · un champ répété", "email", twice],
	["D10 · un champ répété, même inconnu", "piege", twice],
	["un fichier joint", "message", attached],
	["un fichier joint, même sous un nom inconnu", "photo", attached],
])("%s est refusé (%s)", async (_, name, add) => {
	const relay = await startTestRelay();
	const form = quoteForm(mDaSilva);
	add(form, name);
	expect((await postQuote(relay.url, mDaSilva, { form })).status).toBe(400);
});

test("D10 · des champs nommés __proto__, constructor ou sans nom ne changent rien", async () => {
	const relay = await startTestRelay();
	const form = quoteForm(mDaSilva);
	form.set("__proto__", '{"urgent":"Oui"}');
	form.set("constructor", "x");
	form.set("", "y");
	expect((await postQuote(relay.url, mDaSilva, { form })).status).toBe(200);
	expect(({} as { urgent?: unknown }).urgent).toBeUndefined();
	expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
});

test("D11 · 65 536 octets passent, 65 537 sont refusés, que la taille soit annoncée ou non", async () => {
	const relay = await startTestRelay();
	const sized = async (bytes: number) => {
		const form = quoteForm({ ...mDaSilva, message: "m" });
		const frame = (await new Response(form).arrayBuffer()).byteLength;
		form.set("bourrage", "b");
		const padded = (await new Response(form).arrayBuffer()).byteLength - frame - 1;
		form.set("bourrage", "b".repeat(bytes - frame - padded));
		return form;
	};
	const stream = (form: FormData) => {
		const whole = new Response(form);
		const headers = { "content-type": whole.headers.get("content-type") ?? "", "x-forwarded-for": newVisitor() };
		return fetch(`${relay.url}/api/devis`, {
			method: "POST",
			body: whole.body,
			headers,
			duplex: "half",
		} as RequestInit);
	};
	// The short message is what is wrong with the one that fits.
	expect((await postQuote(relay.url, mDaSilva, { form: await sized(65_536) })).status).toBe(422);
	expect((await postQuote(relay.url, mDaSilva, { form: await sized(65_537) })).status).toBe(413);
	expect((await stream(await sized(65_536))).status).toBe(422);
	expect((await stream(await sized(65_537))).status).toBe(413);
});

test("D11 · le refus d’un envoi énorme arrive avant la fin de l’envoi", async () => {
	const relay = await startTestRelay();
	const startMs = Date.now();
	const heard = await rawExchange(relay.url, (write) => {
		write("POST /api/devis HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n");
		write("Content-Type: multipart/form-data; boundary=b\r\n\r\n");
		for (let i = 0; i < 70; i++) write(`400\r\n${"z".repeat(1024)}\r\n`);
	});
	expect(heard).toMatch(/^HTTP\/1\.1 413 /);
	expect(heard).toMatch(/x-content-type-options: nosniff/i);
	expect(Date.now() - startMs).toBeLessThan(1_000);
});

test("D11 · qui envoie encore deux secondes après, et n’écoute qu’ensuite, lit son 413 ; sa connexion sert toujours", async () => {
	const relay = await startTestRelay();
	for (const length of ["Content-Length: 4000000", "Transfer-Encoding: chunked"]) {
		const socket = connect(Number(new URL(relay.url).port), "127.0.0.1").pause();
		socket.on("error", () => {});
		socket.write(
			`POST /api/devis HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`,
		);
		const isChunked = length.startsWith("Transfer");
		for (let n = 0; n < 100; n++) {
			const piece = "x".repeat(40_000);
			socket.write(isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece);
			await aMoment(20);
		}
		socket.write(`${isChunked ? "0\r\n\r\n" : ""}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`);
		let heard = "";
		socket.on("data", (chunk: Buffer) => (heard += chunk)).resume();
		await eventually("les deux réponses", () => heard.match(/HTTP\/1\.1 \d+/g)?.length === 2);
		socket.destroy();
		expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
	}
});

test("D12 · en-têtes ou corps au compte-gouttes : 408", { timeout: 15_000 }, async () => {
	const relay = await startTestRelay();
	const drip = (head: string) =>
		rawExchange(relay.url, (write) => {
			write(head);
			const timer = setInterval(() => write("a") || clearInterval(timer), 500);
		});
	const startMs = Date.now();
	const timed = async (head: string) => ({ heard: await drip(head), tookMs: Date.now() - startMs });
	const [headers, body] = await Promise.all([
		timed("POST /api/devis HTTP/1.1\r\nHost: x\r\nX-Lent: "),
		timed(
			"POST /api/devis HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\n\r\n",
		),
	]);
	expect(headers.heard).toMatch(/^HTTP\/1\.1 408 /);
	expect(headers.tookMs).toBeLessThan(7_000);
	expect(body.heard).toMatch(/^HTTP\/1\.1 408 /);
	expect(body.tookMs).toBeLessThan(10_000);
});

test("ce qui n’est pas du HTTP ou n’est pas une adresse est refusé sans faire tomber le site", async () => {
	const relay = await startTestRelay();
	for (const line of ["BONJOUR\r\n\r\n", "GET http://ailleurs.exemple/ HTTP/1.1\r\nHost: x\r\n\r\n"]) {
		expect(await rawExchange(relay.url, (write) => write(line))).toMatch(/^HTTP\/1\.1 400 /);
	}
	expect(await rawExchange(relay.url, (write) => write("TRACE / HTTP/1.1\r\nHost: x\r\n\r\n"))).toMatch(
		/^HTTP\/1\.1 405 /,
	);
	expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
});
