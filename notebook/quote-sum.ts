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

/** « Majoration, de 20 h à 7 h : + 50 % ». */
const RISE = /^Majoration.*\+\s*(\d{1,3})\s*%/;

/** What a rise comes to on the other lines but the travel: it stands in its field, to be changed at will. */
function fillRise(rows: number): void {
	const lines = Array.from({ length: rows }, (_, row) => {
		const [what, price] = [fieldOf(rowField(row, "what"))?.value ?? "", fieldOf(rowField(row, "price"))];
		const quantity = hundredths(rowField(row, "quantity")) ?? 0;
		return {
			percent: Number(RISE.exec(what)?.[1] ?? 0),
			what,
			price,
			quantity,
			cents: hundredths(rowField(row, "price")),
		};
	});
	const [rise] = lines.filter(({ percent, price, quantity }) => percent > 0 && quantity > 0 && price?.value === "");
	const raised = lines.filter(({ percent, what }) => percent === 0 && !/^Déplacement/.test(what));
	const cents = raised.reduce((sum, line) => sum + ((line.cents ?? 0) * line.quantity) / 100, 0);
	if (!rise?.price || cents === 0) return;
	rise.price.value = (Math.round((cents * rise.percent) / 100) / 100).toFixed(2).replace(".", ",");
	rise.price.dispatchEvent(new Event("input", { bubbles: true }));
}

function show(shown: HTMLElement): void {
	fillRise(Number(shown.dataset.rows));
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
	// After what was typed before is put back.
	queueMicrotask(() => show(sum));
	document.addEventListener("input", () => show(sum));
}
