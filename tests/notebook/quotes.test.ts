import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentOf } from "#notebook/quote/document.ts";
import { quoteFields as fields, rowField } from "#notebook/quote/field-names.ts";
import { makePdf } from "#notebook/quote/pdf.ts";
import { mayWithdraw, type Quote, type QuoteAnswer } from "#notebook/quote/quote.ts";
import { readQuote } from "#notebook/quote/read-form.ts";
import { riseThen } from "#notebook/quote/rise-then.ts";
import { RATES, totalsOf } from "#notebook/quote/totals.ts";
import { sampleQuote } from "#tests/support/quotes.ts";

/* Written quotes: their sums, what the law wants in them, and their PDF (devis.md, 4). S5, S8, S10. */

const line = fc.record({
	what: fc.constant("x"),
	unit: fc.constant(""),
	quantity: fc.integer({ min: 1, max: 99_999 }),
	cents: fc.integer({ min: 0, max: 500_000 }),
	rate: fc.constantFrom(...RATES),
});

/** Half up, with numbers that have no end. */
const rounded = (amount: bigint, by: bigint) => (2n * amount + by) / (2n * by);

test("S5 · les totaux sont ceux d’un second calcul, ligne par ligne, taux par taux, au centime", () => {
	fc.assert(
		fc.property(fc.array(line, { minLength: 1, maxLength: 16 }), fc.nat(100), (lines, discountPercent) => {
			const each = lines.map(({ quantity, cents }) => rounded(BigInt(quantity) * BigInt(cents), 100n));
			const before = each.reduce((sum, cents) => sum + cents, 0n);
			const discount = (before * BigInt(discountPercent)) / 100n;
			const totals = totalsOf(lines, Number(discount));
			expect(BigInt(totals.gross)).toBe(before - discount);
			expect(totals.net + totals.vat).toBe(totals.gross);
			expect(totals.byRate.reduce((sum, { gross }) => sum + gross, 0)).toBe(totals.gross);
			for (const { rate = 0, net, vat, gross } of totals.byRate) {
				expect(net + vat).toBe(gross);
				expect(BigInt(net)).toBe(rounded(BigInt(gross) * 10_000n, 10_000n + BigInt(rate)));
				// A rate pays its part of a discount, to the cent but for what rounding leaves.
				const own = lines.flatMap((one, index) => (one.rate === rate ? (each[index] ?? 0n) : []));
				const share = own.reduce((sum, cents) => sum + cents, 0n);
				const due = before === 0n ? 0n : share - rounded(share * discount, before);
				expect(Math.abs(Number(due) - gross)).toBeLessThanOrEqual(RATES.length);
			}
		}),
		{ seed: 46, numRuns: 200 },
	);
});

test("sans TVA, une seule somme ; une quantité s’écrit comme on l’écrit, une ligne sans quantité n’y est pas", () => {
	expect(totalsOf([{ what: "x", unit: "", quantity: 150, cents: 333 }])).toEqual({
		...{ net: 500, vat: 0, gross: 500 },
		byRate: [{ net: 500, vat: 0, gross: 500 }],
	});
	const read = readQuote(
		form({ [rowField(1, "what")]: "Autre", [rowField(1, "price")]: "12", [rowField(1, "quantity")]: "" }),
		0,
	);
	if ("errors" in read) throw new Error(JSON.stringify([...read.errors]));
	expect(read.draft.lines).toEqual([expect.objectContaining({ what: "Ouverture", quantity: 150, cents: 8_950 })]);
});

const form = (typed: Record<string, string> = {}) =>
	new URLSearchParams({
		...{ [fields.name]: "Mme Lefèvre", [fields.address]: "Voiron", [fields.nature]: "Ouvrir" },
		...{ [rowField(0, "what")]: "Ouverture", [rowField(0, "quantity")]: "1,5", [rowField(0, "price")]: "89,50 €" },
		...typed,
	});

test.each([
	[{ [fields.name]: " " }, fields.name],
	[{ [fields.address]: "" }, fields.address],
	// Within seven days of the signature nothing may be paid; these days are in 1970.
	[{ [fields.deposit]: "20", [fields.day]: "1970-01-05" }, fields.deposit],
	[{ [rowField(0, "quantity")]: "une" }, rowField(0, "quantity")],
	[{ [rowField(0, "quantity")]: "" }, rowField(0, "quantity")],
	[{ [rowField(0, "price")]: "0" }, rowField(0, "quantity")],
	[{ [rowField(0, "price")]: "" }, rowField(0, "price")],
	[{ [rowField(0, "price")]: "cher" }, rowField(0, "price")],
	[{ [rowField(0, "price")]: "9".repeat(400) }, rowField(0, "price")],
	[{ [fields.discount]: "500" }, fields.discount],
	[{ [fields.deposit]: "500" }, fields.deposit],
	[{ [fields.deposit]: "10", [fields.urgent]: "oui" }, fields.deposit],
	[{ [fields.day]: "31/02/2026" }, fields.day],
	[{ [fields.valid]: "0,5" }, fields.valid],
	[{ [fields.note]: "x".repeat(5_000) }, fields.note],
] as const)("%o : dit à côté de son champ", (typed, at) => {
	const read = readQuote(form(typed as Record<string, string>), 0);
	expect("errors" in read ? [...read.errors.keys()] : []).toEqual([at]);
});

