import * as v from "valibot";
import { describe, expect, test } from "vitest";
import * as ownerSchemas from "#content/owner-schemas.ts";
import { figuresTable } from "#notebook/other-pages.ts";
import {
	binsOf,
	countsByPage,
	countsIn,
	firstAnswersOf,
	outcomesOf,
	replyEvidence,
	sumOf,
	tallyServices,
	tallyTowns,
} from "#notebook/pages/figures.ts";
import { pageName } from "#notebook/pages/words-figures.ts";
import type { Span } from "#notebook/views.ts";
import { DAY_MS, MINUTE_MS } from "#relay/clock.ts";
import type { AnswerFacts } from "#relay/store/notebook.ts";
import type { DailyCount } from "#relay/store/records.ts";
import { answers, NOW_MS } from "#tests/support/notebook-views.ts";

const counts: DailyCount[] = [
	{ day: "2026-11-18", page: "/", kind: "tap", count: 3 },
	{ day: "2026-11-19", page: "/", kind: "tap", count: 2 },
	{ day: "2026-11-25", page: "/contact", kind: "tap", count: 4 },
	{ day: "2026-11-25", page: "/contact", kind: "request", count: 2 },
	{ day: "2026-11-25", page: "/", kind: "request", count: 1 },
	{ day: "2026-11-24", page: "/voiron", kind: "tap", count: 6 },
];

describe("jour par jour", () => {
	test.each([
		["14-jours", "quatorze jours", 14, 14, ["2026-11-12", "2026-11-12"], ["2026-11-25", "2026-11-25"]],
		["3-mois", "treize semaines", 13, 91, ["2026-08-27", "2026-09-02"], ["2026-11-19", "2026-11-25"]],
		["1-an", "des mois, dont deux entamés", 13, 365, ["2025-11-26", "2025-11-30"], ["2026-11-01", "2026-11-25"]],
	] as const)(
		"%s : %s, chaque jour dans une seule colonne, aujourd’hui dans la dernière",
		(span, _, columns, days, first, last) => {
			const bins = binsOf(span, NOW_MS);
			const ends = bins.map(({ from, to }) => [from, to]);
			expect([bins.length, ends[0], ends.at(-1)]).toEqual([columns, first, last]);
			const lengths = bins.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1);
			expect(lengths.reduce((sum, length) => sum + length)).toBe(days);
		},
	);

	test("appels et demandes, colonne par colonne", () => {
		const columnsOf = (span: Span) => countsIn(binsOf(span, NOW_MS), counts);
		const days = columnsOf("14-jours");
		expect([days[0], ...days.slice(-2)]).toEqual([
			{ tap: 0, request: 0 },
			{ tap: 6, request: 0 },
			{ tap: 4, request: 3 },
		]);
		expect(days.reduce((sum, { tap }) => sum + tap, 0)).toBe(15);
		expect(columnsOf("3-mois").slice(-2)).toEqual([
			{ tap: 3, request: 0 },
			{ tap: 12, request: 3 },
		]);
	});
});

test("page par page, la plus utile d’abord", () => {
	expect(countsByPage(counts)).toEqual([
		{ page: "/", tap: 5, request: 1 },
		{ page: "/contact", tap: 4, request: 2 },
		{ page: "/voiron", tap: 6, request: 0 },
	]);
	expect(sumOf(counts)).toEqual({ tap: 15, request: 3 });
});

test("ville par ville, la même de plusieurs façons de l’écrire", () => {
	expect(tallyTowns(answers)).toEqual([
		{ name: "Bourgoin-Jallieu", count: 2, slug: "bourgoin-jallieu" },
		{ name: "Voiron", count: 2, slug: "voiron" },
		{ name: "Crémieu", count: 1, slug: "cremieu" },
		{ name: "L’Isle-d’Abeau", count: 1, slug: "lisle-abeau" },
		{ name: "Trifouillis", count: 1 },
	]);
});

