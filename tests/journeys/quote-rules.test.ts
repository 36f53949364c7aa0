import { describe, expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { SUMMARY_ID } from "#shared/quote/fields.ts";
import { FIELD_MESSAGES, phoneHint } from "#shared/quote/schema.ts";
import { ANY_SIZE, focusedId, journeys, soon } from "#tests/support/journey.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { field, fill, inView, messages, posts, send } from "#tests/support/quote-form.ts";

const { arriveAt } = journeys();

describe.each(ANY_SIZE)("$where", ({ size }) => {
	const visit = () => arriveAt(paths.contact, { size });

	test("presque vide : rien n’est dit avant l’envoi, puis six messages à côté des champs, le premier champ prêt, et rien ne part", async () => {
		const page = await visit();
		const sent = posts(page);
		const rules = page.waitForResponse(/\/assets\/schema-/);
		await fill(page, { name: "L" });
		await (await rules).finished();
		expect(await messages(page), "tant que rien n’est envoyé").toEqual({});
		await send(page);
		await soon(() => messages(page)).toEqual(FIELD_MESSAGES);
		expect(await focusedId(page)).toBe("devis-name");
		expect(await inView(page, "devis-name")).toBe(true);
		expect(await inView(page, SUMMARY_ID), "le récapitulatif, sous l’en-tête").toBe(true);
		expect(sent).toEqual([]);
	});

	test("le récapitulatif liste les six erreurs, et chaque lien mène à son champ", async () => {
		const page = await visit();
		await send(page);
		const links = page.locator("#devis-resume").getByRole("link", { name: /^(?!.*\d\d \d\d)/ });
		await soon(() => links.allTextContents()).toEqual(Object.values(FIELD_MESSAGES));
		for (const name of Object.keys(FIELD_MESSAGES).toReversed()) {
			await links.getByText(FIELD_MESSAGES[name as keyof typeof FIELD_MESSAGES]).click();
			expect(await focusedId(page)).toBe(`devis-${name}`);
			expect(await inView(page, `devis-${name}`), name).toBe(true);
		}
	});

	test("corrigé au fil de la frappe, chaque message s’en va", async () => {
		const page = await visit();
		await send(page);
		await fill(page, { name: mDaSilva.name });
		const { name: _corrected, ...others } = FIELD_MESSAGES;
		await soon(() => messages(page)).toEqual(others);
		await fill(page, mDaSilva);
		await soon(() => messages(page)).toEqual({});
		expect(await page.locator("#devis-resume").isVisible()).toBe(false);
	});
});

test("un numéro trop court pour être rappelé : un conseil, pas un refus", async () => {
	const page = await arriveAt(paths.contact);
	const short = "+33 4 65 71";
	await fill(page, { ...mDaSilva, phone: short });
	const hint = phoneHint(short)!;
	expect(hint).toContain("7 chiffres");
	await page.getByText(hint).waitFor();
	const description = await field(page, "phone").getAttribute("aria-describedby");
	expect(await page.locator(`#${description}`).textContent()).toBe(hint);
	const sent = posts(page);
	await send(page);
	await soon(() => sent.length).toBe(1);
	await fill(page, { phone: mDaSilva.phone });
	await soon(() => page.getByText(hint).count()).toBe(0);
});
