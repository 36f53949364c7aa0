import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { consent } from "#content/consent.ts";
import { labels } from "#content/quote-form-words.ts";
import { paths } from "#content/site-map.ts";
import { eventually } from "#tests/support/eventually.ts";
import { journeys, soon, startSite } from "#tests/support/journey.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { answersIn, fill, send } from "#tests/support/quote-form.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { freePort } from "#tools/free-port.ts";

const { arriveAt } = journeys();
const success = (page: Page) => page.getByRole("status").filter({ hasText: "Message envoyé !" });
const failure = (page: Page) => page.getByRole("alert").filter({ hasText: "Erreur" });

test("D24 · le relais s’arrête : « Erreur », rien n’est perdu ; il revient : une seule demande, une seule lettre", async ({
	onTestFinished,
}) => {
	const dataDir = mkdtempSync(join(tmpdir(), "panne-"));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	// The relay that comes back must be found where it was.
	const settings = { PORT: String(await freePort()), DATA_DIR: dataDir };
	const before = await startSite(settings);
	const page = await arriveAt(paths.contact, { site: before });
	await page.getByRole("button", { name: consent.manage }).waitFor();
	await fill(page, mmeLefevre);
	await before.stop();

	await send(page);
	await failure(page).waitFor();
	expect(await failure(page).textContent()).toContain("Veuillez réessayer.");
	expect(await answersIn(page)).toEqual({ ...mmeLefevre });
	expect(await page.getByRole("button", { name: labels.submit }).isVisible()).toBe(true);

	const after = await startSite(settings);
	await send(page);
	await success(page).waitFor();
	await soon(() => answersIn(page)).toMatchObject({ name: "", message: "" });
	const letters = await eventually("la lettre", async () => {
		const found = await lettersIn(dataDir);
		return found.length > 0 && found;
	});
	expect(letters.map(({ replyTo }) => replyTo?.[0]?.name)).toEqual(["Mme Lefèvre"]);
	expect(after.events.filter(({ event }) => event === "quote_kept")).toHaveLength(1);
	await page.context().close();
	await after.stop();
});
