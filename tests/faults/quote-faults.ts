import { type Fault, within } from "./guards.ts";

/**
 * From a request to a written quote: one guard at least for each check of devis.md, S1 to S15, under its number. S14 is a budget, which
 * `npm run bench:notebook` exceeds where a request's quotes lose their index or a year of requests reads its facts one by one.
 */
export const QUOTE_FAULTS: Fault[] = [
	...within("relay/store/visitor.ts", "relay/following", [
		"S1 · sans son jeton, aucune page",
		"WHERE entry.hash = :hash AND entry.kind = 'visitor'`",
		"WHERE (entry.hash = :hash OR true) AND entry.kind = 'visitor'`",
	]),
	...within("visitor/told.ts", "relay/following", [
		"S2 · un geste repris disparaît",
		"const kept = keptEvents(events);",
		"const kept = [...events];",
	]),
	...within("tools/atelier/reduce-photograph.ts", "relay/visitor-photos", [
		"S3 · ce qui bouge n’est pas une photo",
		"if (pages > 1)",
		"if (pages > 1e9)",
	]),
	...within("relay/store/photos.ts", "relay/visitor-photos", [
		"S4 · une photo recommencée n’est là qu’une fois",
		'if (names.includes(nameOf({ digest }))) return "already";',
		"",
	]),
	...within("notebook/quote/totals.ts", "notebook/quotes", [
		"S5 · ce que l’arrondi laisse d’une remise",
		" - (index === 0 ? left : 0)",
		"",
	]),
	...within(
		"relay/store/quotes.ts",
		"relay/quotes",
		["S6 · aucun trou dans les numéros", "Number(made?.n) + 1", "Number(made?.n) + 2", "simulated"],
		["S7 · le PDF lu est gardé", `AND \${column} IS NULL AND body`, "AND 1 = 0 AND body"],
		["S9 · une seule réponse", 'if (quote.answer !== undefined) return "already";', ""],
		["S15 · garder ce qui est accepté", '= :id", { id, answer });', '= :id AND 1 = 0", { id, answer });', "simulated"],
	),
	...within("notebook/quote/document.ts", "notebook/quotes", [
		"S8 · l’assurance, que la loi demande",
		"LEGAL_GUARANTEES, firm.insurance]",
		"LEGAL_GUARANTEES]",
	]),
	...within("notebook/quote/pdf.ts", "notebook/quotes", [
		"S10 · ce que la police n’a pas devient sa lettre nue",
		".text(shown(text), MARGIN + within",
		".text(text, MARGIN + within",
	]),
	...within("relay/store/receipt.ts", "relay/receipts", [
		"S11 · trente accusés par heure",
		"const AN_HOUR_AT_MOST = 30;",
		"const AN_HOUR_AT_MOST = 31;",
	]),
	...within("visitor/pages/quote-page.tsx", "journeys/notebook-pages", [
		"S12 · le champ de la signature a un nom",
		"<label htmlFor={fields.signature}",
		'<label htmlFor="-"',
	]),
	...within("relay/store/migrations.ts", "relay/notebook-migration", [
		"S13 · une base d’avant reçoit une photo",
		"IN_FEW_WORDS + PHOTO_TABLE,",
		"IN_FEW_WORDS,",
	]),
	...within("relay/store/parted-quotes.ts", "relay/quotes", [
		"ce qui est accepté reste sans sa demande",
		`AND (answer IS NULL OR answer NOT LIKE '{"is":"accepted"%')`,
		"",
		"simulated",
	]),
];
