import type { AnswerFacts, Standing } from "./notebook.ts";
import { number, whenSet } from "./rows.ts";
import { ask, type Script } from "./script.ts";

/** Lists of answers by the moment from which they count, as read last. */
type Remembered = { version: string; since: Map<number, AnswerFacts[]> };

/** More than the notebook has spans, over midnight. */
const LISTS_AT_MOST = 8;

/**
 * Reads what the figures are made of. As long as no request came, went or was noted upon, the same list is given again: a year of
 * them takes longer to read than all else on the page.
 */
export function answersReader(): (sinceMs: number) => Script<AnswerFacts[]> {
	let last: Remembered = { version: "", since: new Map() };
	return function* (sinceMs) {
		const version = yield* versionOfRequests();
		if (version !== last.version || last.since.size >= LISTS_AT_MOST) last = { version, since: new Map() };
		const { since } = last;
		const known = since.get(sinceMs);
		if (known) return known;
		const list = yield* answers(sinceMs);
		since.set(sinceMs, list);
		return list;
	};
}

/** Differs after a request was kept or erased, and after anything was noted: each step, and a release from quarantine, is an event. */
function* versionOfRequests(): Script<string> {
	const [row] = yield* ask(
		`SELECT (SELECT max(seq) FROM event) AS last_event, (SELECT count(*) FROM request) AS requests,
			(SELECT max(received_at) FROM request) AS newest`,
	);
	return `${row?.last_event} ${row?.requests} ${row?.newest}`;
}

function* answers(sinceMs: number): Script<AnswerFacts[]> {
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
