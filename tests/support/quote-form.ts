import type { Locator, Page, Request } from "playwright-core";
import { labels } from "#content/quote-form-words.ts";
import { fieldId, QUOTE_FIELDS, type QuoteField } from "#shared/quote/fields.ts";
import type { Person } from "./people.ts";

/** A field of the quote form, by the name that a person reads or hears. */
export function field(page: Page, name: QuoteField): Locator {
	const form = page.locator("#devis-form");
	if (name === "service") return form.getByRole("combobox", { name: labels.service, exact: true });
	if (name === "urgent") return form.getByRole("checkbox", { name: labels.urgent, exact: true });
	return form.getByRole("textbox", { name: labels[name], exact: true });
}

/** Fills what is given and leaves the rest alone. */
export async function fill(page: Page, answers: Partial<Person>): Promise<void> {
	for (const name of QUOTE_FIELDS) {
		const value = answers[name];
		if (value === undefined) continue;
		if (name === "service") await field(page, name).selectOption(value);
		else if (name === "urgent") await field(page, name).setChecked(value === "Oui");
		else await field(page, name).fill(value);
	}
}

/** What the form holds. */
export async function answersIn(page: Page): Promise<Record<QuoteField, string>> {
	const entries = QUOTE_FIELDS.map(async (name) => {
		const control = field(page, name);
		if (name === "urgent") return [name, (await control.isChecked()) ? "Oui" : "Non"] as const;
		return [name, await control.inputValue()] as const;
	});
	return Object.fromEntries(await Promise.all(entries)) as Record<QuoteField, string>;
}

export const send = (page: Page) => page.getByRole("button", { name: labels.submit }).click();
export const success = (page: Page) => page.getByRole("status").filter({ hasText: "Message envoyé !" });
export const failure = (page: Page) => page.getByRole("alert").filter({ hasText: "Erreur" });

/** Whether the first line of a field or a notice stands in the window, clear of the sticky header. */
export function inView(page: Page, id: string): Promise<boolean> {
	return page.evaluate((name) => {
		const box = document.getElementById(name)!.getBoundingClientRect();
		const header = document.querySelector("#site > header")!.getBoundingClientRect();
		return box.top >= header.bottom && box.top + Math.min(box.height, 52) <= innerHeight + 1;
	}, id);
}

/** Messages by field, as assistive technology finds them: a field marked wrong, described by a visible sentence. */
export function messages(page: Page): Promise<Partial<Record<QuoteField, string>>> {
	return page.evaluate(
		(fields) => {
			const found = fields.flatMap(({ name, id }) => {
				const control = document.getElementById(id);
				const described = control?.getAttribute("aria-describedby")?.split(" ") ?? [];
				const error = document.getElementById(described.find((part) => part === `${id}-error`) ?? "");
				const shown = control?.getAttribute("aria-invalid") === "true" && error?.checkVisibility();
				return shown ? [[name, error?.textContent ?? ""]] : [];
			});
			return Object.fromEntries(found);
		},
		QUOTE_FIELDS.map((name) => ({ name, id: fieldId(name) })),
	);
}

/** Requests that the page posts from now on. */
export function posts(page: Page): Request[] {
	const seen: Request[] = [];
	page.on("request", (request) => request.method() === "POST" && seen.push(request));
	return seen;
}

/** The multipart body of a request, as pairs in the order in which they were written. */
export async function multipart(request: Request): Promise<[string, FormDataEntryValue][]> {
	const contentType = (await request.headerValue("content-type")) ?? "";
	const body = request.postDataBuffer() ?? Buffer.alloc(0);
	const form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
	return [...form];
}
