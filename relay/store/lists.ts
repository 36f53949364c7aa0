import { readPhone, samePhone } from "#relay/letter/phone.ts";
import type { Quote } from "#shared/quote/schema.ts";
import {
	type ListName,
	LOOKED_THROUGH,
	NOTEBOOK_PAGE,
	type NotebookFile,
	type NotebookLine,
	type Page,
	type Place,
	type Standing,
	type WaitingList,
} from "./notebook.ts";
import { ask, type Row, type Script, toParcelRecord, toRequest, whenSet } from "./script.ts";
import { eventsByRequest, eventsOf, lastStepIn } from "./steps.ts";

/** Letters that French writes with an accent or a cedilla, or that a person leaves bare: any letter stands for them. */
const ACCENTED = /[aceiouyn]/g;
const MARKS = /\p{M}/gu;

/** Lower case, without accents, « œ » as two letters, one kind of apostrophe. */
const foldText = (text: string): string =>
	text
		.normalize("NFD")
		.replace(MARKS, "")
		.toLowerCase()
		.replaceAll("œ", "oe")
		.replaceAll("æ", "ae")
		.replaceAll("’", "'");

const digitsOf = (text: string): string => text.replace("(0)", "").replace(/\D/g, "");

/** Digits alone, however they are parted: « 06 12 » looks for a number. */
export const isNumber = (words: string) => !/\p{L}/u.test(words) && /\d/.test(words);

/** The digits of a number without what stands before them at home or from abroad: they are in every writing of it. */
function coreOf(words: string): string {
	const written = readPhone(words).numbers[0] ?? words;
	const abroad = written.includes("+") ? `00${digitsOf(written)}` : digitsOf(written);
	return abroad.replace(/^0033/, "").replace(/^0+(?=\d)/, "");
}

/** Every writing of the numbers that a visitor gave, in digits: at home, from abroad, and as it was typed. */
const writingsOf = (phone: string): string[] => [
	digitsOf(phone),
	...readPhone(phone).numbers.map((number) => `00${digitsOf(number)}`),
	...readPhone(phone).numbers.map((number) => number.replace("+33", "0")),
];
const wordsOf = (words: string) => (isNumber(words) ? [digitsOf(words)] : foldText(words).split(/\s+/)).filter(Boolean);

/**
 * What the database is asked for: one LIKE pattern a word, which finds all that `isFound` does and some more. At most eight words.
 */
export function patternsOf(words: string): string[] {
	return wordsOf(words)
		.slice(0, 8)
		.map((word) => {
			const pattern = isNumber(words)
				? [...coreOf(words)].join("%")
				: word
						.replace(/oe|ae/g, "%")
						.replace(ACCENTED, "_")
						.replace(/[^a-z0-9_%@.-]/g, "_");
			return `%${pattern}%`;
		});
}

/** Whether every word stands in what the visitor sent or the owner noted, accents and case aside; digits in the number. */
function isFound(words: string, quote: Quote, noted: string): boolean {
	const wanted = wordsOf(words).slice(0, 8);
	if (isNumber(words)) {
		const [whole] = readPhone(words).numbers;
		const all = [...writingsOf(quote.phone), digitsOf(quote.message), digitsOf(noted)];
		if (whole !== undefined && all.some((writing) => writing.includes(coreOf(whole)))) return true;
		return wanted.every((digits) => all.some((writing) => writing.includes(digits)));
	}
	const { name, city, service, email, phone, message } = quote;
	const whole = foldText([name, city, service, email, phone, message, noted].join(" "));
	return wanted.every((word) => whole.includes(word));
}

/** What every other writing of a request's numbers has: one LIKE pattern for each of them, or for the digits where none is read. */
export function samePhonePatterns(phone: string): string[] {
	const { numbers } = readPhone(phone);
	const cores = numbers.length > 0 ? numbers.map(coreOf) : [digitsOf(phone)];
	return cores.filter((core) => core.length >= 6).map((core) => `%${[...core].join("%")}%`);
}

