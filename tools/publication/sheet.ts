import { escapeHtml } from "#shared/escape-html.ts";
import type { Finding } from "./material.ts";
import { type Chapter, summary } from "./publication.ts";

/** A page of its own, to print and tick: everything is in it, and it says nothing to a search engine. */
export function asPage(chapters: readonly Chapter[], siteName: string, today: Date): string {
	const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" }).format(today);
	return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Avant la publication | ${escapeHtml(siteName)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Avant la publication</h1>
<p>${escapeHtml(siteName)} · liste du ${escapeHtml(day)}</p>
<p class="sum">${escapeHtml(summary(chapters))}</p>
<p>Un point <b>bloquant</b> doit être réglé avant que le site soit public. Un point <b>à vérifier</b> vous revient : réglez-le, ou écrivez pourquoi il peut rester. Après chaque changement : <code>npm run publication</code>.</p>
<nav aria-label="Sommaire"><ol>
${chapters.map(({ title, findings }, index) => `<li><a href="#chapitre-${index}">${escapeHtml(title)}</a> (${findings.length})</li>`).join("\n")}
</ol></nav>
</header>
<main>
${chapters.map(chapterOf).join("\n")}
</main>
</body>
</html>
`;
}

function chapterOf({ title, findings }: Chapter, index: number): string {
	return `<section>
<h2 id="chapitre-${index}">${escapeHtml(title)} <span>(${findings.length})</span></h2>
<table>
<thead><tr><th scope="col">Fait</th><th scope="col">Ce qui ne va pas</th><th scope="col">À faire, et où</th></tr></thead>
<tbody>
${findings.map(rowOf).join("\n")}
</tbody>
</table>
</section>`;
}

function rowOf({ isBlocking, what, remedy, where }: Finding): string {
	return `<tr class="${isBlocking ? "blocking" : "check"}"><td><input type="checkbox" aria-label="Fait : ${escapeHtml(what)}"></td><td><b>${levelOf(isBlocking)}</b> ${escapeHtml(what)}</td><td><span class="label">À faire : </span>${escapeHtml(remedy)}<br><code>${escapeHtml(where)}</code></td></tr>`;
}

const levelOf = (isBlocking: boolean) => (isBlocking ? "bloquant" : "à vérifier");

/** System fonts and black on white: it is read on paper. A row never parts, a heading never stays alone. */
const STYLE = `
@page { size: A4; margin: 15mm 14mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 68rem; font: 1rem/1.45 system-ui, sans-serif; color: #111; background: #fff; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 2.25rem 0 .5rem; font-size: 1.25rem; break-after: avoid; }
h2 span { font-weight: 400; }
.sum { font-size: 1.125rem; font-weight: 700; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
thead th { border-bottom: 2px solid #111; font-size: .875rem; }
tr { break-inside: avoid; }
tbody tr { border-bottom: 1px solid #999; }
th:first-child { width: 3rem; }
th:nth-child(2) { width: 46%; }
td b { display: block; font-size: .8125rem; }
.blocking td b { text-decoration: underline; }
.label { display: none; }
.check td b { font-weight: 400; font-style: italic; }
input { width: 1.5rem; height: 1.5rem; margin: 0; }
:focus-visible { outline: 3px solid #bb3e0b; outline-offset: 2px; }
nav a { display: inline-block; padding-block: .25rem; color: inherit; }
code { font: .875em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
	thead { display: none; }
	tr { display: grid; grid-template-columns: 2rem 1fr; }
	td { padding-bottom: .25rem; }
	.label { display: inline; font-weight: 700; }
	td:nth-child(3) { grid-column: 2; padding-bottom: .75rem; }
}
@media print {
	body { padding: 0; max-width: none; font-size: 8.5pt; }
	nav { display: none; }
	input { appearance: none; width: 1.125rem; height: 1.125rem; border: 1.5px solid #111; }
	th, td { padding-block: .3rem; }
	h2 { margin-top: 1.5rem; }
}
`;

const WIDTH = 96;
const INDENT = "    ";

/** The list as plain text: no colour, so that it reads the same in a file. */
export function asText(chapters: readonly Chapter[]): string {
	const lines = chapters.flatMap(({ title, findings }) => [
		"",
		`── ${title} (${findings.length})`,
		...findings.flatMap(({ isBlocking, what, remedy, where }) => [
			"",
			...wrapped(`${isBlocking ? "✗" : "?"} ${levelOf(isBlocking)} · ${what}`, "  ", INDENT),
			...wrapped(`À faire : ${remedy}`, INDENT, `${INDENT}  `),
			...wrapped(`Où : ${where}`, INDENT, `${INDENT}  `),
		]),
	]);
	return [...lines, "", summary(chapters)].join("\n");
}

/** Lines of at most WIDTH signs; a no-break space never parts. */
function wrapped(text: string, first: string, next: string): string[] {
	const lines: string[] = [];
	let line = first;
	for (const word of text.split(" ")) {
		if (line.trim() !== "" && line.length + word.length >= WIDTH) {
			lines.push(line.trimEnd());
			line = next;
		}
		line += `${word} `;
	}
	return [...lines, line.trimEnd()];
}
