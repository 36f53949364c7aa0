import { facts } from "#content/facts.ts";
import { promise } from "#content/notebook.ts";
import type { Owner } from "#content/owner-schemas.ts";
import { addDays, hours } from "#content/wording.ts";
import type { Span } from "#notebook/views.ts";
import { MINUTE_MS, parisDay, parisFields, parisHour, parisTime } from "#relay/clock.ts";
import type { AnswerFacts } from "#relay/store/notebook.ts";
import type { CountedKind, DailyCount } from "#relay/store/records.ts";
import { answerDeadline, timely } from "#relay/upkeep/answer-deadline.ts";
import { several } from "#relay/words.ts";
import { townNamed } from "./place.ts";
import { safeLine } from "./time.ts";
import { serviceSaid } from "./words-request.ts";

const DAYS: Record<Span, number> = { "14-jours": 14, "3-mois": 91, "1-an": 365 };

/** Midnight in Paris of the span's first day; today is its last. */
export function startOfSpan(span: Span, nowMs: number): number {
	const { day } = parisFields(nowMs);
	return parisTime(addDays(day, 1 - DAYS[span]), "00:00") ?? nowMs;
}

export const isSpan = (typed: string): typed is Span => Object.hasOwn(DAYS, typed);

/** Days that are one column of the plot, both within: « 2026-03-09 » to « 2026-03-15 ». */
export interface Bin {
	from: string;
	to: string;
}

const DAYS_IN_BIN = { "14-jours": 1, "3-mois": 7 } as const;

/** Columns of a span, the oldest first, the last with today in it: days, weeks that end today, or months of the calendar. */
export function binsOf(span: Span, nowMs: number): Bin[] {
	const days: string[] = [];
	const last = parisDay(nowMs);
	for (let day = parisDay(startOfSpan(span, nowMs)); day <= last; day = addDays(day, 1)) days.push(day);
	const bins = Map.groupBy(days, (day, index) =>
		span === "1-an" ? day.slice(0, 7) : Math.floor(index / DAYS_IN_BIN[span]),
	);
	return [...bins.values()].map((within) => ({ from: within[0] ?? "", to: within.at(-1) ?? "" }));
}

/** How often the number was touched and the form was sent. */
export type Counted = Record<CountedKind, number>;

/** Of each column, in their order. */
export const countsIn = (bins: readonly Bin[], counts: readonly DailyCount[]): Counted[] =>
	bins.map(({ from, to }) => sumOf(counts.filter(({ day }) => day >= from && day <= to)));

export const sumOf = (counts: readonly DailyCount[]): Counted => ({
	tap: sumOfKind(counts, "tap"),
	request: sumOfKind(counts, "request"),
});

const sumOfKind = (counts: readonly DailyCount[], wanted: CountedKind): number =>
	counts.reduce((sum, { kind, count }) => (kind === wanted ? sum + count : sum), 0);

/** Of each page, the most used first. */
export function countsByPage(counts: readonly DailyCount[]): (Counted & { page: string })[] {
	return [...Map.groupBy(counts, ({ page }) => page)]
		.map(([page, its]) => ({ page, ...sumOf(its) }))
		.toSorted((a, b) => b.tap + b.request - a.tap - a.request || a.page.localeCompare(b.page, "fr"));
}

/** Something that requests have in common, and their number. */
export interface Tally {
	name: string;
	count: number;
}

type Answers = readonly AnswerFacts[];

/** The relay gives the same list as long as nothing changed (relay/store/status.ts): what it amounts to is worked out once. */
function once<Result>(work: (answers: Answers) => Result): (answers: Answers) => Result {
	const known = new WeakMap<Answers, { result: Result }>();
	return (answers) => {
		const { result } = known.get(answers) ?? { result: work(answers) };
		known.set(answers, { result });
		return result;
	};
}

/** By town, under its own name however it was typed; the most first. `slug` is there where this site knows the town. */
export const tallyTowns = once((answers) => {
	const cities = answers.map(({ city }) => city);
	const tallies = tally(cities, (city) => townNamed(city)?.name ?? (safeLine(city, 60) || "?"));
	return tallies.map((one) => ({ ...one, slug: townNamed(one.name)?.slug }));
});

export const tallyServices = once((answers) =>
	tally(
		answers.map(({ service }) => service),
		serviceSaid,
	),
);