/** `newest`: they go from the newest to the oldest, and their pages lie after one another rather than at a distance counted from the first. */
const LISTS: Record<ListName, { where: string; order: string; newest?: true }> = {
	"to-call": { where: "quarantined = 0 AND standing = 'to-call'", order: "urgent DESC, received_at, id" },
	"under-way": { where: "quarantined = 0 AND standing = 'under-way'", order: "urgent DESC, received_at DESC, id" },
	// Nearly all of them: read from the newest on until a page is full, which « IN » would sort as a whole first.
	finished: {
		where: "quarantined = 0 AND standing NOT IN ('to-call', 'under-way')",
		order: "received_at DESC, id",
		newest: true,
	},
	// A month of them at most: an urgent one may be a person.
	robots: { where: "quarantined = 1", order: "urgent DESC, received_at DESC, id" },
};

/** What lies on that side of a request, in « received_at DESC, id ». */
const BEYOND: Record<Place["side"], string> = {
	after: "(received_at < :fromMs OR (received_at = :fromMs AND id > :fromId))",
	before: "(received_at > :fromMs OR (received_at = :fromMs AND id < :fromId))",
};
const valuesOf = ({ receivedAtMs, id }: Place) => ({ fromMs: receivedAtMs, fromId: id });

/** Looked through first: mostly a page of them is found there. Then four times as many each time. */
const SEARCHED_FIRST = 60;
/** One of the owner’s notes of it. */
const NOTED = "EXISTS (SELECT 1 FROM event WHERE request_id = request.id AND lower(text)";
const WHOLE = "lower(name || ' ' || city || ' ' || service || ' ' || email || ' ' || phone || ' ' || message)";

/** @param page from 0, of `NOTEBOOK_PAGE` lines; where the newest comes first, `from` says where it lies */
export function* listOf(name: ListName, page: number, from?: Place): Script<Page<NotebookLine>> {
	const { where, order, newest } = LISTS[name];
	if (newest && from) return yield* pageFrom(where, from);
	const rows = yield* ask(`SELECT * FROM request WHERE ${where} ORDER BY ${order} LIMIT :limit OFFSET :offset`, {
		limit: NOTEBOOK_PAGE + 1,
		offset: page * NOTEBOOK_PAGE,
	});
	const { lines, hasMore } = onePage(rows.map(toLine));
	return { lines: yield* withEvents(lines), hasMore };
}

/** A page by where it begins: one far down costs no more than the first. */
function* pageFrom(where: string, from: Place): Script<Page<NotebookLine>> {
	const order = from.side === "after" ? "received_at DESC, id" : "received_at, id DESC";
	const rows = yield* ask(
		`SELECT * FROM request WHERE ${where} AND ${BEYOND[from.side]} ORDER BY ${order} LIMIT :limit`,
		{
			...valuesOf(from),
			limit: NOTEBOOK_PAGE + 1,
		},
	);
	const found = onePage(rows.map(toLine));
	const page = { ...found, lines: yield* withEvents(found.lines) };
	return from.side === "after" ? page : { lines: page.lines.toReversed(), hasMore: true };
}

function* withEvents(lines: NotebookLine[]): Script<NotebookLine[]> {
	const events = yield* eventsByRequest(lines.map(({ id }) => id));
	return lines.map((line) => ({ ...line, events: events.get(line.id) ?? [] }));
}

/** Requests that wait for the owner, by list. */
export function* listCounts(): Script<Record<WaitingList, number>> {
	// From the indexes of those who wait: whatever is finished costs nothing.
	const [row] = yield* ask(
		`SELECT (SELECT count(*) FROM request WHERE standing = 'to-call' AND quarantined = 0) AS to_call,
			(SELECT count(*) FROM request WHERE quarantined = 1) AS robots`,
	);
	return { "to-call": Number(row?.to_call), robots: Number(row?.robots) };
}

/** When the last of the newest `LOOKED_THROUGH` requests on from there came, and whether older ones follow. */
function* oldestLookedAt(from?: Place): Script<{ atMs: number; isLast: boolean }> {
	const rows = yield* ask(
		`SELECT received_at FROM request ${from ? "WHERE received_at <= :fromMs" : ""}
			ORDER BY received_at DESC LIMIT 2 OFFSET ${LOOKED_THROUGH - 1}`,
		from ? { fromMs: from.receivedAtMs } : {},
	);
	return { atMs: Number(rows[0]?.received_at ?? 0), isLast: rows.length < 2 };
}

