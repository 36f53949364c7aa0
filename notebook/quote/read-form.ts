import { readTyped } from "#atelier/typed.ts";
import { cut } from "#content/cut.ts";
import { DAY_MS, parisDay } from "#relay/clock.ts";
import { quoteFields, rowField } from "./field-names.ts";
import { firmNow, hasVat } from "./firm.ts";
import type { Quote } from "./quote.ts";
import { risenBy, riseOf } from "./rise.ts";
import { type Line, lineCents, RATES, type Rate, totalsOf } from "./totals.ts";

/** Rows of the form: those of the schedule, then empty ones. */
export const ROWS_AT_MOST = 20;
/** Under the schedule's own. */
export const EMPTY_ROWS = 3;
const VALID_DAYS = 30;
/** Nothing is paid within seven days of a contract signed at home (Code de la consommation, L221-10). */
const DEPOSIT_AFTER_MS = 7 * DAY_MS;
/** Days. */
export const VALID_AT_MOST = 365;
/** Ten million euros: what is dearer was typed wrong. */
const CENTS_AT_MOST = 1_000_000_000;
const TEXT_AT_MOST = { name: 120, address: 200, what: 160, nature: 600, unit: 20, note: 600, waste: 400 } as const;

export type QuoteDraft = Omit<Quote, "number" | "version">;

