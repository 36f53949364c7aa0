import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { phoneFiles } from "#content/site-map.ts";
import { builtPages, SITE_DIR } from "#tests/support/pages.ts";
import { readQr } from "#tests/support/qr-reader.ts";
import { qrModules } from "#tools/phone/qr.ts";
import { vcard } from "#tools/phone/vcard.ts";

const MODULE_PX = 8;
const built = (path: string) => readFileSync(SITE_DIR + path.slice(1), "utf8");

/** The code as a telephone sees it: on a dark table, in grey. */
async function photograph(svg: string) {
	const { data, info } = await sharp(Buffer.from(svg))
		.resize(33 * MODULE_PX, 33 * MODULE_PX, { kernel: "nearest" })
		.flatten({ background: "#555" })
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

test("le code QR du site, relu, compose le numéro : marge de quatre, sombre sur clair, sans une erreur", async () => {
	const reading = readQr(await photograph(built(phoneFiles.qr)));
	expect(reading).toEqual({
		text: business.telHref,
		size: 25,
		quiet: [4, 4, 4, 4],
		level: "Q",
		syndromes: Array(22).fill(0),
	});
});

test("tout numéro français se relit, et un module retourné se voit", () => {
	const drawn = (text: string) => ({
		data: Uint8Array.from(qrModules(text).flatMap((line) => line.map((dark) => (dark ? 0 : 255)))),
		width: 25,
		height: 25,
	});
	for (let n = 0; n < 50; n++) {
		const text = `tel:+33${100_000_000 + n * 17_998_771}`;
		expect(readQr(drawn(text))).toMatchObject({ text, syndromes: Array(22).fill(0) });
	}
	const torn = drawn(business.telHref);
	torn.data[20 * 25 + 12] = 255 - (torn.data[20 * 25 + 12] ?? 0);
	expect(readQr(torn).syndromes).not.toEqual(Array(22).fill(0));
	expect(() => qrModules("tel:+33465710038;poste=12")).toThrow(/ne tient pas/);
});

test("la fiche de contact porte le nom, le numéro, l’e-mail et l’adresse du site", () => {
	const lines = built(phoneFiles.card).split("\r\n");
	expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
	expect(lines.slice(-2)).toEqual(["END:VCARD", ""]);
	for (const line of [
		`FN:${business.name}`,
		`TEL;TYPE=WORK,VOICE:${business.phone}`,
		`EMAIL;TYPE=INTERNET:${business.email}`,
		"URL:https://www.serrurerie-du-bion.example/",
	])
		expect(lines).toContain(line);
	expect(vcard({ ...business, name: "Durand; Fils, serruriers" }, "https://x.example")).toContain(
		"FN:Durand\\; Fils\\, serruriers\r\n",
	);
});

test("aucune page ne propose d’écrire un SMS à l’artisan tant qu’il n’a pas donné de numéro qui en reçoit", () => {
	expect(business.smsNumber).toBeNull();
	for (const { path, $ } of builtPages())
		for (const { attribs } of $("a[href^='sms:']").toArray()) expect([path, attribs.href]).toEqual([path, "sms:114"]);
});
