import { ask, namedIn, type Script } from "./script.ts";

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
