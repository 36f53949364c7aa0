import { statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PICTURE_SIZE, PICTURE_WIDTHS, pictureFile } from "#content/picture-files.ts";
import { heroPicture, picturePrints, pictures } from "#content/pictures.ts";
import { labelOf, paths } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { builtPages, SITE_DIR } from "#tests/support/pages.ts";
import { readFacts } from "#tools/atelier/read-facts.ts";
import { masters, readMaster } from "#tools/made-files.ts";

const FORMATS = ["avif", "webp"] as const;
const sizeOf = (url: string) => statSync(`${SITE_DIR}${url}`).size;

test("chaque image vient de son original, et de lui seul", () => {
	const found = [...masters()].map(([name, file]) => [name, readMaster(file).print]);
	expect(Object.fromEntries(found)).toEqual(picturePrints);
});

test.each(Object.entries(picturePrints))(
	"%s existe en deux formats et quatre largeurs, aux bonnes dimensions",
	async (name, print) => {
		for (const width of PICTURE_WIDTHS) {
			for (const format of FORMATS) {
				const file = await sharp(`${SITE_DIR}${pictureFile(name, print, width, format)}`).metadata();
				expect(file.width).toBe(width);
				expect(file.height).toBe((width * PICTURE_SIZE.height) / PICTURE_SIZE.width);
			}
		}
	},
);

test("aucune image du site ne reste sans emploi, et chaque adresse citée existe", () => {
	const shown = new Set(
		builtPages().flatMap((page) =>
			page
				.$("img")
				.toArray()
				.map((image) => image.attribs.src),
		),
	);
	for (const [name, picture] of Object.entries(pictures)) expect(shown, name).toContain(picture.src);
	for (const page of builtPages()) {
		for (const source of page.$("source").toArray()) {
			for (const candidate of (source.attribs.srcset ?? "").split(", "))
				expect(sizeOf(candidate.split(" ")[0] ?? ""), page.path).toBeGreaterThan(500);
		}
	}
});

test("l’atelier dit de chaque image toutes les pages où elle est", async () => {
	const { pictures: told } = await readFacts(new Date());
	for (const { path, $ } of builtPages().filter(({ path }) => Object.values<string>(paths).includes(path))) {
		const label = labelOf(path).replaceAll("'", "’");
		const shown = $("main img[src^='/assets/']")
			.toArray()
			.flatMap(({ attribs }) => told.filter(({ name }) => attribs.src?.includes(`/${name}-`)));
		for (const { name, pages } of shown)
			expect(
				pages.map((page) => page.replace(" (en grand)", "")),
				`${path} montre ${name}`,
			).toContain(label);
	}
});

/** The largest file that a 390 px phone with a screen of twice the density would choose for a picture across the page. */
const ON_A_PHONE = 800;

test("au téléphone, l’image de tête pèse moins de 40 ko, et aucune page plus de 220 ko d’images", () => {
	const weight = (src: string) => sizeOf(src.replace("-1600.webp", `-${ON_A_PHONE}.avif`));
	expect(weight(heroPicture.src)).toBeLessThan(40 * 1024);
	for (const page of builtPages()) {
		const weights = page
			.$("main img")
			.toArray()
			.map((image) => weight(image.attribs.src ?? ""));
		expect(
			weights.reduce((sum, one) => sum + one, 0),
			page.path,
		).toBeLessThan(220 * 1024);
	}
});

test("la carte est un seul fichier, que personne n’attend : celui de la zone, de l’accueil et de chaque ville", () => {
	const maps = builtPages().flatMap(({ $ }) => $(".night-frame img, .town-night img").toArray());
	expect(maps).toHaveLength(towns.length + 2);
	const [file] = maps.map(({ attribs }) => attribs.src);
	for (const { attribs } of maps) expect([attribs.src, attribs.loading]).toEqual([file, "lazy"]);
});
