import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WhereAreYou } from "#app/features/travel-time/place-form.tsx";
import { words } from "#content/travel-time-words.ts";

const MOST_BYTES = 500;
const html = renderToStaticMarkup(createElement(WhereAreYou));

test("la question d’une ligne pèse moins de 500 octets une fois compressée", () => {
	expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MOST_BYTES);
});

test("sans script, c’est un formulaire ordinaire, qui ne prétend pas à plus", () => {
	expect(html).toMatch(/<form [^>]*action="\/trajet">/);
	expect(html).toContain(`>${words.label}</label>`);
	expect(html).not.toMatch(/role=|aria-expanded|style=|geolocation/);
});
