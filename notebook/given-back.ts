import { atelierFields } from "#atelier/views.ts";
import { fields, type GivenBack } from "./views.ts";

/** Carried by the pages themselves. Nobody typed them. */
const CARRIED: ReadonlySet<string> = new Set([
	...[fields.csrf, fields.token, fields.act, fields.seen, fields.undoes, fields.ticked, fields.device, fields.from],
	...[fields.confirmed, fields.span, fields.known, atelierFields.print],
]);
const isCarried = (name: string): boolean => CARRIED.has(name.split(".")[0] ?? "");
/** More than any page has: of a forged form no more is written out. */
const FIELDS_AT_MOST = 1_000;

/** @param action where the form may be put back; nothing where no page would take it */
export function givenBack(form: URLSearchParams, action?: string): GivenBack {
	const sent = [...form].slice(0, FIELDS_AT_MOST);
	const typed = sent.filter(([name, value]) => !isCarried(name) && !["", "oui", "non"].includes(value.trim()));
	const words = [...new Set(typed.map(([, value]) => value))];
	if (action === undefined || !sent.some(([name]) => !isCarried(name) || name === fields.ticked)) return { words };
	return { words, again: { action, sent: sent.filter(([name]) => name !== fields.csrf) } };
}
