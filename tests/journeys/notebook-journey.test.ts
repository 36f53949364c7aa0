import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { NOTICES } from "#notebook/notices.ts";
import { addresses } from "#notebook/views.ts";
import { fieldId, NOTICE_FRAGMENT } from "#shared/quote/fields.ts";
import { journeys, soon } from "#tests/support/journey.ts";
import { commandLink, requestLink, signIn } from "#tests/support/notebook.ts";
import { mmeLefevre, type Person } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";

const here = journeys();
const STEPS = ["called", "done"] as const;
const PHONE = { width: 360, height: 640 };

/** Somebody with a number of her own: the same one again would be the same request. */
const called = (name: string): Person => ({ ...mmeLefevre, name, message: `${mmeLefevre.message} ${name}.` });

async function isFinishedFor(person: Person): Promise<void> {
	const elsewhere = await signIn(here.site);
	expect(await (await elsewhere.get(addresses.finished)).text()).toContain(person.name);
	expect(await (await elsewhere.get(addresses.toCall)).text()).not.toContain(person.name);
}

test("au clavier seul, d’une demande à « faite »", async () => {
	const person = called("Mme Touche");
	const page = await here.arriveAt(paths.contact, { viewport: PHONE });
	for (const field of ["name", "email", "phone", "city", "service", "message"] as const) {
		await tabTo(page, `#${fieldId(field)}`);
		await page.keyboard.type(person[field].replace("\n", " "));
	}
	await tabTo(page, `#${fieldId("urgent")}`);
	await page.keyboard.press("Space");
	await tabTo(page, "#devis-form [type=submit]");
	await page.keyboard.press("Enter");
	await page.locator(`#${NOTICE_FRAGMENT.success}`).waitFor();

	await page.goto(await requestLink(here.site, person));
	for (const step of STEPS) {
		await tabTo(page, `main button[value=${step}]`);
		await page.keyboard.press("Enter");
		await page.getByText(NOTICES[step].text).waitFor();
	}

	await page.goto(await commandLink(here.site));
	await tabTo(page, "main button");
	await page.keyboard.press("Space");
	await soon(() => new URL(page.url()).pathname).toBe(addresses.toCall);
	await tabTo(page, "nav summary");
	await page.keyboard.press("Enter");
	await tabTo(page, `a[href="${addresses.finished}"]`);
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: person.name }).waitFor();
	await isFinishedFor(person);
});

test("« À rappeler » laissée ouverte dit qu’elle a changé, sans bouger d’elle-même", async () => {
	const page = await here.arrive({ viewport: PHONE });
	await page.goto(await commandLink(here.site));
	await page.locator("main button").click();
	await soon(() => new URL(page.url()).pathname).toBe(addresses.toCall);
	await page.clock.install();
	await page.reload();
	const changed = page.getByRole("link", { name: "La liste a changé" });
	await page.clock.runFor(31_000);
	expect(await changed.count()).toBe(0);
	const person = called("M. Nouveau");
	await postQuote(here.site.url, person);
	await page.clock.runFor(31_000);
	await changed.click();
	await page.getByRole("link", { name: person.name }).waitFor();
});

test("le lien d’une lettre lue ailleurs, sur un appareil entré, mène à la demande dans son carnet", async () => {
	const page = await here.arrive({ viewport: PHONE });
	await page.goto(await commandLink(here.site));
	await page.locator("main button").click();
	await soon(() => new URL(page.url()).pathname).toBe(addresses.toCall);
	const person = called("Mme Courrier");
	await postQuote(here.site.url, person);
	// A web mail is another site: no session's cookie comes along with the first request.
	await page.goto(`data:text/html,<a href="${await requestLink(here.site, person)}">Ouvrir</a>`);
	await page.getByText("Ouvrir").click();
	await soon(() => new URL(page.url()).pathname).toMatch(/^\/carnet\/demande\//);
	await page.getByRole("heading", { name: person.name }).waitFor();
});

/** From the place of the focus on; what cannot be reached within one turn of a long page never is. */
async function tabTo(page: Page, selector: string): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`le clavier n’atteint pas ${selector}`);
}
