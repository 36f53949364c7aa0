import { load } from "cheerio";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { spokenSentence, Triage } from "#app/features/triage/triage.tsx";
import { TownHero } from "#app/sections/town-hero.tsx";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { triage } from "#content/triage.ts";

/* The owner has declared a number that receives text messages; the published sample has none (laws/phone-files). */
beforeAll(() => void vi.spyOn(business, "smsNumber", "get").mockReturnValue("+33639980038"));
afterAll(() => void vi.restoreAllMocks());

function smsIn(element: ReactElement) {
	const $ = load(renderToStaticMarkup(createElement(MemoryRouter, null, element)));
	const link = $("a[href^='sms:+33']");
	const [number, body = ""] = (link.attr("href") ?? "").split("?&body=");
	return { count: link.length, label: link.text(), number, body: decodeURIComponent(body) };
}

test("devant la porte, le SMS est prêt, avec la commune si elle est connue", () => {
	const place = { where: "à Morestel", arrival: "20 à 30 min" };
	expect(smsIn(createElement(Triage, { place }))).toEqual({
		count: 1,
		label: triage.sms,
		number: "sms:+33639980038",
		body: `Bonjour, je suis à Morestel. ${triage.spoken.end}`,
	});
});

test("au moment d’écrire, il dit ce qui a été répondu, dans l’ordre des questions", () => {
	const { slammed, armoured, danger, end } = triage.spoken;
	expect(spokenSentence(["danger", "slammed", "armoured"], "au Grand-Lemps")).toBe(
		`Bonjour, je suis au Grand-Lemps. ${slammed} ${armoured} ${danger} ${end}`,
	);
	expect(spokenSentence([])).toBe(`Bonjour, je suis ${triage.spoken.somewhere}. ${end}`);
});

test("sur la page d’une ville, le SMS dit la ville", () => {
	const town = {
		slug: "le-grand-lemps",
		name: "Le Grand-Lemps",
		commune: "Le Grand-Lemps",
		population: 3000,
		distanceKm: 27,
		measuredKm: 27,
		minutes: 26,
	};
	const words = {
		hero: { title: "Serrurier", lead: "Je viens." },
		direction: "au sud",
		estimate: "",
		beyondRadius: "",
	};
	const map = { view: "0 0 50 50", scale: 1, x: 0, y: 0, labels: [] };
	expect(smsIn(createElement(TownHero, { town, words, map }))).toEqual({
		count: 1,
		label: chrome.sms.label,
		number: "sms:+33639980038",
		body: expect.stringMatching(/^Bonjour, je suis au Grand-Lemps\. La porte\s:\s$/),
	});
});
