import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#content/days.ts";
import { paths, townPath } from "#content/site-map.ts";
import { ALL_AT_ONCE, changedThenAlive, followed } from "#tests/support/changed-page.ts";
import { decided, describeInEngines, PHONE, THREE_ENGINES } from "#tests/support/engines/engines.ts";
import { copySite, type SiteCopy } from "#tests/support/site-copy.ts";

/* An owner with two closures, one of these days and one that is over: the site is built with them, opened, and changed. */

const today = new Date().toLocaleDateString("sv", { timeZone: "Europe/Paris" });
const now = { from: addDays(today, -1), until: addDays(today, 3) };
const past = { from: "2020-08-03", until: "2020-08-17" };

let mine: SiteCopy;
beforeAll(() => {
	mine = copySite(mkdtempSync(join(tmpdir(), "fermetures-")));
	mine.write("owner/closures.json", JSON.stringify([past, now]));
	expect(mine.npmRun("build")).toMatchObject({ status: 0 });
}, 180_000);
afterAll(() => rmSync(mine.folder, { recursive: true, force: true, maxRetries: 5 }));

const TOLD = `[...document.querySelectorAll("[data-told]")].map((notice) => notice.checkVisibility())`;

describeInEngines(
	({ arrive }) => {
		test("l’annonce du jour se montre, celle d’un autre jour non, et rien ne s’efface au premier geste", async () => {
			const { visitor, site } = await arrive({ SITE_DIR: join(mine.folder, "build/client") });
			await decided(visitor);
			for (const change of ["", ALL_AT_ONCE])
				for (const path of [paths.home, paths.contact, townPath("voiron")]) {
					const { before, after } = await changedThenAlive(visitor, site.url + path, change);
					expect(after.letters, path).toBeGreaterThan(before.letters * 0.9);
					expect(after.calls, path).toBe(before.calls);
					expect(await visitor.evaluate(TOLD), path).toEqual([false, true]);
					expect(await followed(visitor, paths.terms), path).toBe(true);
				}
		}, 60_000);
	},
	[PHONE],
	THREE_ENGINES,
);
