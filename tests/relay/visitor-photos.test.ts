import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { load } from "cheerio";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { addresses, fields as notebook } from "#notebook/views.ts";
import { troublesOf } from "#relay/alarms/troubles.ts";
import { alarmText } from "#relay/alarms/words.ts";
import { DAY_MS } from "#relay/clock.ts";
import { PHOTO_ROOM_BYTES, PHOTOS_AT_MOST } from "#relay/store/photos.ts";
import { FOLLOW_HEADER } from "#shared/quote/follow.ts";
import { demandes } from "#tests/support/demandes.ts";
import { need } from "#tests/support/need.ts";
import { relayWithRequest, sendForm } from "#tests/support/notebook.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { newVisitor, postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES, type TestStore } from "#tests/support/stores.ts";
import { visitorFields as fields } from "#visitor/views.ts";

/* Photographs that a visitor adds on the page of a request (devis.md, 2). S3, S4. */

/** A decoder in a process of its own, on a machine that others use too. */
const PATIENCE_MS = 120_000;
const noise = (width: number, height: number) =>
	sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
/** Turned a quarter by its telephone, which wrote where it was. */
const fromTelephone = (width = 600, height = 900) =>
	noise(width, height)
		.withExif({ IFD0: { Make: "Telephone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 35/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 60 })
		.toBuffer();

async function followed(store: TestStore) {
	const all = await relayWithRequest(store);
	const path = (await postQuote(all.relay.url, mmeLefevre)).headers.get(FOLLOW_HEADER) ?? "";
	const url = all.relay.url + path;
	return {
		...{ ...all, url, request: addresses.request(all.id) },
		page: async () => load(await (await fetch(url)).text()),
		/** As a form without script does; by our script where `accept` says so. */
		async send(files: readonly (Buffer | string)[], headers: Record<string, string> = {}, to = url) {
			const body = new FormData();
			for (const file of files) body.append(fields.photos, new Blob([new Uint8Array(Buffer.from(file))]), "IMG_1.jpg");
			const answer = await fetch(`${to}/photos`, {
				...{ method: "POST", body, redirect: "manual" },
				headers: { "x-forwarded-for": newVisitor(), ...headers },
			});
			return { status: answer.status, text: await answer.text(), location: answer.headers.get("location") };
		},
		/** What the page shows, as bytes. */
		async shown() {
			const links = load(await (await fetch(url)).text())(".photos-sent a").toArray();
			return Promise.all(
				links.map(async ({ attribs }) => Buffer.from(await (await fetch(all.relay.url + attribs.href)).arrayBuffer())),
			);
		},
	};
}

const SCRIPT = { accept: "text/plain" };

describe.each(STORES)("$title", { timeout: PATIENCE_MS }, (store) => {
	beforeEach(need(store));

	test("droite, petite, sans lieu ni appareil ; montrée sur sa page et à l’artisan, dite une fois", async () => {
		const { send, shown, page, owner, request, relay } = await followed(store);
		const sent = await send([await fromTelephone(2_000, 1_000), await fromTelephone()]);
		expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/\?dit=photos$/)]);
		const [first, second] = await shown();
		const { format, width, height, exif } = await sharp(first).metadata();
		expect({ format, width, height, exif }).toEqual({ format: "webp", width: 800, height: 1_600, exif: undefined });
		expect((await sharp(second).metadata()).width).toBe(900);
		expect((await page())(".history").text()).toContain("2 photos ajoutées");
		const his = load(await owner.html(request));
		expect(his(".photos-sent img").length).toBe(2);
		const image = await fetch(relay.url + (his(".photos-sent img").attr("src") ?? ""));
		expect([image.headers.get("content-type"), image.headers.get("cache-control")]).toEqual(["image/webp", "no-store"]);
		expect(await owner.html(addresses.toCall)).toMatch(/2\sphotos du client/);
		await expect
			.poll(async () => (await lettersIn(relay.dataDir)).filter(({ text = "" }) => /^2\sphotos/m.test(text)).length)
			.toBe(1);
	});

	test("S4 · un réseau qui coupe : recommencée, elle n’est là qu’une fois ; à deux à la fois non plus", async () => {
		const { send, shown, url } = await followed(store);
		const files = await Promise.all([1, 2, 3, 4, 5].map(() => fromTelephone(400, 300)));
		for (const [index, file] of files.entries()) {
			if (index === 1 || index === 3) await cutOff(url, file);
			expect((await send([file], SCRIPT)).status).toBe(204);
			// Its answer never came.
			if (index !== 3) continue;
			const again = await Promise.all([send([file], SCRIPT), send([file], SCRIPT)]);
			expect(again.map(({ status }) => status)).toEqual([204, 204]);
		}
		expect((await shown()).length).toBe(5);
	});

	test("S3 · ce qui n’est pas une photo, ou de trop, est dit à côté, et le reste est gardé", async () => {
		const { send, shown, page } = await followed(store);
		const moving = await sharp(await noise(300, 900).png().toBuffer(), { pages: 1 })
			.webp()
			.toBuffer()
			.then(() =>
				sharp(randomBytes(300 * 600 * 3), { raw: { width: 300, height: 600, channels: 3, pageHeight: 300 } })
					.webp({ loop: 0 })
					.toBuffer(),
			);
		const good = await fromTelephone(300, 200);
		for (const [file, why] of [
			["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", /n’est pas une photo/],
			[`${"\0\0\0\x18"}ftypheic${"x".repeat(40)}`, /HEIC/],
			[moving, /bouge/],
			[good.subarray(0, good.length / 2), /abîmée/],
			[await noise(100, 100).png().toBuffer(), /trop petite/],
			["", /Choisissez/],
		] as const) {
			const { status, text } = await send([file]);
			const fault = load(text)("#photos-erreur").text();
			expect([status, fault], String(why)).toEqual([422, expect.stringMatching(why)]);
			expect(fault).toContain("04\u00a065\u00a071\u00a000\u00a038");
		}
		const mixed = await send([good, "rien"], SCRIPT);
		expect([mixed.status, mixed.text]).toEqual([
			422,
			expect.stringMatching(/n’est pas une photo.*Les autres sont bien/),
		]);
		expect((await shown()).length).toBe(1);
		for (let count = 1; count < PHOTOS_AT_MOST; count++) await send([await fromTelephone(200, 200)], SCRIPT);
		expect((await send([await fromTelephone(200, 200)], SCRIPT)).text).toContain("6\u00a0photos au plus");
		expect((await shown()).length).toBe(PHOTOS_AT_MOST);
		expect((await page())("input[type=file]").length).toBe(0);
	});

	test("sans son jeton, ni photo ni envoi ; d’un autre site non plus", async () => {
		const { send, relay, url, shown } = await followed(store);
		const good = await fromTelephone(300, 200);
		await send([good]);
		const name = (await load(await (await fetch(url)).text())(".photos-sent a").attr("href"))?.split("/").at(-1);
		const other = `${relay.url}/suivi/${"A".repeat(43)}`;
		const gone = await (await fetch(other)).text();
		expect(await (await fetch(`${other}/photo/${name}`)).text()).toBe(gone);
		expect(await (await fetch(`${url}/photo/${"0".repeat(16)}`)).text()).toBe(gone);
		expect(await send([good], {}, other)).toEqual({ status: 404, text: gone, location: null });
		expect((await send([await fromTelephone(300, 200)], { "sec-fetch-site": "cross-site" })).status).toBe(403);
		expect((await shown()).length).toBe(1);
	});

	test("retirée une par une : plus un octet de celle-là, les autres restent ; deux fois de même", async () => {
		const { send, shown, url, page, relay } = await followed(store);
		await send([await fromTelephone(500, 500), await fromTelephone(300, 200)]);
		const [image = Buffer.alloc(0), other] = await shown();
		const marks = [200, 6_000, image.length - 64].map((at) => image.subarray(at, at + 24));
		const name = (await page())(`.photos-sent input[name=${fields.photos}]`).first().attr("value") ?? "";
		for (const again of [name, name, "0".repeat(16)]) {
			const { status, headers } = await sendForm(url, { [fields.act]: "remove-photo", [fields.photos]: again });
			expect([status, headers.get("location")]).toEqual([303, expect.stringMatching(/dit=removed$/)]);
		}
		expect(await shown()).toEqual([other]);
		expect(await holding(relay.dataDir, marks)).toBe(false);
	});

	test.each(["sa page", "le carnet", "la commande", "l’âge"])("effacée par %s : plus un octet", async (how) => {
		const { send, shown, url, owner, request, relay, clock, settings } = await followed(store);
		await send([await fromTelephone(500, 500)]);
		const [image = Buffer.alloc(0)] = await shown();
		const marks = [200, 6_000, image.length - 64].map((at) => image.subarray(at, at + 24));
		expect(await holding(relay.dataDir, marks)).toBe(store.title === "SQLite");
		const sure = { [fields.act]: "erase", [fields.confirmed]: "oui" };
		if (how === "sa page") await sendForm(url, sure);
		else if (how === "le carnet") await owner.press(request, { [notebook.act]: "erase", [notebook.confirmed]: "oui" });
		else if (how === "la commande")
			expect((await demandes(settings, `effacer --email ${mmeLefevre.email} --oui`)).exit).toBe(0);
		else
			for (let day = 0; day < 400; day += 50) {
				clock.advance(50 * DAY_MS);
				await new Promise((resolve) => setTimeout(resolve, 30));
			}
		await expect.poll(async () => (await fetch(url)).status, { timeout: 20_000 }).toBe(404);
		await expect.poll(() => holding(relay.dataDir, marks), { timeout: 20_000 }).toBe(false);
		const opened = await openTestStore(settings);
		expect((await opened.status()).photoBytes).toBe(0);
	});

	test("un robot a la même page, et l’artisan n’en est pas dérangé", async () => {
		const relay = await startTestRelay({ settings: await store.settings() });
		const form = quoteForm(mmeLefevre);
		form.set("_honey", "robot");
		const path = (await postQuote(relay.url, mmeLefevre, { form })).headers.get(FOLLOW_HEADER) ?? "";
		const body = new FormData();
		body.append(fields.photos, new Blob([new Uint8Array(await fromTelephone(300, 200))]), "a.jpg");
		const answer = await fetch(`${relay.url}${path}/photos`, { method: "POST", body, redirect: "manual" });
		expect(answer.status).toBe(303);
		expect((await lettersIn(relay.dataDir)).filter(({ text = "" }) => /photo/.test(text))).toEqual([]);
	});

	test("leur place est comptée : dite à l’artisan avant la fin, refusée au bout", async () => {
		const { send, settings, url, id } = await followed(store);
		const opened = await openTestStore(settings);
		const token = url.split("/").at(-1) ?? "";
		// As the whole room is, of a thousandth of its size.
		const room = PHOTO_ROOM_BYTES / 1_000;
		const big = new Uint8Array(room / 2 + 1);
		const add = (digest: string) => opened.addPhoto(token, { digest: digest.repeat(64), image: big }, 1, room);
		expect(await add("1")).toBe("taken");
		expect(await add("2")).toBe("full");
		const of = async (part: number) =>
			troublesOf({ ...(await opened.status()), photoBytes: PHOTO_ROOM_BYTES * part }, 1);
		expect([(await of(0.79)).length, (await of(0.8)).map(({ kind }) => kind)]).toEqual([0, ["photos-tight"]]);
		const [trouble] = await of(0.9);
		if (trouble === undefined) throw new Error("rien");
		expect(alarmText({ ...trouble, phase: "begins" })).toContain("450\u00a0Mo, soit 90\u00a0%");
		expect((await opened.photosOf(id)).length).toBe(1);
		expect((await send([await fromTelephone(300, 200)], SCRIPT)).status).toBe(204);
	});
});

/** Half of a post, then nothing. */
async function cutOff(url: string, file: Buffer): Promise<void> {
	const { hostname, port, pathname } = new URL(url);
	const socket = connect(Number(port), hostname);
	const head = `--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`;
	socket.write(
		`POST ${pathname}/photos HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${file.length + head.length + 9}\r\n\r\n${head}`,
	);
	socket.write(file.subarray(0, file.length / 2));
	await new Promise((resolve) => setTimeout(resolve, 100));
	socket.destroy();
}

/** Whether a file below the folder holds one of them. */
async function holding(folder: string, marks: readonly Buffer[]): Promise<boolean> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	for (const entry of entries.filter((one) => one.isFile())) {
		const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0));
		if (marks.some((mark) => bytes.includes(mark))) return true;
	}
	return false;
}
