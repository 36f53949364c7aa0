import { existsSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { atelierAddresses as addresses, atelierFields as names } from "#atelier/views.ts";
import { readUpload } from "#notebook/upload.ts";
import { type AtelierRelay, atelierOf, ownFacts, startAtelier } from "#tests/support/atelier.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { hiddenIn } from "#tests/support/notebook.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const PHOTOS = addresses.group("photos");
const TYPE = "multipart/form-data; boundary=BORD";
const END = "--BORD--\r\n";
const SECOND_MS = 1_000;

const field = (name: string, value = "x", also = "") =>
	`--BORD\r\nContent-Disposition: form-data; name="${name}"\r\n${also}\r\n${value}\r\n`;
const file = (bytes: string, fileName = "IMG_0001.jpg") =>
	`--BORD\r\nContent-Disposition: form-data; name="${names.file}"; filename="${fileName}"\r\nContent-Type: image/jpeg\r\n\r\n${bytes}`;
const nameless = (value: string) => `--BORD\r\nContent-Disposition: form-data\r\n\r\n${value}\r\n`;
/** The page's own fields: nothing but what is added is wrong. */
const hidden = async ({ owner }: AtelierRelay) => {
	const page = await (await owner.get(addresses.photo("etabli"))).text();
	const own = hiddenIn(/<form[^>]*class="questions"[\s\S]*/.exec(page)?.[0] ?? "");
	return Object.entries(own)
		.map(([name, value]) => field(name, value.replaceAll("&quot;", '"')))
		.join("");
};
const uploadsOf = ({ dataDir }: { dataDir: string }) =>
	existsSync(join(dataDir, "atelier")) ? readdirSync(join(dataDir, "atelier")) : [];

test.each<[string, string, number]>([
	["vingt-huit parties", Array.from({ length: 28 }, (_, n) => field(`f${n}`)).join("") + END, 415],
	["deux cents parties", Array.from({ length: 200 }, (_, n) => field(`f${n}`)).join("") + END, 415],
	["treize photos", Array.from({ length: 13 }, () => file("x\r\n")).join("") + END, 415],
	["un en-tête « __proto__ »", `${field("__proto__", "x", "__proto__: pollué\r\n")}${END}`, 403],
	["un corps qui s’arrête au milieu de la photo", file("une moitié"), 415],
	["un corps qui s’arrête au milieu d’un en-tête", "--BORD\r\nContent-Dispo", 415],
	["un en-tête d’un million d’octets", `${field("f", "x", `X: ${"a".repeat(1e6)}\r\n`)}${END}`, 413],
	["un million d’octets avant la première partie", `${"a".repeat(1e6)}\r\n${field("f")}${END}`, 413],
	["une partie sans nom", nameless("x") + END, 415],
	["une photo nommée comme un chemin, sans la preuve du carnet", `${file("x\r\n", "../../.env")}${END}`, 403],
	["rien", "", 415],
])("%s : refusé, le relais répond toujours, rien sur le disque", async (_, added, status) => {
	const atelier = await startAtelier();
	const whole = status === 403 ? added : (await hidden(atelier)) + added;
	const answer = await fetch(atelier.relay.url + PHOTOS, {
		...{ method: "POST", body: Buffer.from(whole), redirect: "manual" },
		headers: { cookie: atelier.owner.cookie, "content-type": TYPE },
	});
	expect([answer.status, ({} as Record<string, unknown>).pollué]).toEqual([status, undefined]);
	expect((await fetch(`${atelier.relay.url}/healthz`)).status).toBe(200);
	expect([uploadsOf(atelier.relay), existsSync(join(atelier.folder, "photographies"))]).toEqual([[], false]);
});

/** An upload whose bytes the test sends, one by one. */
async function slowUpload() {
	const clock = manualClock();
	const folder = await tempFolder();
	let send: (text: string) => void = () => {};
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			send = (text) => controller.enqueue(Buffer.from(text));
		},
	});
	const headers = { "content-type": TYPE };
	const request = new Request("http://a", { method: "POST", headers, body, duplex: "half" } as RequestInit);
	const read = readUpload(request, folder, { atMostBytes: 2 ** 20, files: 1 }, clock);
	read.catch(() => undefined);
	send(file("début"));
	await eventually("le fichier", () => readdirSync(folder).length === 1);
	return { clock, folder, send, read };
}

test("une demi-minute sans un octet, et l’envoi s’arrête ; chaque octet redonne une demi-minute, cinq en tout", async () => {
	const silent = await slowUpload();
	silent.clock.advance(29 * SECOND_MS);
	silent.send("x");
	await aMoment();
	silent.clock.advance(29 * SECOND_MS);
	await aMoment();
	expect(readdirSync(silent.folder)).toHaveLength(1);
	silent.clock.advance(SECOND_MS);
	expect([await silent.read, readdirSync(silent.folder), silent.clock.pendingMs()]).toEqual([{ status: 408 }, [], []]);

	const trickling = await slowUpload();
	for (let passed = 0; passed < 300; passed += 20) {
		trickling.send("x");
		await aMoment(5);
		trickling.clock.advance(20 * SECOND_MS);
	}
	expect([await trickling.read, readdirSync(trickling.folder)]).toEqual([{ status: 408 }, []]);
});

test("trop longue sans l’avoir annoncé : arrêtée dès que cela se voit, sans attendre sa fin", async () => {
	const { send, read, folder } = await slowUpload();
	for (let sent = 0; sent < 20; sent++) send("x".repeat(2 ** 16));
	expect([await read, readdirSync(folder)]).toEqual([{ status: 413 }, []]);
});

test("le disque refuse la photo : dit aussitôt, sans attendre l’octet suivant", async () => {
	const clock = manualClock();
	const folder = await tempFolder();
	const body = new ReadableStream<Uint8Array>({
		async start(controller) {
			await aMoment();
			rmSync(folder, { recursive: true });
			controller.enqueue(Buffer.from(file("x".repeat(2 ** 18))));
		},
	});
	const headers = { "content-type": TYPE };
	const request = new Request("http://a", { method: "POST", headers, body, duplex: "half" } as RequestInit);
	await expect(readUpload(request, folder, { atMostBytes: 2 ** 20, files: 1 }, clock)).rejects.toMatchObject({
		code: "ENOENT",
	});
});

test("l’artisan dont le réseau s’est tu lit une page qui le dit, et rien ne reste sur le disque", async () => {
	const clock = manualClock();
	const folder = await ownFacts(await tempFolder());
	const relay = await startTestRelay({ clock, settings: { OWNER_DIR: folder, SITE_DIR: "" } });
	const { owner } = await atelierOf(relay, folder);
	const socket = connect(Number(new URL(relay.url).port), "127.0.0.1");
	let heard = "";
	socket.on("data", (chunk: Buffer) => (heard += chunk)).on("error", () => {});
	const lines = [
		`host: ${new URL(relay.url).host}`,
		`cookie: ${owner.cookie}`,
		`content-type: ${TYPE}`,
		"content-length: 900000",
	];
	socket.write(`POST ${PHOTOS} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${file("début")}`);
	await eventually("le fichier", () => uploadsOf(relay).length === 1);
	clock.advance(30 * SECOND_MS);
	await eventually("la réponse", () => heard.includes("</html>"));
	socket.destroy();
	expect(heard).toMatch(/^HTTP\/1\.1 408 /);
	expect(heard).toContain("Cette photo a mis trop de temps à arriver\u202f: rien n’est changé.");
	expect(uploadsOf(relay)).toEqual([]);
});
