import { describe, expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { FIELD_MESSAGES } from "#shared/quote/schema.ts";
import { ANY_SIZE, address, focusedId, journeys, soon } from "#tests/support/journey.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { answersIn, fill, inView, messages, posts, send, success } from "#tests/support/quote-form.ts";

const here = journeys();

describe.each(ANY_SIZE)("sans script, $where", ({ size }) => {
	const visit = (path: string) => here.arriveAt(path, { size, script: false });

	test("envoyé, on arrive à la page de sa demande, qui le dit", async () => {
		const page = await visit(paths.contact);
		expect(await success(page).isVisible()).toBe(false);
		await fill(page, mmeLefevre);
		await send(page);
		await soon(() => address(page)).toMatch(/^\/suivi\/[\w-]{43}$/);
		expect(await success(page).isVisible()).toBe(true);
		expect(await page.getByText("Nous vous recontacterons dans les plus brefs délais.").isVisible()).toBe(true);
		expect(here.site.events.at(-1)?.event).not.toBe("quote_refused");
	});

	test("vide, le navigateur lui-même arrête l’envoi, au premier champ", async () => {
		const page = await visit(paths.contact);
		const sent = posts(page);
		await send(page);
		await soon(() => focusedId(page)).toBe("devis-name");
		expect(await page.locator("#devis-form :invalid").count()).toBe(6);
		expect(sent).toEqual([]);
		expect(address(page)).toBe(paths.contact);
	});

	test("refusé par le relais : le message est à côté du champ, rien n’est perdu, et corrigé cela part", async () => {
		const page = await visit(paths.doorCladding);
		// Two blanks are two characters to the browser, and no name to us.
		const blankName = { ...mmeLefevre, name: "  " };
		await fill(page, blankName);
		await send(page);
		await soon(() => messages(page)).toEqual({ name: FIELD_MESSAGES.name });
		expect(await answersIn(page)).toEqual(blankName);
		expect(await page.locator("#devis-resume").getByText(FIELD_MESSAGES.name).isVisible()).toBe(true);
		expect(await page.title()).toMatch(/^Erreur/);
		await soon(() => focusedId(page)).toBe("devis-name");
		expect(await inView(page, "devis-name")).toBe(true);

		await fill(page, { name: mmeLefevre.name });
		await send(page);
		await soon(() => address(page)).toMatch(/^\/suivi\/[\w-]{43}$/);
		expect(await success(page).isVisible()).toBe(true);
	});
});
