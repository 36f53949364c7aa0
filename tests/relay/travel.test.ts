import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { placesText } from "#tests/support/places.ts";
import { navigate } from "#tests/support/post-quote.ts";
import { startTestRelay, type TestRelay } from "#tests/support/relay.ts";

const ALL_TOWNS = "/zone-intervention#toutes-les-villes";

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
	expect([response.status, response.headers.get("cache-control")]).toEqual([303, "no-store"]);
	return response.headers.get("location");
}
const asked = (typed: string) => landing(encodeURIComponent(typed));

test.each([
	["morestel", "morestel"],
	["ST MORESTEL", undefined],
	["Vienne", "vienne-nord"],
	["vienne nord", "vienne-nord"],
	["Lisle d'Abeau", "lisle-abeau"],
	["les abrets", "les-abrets-en-dauphine"],
	["38510", "morestel"],
	["38510 Morestel cedex", "morestel"],
	["38300", undefined],
	["Le Pont-de-Beauvoisin", "le-pont-de-beauvoisin"],
	["Montagnieu", undefined],
	["Lyon", undefined],
	["Marseille", undefined],
] as const)("sans script, « %s » mène à %s", async (typed, slug) => {
	expect(await asked(typed)).toBe(slug ? `/serrurier-${slug}` : ALL_TOWNS);
});

describe("ce qui n’est pas un lieu mène à la liste, jamais à une erreur", () => {
	test.each([
		["rien", ""],
		["du SQL", encodeURIComponent("'; DROP TABLE villes; --")],
		["dix mille signes", "x".repeat(10_000)],
		["dix mille signes qui commencent bien", `morestel${"+".repeat(10_000)}x`],
		["des signes de commande", "%00%07%1b%E2%80%AE"],
		["des octets qui ne sont pas de l’UTF-8", "%E0%A4%A%FF%FE"],
		["un autre site", "//ailleurs.exemple"],
		["un autre dossier", "..%2f..%2fcontact"],
		["une autre en-tête", "x%0d%0aset-cookie:%20a=b"],
		["des émojis", encodeURIComponent("🔑🚪")],
	])("%s", async (_, query) => {
		expect(await landing(query)).toBe(ALL_TOWNS);
	});

	test("aucune question, ou plusieurs", async () => {
		expect((await navigate(`${relay.url}/trajet`)).headers.get("location")).toBe(ALL_TOWNS);
		expect(await landing("voiron&lieu=morestel")).toBe("/serrurier-voiron");
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
