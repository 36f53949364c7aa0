import { paths } from "#content/site-map.ts";
import { sweep } from "#tests/support/sweep.ts";
import { eventually } from "./engines/engines.ts";
import { press, stir, type Visitor } from "./engines/visitor.ts";
import { KINDS_OF_PAGE } from "./kinds-of-page.ts";
import { mmeLefevre } from "./people.ts";

/**
 * What changes a page before its visitor does anything, from public reports: translators, extensions, password managers, blockers.
 * Each is a statement to run in the page (`run`).
 */
export const CHANGES: Record<string, string> = {
	"un traducteur met chaque texte dans un <font>": `{ const w = document.createTreeWalker(document.body, 4); const l = [];
		while (w.nextNode()) if (w.currentNode.nodeValue.trim() && !w.currentNode.parentElement.closest("script,style,template,svg")) l.push(w.currentNode);
		for (const t of l) { const f = document.createElement("font"); f.textContent = t.nodeValue; t.replaceWith(f); } }`,
	"un traducteur marque le document": `document.documentElement.classList.add("translated-ltr"); document.documentElement.lang = "en"`,
	"une extension met le numéro dans un <span>": `for (const a of document.querySelectorAll("a[href^='tel:']")) { const s = document.createElement("span"); s.append(...a.childNodes); a.append(s); }`,
	"un gestionnaire de mots de passe met un <div> après chaque champ": `for (const f of document.querySelectorAll("input, textarea, select")) f.after(document.createElement("div"))`,
	"un bloqueur ôte les images": `for (const i of document.querySelectorAll("picture, img")) i.remove()`,
	"un bloqueur ôte une partie de la page": `document.querySelector("main > :nth-child(2)")?.remove()`,
	"un titre est récrit": `document.querySelector("h1").textContent = "Emergency locksmith"`,
	"du texte vient entre deux parties": `document.querySelector("main > *").after("Offre du jour")`,
	"un bandeau vient avant tout": `document.body.prepend(document.createElement("div"))`,
};
/** As an expression, for engines that evaluate nothing else. */
export const run = (statements: string): string => `void (() => { ${statements} })()`;
export const ALL_AT_ONCE = Object.values(CHANGES).join(";\n");
/** All at once takes seconds, each alone on every kind of page minutes. */
const TRIED = sweep<[string, string]>(Object.entries({ rien: "0", ...CHANGES, "tout à la fois": ALL_AT_ONCE }), [
	["tout à la fois", ALL_AT_ONCE],
]);

/** What is left of a page: how many letters, and links that call. */
const LEFT = `({ letters: document.body.innerText.length, calls: document.querySelectorAll("#site a[href^='tel:']").length })`;

/**
 * Opens a page, changes it, then makes the first gesture: how much of the page there was as it came, and is there once React has
 * taken over.
 */
export async function changedThenAlive(visitor: Visitor, url: string, change: string) {
	await visitor.goto(url);
	await eventually(visitor, `"script" in document.documentElement.dataset`).toBe(true);
	const before = await visitor.evaluate<{ letters: number; calls: number }>(LEFT);
	await visitor.evaluate(run(change));
	await stir(visitor);
	await eventually(visitor, `"alive" in document.documentElement.dataset`).toBe(true);
	await visitor.evaluate("void (globalThis.sameDocument = true)");
	return { before, after: await visitor.evaluate<{ letters: number; calls: number }>(LEFT) };
}

/** Pages, changed: those that lost a tenth of their text or a link that calls, as « path : change ». Says how many there were. */
export async function blankPages(
	visitor: Visitor,
	origin: string,
	pages: readonly string[] = KINDS_OF_PAGE,
): Promise<string[]> {
	const blank: string[] = [];
	for (const path of pages)
		for (const [name, change] of TRIED) {
			const { before, after } = await changedThenAlive(visitor, origin + path, change);
			if (after.letters <= before.letters * 0.9 || after.calls !== before.calls || before.calls === 0)
				blank.push(`${path} : ${name}`);
		}
	console.log(`${pages.length * TRIED.length} pages changées, ${blank.length} blanche(s)`);
	return blank;
}

/** Somebody's request, from a form that was changed, filled as a browser does by itself: without a gesture, without an event. */
export async function sentFromChangedPage(visitor: Visitor, origin: string): Promise<void> {
	await visitor.goto(origin + paths.quoteForm);
	await eventually(visitor, `"script" in document.documentElement.dataset`).toBe(true);
	await visitor.evaluate(run(ALL_AT_ONCE));
	await visitor.evaluate(
		run(`for (const [name, value] of Object.entries(${JSON.stringify(mmeLefevre)})) {
			const field = document.getElementById("devis-" + name);
			if (field && name !== "urgent") field.value = value;
		}`),
	);
	await stir(visitor);
	await eventually(visitor, `"alive" in document.documentElement.dataset`).toBe(true);
	await eventually(visitor, `document.getElementById("devis-name").value`).toBe(mmeLefevre.name);
	await press(visitor, "#devis-form [type=submit]");
	await eventually(visitor, `document.getElementById("message-envoye").innerText`).toContain("Message envoyé");
}

/** Follows the first link to a page. @returns whether that loaded no document */
export async function followed(visitor: Visitor, path: string): Promise<boolean> {
	await visitor.evaluate(`document.querySelector("#site a[href='${path}']").click()`);
	await eventually(visitor, "location.pathname").toBe(path);
	await eventually(visitor, `document.querySelector("main h1") !== null`).toBe(true);
	return visitor.evaluate("globalThis.sameDocument === true");
}
