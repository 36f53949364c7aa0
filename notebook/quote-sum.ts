/*
 * What a quote comes to while it is written, above its button. Runs in the browser with the rest of the notebook's script
 * (keep-typed.ts); without it « Voir le devis » adds up.
 */

import { quoteFields as names, rowField } from "./quote/field-names.ts";
import { risenBy, riseOf } from "./quote/rise.ts";
import { totalsOf } from "./quote/totals.ts";

const sum = document.querySelector<HTMLElement>("[data-rows]");
const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
/** In hundredths; nothing where it is no number. */
function hundredths(name: string): number | undefined {
	const field = fieldOf(name);
	const typed = field?.type === "checkbox" && !field.checked ? "" : (field?.value ?? "");
	const figures = typed.replace(/[\s€]|euros?/gi, "").replace(",", ".");
	const value = Math.round(Number(figures) * 100);
	return Number.isNaN(value) ? undefined : value;
}

function show(shown: HTMLElement): void {
	const lines = Array.from({ length: Number(shown.dataset.rows) }, (_, row) => ({
		what: fieldOf(rowField(row, "what"))?.value ?? "",
		unit: "",
		quantity: hundredths(rowField(row, "quantity")),
		cents: hundredths(rowField(row, "price")),
		isBlank: fieldOf(rowField(row, "price"))?.value === "",
	})).filter(({ what, quantity, isBlank }) => quantity !== 0 && !(what === "" && isBlank));
	const discount = hundredths(names.discount);
	const isKnown = ({ what, quantity, cents, isBlank }: (typeof lines)[number]) =>
		quantity !== undefined && cents !== undefined && (!isBlank || riseOf(what) > 0);
	shown.hidden = lines.length === 0 || !lines.every(isKnown) || discount === undefined;
	if (shown.hidden) return;
	const known = lines.map(({ quantity = 0, cents = 0, ...line }) => ({ ...line, quantity, cents }));
	const { gross } = totalsOf(
		known.map((line) => (line.isBlank ? { ...line, cents: risenBy(line.what, known) } : line)),
		discount,
	);
	shown.textContent = `Total TTC\u202f: ${(gross / 100).toLocaleString("fr-FR", { style: "currency", currency: "EUR", minimumFractionDigits: gross % 100 === 0 ? 0 : 2 })}`;
}

/** One more of a line, or one less; none at all is an empty field. */
function add(name: string, more: number): void {
	const field = fieldOf(name);
	if (!field) return;
	const sum = Math.max(0, (hundredths(name) ?? 0) / 100 + more);
	field.value = sum === 0 ? "" : String(sum).replace(".", ",");
	// As if typed: it is kept, and added up.
	field.dispatchEvent(new Event("input", { bubbles: true }));
}

if (sum) {
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-adds]")) {
		button.hidden = false;
		button.onclick = () => add(button.dataset.adds ?? "", Number(button.value));
	}
	const showAll = () => {
		show(sum);
		// A price typed anew stands in its field: the one of the schedule over it would be a second one.
		for (const each of document.querySelectorAll<HTMLElement>("[data-each]")) {
			const field = fieldOf(each.dataset.each ?? "");
			each.hidden = field !== null && field.value !== field.defaultValue;
		}
	};
	// After what was typed before is put back.
	queueMicrotask(showAll);
	document.addEventListener("input", showAll);
}
