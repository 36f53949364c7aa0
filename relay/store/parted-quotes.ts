import { ask, namedIn, type Script } from "./script.ts";

/** Accepted ones whose request is gone, once the law keeps them no more: their number stays, as any other's. Resolves to the ids of those. */
export function* emptyQuotes(beforeMs: number): Script<string[]> {
	const rows = yield* ask(
		`UPDATE quote SET body = '', answer = NULL, pdf = NULL, signed = NULL
			WHERE request_id IS NULL AND body <> '' AND at < :beforeMs RETURNING id`,
		{ beforeMs },
	);
	return rows.map(({ id }) => String(id));
}

/** Before requests are erased: an accepted quote stays without them, of any other its number alone. */
export function* partFromQuotes(ids: readonly string[]): Script<void> {
	const { names, values } = namedIn(ids);
	yield* ask(
		`UPDATE quote SET body = '', answer = NULL, pdf = NULL, signed = NULL
			WHERE request_id IN (${names}) AND (answer IS NULL OR answer NOT LIKE '{"is":"accepted"%')`,
		values,
	);
	yield* ask(`UPDATE quote SET request_id = NULL WHERE request_id IN (${names})`, values);
}
