import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { facts } from "#content/facts.ts";
import { mainTowns } from "#content/main-towns.ts";
import { emergencyPage } from "#content/pages/emergency.ts";
import { serviceAreaPage } from "#content/pages/service-area.ts";
import { townBySlug } from "#content/towns.ts";

/* The figures of the specification, written again by hand: the only place where they are, besides facts.ts. */

test("le numéro s’écrit, se lit et se compose", () => {
	expect(business.phone).toBe("+33465710038");
	expect(business.phoneNational).toBe("04\u00a065\u00a071\u00a000\u00a038");
	expect(business.telHref).toBe("tel:+33465710038");
	expect(business.mailHref).toBe("mailto:contact@serrurerie-du-bion.example");
});

test("les promesses : 50 km, moins de 30 min, plus de 500 interventions, 90 %", () => {
	expect(facts).toMatchObject({
		radiusKm: 50,
		arrivalUnderMinutes: 30,
		interventionsOver: 500,
		damageFreePercent: 90,
		coveredPercent: 100,
		moreThanTowns: 35,
		experienceYears: { townPages: 10, lockChangePage: 15 },
		paymentMeans: ["carte", "chèque", "espèces"],
	});
});

test("les réponses : 2 h en journée, devis et e-mail sous 24 h", () => {
	expect([facts.replyHours, facts.quoteHours, facts.emailReplyHours]).toEqual([2, 24, 24]);
});

test("les garanties : 2 ans, 2 ans, 1 an, 10 ans, 10 ans", () => {
	expect(facts.guaranteeYears).toEqual({
		installation: 2,
		cladding: 2,
		repair: 1,
		armouredDoor: 10,
		decennialInsurance: 10,
	});
	expect(facts.repairFromEuros).toBe(60);
});

describe("les temps", () => {
	test("des trois urgences : 15–30, 20–45, 30–60 min", () => {
		expect(emergencyPage.interventions.items.map(({ minutes }) => [minutes.min, minutes.max])).toEqual([
			[15, 30],
			[20, 45],
			[30, 60],
		]);
	});

	test("des six villes principales : 10, 15, 20, 25, 15, 20 min", () => {
		expect(mainTowns.map(({ slug, minutes }) => [slug, minutes])).toEqual([
			["bourgoin-jallieu", 10],
			["lisle-abeau", 15],
			["la-tour-du-pin", 20],
			["voiron", 25],
			["villefontaine", 15],
			["cremieu", 20],
		]);
	});

	test("des trois bandes : 0–15 km, 15–35 km, 35–50 km", () => {
		expect(
			serviceAreaPage.bands.items.map(({ fromKm, toKm, minutes }) => [fromKm, toKm, minutes.min, minutes.max]),
		).toEqual([
			[0, 15, 15, 20],
			[15, 35, 20, 30],
			[35, 50, 30, 40],
		]);
	});

	test("de Grenoble : 158 000 habitants, 35 km, 45 min, donnés et non calculés", () => {
		expect(townBySlug("grenoble")).toMatchObject({
			population: 158_000,
			populationYear: null,
			distanceKm: 35,
			minutes: 45,
		});
	});

	test("quand une ville n’a pas le sien : 15–25 min", () => {
		expect(facts.defaultArrivalMinutes).toEqual({ min: 15, max: 25 });
	});
});

test("A2P : 3, 5 et 15 minutes ; 3 à 7 points", () => {
	expect(facts.a2pLevels.map(({ name, minutes }) => [name, minutes])).toEqual([
		["A2P BP1", 3],
		["A2P BP2", 5],
		["A2P BP3", 15],
	]);
	expect(facts.lockPoints).toEqual({ min: 3, max: 7 });
	expect(facts.norms).toEqual(["CE", "NF", "CNPP"]);
});

test("le blindage : 48 h, 5 à 7 jours, 3 à 4 heures, 3 fois moins cher", () => {
	expect(facts.cladding).toEqual({
		sheets: { simple: "15/10e", reinforced: "20/10e" },
		points: { simple: 3, reinforced: 5 },
		visitHours: 48,
		makingDays: { min: 5, max: 7 },
		installationHours: { min: 3, max: 4 },
		timesCheaper: 3,
	});
});

test("la police au 17 ou au 112, le bouton après 300 px, les nouvelles tentatives", () => {
	expect(facts.emergencyNumbers).toEqual({ police: "17", european: "112" });
	expect(facts.floatingButtonAfterPx).toBe(300);
	expect(facts.dataFetching).toEqual({
		retries: 3,
		firstRetryMs: 1000,
		retryFactor: 2,
		longestRetryMs: 30_000,
		unusedAfterMs: 5 * 60 * 1000,
	});
});
