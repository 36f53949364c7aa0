import type { Page } from "playwright-core";
import { address } from "./journey.ts";

/** Errors of the page and its console, refused by nobody: each with the page where it came up. */
export function errorsOf(page: Page): string[] {
	const errors: string[] = [];
	page.on("console", (message) => {
		// What a visitor without `keepsPages` is refused by the tests themselves.
		if (message.text().includes("blocked by Playwright")) return;
		if (["error", "warning"].includes(message.type())) errors.push(`${address(page)} : ${message.text()}`);
	});
	page.on("pageerror", (error) => errors.push(`${address(page)} : ${error.message}`));
	page.on("response", (response) => {
		if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
	});
	return errors;
}
