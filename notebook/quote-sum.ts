/*
 * What a quote comes to while it is written, above its button. Runs in the browser with the rest of the notebook's script
 * (keep-typed.ts); without it « Voir le devis » adds up.
 */

import { quoteFields as names, rowField } from "./quote/field-names.ts";
import { totalsOf } from "./quote/totals.ts";

const sum = document.querySelector<HTMLElement>("[data-rows]");
const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
/** In hundredths; nothing where it is no number. */
function hundredths(name: string): number | undefined {
	const figures = (fieldOf(name)?.value ?? "").replace(/[\s€]|euros?/gi, "").replace(",", ".");
	const value = Math.round(Number(figures) * 100);
	return Number.isNaN(value) ? undefined : value;
}

function show(shown: HTMLElement): void {
	const lines = Array.from({ length: Number(shown.dataset.rows) }, (_, row) => ({
		quantity: hundredths(rowField(row, "quantity")),
		cents: hundredths(rowField(row, "price")),
	})).filter(({ quantity }) => quantity !== 0);
	const discount = hundredths(names.discount);
	const isWhole = lines.every(({ quantity, cents }) => quantity !== undefined && cents !== undefined);
	shown.hidden = lines.length === 0 || !isWhole || discount === undefined;
	if (shown.hidden) return;
	const { gross } = totalsOf(
		lines.map(({ quantity = 0, cents = 0 }) => ({ what: "", unit: "", quantity, cents })),
		discount,
	);
	shown.textContent = `Total TTC\u202f: ${(gross / 100).toLocaleString("fr-FR", { style: "currency", currency: "EUR" })}`;
}

function addOne(name: string): void {
	const field = fieldOf(name);
	if (!field) return;
	field.value = String((hundredths(name) ?? 0) / 100 + 1).replace(".", ",");
	// As if typed: it is kept, and added up.
	field.dispatchEvent(new Event("input", { bubbles: true }));
}

if (sum) {
	for (const button of document.querySelectorAll<HTMLElement>("[data-adds]")) {
		button.hidden = false;
		button.onclick = () => addOne(button.dataset.adds ?? "");
	}
	// After what was typed before is put back.
	queueMicrotask(() => show(sum));
	document.addEventListener("input", () => show(sum));
}
