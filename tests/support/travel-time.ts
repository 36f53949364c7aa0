import type { Page } from "playwright-core";
import { business } from "#content/business.ts";
import { serviceAreaPage } from "#content/pages/service-area.ts";
import { words } from "#content/travel-time-words.ts";

/** « Où êtes-vous ? » on the service-area page, as a visitor finds its pieces. */
export const section = (page: Page) => page.locator("section", { hasText: serviceAreaPage.travelTime.title }).first();
/** A combobox with script, a plain field without. */
export const field = (page: Page) => section(page).getByLabel(words.label, { exact: true });
export const submit = (page: Page) => section(page).getByRole("button", { name: serviceAreaPage.travelTime.button });
export const options = (page: Page) => page.getByRole("listbox", { name: words.suggestions }).getByRole("option");
export const answer = (page: Page) => section(page).locator("[aria-live=polite]");
export const callOf = (page: Page) => answer(page).locator(`a[href="${business.telHref}"]`);

export async function ask(page: Page, place: string) {
	await field(page).fill(place);
	await submit(page).click();
}

/** As it is read: French spaces and line ends count as one space. */
export const read = (text: string) => text.replace(/\s+/g, " ").trim();
export const answered = async (page: Page) => read((await answer(page).textContent()) ?? "");
export const suggested = async (page: Page) => (await options(page).allTextContents()).map(read);
