import { describe, expect, test } from "vitest";
import { emergencyWeek, type Practice } from "#content/opening.ts";
import { WEEK } from "#content/shapes.ts";
import ownPractice from "#owner/practice.json" with { type: "json" };
import { parisFields, parisTime } from "#relay/clock.ts";
import { answerDeadline, lateSince, promised, promiseStage, timely } from "#relay/upkeep/answer-deadline.ts";
import { table } from "#tests/support/table.ts";

const practice = ownPractice as Practice;
const paris = (timeMs: number) => Object.values(parisFields(timeMs)).join(" ");

describe("quand une demande doit avoir sa réponse", () => {
	test.each(
		table(`
			2026-11-25T08:00+01:00 | 2026-11-25 10:00 | à 8 h juste
			2026-11-29T11:00+01:00 | 2026-11-29 13:00 | un dimanche
			2026-11-25T19:59+01:00 | 2026-11-25 21:59 | à la dernière minute du jour : deux heures quand même
			2026-11-25T20:00+01:00 | 2026-11-26 10:00 | à 20 h juste : le lendemain matin
			2026-11-25T23:59+01:00 | 2026-11-26 10:00 | avant minuit
			2026-11-26T00:00+01:00 | 2026-11-26 10:00 | après minuit : le matin même
			2026-11-26T07:59+01:00 | 2026-11-26 10:00 | une minute avant le jour
			2026-12-31T22:00+01:00 | 2027-01-01 10:00 | le dernier soir de l’année
			2026-07-14T20:30+02:00 | 2026-07-15 10:00 | en été
			2026-03-28T22:00+01:00 | 2026-03-29 10:00 | l’été revient dans la nuit : onze heures d’attente
			2026-10-24T22:00+02:00 | 2026-10-25 10:00 | l’hiver revient dans la nuit : treize heures
			2026-10-25T02:30+01:00 | 2026-10-25 10:00 | reçue pendant l’heure qui revient
			2026-11-26T03:05+01:00 | 2026-11-26 03:15 | urgente, de nuit
			2026-11-25T23:55+01:00 | 2026-11-26 00:05 | urgente, à cheval sur minuit
			2026-10-25T02:55+02:00 | 2026-10-25 02:05 | urgente, quand l’heure change : dix minutes
		`),
	)("%s : %s, %s", (received, expected, what) => {
		const urgent = what.startsWith("urgente");
		expect(paris(answerDeadline({ receivedAtMs: Date.parse(received), urgent }))).toBe(expected);
	});
});

const HOURS = "07:30-19:00";
const KEEPS_HOURS = {
	...{ closed: [], replyHours: 2, emergencies: undefined, shutOnHolidays: false },
	week: { ...Object.fromEntries(WEEK.slice(0, 5).map((day) => [day, HOURS])), samedi: "09:00-12:00 14:00-17:00" },
};

test("chez qui répond de 7 h à 21 h, les deux heures promises le soir sont celles du soir, jusqu’à 21 h", () => {
	const week = Object.fromEntries(WEEK.map((day) => [day, "07:00-21:00"]));
	const due = (at: string) =>
		new Date(
			answerDeadline({ receivedAtMs: Date.parse(`2026-11-25T${at}+01:00`), urgent: false }, { ...KEEPS_HOURS, week }),
		).toISOString();
	expect(due("18:20")).toBe("2026-11-25T19:20:00.000Z");
	expect(due("20:30")).toBe("2026-11-26T07:30:00.000Z");
	// As its page says it: « pendant mes heures d’ouverture, de 7 h à 21 h ».
	expect(due("22:00")).toBe("2026-11-26T08:00:00.000Z");
	// Who comes later is never due earlier.
	const all = Array.from({ length: 24 * 4 }, (_, quarter) =>
		due(`${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`),
	);
	expect(all).toEqual(all.toSorted());
});

