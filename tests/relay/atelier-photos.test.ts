import { once } from "node:events";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { load } from "cheerio";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { atelierAddresses as addresses, atelierFields as names } from "#atelier/views.ts";
import { fields } from "#notebook/views.ts";
import { type AtelierRelay, startAtelier } from "#tests/support/atelier.ts";
import { hiddenIn } from "#tests/support/notebook.ts";

const PHOTOS = addresses.group("photos");
const WORDS = { place: "Voiron", date: "mars 2026", shows: "Un établi, la machine à clés à droite." };
/** A decoder, eight encodings, a machine that others use too. */
const PATIENCE_MS = 120_000;

const plain = (width: number, height: number, background = "#fff") =>
	sharp({ create: { width, height, channels: 3, background } });

/** Turned a quarter by its telephone, which wrote where it was. */
const fromTelephone = () =>
	plain(1_700, 2_600, "#b46a2a")
		.withExif({ IFD0: { Make: "Telephone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 35/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();

/** Sends a picture's form as a browser without script does. */
async function send({ relay, owner }: AtelierRelay, file: Buffer | undefined, typed: Record<string, string> = {}) {
	const page = await (await owner.get(addresses.photo("etabli"))).text();
	return sendFrom(relay, owner.cookie, page, file, typed);
}

async function sendFrom(
	relay: AtelierRelay["relay"],
	cookie: string,
	page: string,
	file: Buffer | undefined,
	typed: Record<string, string>,
) {
	const form = new FormData();
	const decoded = (value: string) => value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
	const waits = load(formOf(page))(`[name=${names.waiting}][checked]`).attr("value") ?? "";
	for (const [name, value] of Object.entries({
		...{ ...hiddenIn(formOf(page)), [names.waiting]: waits },
		...{ ...WORDS, ...typed },
	}))
		form.append(name, decoded(value));
	form.append(names.file, new Blob(file ? [new Uint8Array(file)] : []), file ? "IMG_0001.jpg" : "");
	const answer = await fetch(relay.url + PHOTOS, {
		method: "POST",
		body: form,
		headers: { cookie },
		redirect: "manual",
	});
	return { status: answer.status, location: answer.headers.get("location") ?? "", html: await answer.text() };
}

const formOf = (page: string) => /<form[^>]*class="questions"[\s\S]*?<\/form>/.exec(page)?.[0] ?? page;
const underWay = async ({ owner }: AtelierRelay) => (await owner.get(addresses.photoUnderWay)).json();
const kept = async ({ folder }: AtelierRelay) => (await readdir(join(folder, "photographies")).catch(() => [])).sort();

describe("une photo, du téléphone au site", { timeout: PATIENCE_MS }, () => {
	test("elle est redressée, coupée, sans lieu ni appareil, dans les largeurs des pages", async () => {
		const atelier = await startAtelier();
		const sending = send(atelier, await fromTelephone());
		// Whichever of them is seen: on a busy machine no look falls on the fourth.
		const isUnderWay = async () => {
			const { made, of } = (await underWay(atelier)) as { made: number; of: number };
			return made > 0 && made < of;
		};
		await expect.poll(isUnderWay, { timeout: PATIENCE_MS }).toBe(true);
		expect((await sending).location).toContain("dit=photo-saved");
		expect(await underWay(atelier)).toMatchObject({ made: 0 });
		const { etabli } = (await atelier.read("photographs")) as { etabli: { print: string } };
		expect(etabli).toMatchObject(WORDS);
		const files = await kept(atelier);
		expect(files).toHaveLength(9);
		const whole = join(atelier.folder, "photographies", `etabli-${etabli.print}.jpg`);
		const { width, height, exif } = await sharp(whole).metadata();
		expect([width, height, exif]).toEqual([2_400, 1_500, undefined]);
		for (const file of files)
			expect((await readFile(join(atelier.folder, "photographies", file))).includes("Telephone")).toBe(false);
		const list = await (await atelier.owner.get(PHOTOS)).text();
		expect(list).toContain("Votre photo\u202f: Voiron, mars 2026");
		expect((await atelier.owner.get(addresses.photoFile("etabli", etabli.print))).headers.get("content-type")).toBe(
			"image/webp",
		);
	});

	test("d’une photo en hauteur, même passée par WhatsApp, il garde la bande qu’il veut voir", async () => {
		const atelier = await startAtelier();
		const [top, bottom] = ["#c81e1e", "#1e40c8"].map((colour) => plain(900, 800, colour).png().toBuffer());
		const upright = await plain(900, 1_600)
			.composite([
				{ input: (await top) ?? "", top: 0, left: 0 },
				{ input: (await bottom) ?? "", top: 800, left: 0 },
			])
			.jpeg()
			.toBuffer();
		for (const [seen, colour] of [
			["50 0", "red"],
			["50 100", "blue"],
			// A tap, anywhere.
			["50 60", "blue"],
		] as const) {
			expect((await send(atelier, upright, { [names.seen]: seen })).location).toContain("dit=photo-saved");
			const { etabli } = (await atelier.read("photographs")) as { etabli: { print: string } };
			const whole = sharp(join(atelier.folder, "photographies", `etabli-${etabli.print}.jpg`));
			const [red, , blue] = (await whole.stats()).channels.map(({ mean }) => mean);
			expect((red ?? 0) > (blue ?? 0) ? "red" : "blue").toBe(colour);
		}
	});

	test("un mot manque : la photo reste, et n’est pas à choisir de nouveau", async () => {
		const atelier = await startAtelier();
		const first = await send(atelier, await fromTelephone(), { date: "" });
		expect(first.html).toContain("Il manque le mois");
		expect(first.html).toContain("La photo est bien arrivée");
		const street = await sendFrom(atelier.relay, atelier.owner.cookie, first.html, undefined, {
			place: "3 rue Haute, Voiron",
		});
		expect(street.html).toContain("jamais l’adresse d’un client");
		expect(await atelier.read("photographs")).toEqual({});
		// The page was left there: the photograph waits with those that have no place yet.
		expect(await atelier.owner.html(PHOTOS)).toContain("Une photo attend sa place");
		const second = await sendFrom(atelier.relay, atelier.owner.cookie, first.html, undefined, {});
		expect(second.location).toContain("dit=photo-saved");
		expect(await atelier.read("photographs")).toMatchObject({ etabli: WORDS });
		expect(await atelier.owner.html(PHOTOS)).not.toContain("attend sa place");
		// Of one job, the next: place and month are a tick away.
		const next = load(await atelier.owner.html(addresses.photo("judas")));
		expect(next("[type=checkbox][name=place]").attr("value")).toBe(WORDS.place);
	});

	test("retirée, il n’en reste pas un octet dans le dossier", async () => {
		const atelier = await startAtelier();
		await send(atelier, await fromTelephone());
		expect((await send(atelier, undefined, { [fields.act]: "take-away" })).location).toContain("dit=photo-away");
		expect(await atelier.read("photographs")).toEqual({});
		expect(await kept(atelier)).toEqual([]);
	});

	test("un autre appareil l’a changée : rien n’est écrasé, et la page le dit", async () => {
		const atelier = await startAtelier();
		const before = await (await atelier.owner.get(addresses.photo("etabli"))).text();
		await atelier.write("photographs", JSON.stringify({ etabli: { place: "Ici", date: "mai 2026", shows: "Autre." } }));
		const late = await sendFrom(atelier.relay, atelier.owner.cookie, before, await fromTelephone(), {});
		expect(late.html).toContain("Quelqu’un a changé cette photo");
		expect(await atelier.read("photographs")).toMatchObject({ etabli: { place: "Ici" } });
	});
});

describe("plusieurs photos à la fois", { timeout: PATIENCE_MS }, () => {
	async function sendSeveral({ relay, owner }: AtelierRelay, files: readonly Buffer[]) {
		const form = new FormData();
		const page = await owner.html(PHOTOS);
		for (const [name, value] of Object.entries(hiddenIn(page))) form.append(name, value);
		for (const file of files) form.append(names.file, new Blob([new Uint8Array(file)]), "IMG.jpg");
		const headers = { cookie: owner.cookie };
		return fetch(relay.url + PHOTOS, { method: "POST", body: form, headers, redirect: "manual" });
	}
	const waitingOn = (html: string) => [...html.matchAll(/a-placer-([0-9a-f]{8})/g)].map(([, print = ""]) => print);
	const tray = async ({ relay }: AtelierRelay) => readdir(join(relay.dataDir, "photos-a-placer")).catch(() => []);

	test("elles attendent leur place, et chacune prend celle qu’il lui donne, entière", async () => {
		const atelier = await startAtelier();
		const red = await plain(1_600, 900, "#c81e1e").jpeg().toBuffer();
		const came = await sendSeveral(atelier, [red, await fromTelephone()]);
		expect(came.headers.get("location")).toContain("dit=photos-came");
		const page = await atelier.owner.html(addresses.photo("etabli"));
		expect(new Set(waitingOn(page)).size).toBe(2);
		for (const print of waitingOn(page)) {
			const small = await atelier.owner.get(addresses.waitingPhoto(print));
			const { width, exif } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
			expect([width, exif]).toEqual([480, undefined]);
			expect((await fetch(atelier.relay.url + addresses.waitingPhoto(print), { redirect: "manual" })).status).toBe(303);
		}
		const [print = "", other = ""] = new Set(waitingOn(page));
		// One is touched, then its place: it is chosen there.
		const list = load(await atelier.owner.html(`${PHOTOS}?${names.waiting}=${other}`));
		const place = list(".photo-row").first().attr("href") ?? "";
		expect(load(await atelier.owner.html(place))(`[name=${names.waiting}][checked]`).attr("value")).toBe(other);
		expect((await send(atelier, undefined, { [names.waiting]: print })).location).toContain("dit=photo-saved");
		expect(await atelier.read("photographs")).toMatchObject({ etabli: WORDS });
		expect(await kept(atelier)).toHaveLength(9);
		expect(waitingOn(await atelier.owner.html(PHOTOS))).not.toContain(print);
		expect(await tray(atelier)).toHaveLength(2);
	});

	test("de celles qui ne vont pas, la page dit pourquoi ; les autres sont là ; douze au plus", async () => {
		const atelier = await startAtelier();
		const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic".padEnd(60, "x"), "latin1");
		const answer = await sendSeveral(atelier, [heic, await fromTelephone(), await plain(300, 200).jpeg().toBuffer()]);
		const html = await answer.text();
		expect(html).toContain("2 photos n’ont pas été prises.");
		expect(html).toContain("HEIC");
		expect(html).toContain("trop petite");
		expect(waitingOn(html)).toHaveLength(1);
		expect(await (await sendSeveral(atelier, [])).text()).toContain("Choisissez une photo");
		const eleven = Array.from({ length: 12 }, (_, n) =>
			plain(800, 500, `rgb(${n * 9}, 0, 0)`)
				.jpeg()
				.toBuffer(),
		);
		const full = await (await sendSeveral(atelier, await Promise.all(eleven))).text();
		expect(full).toContain("Douze attendent déjà");
		expect(new Set(waitingOn(full)).size).toBe(12);
	});

	test("d’une page dont la session n’est plus la même, les mots tapés reviennent", async () => {
		const atelier = await startAtelier();
		const page = await atelier.owner.html(addresses.photo("etabli"));
		const typed = { [fields.csrf]: "autre", place: "Rives", date: "mai 2026", shows: "Une serrure neuve." };
		const back = await sendFrom(atelier.relay, atelier.owner.cookie, page, await fromTelephone(), typed);
		expect(back.status).toBe(403);
		for (const words of ["Rives", "mai 2026", "Une serrure neuve."]) expect(back.html).toContain(words);
		expect(await kept(atelier)).toEqual([]);
	});
});

const bytes = (text: string) => Buffer.from(text, "latin1");

/** The body as a browser makes it, sent in two halves. */
async function sendSlowly(
	url: string,
	headers: Record<string, string>,
	body: Buffer,
	pauseMs: number,
): Promise<number> {
	const sending = request(url, { method: "POST", headers: { ...headers, "content-length": String(body.length) } });
	const answered = once(sending, "response");
	sending.write(body.subarray(0, body.length / 2));
	await wait(pauseMs);
	sending.end(body.subarray(body.length / 2));
	const [answer] = (await answered) as [IncomingMessage];
	answer.resume();
	return answer.statusCode ?? 0;
}

test("une photo qui met dix secondes à arriver est prise ; l’envoi aussi lent d’un inconnu ne l’est pas", {
	timeout: PATIENCE_MS,
}, async () => {
	const { relay, owner } = await startAtelier();
	const page = await (await owner.get(addresses.photo("etabli"))).text();
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...hiddenIn(formOf(page)), ...WORDS })) form.append(name, value);
	form.append(names.file, new Blob([new Uint8Array(await fromTelephone())]), "IMG_0001.jpg");
	const whole = new Response(form);
	const type = whole.headers.get("content-type") ?? "";
	const body = Buffer.from(await whole.arrayBuffer());
	const slowly = (path: string, cookie: string) =>
		sendSlowly(relay.url + path, { cookie, "content-type": type }, body, 10_000).catch(() => 408);
	const [own, strange] = await Promise.all([slowly(PHOTOS, owner.cookie), slowly("/api/devis", "")]);
	expect([own, strange]).toEqual([303, 408]);
});

