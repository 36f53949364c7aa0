import { business } from "#content/business.ts";
import { ISERE } from "#content/communes.ts";
import { everyTown } from "#content/every-town.ts";
import { keepsPage, type Town } from "#content/town.ts";
import { atTown } from "#content/wording.ts";
import { keptEvents, lastVisit } from "#notebook/noted.ts";
import { toldPlace } from "#notebook/own-notes.ts";
import { quotedAddress } from "#notebook/typed-over.ts";
import type { ViewOf } from "#notebook/views.ts";
import { type KnownPlace, onTheMap, withTown } from "#relay/letter/request-letter.ts";
import type { NotebookEvent } from "#relay/store/notebook.ts";
import { foldText as bare } from "#shared/places/find-place.ts";
import { piecesOf } from "#shared/places/inside-words.ts";
import { safeLine } from "./time.ts";

let last: { towns: readonly Town[]; byName: ReadonlyMap<string, Town> } | undefined;

/** Every town by its names, and by a postal code that is no other's. */
function townsByName(): ReadonlyMap<string, Town> {
	const towns = everyTown();
	if (last?.towns === towns) return last.byName;
	const byName = new Map<string, Town>(
		towns.flatMap((town) => [town.name, town.commune, ...town.postalCodes].map((name) => [bare(name), town] as const)),
	);
	for (const code of towns.flatMap(({ postalCodes }) => postalCodes))
		if (towns.filter(({ postalCodes }) => postalCodes.includes(code)).length > 1) byName.delete(bare(code));
	last = { towns, byName };
	return byName;
}

/** The town of this site that a visitor's words name: « bourgoin jallieu », « 38300 Bourgoin-Jallieu », « Voiron (38) ». */
export function townNamed(typed: string): Town | undefined {
	const byName = townsByName();
	const words = bare(typed.slice(0, 200));
	const withoutCode = words.replace(/\b\d{2,5}\b/g, "").trim();
	const whole = byName.get(words) ?? byName.get(withoutCode.replace(/\s+/g, " "));
	if (whole) return whole;
	// « 12 rue de la République, Bourgoin-Jallieu, France ».
	const segments = typed
		.slice(0, 200)
		.split(/[,;()]/)
		.map((part) => bare(part).replace(/\b\w*\d\w*\b/g, ""));
	const [piece] = piecesOf(segments, (name) => byName.has(name)).filter(({ name }) => byName.has(name));
	return piece && !piece.isUnsure ? byName.get(piece.name) : undefined;
}

/** Of the road to a town that keeps its page, as that says them; of another what is known of the place. */
export function minutesTo(typed: string, known?: Pick<KnownPlace, "minutes">): number | undefined {
	const town = townNamed(typed);
	return (town && keepsPage(town) ? town.minutes : undefined) ?? known?.minutes;
}

/** Where the work is: the appointment's street, the last quote's, his notes' or the message's; "" where none says it. */
export const streetOf = ({ file, quotes }: Pick<ViewOf<"request">, "file" | "quotes">): string =>
	(file.appointmentAtMs === undefined ? "" : lastVisit(file.events).address) ||
	quotedAddress(quotes) ||
	toldPlace(file).address;

/** « à Voiron », « au Grand-Lemps », for the owner's sentences: the town's own name where it is known. */
export const atPlace = (typed: string, known?: string): string =>
	atTown(townNamed(typed)?.name ?? known ?? safeLine(typed, 60));

/** « 31 rue des Acacias, Bourgoin-Jallieu », to be copied. */
export function addressNamed(typed: string, street: string): string {
	const commune = townNamed(typed)?.commune ?? safeLine(typed, 100);
	return withTown(safeLine(street), commune, commune);
}

interface Where {
	/** Street of an appointment. */
	street?: string;
	/** The town that was typed, when it is known. */
	known?: KnownPlace | undefined;
}

/** Opens the telephone's own map there, at the street when one is known. Apple's opens by an address of its own, and no « geo: ». */
export function wayLink(typed: string, where: Where, isApple = false): string {
	const place = encodeURIComponent(searched(typed, where));
	return isApple ? `https://maps.apple.com/?daddr=${place}` : `geo:0,0?q=${place}`;
}

/** The same for a machine without such an application, to be copied: without accents, so that it stays readable. */
export const mapAddress = (typed: string, where: Where): string =>
	`https://www.openstreetmap.org/search?query=${encodeURIComponent(bare(searched(typed, where))).replaceAll("%20", "+")}`;

/** What a map is asked for. A town of another département, and one that is none of this site's, has not ours added to it. */
function searched(typed: string, { street = "", known }: Where): string {
	const town = townNamed(typed);
	const isOurs = town?.insee.startsWith(ISERE);
	const place = isOurs ? `${town?.commune}, ${business.department}` : onTheMap(safeLine(typed, 100), known);
	return withTown(safeLine(street), town?.commune ?? typed, place);
}

/** The customer wrote of a code after the appointment was noted: the one noted with it may be the old one. */
export function hasNewerCode(events: readonly NotebookEvent[]): boolean {
	const kept = keptEvents(events);
	const since = kept.findLastIndex(({ kind }) => kind === "appointment");
	return since >= 0 && kept.slice(since).some(({ kind, text }) => kind === "word" && /code/i.test(text));
}
