import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { allPaths } from "#content/towns.ts";
import { ANSWERS, summaryOf } from "#tests/support/consent.ts";
import { documented } from "#tests/support/documented-names.ts";
import { errorsOf, journeys, open, soon } from "#tests/support/journey.ts";
import {
	coveringPages,
	EXTREME_TOWNS,
	KINDS_OF_PAGE,
	KINDS_THAT_ARE_THERE,
	NOT_THERE,
} from "#tests/support/kinds-of-page.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { fill } from "#tests/support/quote-form.ts";
import { sweep } from "#tests/support/sweep.ts";

/*
 * The cookie contract: every page, in each of the four states of the banner, the browser being free to keep pages, and a request
 * begun at the end.
 */

const stage = journeys();
const PAGES = sweep(allPaths(), [...KINDS_THAT_ARE_THERE, ...EXTREME_TOWNS]);

const SOME = [paths.contact, NOT_THERE];
const CONSENT = ["cookies-accepted", "cookies-choices"];
const COVERING = sweep(
	coveringPages().filter((path) => path !== NOT_THERE),
	[paths.contact, paths.emergency, ...EXTREME_TOWNS],
);
/**
 * Where nothing was allowed yet, each kind of page loads anew, and every other page is gone to as one reads on. Once answered,
 * it is those that show every sort of element.
 */
const STATES = [
	{
		state: "sans réponse",
		kept: [],
		loaded: KINDS_OF_PAGE,
		walked: PAGES,
		answer: (page: Page) => summaryOf(page).waitFor(),
	},
	{ state: "« all »", kept: CONSENT, loaded: SOME, walked: COVERING, answer: answerThatStores("all") },
	{ state: "« necessary »", kept: CONSENT, loaded: SOME, walked: COVERING, answer: answerThatStores("necessary") },
	{ state: "« rejected »", kept: CONSENT, loaded: SOME, walked: COVERING, answer: answerThatStores("rejected") },
];

test.each(STATES)(
	"$state : sur $walked.length pages, aucune demande ailleurs, aucun cookie, rien de gardé que les mentions ne nomment",
	async ({ kept, loaded, walked, answer }) => {
		const page = await stage.arrive({ decided: false, keepsPages: true });
		const errors = errorsOf(page);
		const asked = new Set<string>();
		page.context().on("request", (request) => asked.add(request.url()));
		await withoutPictures(page);
		await open(page, paths.home);
		await answer(page);
		const left = { entries: kept, copies: documented.copies, cookie: "", other: [] };
		for (const path of loaded) {
			await open(page, path);
			await soon(() => names(page), path).toEqual(left);
		}
		expect(await walk(page, walked)).toEqual(walked.map(() => left));
		await open(page, paths.contact);
		await fill(page, mmeLefevre);
		await soon(() => names(page)).toEqual({ ...left, other: ["devis-brouillon"] });
		expect(errors.filter((error) => !/404|ERR_BLOCKED_BY_CLIENT/.test(error))).toEqual([]);
		expect(await page.context().cookies()).toEqual([]);
		for (const address of asked) expect(address.startsWith(`${stage.site.url}/`), address).toBe(true);
		const towns = walked.filter((path) => path.startsWith("/serrurier-"));
		expect([...asked].filter((address) => address.includes("/donnees/serrurier-")).length).toBeGreaterThanOrEqual(
			towns.length,
		);
	},
	60_000,
);

test("aucune réponse du site ne pose de cookie, page, fichier ou refus", async () => {
	for (const path of [...PAGES, "/hors-ligne.js", "/favicon.svg", "/donnees/lieux.json", "/healthz", "/api/devis"]) {
		const { headers } = await fetch(stage.site.url + path);
		expect(headers.get("set-cookie"), path).toBeNull();
	}
});

function answerThatStores(value: string) {
	return ANSWERS.find(({ stored }) => stored === value)?.give ?? expect.fail(value);
}

/** Pictures come from where the page says, and take the time that the walk has not. They are asked for all the same. */
async function withoutPictures(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.setBlockedURLs", { urls: ["*/assets/images/*"] });
}

/** What the browser keeps of the site, by name; a copy by what comes before its version. */
const NAMES = async () => ({
	entries: Object.keys(localStorage).sort(),
	copies: (await caches.keys()).map((name) => name.replace(/-[\w-]{10}$/, "")),
	cookie: document.cookie,
	other: [...Object.keys(sessionStorage), ...(await indexedDB.databases())],
});
type Names = Awaited<ReturnType<typeof NAMES>>;
const names = (page: Page): Promise<Names> => page.evaluate(NAMES);

/** From page to page as the Back button goes, in one call: what is kept once each has its title. */
function walk(page: Page, all: readonly string[]): Promise<Names[]> {
	return page.evaluate(`(async () => {
		const names = ${NAMES};
		const seen = [];
		for (const path of ${JSON.stringify(all)}) {
			history.pushState(null, "", path);
			dispatchEvent(new PopStateEvent("popstate", { state: null }));
			const arrived = () => document.querySelector("link[rel=canonical]")?.href.endsWith(path);
			while (!arrived()) await new Promise((resolve) => setTimeout(resolve, 5));
			seen.push(await names());
		}
		return seen;
	})()`);
}
