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

test("chaque figure du blindage", () => {
	const { sheets, points, visitHours, makingDays, installationHours, timesCheaper } = facts.cladding;
	expect([sheets, points]).toEqual([
		{ simple: "15/10e", reinforced: "20/10e" },
		{ simple: 3, reinforced: 5 },
	]);
	expect([visitHours, makingDays, installationHours, timesCheaper]).toEqual([
		48,
		{ min: 5, max: 7 },
		{ min: 3, max: 4 },
		3,
	]);
});

test("chaque figure du cahier, telle qu’il la donne", () => {
	expect(facts).toMatchObject({
		radiusKm: 50,
		arrivalUnderMinutes: 30,
		interventionsOver: 500,
		damageFreePercent: 90,
		coveredPercent: 100,
		moreThanTowns: 35,
		experienceYears: { townPages: 10, lockChangePage: 15 },
		paymentMeans: ["carte", "chèque", "espèces"],
		...{ replyHours: 2, quoteHours: 24, emailReplyHours: 24 },
		guaranteeYears: { installation: 2, cladding: 2, repair: 1, armouredDoor: 10, decennialInsurance: 10 },
		repairFromEuros: 60,
		/** When a town has none of its own. */
		defaultArrivalMinutes: { min: 15, max: 25 },
		a2pLevels: [
			{ name: "A2P BP1", minutes: 3 },
			{ name: "A2P BP2", minutes: 5 },
			{ name: "A2P BP3", minutes: 15 },
		],
		lockPoints: { min: 3, max: 7 },
		norms: ["CE", "NF", "CNPP"],
		emergencyNumbers: { police: "17", european: "112" },
		floatingButtonAfterPx: 300,
		dataFetching: {
			retries: 3,
			firstRetryMs: 1000,
			retryFactor: 2,
			longestRetryMs: 30_000,
			unusedAfterMs: 5 * 60 * 1000,
		},
	});
});

describe("les temps", () => {
	test("des trois urgences : 15–30, 20–45, 30–60 min", () => {
		expect(emergencyPage.interventions.items.map(({ minutes }) => [minutes?.min, minutes?.max])).toEqual([
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
});