/** Thousands typed a few hundred names: each is understood once. */
function tally(typed: readonly string[], nameOf: (typed: string) => string): Tally[] {
	const byTyped = Map.groupBy(typed, (one) => one);
	const byName = Map.groupBy(byTyped, ([one]) => nameOf(one));
	return [...byName]
		.map(([name, its]) => ({ name, count: its.reduce((sum, [, same]) => sum + same.length, 0) }))
		.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, "fr"));
}

export const OUTCOMES = ["to-call", "called", "quote-sent", "appointment", "done", "dropped", "before"] as const;
/** What became of a request: nothing yet, or the last step that stands. */
export type Outcome = (typeof OUTCOMES)[number];

/** In the order of `OUTCOMES`, those that are none too. */
export const outcomesOf = once((answers) => {
	const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
	for (const one of answers) counts[outcomeOf(one)]++;
	return counts;
});

function outcomeOf({ standing, lastKind, hasAppointment }: AnswerFacts): Outcome {
	if (standing === "to-call" || standing === "before") return standing;
	// A call after it takes no appointment away.
	if (lastKind === "leaving" || (standing === "under-way" && hasAppointment)) return "appointment";
	if (lastKind === "unneeded") return "dropped";
	return OUTCOMES.find((outcome) => outcome === lastKind) ?? (standing === "finished" ? "done" : "called");
}

/** Upper ends of the lengths of time in which first answers are counted, in minutes, themselves within; the last has none. */
const ANSWER_ENDS = [10, 30, 120, 720, Number.POSITIVE_INFINITY] as const;

/** How soon requests were answered first, and how often within the promise. */
export function firstAnswersOf(answers: Answers, nowMs: number) {
	const { waiting, answered, ...known } = answeredIn(answers);
	const late = waiting.filter((one) => answerDeadline(one) <= nowMs);
	// Answered, or waiting for longer than promised. One that was dropped unanswered is neither, nor is one from before the notebook.
	return { ...known, decided: answered + late.length };
}

/** All of it that no clock changes. */
const answeredIn = once((answers) => {
	// Who rang had his answer at once: it says nothing of the promise.
	const counted = answers.filter(({ standing, isCall }) => standing !== "before" && !isCall);
	const answered = counted.filter(wasAnswered);
	const isInTime = timely();
	const minutes = answered
		.map(({ answeredAtMs, receivedAtMs }) => (answeredAtMs - receivedAtMs) / MINUTE_MS)
		.sort((a, b) => a - b);
	return {
		waiting: counted.filter(({ answeredAtMs, standing }) => answeredAtMs === undefined && standing === "to-call"),
		answered: answered.length,
		/** How many within each of `ANSWER_ENDS`, beyond the one before. */
		within: ANSWER_ENDS.map(
			(end, index) => minutes.filter((took) => took <= end && took > (ANSWER_ENDS[index - 1] ?? -1)).length,
		),
		medianMinutes: medianOf(minutes),
		/** In time. */
		kept: answered.filter((one) => isInTime(one, one.answeredAtMs)).length,
	};
});

const wasAnswered = (one: AnswerFacts): one is AnswerFacts & { answeredAtMs: number } => one.answeredAtMs !== undefined;

/** Of two middle ones their mean; nothing when there is none. */
function medianOf(sorted: readonly number[]): number | undefined {
	const upper = sorted[Math.floor(sorted.length / 2)];
	const lower = sorted[Math.ceil(sorted.length / 2) - 1];
	return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

type Evidence = NonNullable<Owner["evidence"][string]>;

/**
 * What shows the claim « reply » of content/claims, as owner/evidence.json holds it: how many of the span's daytime requests were
 * answered within `facts.replyHours`. Urgent ones have a shorter promise and are left out. Nothing when none came in the daytime.
 */
export function replyEvidence(answers: readonly AnswerFacts[], span: Span, nowMs: number): Evidence | undefined {
	const { kept, decided } = firstAnswersOf(inDaytime(answers), nowMs);
	if (decided === 0) return undefined;
	const [from, to] = [startOfSpan(span, nowMs), nowMs].map(longDay);
	const shownBy = `Carnet, du ${from} au ${to}\u202f: réponse en moins de ${hours(facts.replyHours)} à ${several(kept, "demande", "demandes")} de la journée sur ${decided}.`;
	return { shownBy, date: parisFields(nowMs).day };
}

const inDaytime = once((answers) =>
	answers.filter(({ receivedAtMs, urgent }) => {
		const hour = parisHour(receivedAtMs);
		return !urgent && hour >= promise.dayHours.from && hour < promise.dayHours.to;
	}),
);

const DAY = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });
const longDay = (timeMs: number): string => DAY.format(timeMs).replace(/^1 /, "1er ");
