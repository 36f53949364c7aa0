import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { claimNames, claims } from "#content/claims/claims.ts";
import { RESERVATIONS, type ReservationName } from "#content/claims/reservation-names.ts";
import { LEGAL_FACTS } from "#content/owner-legal.ts";
import { PICTURES } from "#content/shapes.ts";
import { holds } from "#content/wording.ts";
import { deliveredContent, filledContent, TODAY } from "#tests/support/filled-content.ts";
import type { Finding, Material } from "#tools/publication/material.ts";
import { exitCodeOf, publicationCheck, summary } from "#tools/publication/publication.ts";
import { asPage, asText } from "#tools/publication/sheet.ts";

const findings = (material: Material): Finding[] => publicationCheck(material).flatMap((chapter) => chapter.findings);
const ids = (material: Material) => findings(material).map(({ id }) => id);
const plain = (text: string) => text.replace(/\s+/g, " ");

/** What another sentence says too is shown with it. */
const asked = claimNames.filter((name) => !("partOf" in claims[name]));

describe("sur le contenu livré", () => {
	const delivered = deliveredContent();
	const text = plain(asText(publicationCheck(delivered)));

	test("la commande refuse la publication et dit où est la liste à imprimer", () => {
		const command = ["--import", "./relay/env-file.ts", "tools/publication/main.ts"];
		const { status, stdout } = spawnSync(process.execPath, command, { encoding: "utf8" });
		expect(status).toBe(1);
		expect(stdout).toContain("Le site ne doit pas être publié");
		expect(stdout).toContain("build/publication.html");
	});

	test("chaque valeur d’exemple, chaque mention légale, chaque prix et chaque affirmation a sa ligne", () => {
		const expected = [
			...["siteUrl", "name", "phone", "email", "siteBuilder"].map((name) => `sample.${name}`),
			...delivered.reviews.map(({ author }) => `review.${author}`),
			"pictures",
			...LEGAL_FACTS.filter((name) => name !== "publicationDirector").map((name) => `legal.${name}`),
			...["hourly", "travel", "nights", "flat"].map((kind) => `schedule.sample.${kind}`),
			...asked.map((name) => `claim.${name}`),
		];
		expect(delivered.reviews).toHaveLength(6);
		expect(ids(delivered)).toEqual(expect.arrayContaining(expected));
	});

	/* The table of the readings, row by row: those that name the check, then those where two figures part. */
	test.each([
		["un artisan seul, mais une mise en relation", /artisan seul.*mise en relation/],
		["10 ans ici, 15 ans là", /10 ans d’expérience.*15 ans/],
		["A2P 3, 5, 15 : le certificateur donne 5, 10, 15", /BP1 3 min, A2P BP2 5 min, A2P BP3 15 min.*5, 10, 15/],
		["le blindage renforcé « certifié A2P »", /blindage renforcé.*bloc-porte entier ou sur une serrure/],
		["le barème vide", /bloquant · Barème/],
		["50 km, des villes jusqu’à 78 km", /Rayon de 50 km.*78 km/],
		["100 % de l’Isère", /«\s100\s% de l’Isère couverte\s»\s: à 50\skm au plus vivent 53\s% de ses habitants/],
		[
			"moins de 30 min en moyenne, des villes à 32",
			/«\sMoins de 30\smin en moyenne\s», mais vos 70 villes sont à 32\smin en moyenne, jusqu’à 91\smin/,
		],
		["Grenoble, 35 km annoncés et 57 mesurés", /Grenoble : 35 km annoncés, 57 km mesurés/],
		["Grenoble, 158 000 habitants donnés", /Grenoble \(35 km, 158 000 habitants\)/],
		[
			"les temps des villes et les trois plages",
			/La page Zone donne un délai par distance.*Bourgoin-Jallieu \(0 km, 10 min\)/,
		],
		[
			"plus de 35 villes, et le double de pages",
			new RegExp(`« Plus de 35 villes », et ${delivered.towns.length} villes`),
		],
		["barème du déplacement, 78 km", /barème du déplacement s’arrête avant 18 villes.*78 km/],
		["« notre rayon »", /« Notre rayon habituel »/],
		["les normes CE, NF et CNPP", /CE est un marquage.*CNPP un organisme/],
		["2 h ou 24 h pour un e-mail", /sous 2 h en journée.*moins de 24 h/],
		["© 2024", /« © 2024 » ; nous sommes en 2026/],
		["le domaine d’exemple", /serrurerie-du-bion\.example est une adresse d’essai/],
	])("la ligne « %s » est là", (_, words) => {
		expect(text).toMatch(words);
	});

	test("chaque ligne dit quoi, que faire et où, en français bien typographié", () => {
		const all = findings(delivered);
		expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
		for (const { what, remedy, where } of all) {
			for (const words of [what, remedy, where]) {
				expect(words).not.toMatch(/'|\s{2}|[^\u202f][;!?»%€]|[^\u202f]: |«[^\u202f]|\d (km|min|h|ans)\b/);
				expect(words.trim()).not.toBe("");
			}
			expect(where).toMatch(/^((content|owner)\/|fichier \.env)/);
		}
	});

	test("la page à imprimer tient seule et porte les mêmes lignes", () => {
		const chapters = publicationCheck(delivered);
		const page = asPage(chapters, "Serrurerie <Dupont>", TODAY);
		expect(page).not.toMatch(/<script|src=|href="[^#]|url\(|@import|<Dupont>/);
		expect(page.match(/type="checkbox"/g)).toHaveLength(findings(delivered).length);
		for (const { what, where } of findings(delivered)) for (const words of [what, where]) expect(page).toContain(words);
		expect(page).toContain("20 novembre 2026");
	});
});

/** With one number of years, one proof is asked for both pages. */
const askedAlone = asked.filter((name) => name !== "experienceOnLockChange");

describe("sur un contenu rempli", () => {
	test("rien ne s’oppose plus à la publication", () => {
		expect(ids(filledContent())).toEqual([]);
		expect(exitCodeOf(publicationCheck(filledContent()))).toBe(0);
		expect(summary(publicationCheck(filledContent()))).toBe("Rien ne s’oppose à la publication.");
	});

	test("un directeur de la publication n’est demandé à personne\u202f: qui publie sous son nom l’est", () => {
		const legalFacts = { ...filledContent().legalFacts, publicationDirector: null };
		expect(ids({ ...filledContent(), legalFacts })).toEqual([]);
		expect(ids({ ...filledContent(), legalFacts: { ...legalFacts, publisherName: null } })).toEqual([
			"legal.publisherName",
		]);
	});

	test("un site qui ne nomme pas son créateur n’a rien à remplir de ce côté", () => {
		const { business, ...rest } = filledContent();
		expect(ids({ ...rest, business: { ...business, siteBuilder: { name: "", url: "" } } })).toEqual([]);
	});

	const delivered = deliveredContent();
	const filled = filledContent();
	/** Each piece taken away, and the line that must come back. */
	const pieces: [id: string, without: Partial<Material>][] = [
		["sample.siteUrl", { siteUrl: delivered.siteUrl }],
		["sample.siteUrl", { siteUrl: "http://www.serrurier-dupont.fr" }],
		...(["name", "phone", "email", "siteBuilder"] as const).map((field): [string, Partial<Material>] => [
			`sample.${field}`,
			{ business: { ...filled.business, [field]: delivered.business[field] } },
		]),
		// Who publishes directs the publication, when nobody else is named.
		...LEGAL_FACTS.filter((fact) => fact !== "publicationDirector").map((fact): [string, Partial<Material>] => [
			`legal.${fact}`,
			{ legalFacts: { ...filled.legalFacts, [fact]: null } },
		]),
		...(["hourly", "travel", "nights", "flat"] as const).map((kind): [string, Partial<Material>] => [
			`schedule.${kind}`,
			{ priceList: { ...filled.priceList, [kind]: [] } },
		]),
		...askedAlone.map((name): [string, Partial<Material>] => [
			`claim.${name}`,
			{ evidence: { ...filled.evidence, [name]: null } },
		]),
		...filled.reviews.map(({ author }): [string, Partial<Material>] => [
			`review.${author}`,
			{ reviews: filled.reviews.map((review) => (review.author === author ? { ...review, source: null } : review)) },
		]),
		...PICTURES.map((name): [string, Partial<Material>] => {
			const { [name]: _, ...photographs } = filled.photographs;
			return ["pictures", { photographs }];
		}),
	];

	test.each(askedAlone)("une affirmation « %s » retirée des pages ne demande plus de preuve", (name) => {
		const unshown = { ...filled, evidence: { ...filled.evidence, [name]: null } };
		expect(ids(unshown)).toEqual([`claim.${name}`]);
		const said = filled.said
			.split("\n")
			.filter((sentence) => !claims[name].words.some((words) => holds(sentence, words)))
			.join("\n");
		expect(ids({ ...unshown, said })).toEqual([]);
	});

	test.each(pieces)("sans la pièce de %s, sa ligne revient, et elle seule", (id, without) => {
		const back = findings({ ...filled, ...without });
		expect(back.map((finding) => finding.id)).toEqual([id]);
		expect(exitCodeOf(publicationCheck({ ...filled, ...without }))).toBe(back[0]?.isBlocking ? 1 : 0);
	});
});

test("ce qui est seulement à vérifier se compte, et ne retient pas la publication", () => {
	const { etabli: _, ...photographs } = filledContent().photographs;
	const chapters = publicationCheck({ ...filledContent(), photographs });
	expect(plain(summary(chapters))).toBe("Rien ne bloque la publication : reste 1 point à vérifier.");
	expect(exitCodeOf(chapters)).toBe(0);
});

describe("une contradiction", () => {
	const delivered = deliveredContent();
	const filled = filledContent();
	const { facts } = filled;
	const far = delivered.towns.filter(({ distanceKm }) => distanceKm > facts.radiusKm);
	/** What brings each one about in a content where all agrees. */
	const clashes: Record<ReservationName, Partial<Material>> = {
		matchmaking: { matchmaking: true },
		experience: { facts: { ...facts, experienceYears: delivered.facts.experienceYears } },
		a2pMinutes: { facts: { ...facts, a2pLevels: delivered.facts.a2pLevels } },
		claddingA2p: { claddingOptions: delivered.claddingOptions },
		norms: { facts: { ...facts, norms: delivered.facts.norms } },
		townsBeyondRadius: { towns: [...filled.towns, ...far] },
		wholeDepartment: { facts: { ...facts, coveredPercent: 100 } },
		arrivalTimes: { facts: { ...facts, arrivalUnderMinutes: 20 } },
		arrivalSlow: { facts: { ...facts, arrivalUnderMinutes: 60 } },
		bandTimes: { towns: filled.towns.map((town, index) => (index === 0 ? { ...town, minutes: 14 } : town)) },
		roadTimes: { towns: delivered.towns.filter(({ slug }) => slug === "voiron") },
		givenDistances: {
			towns: filled.towns.map((town) => (town.slug === "heyrieux" ? { ...town, distanceKm: 40 } : town)),
		},
		givenPopulations: { towns: filled.towns.map((town) => ({ ...town, populationYear: null })) },
		townCount: { facts: { ...facts, moreThanTowns: filled.towns.length } },
		freeTravelFar: { towns: [...filled.towns, ...far] },
		ourRadius: { beyondRadius: delivered.beyondRadius },
		replyDelays: { facts: { ...facts, emailReplyHours: 48 } },
		scheduleTravel: { priceList: { ...filled.priceList, travel: [{ fromKm: 0, toKm: 50, euros: 30 }] } },
		scheduleRadius: { facts: { ...facts, radiusKm: 30 } },
		scheduleNights: {
			practice: { ...filled.practice, isAlways: false, until: 19 },
			priceList: { ...filled.priceList, nights: [{ when: "De 20 h à 7 h", surchargePercent: 50 }] },
		},
		scheduleHolidays: { priceList: { ...filled.priceList, nights: [{ when: "Dimanches", surchargePercent: 50 }] } },
		scheduleRepair: { facts: { ...facts, repairFromEuros: 10 } },
		oddPrices: {
			priceList: {
				...filled.priceList,
				flat: [{ service: "Porte verrouillée à ouvrir", euros: 1600, includes: "Pièce en plus." }],
			},
		},
		retention: { retentionDays: 90 },
		formRecipient: { quoteEndpoint: "https://formulaires.exemple.fr/envoi" },
		townsWithoutNotes: { townNotes: {} },
		baseTown: { legalFacts: { ...filled.legalFacts, address: "3 rue du Château, 38080 L’Isle-d’Abeau" } },
		noDecennial: { legalFacts: { ...filled.legalFacts, decennialInsurance: "aucune" } },
		copyrightYear: { business: { ...filled.business, copyrightYear: 2024 } },
	};

	test.each(RESERVATIONS)("« %s » paraît quand les faits se contredisent, et s’efface devant une raison", (name) => {
		const clashing = { ...filled, ...clashes[name] };
		expect(ids(filled)).not.toContain(`clash.${name}`);
		expect(ids(clashing)).toContain(`clash.${name}`);
		const answers = { ...filled.answers, [name]: { reason: "Vu avec l’assureur.", date: "2026-11-20" } };
		expect(ids({ ...clashing, answers })).not.toContain(`clash.${name}`);
	});

	test("qui ne vient pas la nuit n’a pas de prix de nuit à dire ; à 0 %, il ne contredit rien", () => {
		const byDay = { ...filled, practice: { ...filled.practice, isAlways: false, until: 19 } };
		const nights = (surchargePercent?: number) => ({
			...byDay,
			priceList: {
				...filled.priceList,
				nights: surchargePercent === undefined ? [] : [{ when: "De 20 h à 21 h", surchargePercent }],
			},
		});
		const asked = (material: Material) => ids(material).filter((id) => /nights/i.test(id));
		expect(asked(nights())).toEqual([]);
		expect(asked(nights(0))).toEqual([]);
		expect(asked(nights(50))).toEqual(["clash.scheduleNights"]);
		const untilEleven = { ...nights(50), practice: { ...byDay.practice, until: 23 } };
		expect(asked(untilEleven)).toEqual([]);
		const saturdays = { ...byDay.priceList, nights: [{ when: "Le samedi", surchargePercent: 20 }] };
		expect(asked({ ...byDay, priceList: saturdays })).toEqual([]);
		expect(asked({ ...filled, priceList: { ...filled.priceList, nights: [] } })).toEqual(["schedule.nights"]);
	});

	test("une phrase ôtée n’est plus à prouver, quand même son chiffre est celui d’une autre", () => {
		const said = {
			...delivered,
			evidence: {} as Material["evidence"],
			said: "Main-d’œuvre : 60 € de l’heure.",
		};
		expect(ids(said)).toContain("claim.repairFrom");
		expect(ids({ ...said, unsaid: ["repairFrom"] })).not.toContain("claim.repairFrom");
	});

	test("un barème tout gratuit contredit des pages où le déplacement se paie", () => {
		const paid = { ...filled, practice: { ...filled.practice, freeTravel: false } };
		const travel = (euros: number) => ({
			...paid,
			priceList: { ...filled.priceList, travel: [{ fromKm: 0, toKm: 50, euros }] },
		});
		expect(ids(travel(0))).toContain("clash.scheduleTravel");
		expect(ids(travel(25))).not.toContain("clash.scheduleTravel");
	});

	test("qui part d’une autre ville n’est excusé par aucune raison", () => {
		const elsewhere = { ...filled, business: { ...filled.business, tagline: "Serrurier à Voiron" } };
		expect(ids(elsewhere)).toContain("sample.tagline");
		for (const tagline of [
			`Serrurier à ${filled.business.baseTown}`,
			"Serrurier à domicile",
			"Serrurier, jour et nuit",
		])
			expect(ids({ ...filled, business: { ...filled.business, tagline } })).not.toContain("sample.tagline");
	});

	test("s’efface devant une raison, quelle qu’elle soit : celles du contenu livré partent toutes", () => {
		const answers = Object.fromEntries(RESERVATIONS.map((name) => [name, { reason: "Vu.", date: "2026-11-20" }]));
		const answered = { ...delivered, answers: answers as Material["answers"] };
		expect(ids(delivered).filter((id) => id.startsWith("clash."))).toHaveLength(18);
		expect(ids(answered).filter((id) => id.startsWith("clash."))).toEqual([]);
	});
});
