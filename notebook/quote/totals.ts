/* The sums of a written quote, in whole cents: no price is ever a fraction, and what each rate owes is rounded once. */

/** VAT in hundredths of a percent; nothing where none is due (CGI, 293 B). */
export const RATES = [2_000, 1_000, 550] as const;
export type Rate = (typeof RATES)[number];

/** What is done or supplied, as it is priced. */
export interface Line {
	what: string;
	/** In hundredths: 1.5 hours are 150. */
	quantity: number;
	unit: string;
	/** Of one unit, tax included. */
	cents: number;
	rate?: Rate;
}

export interface Totals {
	/** What each rate comes to, the highest first. One entry without rate where no VAT is due. */
	byRate: { rate?: Rate; net: number; vat: number; gross: number }[];
	net: number;
	vat: number;
	gross: number;
}

/** Half a cent goes up. Exact for whole numbers below 2^53. */
const divided = (amount: number, by: number): number => Math.floor((2 * amount + by) / (2 * by));

/** What a line comes to, in cents, tax included. */
export const lineCents = ({ quantity, cents }: Pick<Line, "quantity" | "cents">): number =>
	divided(quantity * cents, 100);

/** What a quote comes to, with the option where it was chosen. */
export const totalsWith = (
	{ lines, option, discountCents }: { lines: readonly Line[]; option?: Line; discountCents: number },
	withOption = false,
): Totals => totalsOf([...lines, ...(withOption && option ? [option] : [])], discountCents);

/** @param discountCents taken off all rates, each by its part; what rounding leaves goes to the highest rate */
export function totalsOf(lines: readonly Line[], discountCents = 0): Totals {
	const groups = [...Map.groupBy(lines, ({ rate }) => rate ?? 0)]
		.map(([rate, among]) => ({ rate, gross: among.reduce((sum, line) => sum + lineCents(line), 0) }))
		.toSorted((one, other) => other.rate - one.rate);
	const before = groups.reduce((sum, { gross }) => sum + gross, 0);
	const parts = groups.map(({ gross }) => (before === 0 ? 0 : divided(gross * discountCents, before)));
	const left = discountCents - parts.reduce((sum, part) => sum + part, 0);
	const byRate = groups.map(({ rate, gross }, index) => {
		const due = gross - (parts[index] ?? 0) - (index === 0 ? left : 0);
		const net = divided(due * 10_000, 10_000 + rate);
		return { ...(rate === 0 ? {} : { rate: rate as Rate }), net, vat: due - net, gross: due };
	});
	const sum = (of: "net" | "vat" | "gross") => byRate.reduce((total, one) => total + one[of], 0);
	return { byRate, net: sum("net"), vat: sum("vat"), gross: sum("gross") };
}
