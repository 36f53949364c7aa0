import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { TO_COMPLETE } from "#content/own-facts.ts";
import { paths, phoneFiles, townPath } from "#content/site-map.ts";
import { type Town, towns } from "#content/towns.ts";
import { absentFrom } from "#tests/support/absent-from.ts";
import { sharedBrowser } from "#tests/support/browser.ts";
import { astrayEdits, edited, isDeliveredContent, recipes, type Step } from "#tests/support/owner-guide.ts";
import { SITE_DIR } from "#tests/support/pages.ts";
import { copySite, type SiteCopy } from "#tests/support/site-copy.ts";

/*
 * Chapter 7 of docs/guide-exploitant.md, followed to the letter in a copy of the project: its blocks are what is done
 * here, so that guide and site cannot part. One build shows all the changes.
 */

const MISTAKE = "Si vous vous êtes trompé";
/** OWNER_DIR: the recipes say « owner/ » for it. */
const OWN_FOLDER = "mes-faits";
const PHOTOGRAPH = "art/photographs/etabli.jpg";

const guide = recipes();
const { "": always = [], [MISTAKE]: _, ...changes } = Object.fromEntries(guide);
const editsOf = (title: string) => (guide.get(title) ?? []).filter((step) => step.kind === "edit");

let mine: SiteCopy;

beforeAll(async () => {
	if (!isDeliveredContent()) return;
	mine = copySite(mkdtempSync(join(tmpdir(), "recettes-")));
	// As an owner whose facts are apart, and who has not written a reason yet.
	cpSync(join(mine.folder, "owner"), join(mine.folder, OWN_FOLDER), { recursive: true });
	rmSync(join(mine.folder, OWN_FOLDER, "answers.json"));
	mine.write(".env", `OWNER_DIR=${OWN_FOLDER}\n`);
	mine.write(PHOTOGRAPH, await photographFromATelephone());
	for (const step of [...Object.values(changes).flat(), ...always]) follow(step);
}, 300_000);

afterAll(() => mine && rmSync(mine.folder, { recursive: true, force: true }));