describe("chez qui tient des heures, du lundi au samedi", () => {
	test.each(
		table(`
			2026-11-25T11:00+01:00 | 2026-11-25 13:00 | un mercredi
			2026-11-25T07:40+01:00 | 2026-11-25 09:40 | à ses heures, dès l’ouverture
			2026-11-25T18:59+01:00 | 2026-11-26 09:29 | à la dernière minute : ce qui reste des deux heures attend l’ouverture
			2026-11-28T11:30+01:00 | 2026-11-28 15:30 | une demi-heure avant midi, le reste l’après-midi
			2026-11-25T16:45+01:00 | 2026-11-25 18:45 | à ses heures, jusqu’au bout
			2026-11-25T19:00+01:00 | 2026-11-26 09:30 | fermé : le lendemain matin
			2026-11-28T12:30+01:00 | 2026-11-28 16:00 | à midi, le samedi : de l’ouverture de 14 h
			2026-11-29T14:46+01:00 | 2026-11-30 09:30 | un dimanche : lundi matin
			2026-11-28T18:00+01:00 | 2026-11-30 09:30 | le samedi soir
			2026-11-29T14:46+01:00 | 2026-11-30 07:40 | urgente, un dimanche : il ne vient pas, et le lit en ouvrant
			2026-11-25T18:50+01:00 | 2026-11-25 19:00 | urgente, à ses heures
			2026-11-29T14:46+01:00 | 2026-11-29 14:56 | urgente, un dimanche, et il vient à toute heure
			2026-11-29T14:46+01:00 | 2026-11-29 14:56 | urgente, un dimanche, et il vient jusqu’à 22 h
			2026-11-29T22:46+01:00 | 2026-11-30 08:10 | urgente, un dimanche soir, et il vient jusqu’à 22 h
			2026-12-25T11:00+01:00 | 2026-12-25 13:00 | le jour de Noël, où il vient
			2026-12-25T11:00+01:00 | 2026-12-26 11:00 | le jour de Noël, où il ne vient pas
			2027-05-06T11:00+02:00 | 2027-05-07 09:30 | l’Ascension, où il ne vient pas
			2026-04-06T11:00+02:00 | 2026-04-07 09:30 | le lundi de Pâques, où il ne vient pas
			2026-05-01T09:00+02:00 | 2026-05-02 09:10 | urgente, le 1er mai, où il ne vient pas
		`),
	)("%s : %s, %s", (received, expected, what) => {
		const asked = { receivedAtMs: Date.parse(received), urgent: what.startsWith("urgente") };
		const owner = {
			...KEEPS_HOURS,
			emergencies: what.endsWith("à toute heure")
				? emergencyWeek({ ...practice, emergenciesAlways: true })
				: what.endsWith("jusqu’à 22 h")
					? emergencyWeek({ ...practice, emergencyHours: "08:00-22:00" })
					: undefined,
			shutOnHolidays: what.endsWith("ne vient pas"),
		};
		expect(paris(answerDeadline(asked, owner))).toBe(expected);
	});

	test("de qui n’ouvre que la nuit, la nuit suivante ; après des congés, le premier jour où il répond", () => {
		const night = { ...KEEPS_HOURS, week: Object.fromEntries(WEEK.map((day) => [day, "20:00-06:00"])) };
		const asked = { receivedAtMs: Date.parse("2026-11-25T11:00+01:00"), urgent: false };
		expect(paris(answerDeadline(asked, night))).toBe("2026-11-25 22:00");
		const closed = [{ from: "2026-11-23", until: "2026-11-28" }];
		expect(paris(answerDeadline(asked, { ...KEEPS_HOURS, closed }))).toBe("2026-11-30 09:30");
	});
});

const FIVE_DAYS = { ...KEEPS_HOURS, replyHours: 24, week: { mardi: "08:00-12:00", vendredi: "18:00-19:00" } };