describe("ce qui n’est pas une bonne photo", { timeout: PATIENCE_MS }, () => {
	test.each<[string, () => Promise<Buffer> | Buffer, string]>([
		["d’un iPhone réglé en HEIC", () => bytes("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "Réglages, Appareil photo"],
		["un dessin SVG", () => bytes("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), "n’est pas une photo"],
		["une page déguisée", () => bytes("\xff\xd8\xff<script>alert(1)</script>"), "abîmée"],
		["une moitié", async () => (await fromTelephone()).subarray(0, 4_000), "abîmée"],
		["trop petite", () => plain(700, 600).png().toBuffer(), "700 × 600"],
		["de 256 millions de pixels", () => plain(16_000, 16_000).png().toBuffer(), "120 millions"],
		["une autre rien", () => Buffer.alloc(0), "Choisissez une photo"],
	])("%s : une phrase dit quoi faire, rien n’est gardé", async (_, make, sentence) => {
		const atelier = await startAtelier();
		const answer = await send(atelier, await make());
		expect(answer.status).toBe(200);
		expect(answer.html).toContain(sentence);
		expect(answer.html).toContain("Voiron");
		expect(await kept(atelier)).toEqual([]);
		expect(await atelier.read("photographs")).toEqual({});
	});

	test("plus lourde que 20 Mo : refusée, et le relais n’en garde rien en mémoire ni sur le disque", async () => {
		const atelier = await startAtelier();
		const before = process.memoryUsage().rss;
		const answer = await send(atelier, Buffer.alloc(21 * 2 ** 20, 1));
		expect(answer.status).toBe(413);
		expect(answer.html).toContain("20\u00a0Mo");
		// The form itself was made in this process, twice.
		expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20);
		expect(await readdir(join(atelier.relay.dataDir, "atelier")).catch(() => [])).toEqual([]);
	});

	test("d’un inconnu, pas un octet n’est lu", async () => {
		const atelier = await startAtelier();
		const page = await (await atelier.owner.get(addresses.photo("etabli"))).text();
		const answer = await sendFrom(atelier.relay, "carnet=rien", page, await fromTelephone(), {});
		expect(answer.status).toBe(403);
		await expect(stat(join(atelier.relay.dataDir, "atelier"))).rejects.toThrow();
	});

	test("un nom d’image qui sortirait du dossier n’est celui d’aucune image", async () => {
		const atelier = await startAtelier();
		await mkdir(join(atelier.folder, "photographies"), { recursive: true });
		await writeFile(join(atelier.folder, "secret-12345678-480.webp"), "x");
		const answer = await send(atelier, await fromTelephone(), { [names.picture]: "../secret" });
		expect(answer.location).toBe(PHOTOS);
		for (const path of ["../secret-12345678.webp", "%2e%2e%2fsecret-12345678.webp"])
			expect((await atelier.owner.get(`/carnet/atelier/photo/${path}`)).status).not.toBe(200);
	});
});
