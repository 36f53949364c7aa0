import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { said } from "#atelier/forms/said.ts";
import { law } from "#atelier/forms/single-answers.ts";
import { readGroup, sectionsOf } from "#atelier/groups.ts";
import { openOwnerFacts } from "#atelier/owner-facts.ts";
import { LEGAL_FACTS } from "#content/owner-legal.ts";
import { namesOf, reading, sample, sent } from "../support/atelier-form.ts";
import { tempFolder } from "../support/temp-folder.ts";

test("« J’ai tout ce que cette liste demande » répond pour les lignes du dessous, et pour elles seules ; ce qui est écrit reste", () => {
	const shown = (typed: Record<string, string>, group: "preuves" | "promesses" = "preuves") => {
		const { outcome, units } = sent(group, {
			...Object.fromEntries(
				namesOf(sent(group, {}).units)
					.filter((name) => /^evidence.*shownBy$/.test(name))
					.map((name) => [name, ""]),
			),
			...typed,
		});
		const given = Object.entries(outcome.files.get("evidence") as Record<string, { shownBy: string } | null>).filter(
			([, one]) => one,
		);
		const ticked = (name: string) =>
			units.filter(({ fields }) => fields.some(({ ofAll }) => ofAll === name)).map(({ path }) => path[0]);
		return { given: Object.fromEntries(given.map(([name, one]) => [name, one?.shownBy])), ticked };
	};
	expect(shown({}).given).toEqual({});
	const papers = shown({ "tout-montrer": "oui", "evidence.insured.shownBy": "Mon attestation de la MAAF" });
	expect(papers.ticked("tout-montrer").length).toBeGreaterThan(8);
	// Roads that take longer than the crow's flight are not sworn away.
	expect(papers.ticked("tout-montrer")).not.toContain("townTimes");
	expect(Object.keys(papers.given).sort()).toEqual([...papers.ticked("tout-montrer")].sort());
	expect(papers.given.insured).toBe("Mon attestation de la MAAF");
	// Guarantees and delays are another list, of another tick.
	const promises = shown({ "tout-tenir": "oui" }, "promesses");
	expect(promises.ticked("tout-tenir")).toEqual(expect.arrayContaining(["installation", "quoteDelay", "reply"]));
	expect(Object.keys(promises.given).sort()).toEqual([...promises.ticked("tout-tenir")].sort());
});

test("« Tout ôter » ôte chaque phrase qui peut l’être ; décoché, rien ne bouge", () => {
	const none = sent("dit", { unsaid: "" });
	expect(none.outcome.changed).toEqual([]);
	const { outcome } = sent("dit", { unsaid: "", "tout-oter": "oui" });
	expect(outcome.errors.size).toBe(0);
	expect(outcome.files.get("unsaid")).toEqual(reading.sayings.map(({ value }) => value));
});

test("un nombre qui se contredit se reprend d’un appui", () => {
	expect(reading.clashes.some(({ name }) => name === "townCount")).toBe(true);
	const form = new URLSearchParams([
		["figures.moreThanTowns", "65"],
		["figures.moreThanTowns", "35"],
	]);
	for (const level of [0, 1, 2]) form.append(`figures.a2pMinutes.${level}`, ["5", "10", "15"][level] ?? "");
	form.append("figures.emailReplyHours", "2");
	form.append("figures.grenobleKm", "57");
	form.append("figures.coveredPercent", String(reading.computed.coveredPercent));
	const then = { moreThanTowns: 65, a2pMinutes: [5, 10, 15], emailReplyHours: 2, grenobleKm: 57, coveredPercent: 53 };
	const { outcome, units } = sent("dit", form);
	expect(outcome.files.get("figures")).toMatchObject(then);
	expect(units.flatMap(({ fields }) => fields).filter(({ isBetter }) => isBetter)).toHaveLength(7);
});

test("un barème plus cher que la réparation annoncée donne, d’un appui, ce qu’elle coûte au moins", () => {
	const clash = { name: "scheduleRepair", isBlocking: true, what: "", wanted: "" };
	const dearer = { ...reading, clashes: [clash], computed: { ...reading.computed, repairFromEuros: 75 } };
	const better = said(dearer, [], {}).flatMap(({ units }) => units.flatMap(({ fields }) => fields));
	expect(better.filter(({ isBetter }) => isBetter)).toMatchObject([{ ready: "75" }]);
});

const LAW_LEFT_EMPTY = Object.fromEntries(LEGAL_FACTS.map((fact) => [`legal.${fact}`, ""]));

test.each([
	[
		"hostName",
		"OVH",
		{ hostName: "OVHcloud", hostAddress: "2 rue Kellermann, 59100 Roubaix", hostPhone: "09 72 10 10 07" },
	],
	["hostName", "infomaniak", { hostName: "Infomaniak", hostPhone: "+41 22 820 35 44" }],
	["hostName", "ovhcloud", { hostName: "OVHcloud", hostAddress: "2 rue Kellermann, 59100 Roubaix" }],
	[
		"insurerName",
		"axa",
		{ insurerName: "AXA France", insurerContact: "313 Terrasses de l’Arche, 92727 Nanterre Cedex" },
	],
	["insurerName", "MAAF Pro", { insurerName: "MAAF Pro", insurerContact: "Chaban, 79180 Chauray" }],
	["insurerName", "AXA France IARD", { insurerName: "AXA France IARD" }],
	["hostName", "Le serveur de Jean", { hostName: "Le serveur de Jean", hostAddress: null }],
	["hostName", "Io", { hostName: "Io", hostAddress: null }],
	[
		"mediatorName",
		"cm2c",
		{ mediatorName: "CM2C", mediatorContact: "49 rue de Ponthieu, 75008 Paris", mediatorSite: "https://www.cm2c.net" },
	],
])("d’un nom connu (%s : « %s »), écrit comme il s’écrit, ce qui reste vide se remplit", (fact, name, then) => {
	const { outcome } = sent("loi", { ...LAW_LEFT_EMPTY, [`legal.${fact}`]: name });
	expect(outcome.errors.size).toBe(0);
	expect(outcome.files.get("legal")).toMatchObject(then);
});