test.each([
	["à toute heure", promised()],
	["à ses heures", KEEPS_HOURS],
	["deux fois la semaine, sous 24 h", FIVE_DAYS],
	["à toute heure, sous 24 h", { ...promised(), replyHours: 24 }],
	["à ses heures, hors jours fériés", { ...KEEPS_HOURS, shutOnHolidays: true }],
	["à toute heure, hors jours fériés", { ...promised(), shutOnHolidays: true, emergencies: undefined }],
	["le jeudi seulement, hors jours fériés", { ...KEEPS_HOURS, shutOnHolidays: true, week: { jeudi: "08:00-12:00" } }],
])(
	"%s, qui vient plus tard n’est jamais attendu plus tôt, et ce qui est en retard l’est depuis le bon moment",
	(_, owner) => {
		// An hour that comes back; the 1st and 8th of May, Ascension, Whit Monday.
		for (const from of ["2026-10-19", "2027-05-04", "2008-04-28"]) {
			for (const urgent of [true, false]) {
				let before = 0;
				for (let n = 0; n < 15 * 48; n++) {
					const asked = { receivedAtMs: Date.parse(`${from}T00:00Z`) + n * 1_800_000, urgent };
					const deadlineMs = answerDeadline(asked, owner);
					expect(deadlineMs).toBeGreaterThanOrEqual(before);
					expect(lateSince(deadlineMs, urgent, owner)).toBeGreaterThanOrEqual(asked.receivedAtMs);
					expect(lateSince(deadlineMs - 1, urgent, owner)).toBeLessThan(asked.receivedAtMs);
					for (const late of [0, 1]) expect(timely(owner)(asked, deadlineMs + late)).toBe(late === 0);
					before = deadlineMs;
				}
			}
		}
	},
);

test("tout ce qui est venu jusqu’à ce moment a eu son temps, et rien de ce qui est venu après", () => {
	const QUARTER = 900_000;
	// Both changes of hour, each with a day before and after, and an ordinary day.
	for (const day of ["2026-03-28", "2026-10-24", "2026-11-25"]) {
		const fromMs = Date.parse(`${day}T00:00Z`);
		for (let nowMs = fromMs; nowMs < fromMs + 72 * 4 * QUARTER; nowMs += QUARTER) {
			for (const urgent of [true, false]) {
				const lastMs = lateSince(nowMs, urgent);
				for (let back = 0; back < 20 * 4; back++) {
					expect(answerDeadline({ receivedAtMs: lastMs - back * QUARTER, urgent })).toBeLessThanOrEqual(nowMs);
				}
				expect(answerDeadline({ receivedAtMs: lastMs + 1, urgent })).toBeGreaterThan(nowMs);
			}
		}
	}
});

test.each([
	["15:19", "early"],
	["15:20", "half"],
	["16:19", "half"],
	["16:20", "past"],
])("reçue à 14 h 20, à %s : %s", (hour, stage) => {
	const asked = { receivedAtMs: Date.parse("2026-11-25T14:20+01:00"), urgent: false };
	const found = promiseStage(asked, Date.parse(`2026-11-25T${hour}+01:00`));
	expect([found.stage, paris(found.deadlineMs)]).toEqual([stage, "2026-11-25 16:20"]);
});

test("une réponse est à temps jusqu’à la minute promise, et plus après", () => {
	const fromMs = Date.parse("2026-03-27T00:00Z");
	for (let n = 0; n < 4 * 48; n++) {
		const asked = { receivedAtMs: fromMs + n * 1_800_000, urgent: n % 5 === 0 };
		const deadlineMs = answerDeadline(asked);
		for (const answeredAtMs of [asked.receivedAtMs, deadlineMs, deadlineMs + 1, deadlineMs + 86_400_000]) {
			expect(timely()(asked, answeredAtMs)).toBe(answeredAtMs <= deadlineMs);
		}
	}
});

test("l’heure de Paris est celle que dit le système, à toute heure de trois ans", () => {
	const SLOW = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "short" });
	const fromMs = Date.parse("2025-01-01T00:00Z");
	for (let n = 0; n < 3 * 365 * 24; n++) {
		const timeMs = fromMs + n * 3_600_000 + ((n * 7_919) % 3_600_000);
		expect(paris(timeMs)).toBe(SLOW.format(timeMs));
	}
});

test.each(["0001-01-01", "1850-06-01", "9999-12-31"])("un jour tapé au hasard n’arrête rien : %s", (day) => {
	expect(parisTime(day, "10:00")).toBeTypeOf("number");
});
