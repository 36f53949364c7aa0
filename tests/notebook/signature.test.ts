import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { makePdf } from "#notebook/quote/pdf.ts";
import type { QuoteAnswer } from "#notebook/quote/quote.ts";
import { traceIn } from "#notebook/quote/trace.ts";
import { sampleQuote } from "#tests/support/quotes.ts";

/* A signature that a finger drew: kept as it was drawn, or not at all (devis.md, 4; S10). */

const DRAWN = "M10 20L30 40L50 10M60 20L61 21";

test.each([
	[DRAWN, DRAWN],
	["", undefined],
	["M10 20", undefined],
	["M10 20L30", undefined],
	["M10 20L30 40 url(#x)", undefined],
	['M1 2L3 4"/><script>', undefined],
	["M1 2L1000 4", undefined],
	[`M1 2${"L3 4".repeat(3_000)}`, undefined],
])("%.40s", (typed, kept) => expect(traceIn(typed)).toBe(kept));

test("dessinée sur le PDF, nommée pour qui l’écoute ; les mêmes octets deux fois", async () => {
	const answer: QuoteAnswer = {
		...{ is: "accepted", name: "Anne Lefèvre", atMs: Date.UTC(2026, 10, 26), withOption: false, startsEarly: false },
		...{ word: "", digest: "a".repeat(64) },
	};
	const bare = await makePdf(sampleQuote, answer);
	const pdf = await makePdf(sampleQuote, { ...answer, trace: DRAWN });
	expect(pdf.equals(bare)).toBe(false);
	expect((await makePdf(sampleQuote, { ...answer, trace: DRAWN })).equals(pdf)).toBe(true);
	expect(pdf.toString("latin1")).toMatch(/\/Figure/);
	if (spawnSync("pdfinfo", ["-v"]).error) return;
	const pages = (bytes: Buffer) => spawnSync("pdfinfo", ["-"], { input: bytes, encoding: "utf8" }).stdout;
	expect(/Pages:\s+(\d+)/.exec(pages(pdf))?.[1]).toBe(/Pages:\s+(\d+)/.exec(pages(bare))?.[1]);
});