test("ce qu’il tape gagne sur ce qu’on sait du nom", () => {
	const { outcome } = sent("loi", { ...LAW_LEFT_EMPTY, "legal.hostName": "OVH", "legal.hostPhone": "03 20 00 00 00" });
	expect(outcome.files.get("legal")).toMatchObject({ hostPhone: "03 20 00 00 00" });
});

test("qui ne pose pas de porte certifiée le coche, et ses minutes ne sont plus demandées", () => {
	const asked = (unsaid: string[]) =>
		said(reading, unsaid, {})
			.flatMap(({ units }) => units)
			.some(({ point }) => point === "clash.a2pMinutes");
	expect([asked([]), asked(["a2pDoors"])]).toEqual([true, false]);
});

test("de ce qu’il ne pose pas, aucun nombre n’est demandé", async () => {
	const folder = await tempFolder();
	cpSync("owner", folder, { recursive: true });
	const facts = openOwnerFacts(folder);
	const asked = () =>
		sectionsOf({ group: "dit", now: readGroup(facts, "dit"), reading, nowMs: 0 })
			.flatMap(({ units }) => units.map(({ path }) => path[0]))
			.filter((name) => ["armouredDoorYears", "a2pMinutes", "claddingTimesCheaper"].includes(String(name)));
	expect(asked()).toHaveLength(3);
	writeFileSync(
		join(folder, "practice.json"),
		JSON.stringify({ ...(sample.read("practice") as object), armouredDoors: false, doorCladding: false }),
	);
	expect(asked()).toEqual([]);
});

test("qui n’envoie personne le dit une fois\u202f: les pages cessent de parler de partenaires, et la commission n’est plus demandée", () => {
	const { outcome } = sent("loi", { unsaid: "non" });
	expect(outcome.files.get("unsaid")).toEqual(["partners"]);
	const asked = (unsaid: string[]) =>
		law({ legal: {}, practice: {}, unsaid }).flatMap(({ units }) => units.map(({ path }) => path.join()));
	expect([asked([]), asked(["partners"])].map((names) => names.includes("commissionTerms"))).toEqual([true, false]);
	// Who sends somebody says for how much in the same breath.
	expect(sent("loi", { unsaid: "oui", "legal.commissionTerms": "" }).outcome.errors.get("unsaid")).toContain("aucune");
	expect(sent("loi", { unsaid: "oui", "legal.commissionTerms": "aucune" }).outcome.errors.size).toBe(0);
});

test("la décennale du même contrat se donne d’un appui, et pas avant lui", () => {
	const typed = (contract: Record<string, string>) => {
		const { units } = sent("loi", {});
		const [field] = units.find(({ path }) => path.join() === "decennialInsurance")?.fields ?? [];
		const same = { "legal.decennialInsurance": field?.ready ?? "" };
		return sent("loi", { ...LAW_LEFT_EMPTY, ...contract, ...same }).outcome;
	};
	const contract = {
		"legal.insurerName": "axa",
		"legal.insuranceContract": "12 B",
		"legal.insuranceTerritory": "France",
	};
	expect(typed(contract).files.get("legal")).toMatchObject({ decennialInsurance: "AXA France, contrat 12 B, France" });
	expect(typed({}).errors.get("legal.decennialInsurance")).toContain("ci-dessus");
});

test("qui efface le nom du faiseur de site l’ôte avec son adresse ; une adresse tapée sans nom reste demandée", () => {
	const [name, url] = ["identity.siteBuilder.name", "identity.siteBuilder.url"];
	const { siteBuilder } = sample.read("identity") as { siteBuilder: { url: string } };
	const typed = (address: string) => sent("qui-je-suis", { [name]: "", [url]: address }).outcome;
	expect(typed(siteBuilder.url).files.get("identity")).toMatchObject({ siteBuilder: null });
	expect(typed("www.autre.fr").errors.has(name)).toBe(true);
});

test("un SIREN se lit par trois chiffres, tapé comme on veut", () => {
	const typed = (siren: string) => sent("loi", { "legal.siren": siren }).outcome.files.get("legal");
	for (const siren of ["732829320", "73282932000074", "732 829 320"])
		expect(typed(siren)).toMatchObject({ siren: "732 829 320" });
});

test.each(["je n’ai pas", "Je n'en ai pas encore", "?", "…", "à compléter", "Néant.", "inconnue", "non", "xxx"])(
	"« %s » n’est pas lu des visiteurs comme l’adresse d’un assureur",
	(typed) => {
		const { outcome } = sent("loi", { ...LAW_LEFT_EMPTY, "legal.insurerContact": typed });
		expect(outcome.errors.get("legal.insurerContact")).toContain("laissez vide");
	},
);

test("« aucune » reste une réponse", () => {
	const { outcome } = sent("loi", { ...LAW_LEFT_EMPTY, "legal.decennialInsurance": "aucune" });
	expect([outcome.errors.size, outcome.files.get("legal")]).toMatchObject([0, { decennialInsurance: "aucune" }]);
});
