import { describe, expect, test } from "vitest";
import { phoneLink, phonePairs, phoneSaid, readPhone, samePhone } from "#relay/letter/phone.ts";
import { table } from "#tests/support/table.ts";

describe("un numéro, de quelque façon qu’on l’écrive", () => {
	test.each([
		"0612345678",
		"06\u201312\u201334\u201356\u201378",
		"06\u201112\u201134\u201156\u201178",
		"06,12,34,56,78",
		"06/12/34/56/78",
		"06 - 12 - 34 - 56 - 78",
		"06_12_34_56_78",
		"+33 06 12 34 56 78",
		"+33 (06) 12 34 56 78",
		"(+33) 6 12 34 56 78",
		"+33(0)6.12.34.56.78",
		"0033 (0)6 12 34 56 78",
		"00 33 06 12 34 56 78",
		"33612345678",
		"6 12 34 56 78",
		"tel:+33612345678",
		"Tél : 06 12 34 56 78",
		"📞 06 12 34 56 78 (après 18 h)",
		"06 12 34 56 78 poste 12",
		"Appt 12, 06 12 34 56 78",
		"O6 12 34 56 78",
		"06 12 34 56 78 / 04 74 28 00 00",
		"06 12 34 56 78, 04 74 28 00 00",
		"06 12 34 56 78 - 04 74 28 00 00",
		"06 12 34 56 78 ou +41 79 123 45 67",
		"0612345678 0474280000",
		"\u202d06 12 34 56 78\u202c",
		"\u200b06 12 34 56 78",
		"０６ １２ ３４ ５６ ７８",
		"٠٦ ١٢ ٣٤ ٥٦ ٧٨",
	])("%s", (typed) => {
		expect([phoneLink(typed), phonePairs(typed), samePhone(typed, "06 12 34 56 78")]).toEqual([
			"tel:+33612345678",
			"06 12 34 56 78",
			true,
		]);
	});
});

test.each(
	table(`
		+41 79 123 45 67 | +41 7 91 23 45 67
		0041 (0)79 123 45 67 | +41 7 91 23 45 67
		41791234567 | +41 7 91 23 45 67
		+39 06 1234 5678 | +39 06 12 34 56 78
		+32 (0)470 12 34 56 | +32 4 70 12 34 56
		+352 621 123 456 | +352 6 21 12 34 56
		+1 202 555 0123 | +1 20 25 55 01 23
	`),
)("de l’étranger : %s", (typed, pairs) => {
	expect([phoneLink(typed), phonePairs(typed)]).toEqual([`tel:${pairs.replaceAll(" ", "")}`, pairs]);
});

test.each([
	"06 39 98 00 4 (il manque un chiffre)",
	"+33 6 39 98 00 4 (il manque un chiffre)",
	"Tél 06 39 98 00 (il manque 2 chiffres)",
	"06 39 98 00 388 (un chiffre de trop)",
	"appelez mon mari",
	"12 34 aaaaaa",
])("ce qui ne se compose pas reste comme tapé : %s", (said) => {
	const [typed = ""] = said.split(" (");
	expect([phoneLink(typed), phonePairs(typed), phoneSaid(typed)]).toEqual([undefined, typed, said]);
});

test("la même personne : un de ses numéros suffit, et un numéro faux n’est celui de personne d’autre", () => {
	expect(samePhone("06 12 34 56 78 / 04 74 28 00 00", "+33 4 74 28 00 00")).toBe(true);
	expect(samePhone("06 12 34 56 78", "07 12 34 56 78")).toBe(false);
	expect(samePhone("06 39 98 00 4", "06-39-98-00-4")).toBe(true);
	expect(samePhone("06 39 98 00 4", "06 39 98 00 48")).toBe(false);
	expect(samePhone("mon mari", "Mon mari")).toBe(true);
	expect(readPhone(`06 12 34 56 78 ${"0".repeat(100_000)}`).numbers).toEqual([]);
});

test("plusieurs numéros : on compose le premier, on les dit tous", () => {
	const typed = "Bureau 04 74 28 00 00 ou 06 12 34 56 78";
	expect([phonePairs(typed), phoneSaid(typed)]).toEqual(["04 74 28 00 00", "04 74 28 00 00 / 06 12 34 56 78"]);
});
