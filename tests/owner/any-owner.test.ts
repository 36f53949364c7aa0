import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { load } from "cheerio";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openingHours } from "#app/seo/opening-hours.ts";
import { claimNames } from "#content/claims/claims.ts";
import { readFlat } from "#content/flat-price.ts";
import { openingOf } from "#content/opening.ts";
import { paths } from "#content/site-map.ts";
import { UNSAYABLE_NAMES } from "#content/unsayable-names.ts";
import { todayInParis } from "#content/wording.ts";
import { SAMPLE_ORIGIN } from "#shared/site-origin.ts";
import { anyOwner } from "#tests/support/any-owner.ts";
import { violations } from "#tests/support/axe.ts";
import { journeys, open, startSite } from "#tests/support/journey.ts";
import { ownSite } from "#tests/support/own-site.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { fill, send, success } from "#tests/support/quote-form.ts";
import { sweep } from "#tests/support/sweep.ts";
import { builtContradictions, readBuiltPages, rulesOf } from "#tools/publication/built-pages.ts";

/* Owners drawn from all that the registry of facts allows: their sites are built, every page is read, one of each kind is opened. */

const SEED = 43;
const today = todayInParis();
const drawn = fc.sample(anyOwner(today, { unsayable: UNSAYABLE_NAMES, claims: claimNames }), {
	seed: SEED,
	numRuns: 20,
});
const OWNERS = sweep(drawn, drawn.slice(0, 2));
/** The sample's own, and what a fact that is missing leaves behind. */
const NEVER = [
	"Serrurerie du Bion",
	"465710038",
	"65\u00a071\u00a000\u00a038",
	"undefined",
	"NaN",
	"[object",
	"{ville}",
	"{delai}",
];

const { arrive } = journeys();
/** Widths at which obstacles are looked for: a second a page. */
const LOOKED_AT = sweep([360, 1440], [360]);

describe.each(OWNERS.map((owner, index) => [index, owner] as const))(`graine ${SEED}, propriétaire %i`, (_, owner) => {
	let site: ReturnType<typeof ownSite>;
	let pages: { file: string; html: string }[];
	beforeAll(() => {
		site = ownSite(Object.fromEntries(Object.entries(owner).map(([file, facts]) => [file, () => facts])));
		pages = globSync("**/*.html", { cwd: site.siteDir }).map((file) => ({
			file,
			html: readFileSync(join(site.siteDir, file), "utf8").replaceAll(SAMPLE_ORIGIN, ""),
		}));
	}, 120_000);
	afterAll(() => site.remove());

	test("aucune page ne garde rien de l’exemple, ni un mot qui manque", () => {
		expect(pages.length).toBeGreaterThan(12);
		const kept = pages.flatMap(({ file, html }) =>
			NEVER.filter((word) => html.includes(word)).map((word) => [file, word]),
		);
		expect(kept).toEqual([]);
	});

	test("aucune liste ni boîte n’est restée vide de ce qu’il a ôté", () => {
		const empty = pages.flatMap(({ file, html }) => {
			const $ = load(html);
			// The form says there what is wrong, once something is.
			const boxes = $("ul, ol, dl, tbody, details, section > div").not("form *").toArray();
			return boxes
				.filter(
					(box) => $(box).children().not("summary").text().trim() === "" && $(box).find("img, svg, input").length === 0,
				)
				.map((box) => `${file} : ${$.html(box).slice(0, 120)}`);
		});
		expect(empty).toEqual([]);
	});

	test("ce qui part comprimé est le fichier même : rien de l’exemple n’y reste", () => {
		const copies = globSync("**/*.{br,gz}", { cwd: site.siteDir });
		expect(copies.length).toBeGreaterThan(50);
		const stale = copies.filter((copy) => {
			const bytes = readFileSync(join(site.siteDir, copy));
			const plain = copy.endsWith(".br") ? brotliDecompressSync(bytes) : gunzipSync(bytes);
			return !plain.equals(readFileSync(join(site.siteDir, copy.slice(0, -3))));
		});
		expect(stale).toEqual([]);
	});

	test("titres et descriptions tiennent dans une page de résultats, et diffèrent", () => {
		const heads = pages
			.filter(({ file }) => file !== "404.html")
			.map(({ file, html }) => {
				const $ = load(html);
				return { file, title: $("title").text(), description: $("meta[name=description]").attr("content") ?? "" };
			});
		const long = heads.filter(
			({ title, description }) => title.length > 60 || description.length > 160 || description.length < 70,
		);
		expect(long).toEqual([]);
		expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
		expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
	});

	test("aucune page ne contredit ses réponses : « npm run publication » ne trouve rien à y redire", () => {
		const { practice, figures, prices } = owner;
		const rules = rulesOf({
			isOpen: openingOf(practice),
			isFree: practice.freeTravel || prices.travel.some(({ euros }) => euros === 0),
			figures: { ...figures, ...practice },
			prices: prices.flat.map(readFlat).filter(({ isMinimum }) => isMinimum),
		});
		expect(builtContradictions(readBuiltPages(site.siteDir) ?? [], rules)).toEqual([]);
	});

	test("ce que lisent les moteurs de recherche est ce qu’il a répondu", () => {
		const html = pages.find(({ file }) => file === "index.html")?.html ?? "";
		const said = load(html)('script[type="application/ld+json"]').text();
		expect(() => JSON.parse(said)).not.toThrow();
		for (const fact of [owner.identity.name, owner.identity.phone, openingHours(owner.practice)])
			expect(said).toContain(JSON.stringify(fact).slice(1, -1));
	});

	test("ouvert dans un navigateur, rien n’y manque, ne gêne ni ne déborde, et la demande part", async () => {
		const live = await startSite({ SITE_DIR: site.siteDir });
		onTestFinished(() => live.stop());
		const page = await arrive({ site: live });
		const errors: string[] = [];
		page.on("pageerror", ({ message }) => errors.push(message));
		page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
		const [town = ""] = pages
			.filter(({ file }) => file.startsWith("serrurier-"))
			.map(({ file }) => `/${file.replace("/index.html", "")}`)
			.toSorted((a, b) => b.length - a.length);
		const opened = [paths.home, paths.emergency, paths.services, paths.serviceArea, town, paths.contact];
		const lookedAt = sweep(opened, [paths.home, town, paths.contact]);
		for (const path of opened) {
			await open(page, path);
			for (const width of [360, 1440]) {
				await page.setViewportSize({ width, height: 740 });
				const seen = await page.evaluate(() => ({
					isBlank: (document.querySelector("main")?.innerText.trim().length ?? 0) < 400,
					tooWideBy: document.documentElement.scrollWidth - document.documentElement.clientWidth,
				}));
				expect(seen, `${path}, à ${width} px`).toEqual({ isBlank: false, tooWideBy: 0 });
				if (LOOKED_AT.includes(width) && lookedAt.includes(path))
					expect(await violations(page), `${path}, à ${width} px`).toEqual([]);
			}
		}
		await fill(page, mmeLefevre);
		await send(page);
		await success(page).waitFor();
		expect(errors).toEqual([]);
	}, 60_000);
});
