import { expect, test } from "vitest";
import { isCurrent } from "#app/features/navigation/site-header.tsx";
import { pageHead } from "#app/seo/head.ts";
import { townFacts } from "#app/seo/town-facts.ts";
import { townSentences } from "#app/seo/town-values.ts";
import { navigation } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { buildSettings } from "#tools/build-settings.ts";

test("l’adresse canonique est celle du site, sans barre finale sauf à l’accueil", () => {
	const seo = { title: "Titre", description: "d".repeat(80), keywords: ["a", "b", "c"] };
	const canonical = (path: string) => pageHead(seo, path).canonical;
	expect(canonical("/")).toBe("https://www.serrurerie-du-bion.example/");
	expect(canonical("/contact")).toBe("https://www.serrurerie-du-bion.example/contact");
});

test("le titre de chaque ville tient en 60 signes et nomme la ville", () => {
	for (const town of towns) {
		const { title, description } = townSentences(townFacts(town)).seo;
		expect(title.length, title).toBeLessThanOrEqual(60);
		expect(title).toContain(town.name.replace(/^Les? /, ""));
		expect(description).toContain(town.name.replace(/^Les? /, ""));
	}
});

test.each([
	["/services", ["Services"]],
	["/services/porte-blindee", ["Services"]],
	["/services/", ["Services"]],
	["/servicesx", []],
	["/depannage-24h", ["Dépannage 24h/24"]],
	["/", ["Accueil"]],
	["/serrurier-voiron", []],
])("sur %s, l’entrée en cours est %s", (path, current) => {
	expect(navigation.filter((entry) => isCurrent(entry.path, path)).map((entry) => entry.label)).toEqual(current);
});

test("un réglage de construction faux se dit en français, avec son nom", () => {
	expect(buildSettings({})).toEqual({ siteUrl: "https://www.serrurerie-du-bion.example", quoteEndpoint: "/api/devis" });
	expect(() => buildSettings({ SITE_URL: "exemple.fr/" })).toThrow(/SITE_URL.*attendue/);
	expect(() => buildSettings({ QUOTE_ENDPOINT: "devis" })).toThrow(/QUOTE_ENDPOINT.*attendu/);
});
