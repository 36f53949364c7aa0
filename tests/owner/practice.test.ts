import { describe, expect, test } from "vitest";
import { isSiren, isVatNumber, sirenFault, sirenIn, vatFault } from "#content/firm-numbers.ts";
import { openingOf, type Practice, wordsOfDays } from "#content/opening.ts";
import { WEEK } from "#content/shapes.ts";
import practice from "#owner/practice.json" with { type: "json" };
import prices from "#owner/prices.json" with { type: "json" };
import { printedWith } from "#tests/support/with-facts.ts";

const delivered = practice as Practice;

/** All that the pages say once the owner has changed these facts. */
const saidWith = (change: Partial<Practice>) =>
	printedWith<{ said: string; problems: string[] }>("said-by-content.ts", { practice: { ...delivered, ...change } });

const SUNDAYS = /dimanches et jours fériés compris/i;
const FREE_OF_SURCHARGE = /(?:sans|aucun|pas de) supplément|ne coûte pas plus cher/i;

describe("un fait changé change partout : aucune phrase ne dit plus l’ancien", () => {
	test.each<[what: string, change: Partial<Practice>, former: RegExp[], now: RegExp[]]>([
		[
			"cinq jours qui se suivent, à des heures qui changent",
			{ hours: Object.fromEntries(WEEK.slice(0, 5).map((day) => [day, "08:00-12:00 14:00-18:00"])) },
			[/24 ?h ?\/ ?24/i, /\dj\/7/],
			[/URGENCE LUN–VEN/, /Dépannage lun–ven/],
		],
		["les heures", { opens: "07:00", closes: "22:30" }, [/24 ?h ?\/ ?24/i], [/de 7 h à 22 h 30, 7j\/7/, /07:00-22:30/]],
		[
			"les jours",
			{ days: WEEK.slice(0, 6) },
			[/7j\/7/, SUNDAYS, FREE_OF_SURCHARGE],
			[
				/24h\/24, du lundi au samedi/,
				/Fermé les dimanches ; je viens les jours fériés\./,
				/"Mo,Tu,We,Th,Fr,Sa 00:00-23:59"/,
			],
		],
		[
			"les jours et les jours fériés",
			{ days: WEEK.slice(0, 5), holidays: false },
			[SUNDAYS, FREE_OF_SURCHARGE],
			[/Fermé les samedis, dimanches et jours fériés\./],
		],
		["les jours fériés", { holidays: false }, [SUNDAYS, FREE_OF_SURCHARGE], [/Fermé les jours fériés\./]],
		[
			"des heures qui changent avec le jour",
			{
				hours: {
					lundi: "08:00-12:00 14:00-18:00",
					mardi: "08:00-12:00 14:00-18:00",
					samedi: "09:00-12:00",
					dimanche: null,
				},
				holidays: false,
			},
			[/24 ?h ?\/ ?24/i, /7j\/7/, SUNDAYS, FREE_OF_SURCHARGE],
			[
				/Urgence 3j\/7/,
				/Ouvert lundi, mardi et samedi/,
				/Lundi et mardi de 8 h à 12 h et de 14 h à 18 h ; le samedi de 9 h à 12 h\. Fermé les mercredis, jeudis, vendredis, dimanches et jours fériés\./,
				/"openingHours":\["Mo,Tu 08:00-12:00","Mo,Tu 14:00-18:00","Sa 09:00-12:00"\]/,
			],
		],
		[
			"un atelier aux heures de bureau, les urgences jour et nuit",
			{ hours: { lundi: "08:00-12:00" }, emergenciesAlways: true, days: ["lundi"] },
			[/lundi de 8 h à 12 h(?! ?\.)/],
			[/Urgence 24h\/24/, SUNDAYS, /Devis et rendez-vous : le lundi de 8 h à 12 h\./, /"Mo-Su 00:00-23:59"/],
		],
		[
			"des heures de semaine, les urgences jour et nuit, jours fériés compris",
			{ opens: "07:30", closes: "20:00", days: WEEK.slice(0, 6), holidays: false, emergenciesAlways: true },
			[/Fermé les/, /hors jours fériés/],
			[
				/Urgence 24h\/24/,
				SUNDAYS,
				/Devis et rendez-vous : du lundi au samedi de 7 h 30 à 20 h\./,
				/"Mo-Su 00:00-23:59"/,
			],
		],
		[
			"des heures de semaine, les urgences jusqu’au soir, tous les jours",
			{ opens: "08:00", closes: "18:30", days: WEEK.slice(0, 5), holidays: false, emergencyHours: "08:00-22:00" },
			[/24 ?h ?\/ ?24/i, /Fermé les/, /hors jours fériés/],
			[
				/Urgence 8 h–22 h/i,
				/de 8 h à 22 h, 7j\/7/,
				SUNDAYS,
				/Devis et rendez-vous : du lundi au vendredi de 8 h à 18 h 30\./,
				/"Mo-Su 08:00-22:00"/,
			],
		],
		[
			"ce qu’un dimanche coûte de plus",
			{ surcharge: true, surchargePercent: 50 },
			[FREE_OF_SURCHARGE, /un supplément, dit avant/],
			[/Dimanches et jours fériés compris ; le prix y est majoré de 50 %\./],
		],
		[
			"ce qu’un dimanche seul coûte de plus",
			{ surcharge: true, dearerDays: ["dimanches"], surchargePercent: 50 },
			[FREE_OF_SURCHARGE, /le prix y est majoré|Dimanches et jours fériés\s: \+ 50/],
			[/Dimanches et jours fériés compris\s; le dimanche, le prix est majoré de 50\s%\./],
		],
		[
			"le supplément",
			{ surcharge: true },
			[FREE_OF_SURCHARGE],
			[SUNDAYS, /compris\s; le prix y a un supplément, dit avant\./],
		],
		[
			"le temps d’arrivée",
			{ arrivalUnderMinutes: 92 },
			[/moins de 30 min|< ?30 min/],
			[/Intervention en moins de 92 min/],
		],
		["le rayon", { radiusKm: 40 }, [/(?<!\d)50 km/, /"geoRadius":50000/], [/40 km autour/, /"geoRadius":40000/]],
		[
			"le déplacement gratuit",
			{ freeTravel: false },
			[/déplacement[^.;:]{0,24}(?:gratuit|offert)/i, /gratuits? le(?: diagnostic et le)? déplacement/i],
			[/le prix du déplacement est annoncé avant le départ/],
		],
	])(
		"%s",
		(_, change, former, now) => {
			const { said, problems } = saidWith(change);
			expect(problems).toEqual([]);
			for (const words of former) expect(words.exec(said)?.[0]).toBeUndefined();
			for (const words of now) expect(said.replace(/\s/g, " ")).toMatch(words);
		},
		20_000,
	);

	test("tels qu’ils sont livrés, les mots sont ceux de la spécification", () => {
		const { said } = saidWith({});
		for (const words of [
			/24h\/24 et 7j\/7/,
			SUNDAYS,
			FREE_OF_SURCHARGE,
			/Intervention en moins de 30 min/,
			/50 km autour/,
		])
			expect(said.replace(/\s/g, " ")).toMatch(words);
	});
});

