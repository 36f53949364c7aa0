import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import { beforeEach, describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { createMadePages } from "#relay/site/made-pages.ts";
import { ALL_TOWNS } from "#shared/places/arrival.ts";
import { placesText } from "#tests/support/places.ts";
import { navigate } from "#tests/support/post-quote.ts";
import { startTestRelay, type TestRelay } from "#tests/support/relay.ts";

let relay: TestRelay;
beforeEach(async () => {
	relay = await startTestRelay();
	await putPlaces(placesText);
	for (const slug of ["morestel", "voiron", "vienne-nord", "les-abrets-en-dauphine", "le-pont-de-beauvoisin"])
		await writeFile(join(relay.siteDir, `serrurier-${slug}.html`), `<!doctype html><title>${slug}</title>`);
});

async function putPlaces(text: string, atSeconds = 1_000) {
	const file = join(relay.siteDir, "donnees/lieux.json");
	await mkdir(join(file, ".."), { recursive: true });
	await writeFile(file, text);
	await utimes(file, atSeconds, atSeconds);
}
/** @param query as it stands in the address, already encoded */
async function landing(query: string) {
	const response = await navigate(`${relay.url}/trajet?lieu=${query}`);
	expect(response.headers.get("cache-control")).toBe("no-store");
	return response;
}
/** Where the answer leads, or what it says under the question. */
async function asked(typed: string) {
	const response = await landing(encodeURIComponent(typed));
	if (response.status === 303) return response.headers.get("location");
	return answerIn(await response.text()).said;
}
function answerIn(page: string) {
	const $ = load(page);
	return {
		$,
		said: $("#trajet-reponse")
			.text()
			.replace(/[\u00a0\u202f]/g, " "),
		links: $("#trajet-reponse a[href^='/trajet']")
			.toArray()
			.map((link) => $(link).attr("href")),
	};
}

test.each([
	["morestel", "morestel"],
	["Vienne", "vienne-nord"],
	["les abrets", "les-abrets-en-dauphine"],
	["38510 Morestel cedex", "morestel"],
	["Le Pont-de-Beauvoisin", "le-pont-de-beauvoisin"],
] as const)("sans script, « %s » mène à la page de %s", async (typed, slug) => {
	expect(await asked(typed)).toBe(`/serrurier-${slug}`);
});

describe("sans script, ce qui n’a pas sa page a sa réponse, comme avec", () => {
	test.each([
		["38300", /38300 : \d+ communes\. Laquelle est la vôtre/],
		["Montagnieu", /Plusieurs communes s’appellent « Montagnieu »/],
		["Corbelin", /Corbelin23 min environ.*dans ma zone de 50 km.*Appelez, je vous dis l’heure/],
		["Burgoin", /Vous cherchiez peut-être.*Bourgoin-Jallieu 10 min environ/],
		["crémieux", /Vous cherchiez peut-être.*Crémieu 20 min environ/],
		["Marseille", /« Marseille » n’est pas dans ma liste/],
		["7", /Je n’y lis ni nom de commune ni code postal/],
		["", /Écrivez le nom de votre commune/],
		["x".repeat(10_000), /C’est trop long pour un nom de commune/],
	])("« %.20s »", async (typed, sentence) => {
		const said = await asked(typed);
		expect(said).toMatch(sentence);
		expect(said, "et toujours le numéro").toContain(business.phoneNational.replace(/[\u00a0\u202f]/g, " "));
	});

	test("une réponse à choisir mène, par chacun de ses liens, à une seule commune", async () => {
		const { links } = answerIn(await (await landing("Montagnieu")).text());
		expect(links.map((link) => decodeURIComponent(link ?? ""))).toEqual([
			"/trajet?lieu=Montagnieu (38)",
			"/trajet?lieu=Montagnieu (01)",
		]);
		const response = await navigate(`${relay.url}${links[1]}`);
		expect(answerIn(await response.text()).said).toMatch(/^Montagnieu.*hors de l’Isère/);
	});

	test("la page garde ce qui a été tapé, sans script, le regard sur la réponse, et sous la politique de la page", async () => {
		const response = await landing("Corbelin");
		const { $ } = answerIn(await response.text());
		expect($("#trajet-lieu").val()).toBe("Corbelin");
		expect($("script")).toHaveLength(0);
		expect($("[autofocus]").text()).toBe("Corbelin");
		expect($("title").text()).toMatch(/^Corbelin \| /);
		expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
	});
});

describe("ce qui n’est pas un lieu a une réponse, jamais une erreur, et n’est jamais du code", () => {
	test.each([
		["du SQL", encodeURIComponent("'; DROP TABLE villes; --")],
		["du HTML", encodeURIComponent("<img src=x onerror=alert(1)>")],
		["dix mille signes qui commencent bien", `morestel${"+".repeat(10_000)}x`],
		["des signes de commande", "%00%07%1b%E2%80%AE"],
		["des octets qui ne sont pas de l’UTF-8", "%E0%A4%A%FF%FE"],
		["un autre site", "//ailleurs.exemple"],
		["un autre dossier", "..%2f..%2fcontact"],
		["une autre en-tête", "x%0d%0aset-cookie:%20a=b"],
		["des émojis", encodeURIComponent("🔑🚪")],
	])("%s", async (_, query) => {
		const response = await landing(query);
		expect([response.status, response.headers.get("set-cookie")]).toEqual([200, null]);
		const { $, said } = answerIn(await response.text());
		expect($("#trajet-reponse :is(img, script)")).toHaveLength(0);
		expect(said).toMatch(/appelez/i);
	});

	test("aucune question, ou plusieurs", async () => {
		expect(answerIn(await (await navigate(`${relay.url}/trajet`)).text()).said).toContain("Écrivez le nom");
		expect((await landing("voiron&lieu=morestel")).headers.get("location")).toBe("/serrurier-voiron");
	});

	test("si rien ne sait écrire la page de la zone, la liste des villes", async () => {
		relay = await startTestRelay({ makePage: createMadePages(() => "ailleurs/client") });
		await putPlaces(placesText);
		expect(await asked("Corbelin")).toBe(ALL_TOWNS);
	});
});

test("sans le fichier des communes, ou avec un fichier abîmé, un nom de ville mène encore à sa page", async () => {
	await putPlaces("{", 2_000);
	expect(await asked("Morestel")).toBe("/serrurier-morestel");
	expect(await asked("38510")).toBe(ALL_TOWNS);
	await rm(join(relay.siteDir, "donnees"), { recursive: true });
	expect(await asked("Morestel")).toBe("/serrurier-morestel");
	expect(await asked("38510")).toBe(ALL_TOWNS);
});

test("une nouvelle construction du site est lue sans redémarrer", async () => {
	expect(await asked("38510")).toBe("/serrurier-morestel");
	await putPlaces(placesText.replaceAll("38510", "38519"), 2_000);
	expect(await asked("38519")).toBe("/serrurier-morestel");
});
