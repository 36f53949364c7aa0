import { expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { navigation } from "#content/site-map.ts";
import { QUOTE_NOTICES, SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { builtPages, type Page, visibleText } from "#tests/support/pages.ts";

const pages = builtPages();

/** Words that the specification quotes: kept to the letter, straight apostrophe and ordinary space included. */
const QUOTED = [
	...SERVICE_CHOICES,
	...navigation.map((entry) => entry.label),
	...Object.values(QUOTE_NOTICES).flatMap((notice) => [notice.title, notice.text]),
	chrome.notFound.title,
	chrome.error.title,
	chrome.banner.arrival,
].sort((a, b) => b.length - a.length);

function ownWords(page: Page): string {
	return QUOTED.reduce((text, quoted) => text.replaceAll(quoted, " "), visibleText(page));
}

test.each(pages)("$path : apostrophes courbes, espaces fines, guillemets français", (page) => {
	const text = ownWords(page);
	expect(text.match(/.{0,20}['"].{0,20}/g) ?? [], "apostrophe ou guillemet droit").toEqual([]);
	expect(text.match(/.{0,20}[^\u202f\s?!][;!?»](?=\s|$).{0,10}/g) ?? [], "espace fine avant ; ! ? »").toEqual([]);
	expect(text.match(/.{0,20} [;:!?»].{0,10}/g) ?? [], "espace sécable avant un signe double").toEqual([]);
	expect(text.match(/.{0,10}«[^\u202f].{0,20}/g) ?? [], "espace fine après «").toEqual([]);
	expect(text.match(/.{0,10}\d (?:km|min|ans|€|%|h)(?![\p{L}]).{0,10}/gu) ?? [], "nombre séparé de son unité").toEqual(
		[],
	);
});

/** « je suis pris », « retardé »: a woman of the trade does not say it of herself. */
const OF_A_MAN = /(?<!\p{L})je (?:ne )?(?:suis|serai|reste)(?: pas)? \p{L}*(?:é|is|it|rt|êt|eux|ain|u)(?!\p{L})/giu;

test.each(pages)("$path : rien à la première personne que seul un homme puisse dire", (page) => {
	expect(visibleText(page).match(OF_A_MAN) ?? []).toEqual([]);
});

/** Common English words that French does not have. */
const ENGLISH =
	/(?<!\p{L})(the|and|your|with|from|this|that|are|you|our|click|here|read|more|submit|home|next|previous|close|loading|error|not|found|page not|call|now|back|privacy|policy|settings|menu open|skip|content|search|undefined|null|NaN|object)(?!\p{L})/giu;

test.each(pages)("$path : aucun mot anglais, hors ceux que la spécification cite", (page) => {
	const text = QUOTED.reduce((rest, quoted) => rest.replaceAll(quoted, " "), visibleText(page));
	// « content » and « note » are French too; « page », « menu » and « interventions » as well.
	const found = (text.match(ENGLISH) ?? []).filter((word) => !["content"].includes(word.toLowerCase()));
	expect(found).toEqual([]);
	const attributes = page
		.$("[aria-label], [alt], [title], [placeholder]")
		.toArray()
		.flatMap(({ attribs }) => [attribs["aria-label"], attribs.alt, attribs.title, attribs.placeholder])
		.filter((value) => value !== undefined);
	for (const value of attributes) expect(value.match(ENGLISH) ?? [], value).toEqual([]);
});

test.each(pages)("$path : ce qu’un lien ou un bouton dit à l’oreille contient ce qu’il montre", ({ $ }) => {
	for (const element of $("a[aria-label], button[aria-label], summary[aria-label]").toArray()) {
		const shown = $(element).text().trim();
		expect(element.attribs["aria-label"]).toContain(shown);
	}
});