test("des minutes à lui : « À chaque distance son délai » les suit ; sans elles, ce que dit la spécification", () => {
	const bandsWith = (files: Record<string, unknown>) =>
		printedWith<{ bands: { minutes: object }[] }>("said-by-content.ts", files).bands.map((band) => band.minutes);
	expect(bandsWith({})).toEqual([
		{ min: 15, max: 20 },
		{ min: 20, max: 30 },
		{ min: 30, max: 40 },
	]);
	const minutes = { voiron: 40, beaurepaire: 48, "vienne-nord": 45, moirans: 31 };
	expect(bandsWith({ "town-minutes": minutes })[1]).toEqual({ min: 20, max: 50 });
}, 20_000);

test("une nuit plus chère : nulle part « sans supplément » sans dire que c’est en journée, ni un dimanche plus cher", () => {
	const nights = (surchargePercent: number) => ({
		...prices,
		nights: [{ when: "De 20 h à 7 h 30", surchargePercent }],
	});
	const { said, problems } = printedWith<{ said: string; problems: string[] }>("said-by-content.ts", {
		prices: nights(50),
	});
	expect(problems).toEqual([]);
	expect(said.replace(/\s/g, " ")).toMatch(/dimanches et jours fériés compris, sans supplément en journée/i);
	expect(said).not.toMatch(/(?:sans|aucun|pas de) supplément(?! en journée)|ne coûte pas plus cher|à prix égal/i);
	expect(openingOf(delivered, nights(0).nights).withoutSurcharge).toMatch(/, sans supplément$/);
}, 20_000);

test.each<[Practice["days"], string]>([
	[["lundi", "mardi", "mercredi"], "du lundi au mercredi"],
	[["samedi", "lundi"], "lundi et samedi"],
	[["jeudi"], "le jeudi"],
	[["lundi", "mercredi", "vendredi"], "lundi, mercredi et vendredi"],
])("les jours %j se disent « %s »", (days, words) => {
	expect(wordsOfDays(openingOf({ ...delivered, days }).worked)).toBe(words);
});

test("un SIREN et un numéro de TVA ont leur clé ; un chiffre de travers se voit", () => {
	// Those of the national railway company, which are public.
	const [siren, vat] = ["552 049 447", "FR35552049447"];
	expect([isSiren(siren), isVatNumber(vat)]).toEqual([true, true]);
	for (let digit = 0; digit < 9; digit++) {
		const figures = [...siren.replaceAll(" ", "")];
		figures[digit] = String((Number(figures[digit]) + 1) % 10);
		expect(isSiren(figures.join("")), figures.join("")).toBe(false);
	}
	for (const wrong of ["FR36552049447", "FR3555204944", "FR35552049448"]) expect(isVatNumber(wrong)).toBe(false);
	expect(vatFault("FR36 552 049 447")).toMatch(/serait FR35 552049447$/);
});

test.each([
	["81234567600017", "812345676", /quatorze chiffres sont un SIRET/],
	["812 345 676 00017", "812 345 676", /quatorze chiffres sont un SIRET/],
	["812 345 677 00017", "812 345 677 00017", /^ce numéro SIRET n’existe pas/],
	["812 345 677", "812 345 677", /^ce numéro SIREN n’existe pas/],
	["812 345 676 0001", "812 345 676 0001", /^un numéro SIREN a neuf chiffres/],
	["Voir mon contrat", "Voir mon contrat", /^un numéro SIREN a neuf chiffres/],
])("d’un SIRET on prend le SIREN, et la phrase dit lequel est faux : « %s »", (typed, taken, fault) => {
	expect(sirenIn(typed)).toBe(taken);
	expect(sirenFault(typed)).toMatch(fault);
});