test("« ce qui est à faire » laissé vide, la première ligne comptée le dit", () => {
	const read = readQuote(form({ [fields.nature]: " " }), 0);
	expect("draft" in read && read.draft.nature).toBe("Ouverture");
	const none = readQuote(form({ [fields.nature]: "", [rowField(0, "quantity")]: "" }), 0);
	expect("errors" in none && [...none.errors.keys()]).toEqual([fields.nature]);
});

test("une majoration laissée sans prix suit les autres lignes, hors déplacement ; son prix tapé reste", () => {
	const night = {
		[rowField(1, "what")]: "Majoration, de 20 h à 7 h\u202f: + 45\u202f%",
		[rowField(1, "quantity")]: "1",
	};
	const more = { [rowField(2, "what")]: "Boîte", [rowField(2, "quantity")]: "2", [rowField(2, "price")]: "10" };
	const travel = { [rowField(3, "what")]: "Déplacement", [rowField(3, "quantity")]: "1", [rowField(3, "price")]: "35" };
	const centsOf = (typed: Record<string, string>) => {
		const read = readQuote(form(typed), 0);
		return "draft" in read ? read.draft.lines[1]?.cents : [...read.errors.keys()];
	};
	expect(centsOf(night)).toBe(6_041);
	expect(centsOf({ ...night, ...more, ...travel })).toBe(6_941);
	expect(centsOf({ ...night, ...more, [rowField(1, "price")]: "50" })).toBe(5_000);
	expect(centsOf({ ...night, [rowField(0, "quantity")]: "" })).toEqual([rowField(0, "quantity")]);
	// « + 45 % » three times is no price of the schedule.
	expect(centsOf({ ...night, [rowField(1, "quantity")]: "3" })).toEqual([rowField(1, "quantity")]);
});

test.each([
	["2026-11-25T21:00:00+01:00", "de 20 h à 7 h"],
	["2026-11-26T06:59:00+01:00", "de 20 h à 7 h"],
	["2026-11-26T07:00:00+01:00", undefined],
	["2026-11-26T12:15:00+01:00", "entre 12h et 13h30"],
	// A night that is a Sunday’s too: the day’s.
	["2026-11-29T21:00:00+01:00", "dimanches et jours fériés"],
	["2026-12-25T10:00:00+01:00", "dimanches et jours fériés"],
	["2026-11-28T19:00:00+01:00", undefined],
])("le %s, la majoration comptée est « %s »", (at, when) => {
	const rises = ["de 20 h à 7 h", "entre 12h et 13h30", "dimanches et jours fériés", "le samedi de 18 h à 20 h"];
	const lines = rises.map((one) => `Majoration, ${one}\u202f: + 40\u202f%`);
	expect(riseThen(lines, Date.parse(at))).toBe(lines.find((line) => when !== undefined && line.includes(when)));
});

const textOf = (quote: Quote, answer?: QuoteAnswer) =>
	documentOf(quote, answer)
		.map((block) => JSON.stringify(block))
		.join("\n");

/** arrêté of 24 January 2017, article 3; Code de la consommation, L221-5, R111-1, R111-2, L616-1. */
const ALWAYS = [
	/Devis n°.*2026-014/,
	/Fait le 25\/11\/2026/,
	/Valable jusqu’au 25\/12\/2026/,
	/devis est gratuit/,
	/Serrurerie Dupont/,
	/12 rue de la République/,
	/732 829 320/,
	/Registre national des entreprises/,
	/Mme Lefèvre.*3 rue des Tanneurs/s,
	/Lieu du travail/,
	/Remplacement du cylindre/,
	/Total hors taxes/,
	/Total à payer, TTC/,
	/60 € TTC de l’heure/,
	/Déplacement/,
	/27\/11\/2026|Date du travail|dès l’accord/,
	/se paie|le reste une fois le travail fait/,
	/Garanties commerciales/,
	/garantie légale de conformité/,
	/vices cachés/,
	/Assurance professionnelle/,
	/reçu avant l’exécution des travaux/,
];
const ratesOff = ({ lines, option, ...quote }: Quote): Quote => ({
	...quote,
	lines: lines.map(({ rate: _, ...line }) => line),
	firm: { ...quote.firm, withoutVat: "TVA non applicable, article 293 B du CGI" },
});