function follow(step: Step) {
	if (step.kind === "edit") {
		const file = step.file.replace(/^owner\//, `${OWN_FOLDER}/`);
		mine.write(file, edited(mine.read(file), step));
	}
	if (step.kind !== "command") return;
	const { status, said } = mine.npmRun(...step.words);
	expect(status, `npm run ${step.words.join(" ")} : ${said}`).toBe(0);
}

/** Held upright, black above and white below; it lies on its side in the file, with the place where it was taken. */
function photographFromATelephone(): Promise<Buffer> {
	const plain = (width: number, background: string) => ({ width, height: 3000, channels: 3 as const, background });
	return sharp({ create: plain(4000, "white") })
		.composite([{ input: { create: plain(2000, "black") }, left: 0, top: 0 }])
		.withExif({ IFD0: { Make: "Telephone" }, IFD3: { GPSLatitude: "45/1 35/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
}

const built = (file: string) => mine.read(`build/client/${file}`);
const page = (path: string) => load(built(join(path, "index.html")));
const plain = (text: string) => text.replace(/\s+/g, " ");

test("chaque recette du guide vise des lignes qui sont là, ou qu’elle a déjà changées : sans elles tout ce fichier serait passé", () => {
	expect(astrayEdits()).toEqual([]);
});

describe.skipIf(!isDeliveredContent())("le guide", () => {
	test("a une recette pour chaque chose que l’on change", () => {
		expect([...guide.keys()]).toEqual([
			"",
			MISTAKE,
			"Changer le numéro",
			"Dire quand vous répondez, jusqu’où vous venez et ce qui est gratuit",
			"Dire quand vous êtes fermé",
			"Recevoir des SMS",
			"Ajouter une ville",
			"Corriger les minutes d’une ville, ou l’ôter",
			"Dire un mot d’une ville, et un chantier fait là",
			"Mettre une photographie à la place d’une image",
			"Mettre un vrai avis",
			"Écrire un prix",
			"Compléter une mention légale",
			"Noter ce qui prouve une affirmation",
			"Changer une phrase",
			"Lire ce que le site vous dit",
		]);
	});
});

describe.skipIf(!isDeliveredContent())("le site reconstruit", () => {
	const [, phone = ""] = /: "(.+)"/.exec(editsOf("Changer le numéro")[0]?.after ?? "") ?? [];
	const files = () => readdirSync(join(mine.folder, "build/client"), { recursive: true, encoding: "utf8" });

	test("donne le nouveau numéro partout, et l’ancien nulle part", () => {
		expect(phone).not.toBe(business.phone);
		const old = [business.phone, business.phoneNational, plain(business.phoneNational)];
		for (const file of files().filter((name) => /\.(html|js|json|svg|vcf|txt|data|xml|webmanifest)$/.test(name)))
			for (const number of old) expect(built(file).includes(number), `${file} : ${number}`).toBe(false);
		for (const file of files().filter((name) => name.endsWith(".html")))
			expect(load(built(file))(`a[href="tel:${phone}"]`).length, file).toBeGreaterThan(1);
		expect(built(phoneFiles.card)).toContain(`TEL;TYPE=WORK,VOICE:${phone}`);
	});

	test("dit partout les nouvelles heures et le nouveau rayon, et nulle part les anciens", () => {
		// Scripts carry both sentences of a pair, and say the one that is true.
		const said = files()
			.filter((name) => /\.(html|json|xml|webmanifest)$/.test(name))
			// Beside an address, the schedule of prices: the owner's own fact, which no recipe here changes.
			.map(
				(name) => [name, plain(built(name)).replace(/\/depannage-24h|[Dd]e 0 à 50 km|Au-delà de 50 km/g, "")] as const,
			);
		for (const [name, text] of said)
			for (const former of [
				/24 ?h ?\/ ?24/i,
				/7j\/7/i,
				/moins de 30 min|< ?30 min/,
				/(?<!\d)50 km/,
				/(?:sans|aucun|pas de) supplément/i,
				/déplacement[^.;:"]{0,20}(?:gratuit|offert)/i,
			])
				expect(former.exec(text)?.[0], name).toBeUndefined();
		expect(plain(page(paths.home)("h1, h1 + p, footer").text())).toMatch(/de 7 h à 22 h, du lundi au samedi/);
		expect(built("index.html")).toContain('"openingHours":"Mo,Tu,We,Th,Fr,Sa 07:00-22:00"');
		expect(plain(page(paths.terms)("main").text())).toContain("le prix du déplacement est annoncé avant le départ");
	});

	test("dit la fermeture en haut de chaque page, de deux semaines avant à son dernier jour, et aux moteurs de recherche", async () => {
		const title = "Fermé du 3 au 17 août 2027.";
		for (const file of files().filter((name) => name.endsWith(".html")))
			expect(plain(load(built(file))("[data-told]").text()), file).toContain(title);
		expect(built("index.html")).toContain('"validFrom":"2027-08-03","validThrough":"2027-08-17"');
		const browser = await sharedBrowser();
		const shownOn = async (moment: string) => {
			// The visitor's own clock stands elsewhere in the world.
			const visitor = await browser.newPage({ timezoneId: "America/Los_Angeles" });
			await visitor.clock.setFixedTime(moment);
			await visitor.setContent(built("index.html"));
			const isShown = await visitor.getByText(title).isVisible();
			await visitor.close();
			return isShown;
		};
		expect(await shownOn("2027-07-19T12:00:00Z"), "quinze jours avant").toBe(false);
		expect(await shownOn("2027-07-20T12:00:00Z"), "quatorze jours avant").toBe(true);
		expect(await shownOn("2027-08-17T21:59:00Z"), "le dernier soir, à Paris").toBe(true);
		expect(await shownOn("2027-08-17T22:01:00Z"), "le lendemain, à Paris").toBe(false);
	});

	test("taille la clé, l’icône, le code et les images de partage d’après lui", () => {
		for (const file of ["favicon.svg", phoneFiles.qr, "partage/accueil.png"]) {
			const [ours, delivered] = [join(mine.folder, "build/client"), SITE_DIR].map((at) => readFileSync(join(at, file)));
			expect(ours?.equals(delivered as Buffer), file).toBe(false);
		}
	});

	test("propose d’écrire un SMS en tête de chaque ville et devant la porte", () => {
		for (const path of [townPath("voiron"), townPath("corbelin"), paths.emergency])
			expect(page(path)("a[href^='sms:+33639980042']").length, path).toBeGreaterThan(0);
	});

	test("a la page de la ville nouvelle, son point sur la carte, sa ligne au plan, et ses voisines la citent", () => {
		const path = townPath("corbelin");
		expect(page(path)("h1").text()).toContain("Corbelin");
		expect(built("sitemap.xml")).toContain(`${path}</loc>`);
		expect(page(paths.serviceArea)(`[data-map] a[href="${path}"] circle`)).toHaveLength(1);
		expect(page(townPath("dolomieu"))(`main a[href="${path}"]`).length).toBeGreaterThan(0);
		expect(built("donnees/lieux.json")).toContain(":corbelin:23");
	});

	test("donne le temps corrigé d’une ville, et n’a plus de page pour celles que l’on a ôtées", () => {
		expect(plain(page(townPath("morestel"))("main").text())).toContain("27 min");
		expect(plain(page(paths.serviceArea)("main").text())).toMatch(/Morestel 27 min/);
		const isOut = (town: Town) => town.slug === "vinay" || (town.measuredKm > 40 && town.slug !== "roussillon");
		const out = towns.filter(isOut).map(({ slug }) => townPath(slug));
		expect(out.length).toBeGreaterThan(20);
		expect(out.filter((path) => existsSync(join(mine.folder, "build/client", path)))).toEqual([]);
		for (const file of files().filter((name) => /\.(html|xml|json|data|js)$/.test(name)))
			for (const path of out)
				expect(built(file).includes(`${path.slice(1)}"`) || built(file).includes(`${path}<`), `${file} : ${path}`).toBe(
					false,
				);
		const kept = towns.filter((town) => !isOut(town)).map(({ slug }) => townPath(slug));
		for (const path of kept) {
			const $ = page(path);
			const links = $(`main a[href^="/serrurier-"]`)
				.toArray()
				.map((link) => $(link).attr("href"));
			expect(new Set(links).size, path).toBeGreaterThanOrEqual(5);
		}
		// Its neighbours went: they are communes around.
		expect(plain(page(townPath("roussillon"))("main").text())).toMatch(/Salaise-sur-Sanne/);
		expect(built("donnees/lieux.json")).not.toContain(":vinay:");
		expect(built("donnees/lieux.json")).toContain("Vinay");
	});

	test("dit le mot de la ville et le chantier", () => {
		const said = page(townPath("voiron"))("main").text();
		expect(
			absentFrom(said, [
				"Le samedi, le centre est plein",
				"Cylindre remplacé",
				"Clé perdue, serrure gardée.",
				"mars 2026",
			]),
		).toEqual([]);
	});

	test("montre la photographie redressée et recadrée, avec son lieu et sa date, sans ce que le téléphone y écrit", async () => {
		const $ = page(paths.services);
		const image = $("main img[alt='Mon établi, une clé serrée dans la machine.']");
		const figure = image.closest("picture").parent().text();
		expect(figure).toContain("Bourgoin-Jallieu, mars 2026");
		expect(figure).not.toContain(chrome.illustration);
		const file = sharp(join(mine.folder, "build/client", image.attr("src") ?? ""));
		const { width, height, exif } = await file.metadata();
		expect([width, height, exif]).toEqual([1600, 1000, undefined]);
		const { data } = await file.greyscale().raw().toBuffer({ resolveWithObject: true });
		const light = (x: number, y: number) => (data[y * 1600 + x] ?? 0) > 128;
		expect([light(400, 100), light(1200, 100), light(400, 900), light(1200, 900)]).toEqual([false, false, true, true]);
	});

	test("cite la source de l’avis, qui n’est plus un exemple ; les autres le restent", () => {
		const letters = page(paths.home)(".letter");
		const mineFirst = letters.first().text();
		expect(absentFrom(mineFirst, ["Sylvie M.", "Domarin", "Avis Google, mars 2026"])).toEqual([]);
		expect(mineFirst).not.toContain(chrome.sample);
		expect(letters.last().text()).toContain(chrome.sample);
	});

	test("affiche le prix au barème, le SIREN aux mentions légales", () => {
		const prices = plain(page(paths.services)("main").text());
		expect(absentFrom(prices, ["Barème", "Ouverture de porte claquée", "95 €", "Combien cela coûtera-t-il ?"])).toEqual(
			[],
		);
		const legal = plain(page(paths.legal)("main").text());
		expect(legal).toContain("Numéro SIREN :123456782");
		expect(legal).toContain(TO_COMPLETE);
	});

	test("porte la phrase changée, datée d’aujourd’hui", () => {
		expect(page(paths.contact)("main").text()).toContain("je viens la prendre");
		const [, day] = /contact<\/loc><lastmod>([\d-]+)/.exec(built("sitemap.xml")) ?? [];
		expect(Date.now() - Date.parse(day ?? "")).toBeLessThan(48 * 3_600_000);
		expect(JSON.parse(mine.read("tools/page-dates.json"))[paths.contact].since).toBe(day);
	});

	test("retire de la liste d’avant publication l’affirmation prouvée, et elle seule", () => {
		const { status, said } = mine.npmRun("publication");
		expect(status).toBe(1);
		expect(said).not.toContain("mes-faits/evidence.json, «\u202finterventions\u202f»");
		expect(said).toContain("mes-faits/evidence.json, «\u202fdamageFree\u202f»");
	});
});
