import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths, townPath } from "#content/site-map.ts";
import { addDays, todayInParis } from "#content/wording.ts";
import {
	ALL_AT_ONCE,
	blankPages,
	changedThenAlive,
	followed,
	sentFromChangedPage,
} from "#tests/support/changed-page.ts";
import { decided, describeInEngines, PHONE, THREE_ENGINES } from "#tests/support/engines/engines.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";
import { type FactChanges, ownSite } from "#tests/support/own-site.ts";
import { sweep } from "#tests/support/sweep.ts";

/* Owners who are not the sample: the site is built with their facts, opened, and changed as strangers' programs change it. */

const today = todayInParis();
const now = { from: addDays(today, -1), until: addDays(today, 3) };
const past = { from: "2020-08-03", until: "2020-08-17" };
const soon = {
	from: addDays(today, 10),
	until: addDays(today, 12),
	colleague: "Paul Roux",
	colleaguePhone: "+33612345678",
};

const far = { from: addDays(today, 300), until: addDays(today, 310) };

/** Where an owner's facts show most. */
const PAGES = sweep(KINDS_OF_PAGE, [
	paths.home,
	paths.emergency,
	paths.contact,
	paths.serviceArea,
	townPath("lisle-abeau"),
]);
/** By the file, what changes in it. The engines: what is not in a page breaks none of them more than another; what tells the day may. */
const OWNERS: Record<string, { facts: FactChanges; engines: readonly (typeof THREE_ENGINES)[number][] }> = {
	"quatre fermetures, dont une passée, une de ces jours et une bientôt": {
		facts: { closures: () => [past, now, soon, far] },
		engines: THREE_ENGINES,
	},
	"rien de ce dont on peut se passer": {
		facts: {
			identity: (facts) => ({ ...facts, name: "Clés Roux", smsNumber: null, siteBuilder: null }),
			reviews: () => ({ home: [], emergency: [] }),
			practice: (facts) => ({ ...facts, freeTravel: false, radiusKm: 35 }),
		},
		engines: sweep(THREE_ENGINES, THREE_ENGINES.slice(0, 1)),
	},
};

describe.each(Object.entries(OWNERS))("%s", (_, { facts, engines }) => {
	let mine: ReturnType<typeof ownSite>;
	beforeAll(() => {
		mine = ownSite(facts);
	}, 60_000);
	afterAll(() => mine.remove());

	describeInEngines(
		({ arrive }) => {
			const onMine = () => arrive({ SITE_DIR: mine.siteDir });

			test("aucune page changée ne s’efface au premier geste", async () => {
				const { visitor, site } = await onMine();
				await decided(visitor);
				expect(await blankPages(visitor, site.url, PAGES)).toEqual([]);
			}, 120_000);

			test("la demande part, et les liens se suivent sans rechargement", async () => {
				const { visitor, site } = await onMine();
				await decided(visitor);
				await sentFromChangedPage(visitor, site.url);
				await changedThenAlive(visitor, site.url + paths.home, ALL_AT_ONCE);
				expect(await followed(visitor, paths.terms)).toBe(true);
			}, 60_000);

			if (!("closures" in facts)) return;
			test("l’annonce du jour se montre, celle d’un autre jour non", async () => {
				const { visitor, site } = await onMine();
				await decided(visitor);
				await changedThenAlive(visitor, site.url + paths.home, "0");
				const seen = (what: string) =>
					visitor.evaluate(`[...document.querySelectorAll("${what}")].map((it) => it.checkVisibility())`);
				// The one that is over was not published: who has no script would read it.
				expect(await seen("[data-told]")).toEqual([true, true, false]);
				// What becomes of a request and an emergency: once it has begun.
				expect(await seen("[data-told] > span")).toEqual([true, false, false]);
				// A page made for who has no script knows the day.
				const made = await (await fetch(`${site.url}/trajet?lieu=Zzz`, { headers: { accept: "text/html" } })).text();
				expect([/<html[^>]*data-closed/.test(made), made.match(/data-told=/g)?.length]).toEqual([true, 2]);
				expect([await seen("h1 ~ div .while-open"), await seen("h1 ~ div .while-closed")]).toEqual([[false], [true]]);
				// « < 30 min », among the figures under the first screen.
				expect(await seen("dl .while-open")).toEqual([false]);
			});
		},
		[PHONE],
		engines,
	);
});