describe.each([
	{
		what: "un cylindre deux jours après, chez un particulier, avec TVA",
		quote: sampleQuote,
		says: [
			/TVA à 20.%/,
			/TVA à 10.%/,
			/quatorze jours/,
			/achevés depuis plus de deux ans/,
			/L221-18/,
			/L221-25/,
			/L221-10/,
			/Modèle de formulaire/,
			/médiateur|Médiateur/i,
			/amende civile d’un montant maximal/,
		],
		never: [/L221-28/, /293 B/, /rénovation énergétique/],
	},
	{
		what: "une ouverture urgente la nuit, sans TVA",
		quote: { ...ratesOff(sampleQuote), isUrgent: true, discountCents: 0 },
		says: [/293 B/, /L221-28, 8°/, /Rien n’est demandé avant/, /médiateur/i],
		never: [/TVA à/, /plus de deux ans/, /Modèle de formulaire/, /Acompte/],
	},
	{
		what: "une porte blindée, acompte après sept jours",
		quote: { ...sampleQuote, depositCents: 20_000, waste: "Une porte, 40 kg, portée à la déchèterie de Domarin." },
		says: [
			/Déchets du chantier.*40 kg/s,
			/Acompte de 200.€ à la commande, sept jours au moins après la signature/,
			/L221-10/,
			/quatorze jours/,
		],
		never: [/L221-28/],
	},
	{
		what: "chez un professionnel",
		quote: { ...sampleQuote, customer: { ...sampleQuote.customer, isFirm: true } },
		says: [/Client professionnel/, /TVA à/],
		never: [/rétractation/, /L221-10/, /médiateur/i, /amende civile/],
	},
])("S8 · $what", ({ quote, says, never }) => {
	test("les mots de la notice européenne sont sur la page d’un particulier, et d’aucun autre", () => {
		const words = documentOf(quote).some((block) => block.is === "part" && block.isOnScreen);
		expect(words).toBe(!quote.customer.isFirm);
	});
	test("dit tout ce que la loi demande, et rien qui ne soit pas", () => {
		const text = textOf(quote);
		for (const duty of [...ALWAYS, ...says]) expect(text).toMatch(duty);
		for (const lie of never) expect(text).not.toMatch(lie);
	});

	const poppler = spawnSync("pdftotext", ["-v"]).error === undefined;
	test.skipIf(!poppler)(
		"son PDF aussi, étiqueté, en français, et le même octet pour octet (poppler-utils)",
		async () => {
			const pdf = await makePdf(quote);
			expect((await makePdf(quote)).equals(pdf)).toBe(true);
			const read = spawnSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" }).stdout.replace(
				/\s+/g,
				" ",
			);
			for (const duty of [...ALWAYS, ...says].filter(({ flags }) => !flags.includes("s"))) expect(read).toMatch(duty);
			for (const lie of never) expect(read).not.toMatch(lie);
			const info = spawnSync("pdfinfo", ["-"], { input: pdf, encoding: "utf8" }).stdout;
			expect(info).toMatch(/Tagged:\s+yes/);
			expect(info).toMatch(/Page size:.*A4/);
		},
	);
});

test("S10 · ce qui est hostile se lit tel quel, ce que la police n’a pas devient sa lettre nue", async () => {
	const words = "<script>alert(1)</script> ) Tj (Łukasz Wałęsa \u202e\u0000 漢 🔑";
	const hostile = { ...sampleQuote, customer: { ...sampleQuote.customer, name: words }, note: words.repeat(10) };
	const pdf = await makePdf(hostile);
	expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
	if (spawnSync("pdftotext", ["-v"]).error) return;
	const read = spawnSync("pdftotext", ["-", "-"], { input: pdf, encoding: "utf8" }).stdout;
	expect(read).toContain("<script>alert(1)</script>");
	// In the customer's name, and ten times in the note.
	expect(read.match(/Lukasz\s+Walesa/g)).toHaveLength(11);
	expect(pdf.includes("/JavaScript")).toBe(false);
});

test("il se rend quatorze jours après la fin du travail, jamais une réparation urgente ni chez un professionnel", () => {
	const DAY = 86_400_000;
	const may = (more: Partial<Quote>, doneAtMs: number | undefined, nowMs: number) =>
		mayWithdraw({ ...sampleQuote, ...more }, "accepted", { doneAtMs, nowMs });
	expect([may({}, undefined, 90 * DAY), may({}, 0, 14 * DAY), may({}, 0, 15 * DAY)]).toEqual([true, true, false]);
	expect(may({ isUrgent: true }, undefined, 0)).toBe(false);
	expect(may({ customer: { ...sampleQuote.customer, isFirm: true } }, undefined, 0)).toBe(false);
});

test("accepté, il dit par qui, quand, avec quoi, et l’empreinte de ce qui a été lu", () => {
	const answer: QuoteAnswer = {
		...{ is: "accepted", name: "Anne Lefèvre", atMs: Date.UTC(2026, 10, 26, 9), withOption: true, startsEarly: true },
		...{ word: "", digest: "a".repeat(64) },
	};
	const text = textOf(sampleQuote, answer);
	expect(text).toMatch(/accepté le jeudi 26 novembre 2026.*par Anne Lefèvre.*avec l’option/);
	expect(text).toContain("a".repeat(64));
	expect(text).toContain("demande expressément que le travail commence");
});