/** What was typed as a quote, or what is wrong by its field's name. */
export function readQuote(
	form: URLSearchParams,
	nowMs: number,
): { draft: QuoteDraft } | { errors: ReadonlyMap<string, string> } {
	const errors = new Map<string, string>();
	const words = (name: string, most: number): string => {
		const typed = (form.get(name) ?? "").trim();
		if (typed === "") return "";
		const read = readTyped("long", typed, most);
		if ("error" in read) errors.set(name, read.error);
		return "value" in read ? String(read.value) : "";
	};
	const cents = (name: string): number | undefined => {
		const typed = (form.get(name) ?? "").trim();
		if (typed === "") return undefined;
		const read = readTyped("euros", cut(typed, 40, { more: "" }));
		if ("error" in read) errors.set(name, read.error);
		return "value" in read ? Math.round(Number(read.value) * 100) : undefined;
	};
	const line = (row: number | "option"): Line | undefined => {
		const what = words(rowField(row, "what"), TEXT_AT_MOST.what);
		const quantity = quantityIn(form.get(rowField(row, "quantity")) ?? "");
		const price = rowField(row, "price");
		// A line of the schedule that is not wanted has no quantity; one of those that follow has one already, and nothing else.
		if (quantity === 0 || (what === "" && (form.get(price) ?? "").trim() === "")) return undefined;
		if (what === "") errors.set(rowField(row, "what"), "Dites ce que c’est.");
		if (quantity === undefined)
			errors.set(rowField(row, "quantity"), "Une quantité s’écrit en chiffres, comme 1 ou 1,5.");
		else if (riseOf(what) > 0 && quantity > 100)
			errors.set(rowField(row, "quantity"), "Une majoration compte une fois\u202f: elle porte sur tout le reste.");
		const each = cents(price);
		if (each === undefined && riseOf(what) === 0 && !errors.has(price))
			errors.set(
				price,
				`Il manque le prix${what === "" ? "" : ` de «\u202f${cut(what, 60)}\u202f»`}, en euros TTC. Gratuit s’écrit 0.`,
			);
		const rate = Number(form.get(rowField(row, "rate"))) as Rate;
		return {
			...{ what, quantity: quantity ?? 0, unit: words(rowField(row, "unit"), TEXT_AT_MOST.unit), cents: each ?? 0 },
			...(hasVat() ? { rate: RATES.includes(rate) ? rate : RATES[0] } : {}),
		};
	};
	const isBlank = (row: number) => (form.get(rowField(row, "price")) ?? "").trim() === "";
	const read = Array.from({ length: ROWS_AT_MOST }, (_, row) => ({ line: line(row), isBlank: isBlank(row) }));
	const asTyped = read.flatMap((row) => row.line ?? []);
	const lines = read.flatMap((row) =>
		row.line && row.isBlank ? { ...row.line, cents: risenBy(row.line.what, asTyped) } : (row.line ?? []),
	);
	const option = line("option");
	const name = words(quoteFields.name, TEXT_AT_MOST.name);
	const address = words(quoteFields.address, TEXT_AT_MOST.address);
	// Left empty, the first work that is counted says it.
	const work = lines.find(({ cents }) => cents > 0)?.what ?? "";
	const nature = words(quoteFields.nature, TEXT_AT_MOST.nature) || work;
	if (name === "") errors.set(quoteFields.name, "Le devis nomme le client.");
	if (address === "") errors.set(quoteFields.address, "Le devis dit où habite le client.");
	if (nature === "") errors.set(quoteFields.nature, "Le devis dit ce qui est à faire.");
	const first = rowField(0, "quantity");
	// A travel that is free is no work.
	if (lines.every(({ cents }) => cents === 0) && errors.size === 0)
		errors.set(first, "Aucun travail n’est compté\u202f: écrivez sa quantité.");
	const discountCents = cents(quoteFields.discount) ?? 0;
	const depositCents = cents(quoteFields.deposit) ?? 0;
	const before = totalsOf(lines).gross;
	const gross = before - discountCents;
	if (discountCents > before) errors.set(quoteFields.discount, "La remise dépasse le total.");
	else if (depositCents > gross) errors.set(quoteFields.deposit, "L’acompte dépasse le total.");
	const dear = [...lines, ...(option ? [option] : [])].find((one) => lineCents(one) > CENTS_AT_MOST);
	if (dear) errors.set(first, "Une ligne dépasse dix millions d’euros\u202f: relisez les prix.");
	const isUrgent = form.get(quoteFields.urgent) === "oui";
	if (isUrgent && depositCents > 0)
		errors.set(quoteFields.deposit, "Rien ne se demande avant une réparation urgente\u202f: le prix se paie ensuite.");
	const typedDay = (form.get(quoteFields.day) ?? "").trim();
	const day = typedDay === "" ? undefined : readTyped("day", cut(typedDay, 40, { more: "" }));
	if (day && "error" in day) errors.set(quoteFields.day, day.error);
	const isFirm = form.get(quoteFields.firm) === "oui";
	const workDay = day && "value" in day ? String(day.value) : undefined;
	if (depositCents > 0 && !isFirm && workDay !== undefined && workDay < parisDay(nowMs + DEPOSIT_AFTER_MS))
		errors.set(
			quoteFields.deposit,
			"Un acompte se demande sept jours au moins après la signature, et le travail est prévu avant\u202f: ôtez l’un, ou changez l’autre.",
		);
	const valid = (form.get(quoteFields.valid) ?? "").trim();
	const days = valid === "" ? VALID_DAYS : (quantityIn(valid) ?? 0) / 100;
	if (!Number.isInteger(days) || days < 1 || days > VALID_AT_MOST)
		errors.set(quoteFields.valid, `Un nombre de jours, de 1 à ${VALID_AT_MOST}.`);
	const waste = words(quoteFields.waste, TEXT_AT_MOST.waste);
	const draft: QuoteDraft = {
		...{ madeAtMs: nowMs, validUntilMs: nowMs + days * DAY_MS, firm: firmNow() },
		customer: { name, address, isFirm },
		...{ place: words(quoteFields.place, TEXT_AT_MOST.address), nature, isUrgent, lines, discountCents, depositCents },
		...(option ? { option } : {}),
		...(workDay === undefined ? {} : { workDay }),
		...(waste === "" ? {} : { waste }),
		note: words(quoteFields.note, TEXT_AT_MOST.note),
	};
	return errors.size > 0 ? { errors } : { draft };
}

/** « 1,5 » in hundredths; 0 where nothing is written. */
function quantityIn(typed: string): number | undefined {
	const figures = typed.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
	if (figures === "") return 0;
	return /^\d{1,4}(\.\d{1,2})?$/.test(figures) ? Math.round(Number(figures) * 100) : undefined;
}