test("service par service", () => {
	expect(tallyServices(answers).map(({ name, count }) => [name, count])).toEqual([
		["Dépannage d'urgence", 2],
		["Autre, ou non précisé", 1],
		["Changement de serrure", 1],
		["Conseil sécurité", 1],
		["Installation porte blindée", 1],
		["Réparation serrure", 1],
	]);
});

test("ce qu’elles sont devenues", () => {
	const old: AnswerFacts = { ...answers[6]!, standing: "before" };
	const once = { "to-call": 1, called: 1, "quote-sent": 1, appointment: 1, dropped: 1, before: 1 };
	expect(outcomesOf([...answers, old])).toEqual({ ...once, done: 2 });
});

describe("première réponse", () => {
	const at = (received: string, answeredAfterMinutes?: number, urgent = false): AnswerFacts => ({
		receivedAtMs: Date.parse(received),
		...(answeredAfterMinutes && { answeredAtMs: Date.parse(received) + answeredAfterMinutes * MINUTE_MS }),
		urgent,
		city: "Voiron",
		service: "Autre",
		standing: answeredAfterMinutes === undefined ? "to-call" : "under-way",
	});
	const known = [
		at("2026-11-20T03:00+01:00", 6, true), // kept
		at("2026-11-20T04:00+01:00", 10, true), // kept, to the minute
		at("2026-11-20T05:00+01:00", 14, true), // late
		at("2026-11-20T09:00+01:00", 45), // kept
		at("2026-11-20T10:00+01:00", 180), // late
		at("2026-11-20T22:00+01:00", 700), // 9:40 the next morning: kept
		at("2026-11-21T22:00+01:00", 800), // 11:20: late
		at("2026-11-24T09:00+01:00"), // waits beyond its promise: late
		at("2026-11-25T14:00+01:00"), // waits, in time: not decided yet
		{ ...at("2026-11-23T09:00+01:00"), standing: "finished", lastKind: "dropped" } as const, // dropped: not counted
		{ ...at("2026-11-23T09:00+01:00"), standing: "before" } as const, // before the notebook: not counted
	];

	test("égale le compte fait à la main", () => {
		expect(firstAnswersOf(known, NOW_MS)).toEqual({ within: [2, 1, 1, 2, 1], medianMinutes: 45, kept: 4, decided: 8 });
	});

	test("la preuve, comme le registre des affirmations la prend : les demandes de la journée seulement", () => {
		const reply = replyEvidence(known, "14-jours", NOW_MS);
		expect(reply?.date).toBe("2026-11-25");
		expect(reply?.shownBy.replaceAll(/\s/g, " ")).toBe(
			"Carnet, du 12 novembre 2026 au 25 novembre 2026 : réponse en moins de 2 h à 1 demande de la journée sur 3.",
		);
		expect(v.safeParse(ownerSchemas.evidence, { reply }).success).toBe(true);
		expect(replyEvidence([], "14-jours", NOW_MS)).toBeUndefined();
	});

	test("la médiane d’un nombre pair est entre les deux du milieu ; de rien, il n’y en a pas", () => {
		expect(firstAnswersOf(known.slice(0, 2), NOW_MS).medianMinutes).toBe(8);
		expect(firstAnswersOf([], NOW_MS)).toEqual({ within: [0, 0, 0, 0, 0], kept: 0, decided: 0 });
	});
});

test("une page se nomme comme dans les menus, une ville par son nom, une adresse inconnue par elle-même", () => {
	expect(["/", "/services/porte-blindee", "/serrurier-la-tour-du-pin", "/ancienne", "autre"].map(pageName)).toEqual([
		"Accueil",
		"Porte blindée",
		"La Tour-du-Pin",
		"/ancienne",
		"Une autre adresse",
	]);
});

test("aucune case du tableau ne commence comme une formule, en pleine chasse non plus", () => {
	for (const sign of "=+-@＝＋－＠") {
		const [answer] = answers;
		const table = figuresTable([], [{ ...(answer as AnswerFacts), city: ` ${sign}HYPERLINK("https://x")` }]);
		expect(table).toContain(`;"'${sign}HYPERLINK(""https://x"")";`);
	}
});
