import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { consent } from "#content/consent.ts";
import { paths } from "#content/site-map.ts";
import { ANY_SIZE, hold, journeys, open, soon } from "#tests/support/journey.ts";
import { EMPTY, mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { answersIn, field, fill, send, success } from "#tests/support/quote-form.ts";

const { arrive, arriveAt } = journeys();
/** As on one bar of signal, they have not arrived until they are let go. */
const SCRIPTS = /\/assets\/.*\.js$/;
const scriptRuns = (page: Page) => page.getByRole("button", { name: consent.manage }).waitFor();

describe.each(ANY_SIZE)("$where", ({ size }) => {
	test("ce qui est écrit survit à un rechargement, et s’arrête à cet onglet", async () => {
		const page = await arriveAt(paths.contact, { size });
		await fill(page, mmeLefevre);
		await page.reload();
		await soon(() => answersIn(page)).toEqual({ ...mmeLefevre });

		const otherTab = await page.context().newPage();
		await open(otherTab, paths.contact);
		expect(await answersIn(otherTab)).toEqual(EMPTY);
		const somebodyElse = await arriveAt(paths.contact, { size });
		expect(await answersIn(somebodyElse)).toEqual(EMPTY);
	});

	test("ce qui est écrit avant que le script n’arrive reste, liste et case comprises", async () => {
		const page = await arrive({ size });
		const release = await hold(page, SCRIPTS);
		await page.goto(paths.armouredDoor, { waitUntil: "commit" });
		await fill(page, mmeLefevre);
		expect(await answersIn(page)).toEqual({ ...mmeLefevre });
		release();
		await scriptRuns(page);
		expect(await answersIn(page)).toEqual({ ...mmeLefevre });
		await send(page);
		await success(page).waitFor();
	});

	test("écrit avant le script, le plus récent l’emporte sur le brouillon", async () => {
		const page = await arriveAt(paths.contact, { size });
		await fill(page, mmeLefevre);
		const release = await hold(page, SCRIPTS);
		await page.reload({ waitUntil: "commit" });
		await field(page, "name").waitFor();
		await fill(page, { name: mDaSilva.name, service: mDaSilva.service });
		release();
		await scriptRuns(page);
		const expected = { ...mmeLefevre, name: mDaSilva.name, service: mDaSilva.service };
		await soon(() => answersIn(page)).toEqual(expected);
	});
});

test("le brouillon suit d’une page à l’autre, le service de la page non", async () => {
	const page = await arriveAt(paths.lockRepair);
	await fill(page, { name: mDaSilva.name, message: mDaSilva.message });
	await open(page, paths.lockChange);
	const expected = { ...EMPTY, name: mDaSilva.name, message: mDaSilva.message, service: "Changement de serrure" };
	await soon(() => answersIn(page)).toEqual(expected);
	await fill(page, { service: "Conseil sécurité" });
	await open(page, paths.breakIn);
	await soon(() => answersIn(page)).toEqual({ ...expected, service: "Conseil sécurité" });
});