/**
 * By name, town, message, address, his own notes, or digits of the number; the newest first, one page of them, among `LOOKED_THROUGH` requests. `older`
 * is where the rest is looked for, when there are more.
 *
 * The database narrows down, letter by letter and blind to accents; what is shown is what every word is really found in.
 */
export function* search(words: string, from?: Place): Script<{ lines: NotebookLine[]; older?: Place }> {
	const patterns = patternsOf(words);
	if (patterns.length === 0) return { lines: [] };
	const oldest = yield* oldestLookedAt(from);
	const where = patterns.map(
		(_, index) =>
			`${isNumber(words) ? `phone LIKE :word${index} OR message` : WHOLE} LIKE :word${index} OR ${NOTED} LIKE :word${index})`,
	);
	where.unshift("received_at >= :oldestMs", ...(from ? [BEYOND.after] : []));
	const values = {
		...Object.fromEntries(patterns.map((pattern, index) => [`word${index}`, pattern])),
		...(from ? valuesOf(from) : {}),
		oldestMs: oldest.atMs,
	};
	const found: NotebookLine[] = [];
	let isThrough = false;
	for (let offset = 0, limit = SEARCHED_FIRST; !isThrough && found.length <= NOTEBOOK_PAGE; limit *= 4) {
		const rows = yield* ask(
			`SELECT * FROM request WHERE (${where.join(") AND (")}) ORDER BY received_at DESC, id LIMIT :limit OFFSET :offset`,
			{ ...values, limit, offset },
		);
		const events = yield* eventsByRequest(rows.map(({ id }) => String(id)));
		const notedOf = (id: string) => (events.get(id) ?? []).map(({ text }) => text).join(" ");
		const lines = rows.map(toLine).map((line) => ({ ...line, events: events.get(line.id) ?? [] }));
		found.push(...lines.filter(({ id, quote }) => isFound(words, quote, notedOf(id))));
		offset += rows.length;
		isThrough = rows.length < limit;
	}
	const { lines, hasMore } = onePage(found);
	const last = lines.at(-1);
	if (hasMore && last) return { lines, older: { side: "after", receivedAtMs: last.receivedAtMs, id: last.id } };
	// After every id of that moment: what came then has been looked through.
	return oldest.isLast ? { lines } : { lines, older: { side: "after", receivedAtMs: oldest.atMs, id: "~" } };
}

export function* fileOf(id: string): Script<NotebookFile | undefined> {
	const [row] = yield* ask("SELECT * FROM request WHERE id = :id", { id });
	if (row === undefined) return undefined;
	const parcels = yield* ask("SELECT * FROM parcel WHERE request_id = :id AND kind = 'request' ORDER BY seq", { id });
	const line = toLine(row);
	const patterns = samePhonePatterns(line.quote.phone);
	const email = line.quote.email.toLowerCase();
	const others = yield* ask(
		`SELECT * FROM request WHERE received_at >= :oldestMs AND ((email <> '' AND lower(email) = :email)${patterns.map((_, n) => ` OR phone LIKE :p${n}`).join("")})
			AND id <> :id ORDER BY received_at DESC LIMIT ${NOTEBOOK_PAGE}`,
		{
			...Object.fromEntries(patterns.map((pattern, n) => [`p${n}`, pattern])),
			...{ id, email, oldestMs: (yield* oldestLookedAt()).atMs },
		},
	);
	const ofSamePerson = others
		.map(toLine)
		.filter(
			({ quote }) => (email !== "" && quote.email.toLowerCase() === email) || samePhone(quote.phone, line.quote.phone),
		);
	return {
		...line,
		...whenSet("linkedTo", row.linked_to, String),
		parcels: parcels.map(toParcelRecord),
		events: yield* eventsOf(id),
		samePerson: yield* withEvents(ofSamePerson),
	};
}

/** Requests whose appointment stands and is not before that moment, the nearest first. */
export function* appointments(fromMs: number): Script<NotebookLine[]> {
	const rows = yield* ask(
		"SELECT * FROM request WHERE appointment_at >= :fromMs AND standing = 'under-way' ORDER BY appointment_at, id",
		{ fromMs },
	);
	return yield* withEvents(rows.map(toLine));
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
