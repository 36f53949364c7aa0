import type { Record } from "./record.ts";

/** Photographs stay with their request. What was accepted stays, erased requests or not; numbers follow each other, and nobody has one twice. @param emails of whoever was acknowledged */
export function* quotes(emails: readonly string[], record: Record): Generator<string> {
	// Quotes stand on pages too, and a damaged one is told of by the names of its requests.
	if (record.all("file").some(({ fault }) => fault !== "gone")) return;
	for (const { order, emails: requests, photos, accepted, numbers } of record.all("kept")) {
		for (const email of emails) yield* acceptances(email, order, accepted, record);
		for (const email of requests) yield* photographs(email, order, photos, record);
		yield* holes(numbers);
	}
}

function* acceptances(email: string, order: number, held: readonly string[], record: Record): Generator<string> {
	const said = record.of("accepted", email);
	const count = held.filter((one) => one === email).length;
	if (count > (said.some((one) => one.order < order) ? 1 : 0)) yield `devis accepté de trop : ${email}`;
	const copies = record.of("copy", email);
	if (copies.length > 1) yield `deux copies du devis accepté : ${email}`;
	// It may arrive before the answer that says that it was kept.
	if (copies.length > 0 && said.length === 0) yield `copie d’un devis que personne n’a accepté : ${email}`;
	if (count === 0 && said.some((one) => one.sure && one.order < order)) yield `devis accepté perdu : ${email}`;
}

/** With its request, once. */
function* photographs(email: string, order: number, held: readonly string[], record: Record): Generator<string> {
	const said = record.of("photo", email).filter((one) => one.order < order);
	const count = held.filter((one) => one === email).length;
	if (count > Math.min(1, said.length)) yield `photo de trop : ${email}`;
	if (count === 0 && said.some(({ sure }) => sure)) yield `photo perdue : ${email}`;
}

/** « 2026-014/2 »: number of its year, then version. */
function* holes(ids: readonly string[]): Generator<string> {
	const years = Map.groupBy(new Set(ids.map((id) => id.slice(0, id.indexOf("/")))), (number) => number.slice(0, 4));
	for (const [year, numbers] of years) {
		const last = Math.max(...numbers.map((number) => Number(number.slice(5))));
		if (last !== numbers.length) yield `un trou dans les numéros de ${year} : ${numbers.join(", ")}`;
	}
	if (new Set(ids).size < ids.length) yield "un numéro de devis deux fois";
}
