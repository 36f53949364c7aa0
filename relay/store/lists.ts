import {
	type AnswerFacts,
	type ListName,
	NOTEBOOK_PAGE,
	type NotebookFile,
	type NotebookLine,
	type Page,
	type Standing,
	type WaitingList,
} from "./notebook.ts";
import { number, toParcelRecord, toRequest, whenSet } from "./rows.ts";
import { ask, type Row, type Script } from "./script.ts";
import { eventsByRequest, eventsOf, lastStepIn } from "./steps.ts";
import { isFound, isNumber, patternsOf, sameNumber } from "./words.ts";

const LISTS: Record<ListName, { where: string; order: string }> = {
	"to-call": { where: "quarantined = 0 AND standing = 'to-call'", order: "urgent DESC, received_at, id" },
	"under-way": { where: "quarantined = 0 AND standing = 'under-way'", order: "urgent DESC, received_at DESC, id" },
	// Nearly all of them: read from the newest on until a page is full, which « IN » would sort as a whole first.
	finished: { where: "quarantined = 0 AND standing NOT IN ('to-call', 'under-way')", order: "received_at DESC, id" },
	robots: { where: "quarantined = 1", order: "received_at DESC, id" },
};

/** Looked through at most, so that a word that everybody writes costs no more than any other. */
const SEARCHED_AT_MOST = 2_000;
/** Looked through first: mostly a page of them is found there. Then four times as many each time. */
const SEARCHED_FIRST = 60;
const WHOLE = "lower(name || ' ' || city || ' ' || service || ' ' || email || ' ' || phone || ' ' || message)";

export function* listOf(name: ListName, page: number): Script<Page<NotebookLine>> {
	const { where, order } = LISTS[name];
	const rows = yield* ask(`SELECT * FROM request WHERE ${where} ORDER BY ${order} LIMIT :limit OFFSET :offset`, {
		limit: NOTEBOOK_PAGE + 1,
		offset: page * NOTEBOOK_PAGE,
	});
	const { lines, hasMore } = onePage(rows.map(toLine));
	return { lines: name === "to-call" ? yield* withEvents(lines) : lines, hasMore };
}

function* withEvents(lines: NotebookLine[]): Script<NotebookLine[]> {
	const events = yield* eventsByRequest(lines.map(({ id }) => id));
	return lines.map((line) => ({ ...line, events: events.get(line.id) ?? [] }));
}

export function* listCounts(): Script<Record<WaitingList, number>> {
	// From the indexes of those who wait: whatever is finished costs nothing.
	const [row] = yield* ask(
		`SELECT (SELECT count(*) FROM request WHERE standing = 'to-call' AND quarantined = 0) AS to_call,
			(SELECT count(*) FROM request WHERE quarantined = 1) AS robots`,
	);
	return { "to-call": number(row?.to_call), robots: number(row?.robots) };
}

/** The database narrows down, letter by letter and blind to accents; what is shown is what every word is really found in. */
export function* search(words: string): Script<Page<NotebookLine>> {
	const patterns = patternsOf(words);
	if (patterns.length === 0) return { lines: [], hasMore: false };
	const where = patterns.map((_, index) =>
		isNumber(words) ? `(phone LIKE :word${index} OR message LIKE :word${index})` : `${WHOLE} LIKE :word${index}`,
	);
	const values = Object.fromEntries(patterns.map((pattern, index) => [`word${index}`, pattern]));
	const found: NotebookLine[] = [];
	for (let offset = 0, limit = SEARCHED_FIRST; limit > 0; ) {
		const rows = yield* ask(
			`SELECT * FROM request WHERE ${where.join(" AND ")} ORDER BY received_at DESC, id LIMIT :limit OFFSET :offset`,
			{ ...values, limit, offset },
		);
		found.push(...rows.map(toLine).filter(({ quote }) => isFound(words, quote)));
		offset += rows.length;
		const isEnough = rows.length < limit || found.length > NOTEBOOK_PAGE;
		limit = isEnough ? 0 : Math.min(4 * limit, SEARCHED_AT_MOST - offset);
	}
	return onePage(found);
}

export function* fileOf(id: string): Script<NotebookFile | undefined> {
	const [row] = yield* ask("SELECT * FROM request WHERE id = :id", { id });
	if (row === undefined) return undefined;
	const parcels = yield* ask("SELECT * FROM parcel WHERE request_id = :id ORDER BY seq", { id });
	const line = toLine(row);
	const [pattern] = patternsOf(line.quote.phone.replace(/\D/g, "").slice(-9));
	// Looked for in the order in which they lie in the file: in that of time it takes twice as long.
	const others =
		pattern === undefined
			? []
			: yield* ask(
					`SELECT * FROM request WHERE id IN (SELECT id FROM request WHERE phone LIKE :pattern) AND id <> :id
						ORDER BY received_at DESC LIMIT ${NOTEBOOK_PAGE}`,
					{ id, pattern },
				);
	return {
		...line,
		...(row.linked_to == null ? {} : { linkedTo: String(row.linked_to) }),
		parcels: parcels.map(toParcelRecord),
		events: yield* eventsOf(id),
		sameNumber: others.map(toLine).filter(({ quote }) => sameNumber(quote.phone, line.quote.phone)),
	};
}

export function* appointments(fromMs: number): Script<NotebookLine[]> {
	const rows = yield* ask(
		"SELECT * FROM request WHERE appointment_at >= :fromMs AND standing = 'under-way' ORDER BY appointment_at, id",
		{ fromMs },
	);
	return yield* withEvents(rows.map(toLine));
}

export function* answers(sinceMs: number): Script<AnswerFacts[]> {
	const rows = yield* ask(
		`SELECT received_at, answered_at, urgent, city, service, standing, last_step FROM request
			WHERE quarantined = 0 AND received_at >= :sinceMs ORDER BY received_at`,
		{ sinceMs },
	);
	return rows.map((row) => ({
		receivedAtMs: number(row.received_at),
		...whenSet("answeredAtMs", row.answered_at),
		urgent: number(row.urgent) === 1,
		city: String(row.city),
		service: String(row.service),
		standing: row.standing as Standing,
		...(row.last_step == null ? {} : { lastKind: row.last_step as NonNullable<AnswerFacts["lastKind"]> }),
	}));
}

const onePage = (lines: NotebookLine[]): Page<NotebookLine> => ({
	lines: lines.slice(0, NOTEBOOK_PAGE),
	hasMore: lines.length > NOTEBOOK_PAGE,
});

const toLine = (row: Row): NotebookLine => ({
	...toRequest(row),
	standing: row.standing as Standing,
	...lastStepIn(row),
	...whenSet("appointmentAtMs", row.appointment_at),
});
