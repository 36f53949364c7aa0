import { readFileSync } from "node:fs";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { phoneFiles } from "#content/site-map.ts";
import { builtPages, SITE_DIR } from "#tests/support/pages.ts";
import { ownCard, qrSvg } from "#tools/finish-site.ts";

const MODULE_PX = 8;
const built = (path: string) => readFileSync(SITE_DIR + path.slice(1), "utf8");

/** The code as a telephone sees it, on a grey table which shows through a torn square of some modules. */
async function photograph(svg: string, tornModules = 0) {
	const torn = `<path fill="#555" d="M15 14h${tornModules}v${tornModules}h-${tornModules}z"/></svg>`;
	const { data, info } = await sharp(Buffer.from(svg.replace("</svg>", torn)))
		.resize(33 * MODULE_PX, 33 * MODULE_PX, { kernel: "nearest" })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

test("le code QR du site, relu, compose le numéro, même en partie déchiré ; trop déchiré, il ne dit rien de faux", async () => {
	const code = built(phoneFiles.qr);
	expect(decodeQR(await photograph(code))).toBe(business.telHref);
	expect(decodeQR(await photograph(code, 6))).toBe(business.telHref);
	await expect(photograph(code, 12).then((image) => decodeQR(image))).rejects.toThrow();
});

test("le code est sombre sur clair, entouré de quatre modules clairs", async () => {
	const { data, width } = await photograph(built(phoneFiles.qr));
	const dark = (column: number, row: number) =>
		(data[((row + 0.5) * MODULE_PX * width + (column + 0.5) * MODULE_PX) * 3] ?? 255) < 128;
	for (let row = 0; row < 33; row++)
		for (let column = 0; column < 33; column++)
			if (Math.min(row, column, 32 - row, 32 - column) < 4) expect(dark(column, row), `${column} ${row}`).toBe(false);
	expect([dark(4, 4), dark(28, 4), dark(4, 28)]).toEqual([true, true, true]);
});

test("tout numéro français se relit", async () => {
	for (let n = 0; n < 20; n++) {
		const text = `tel:+33${100_000_000 + n * 44_998_771}`;
		expect(decodeQR(await photograph(qrSvg(text)))).toBe(text);
	}
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
	expect(ownCard({ ...business, name: "Durand; Fils, serruriers" }, "https://x.example")).toContain(
		"FN:Durand\\; Fils\\, serruriers\r\n",
	);
});

test("aucune page ne propose d’écrire un SMS à l’artisan tant qu’il n’a pas donné de numéro qui en reçoit", () => {
	expect(business.smsNumber).toBeNull();
	for (const { path, $ } of builtPages())
		for (const { attribs } of $("a[href^='sms:']").toArray()) expect([path, attribs.href]).toEqual([path, "sms:114"]);
});
