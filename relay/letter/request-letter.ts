import { cut } from "#content/cut.ts";
import { facts } from "#content/facts.ts";
import { greeting, readyWords, tooFarWords } from "#content/notebook.ts";
import { aWork } from "#content/receipt.ts";
import { atTown, fill, minutes as inMinutes, km } from "#content/wording.ts";
import { clockTime, parisDay } from "#relay/clock.ts";
import type { StoredRequest } from "#relay/store/records.ts";
import { type Asked, answerDeadline } from "#relay/upkeep/answer-deadline.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { foldText } from "#shared/places/find-place.ts";
import { doorPlaceIn } from "#shared/quote/door-place.ts";
import { URGENT_WIRE } from "#shared/quote/fields.ts";
import {
	callButton,
	cell,
	GREY,
	letterPage,
	NIGHT,
	ORANGE,
	PAPER,
	plainButton,
	RED,
	withLineBreaks,
} from "./html-pieces.ts";
import { phoneSaid, smsNumber } from "./phone.ts";

const ZONE = { timeZone: "Europe/Paris" } as const;
const DAY = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", ...ZONE });

/** Time in France as it is read aloud: « samedi 14 mars 2026 à 10 h 26 », « mardi 1er décembre… ». */
export const frenchDate = (timeMs: number): string =>
	`${DAY.format(timeMs).replace(/ 1 /, " 1er ")} à ${clockTime(timeMs)}`;

/** The letter for a reader without HTML: the phone number comes first, it is what the craftsman needs. */
export function textLetter(
	{ id, receivedAtMs, quote }: StoredRequest,
	siteOrigin: string,
	{ notebook, place }: Surroundings = {},
): string {
	return [
		...(quote.urgent ? ["URGENT", ""] : []),
		callBefore({ receivedAtMs, urgent: quote.urgent }),
		`Téléphone\u202f: ${phoneSaid(quote.phone)}`,
		`Nom\u202f: ${quote.name}`,
		`Ville\u202f: ${quote.city}${place ? ` (${distanceIn(place)})` : ""}`,
		`Service\u202f: ${quote.service}`,
		`Urgent\u202f: ${quote.urgent ? URGENT_WIRE.yes : URGENT_WIRE.no}`,
		`E-mail\u202f: ${quote.email}`,
		"",
		"Message\u202f:",
		quote.message,
		"",
		...(notebook === undefined ? [] : [`Dans le carnet\u202f: ${notebook}`]),
		`Y aller\u202f: ${wayTo(quote.city, place, quote.message)}`,
		"",
		"--",
		`Répondre à ce message écrit directement à ${withStop(quote.name)}`,
		`Demande n°\u00a0${id}, reçue le ${frenchDate(receivedAtMs)} par le formulaire de ${siteOrigin}`,
		"",
	].join("\n");
}

/** What a letter says besides what was sent. */
export interface Surroundings {
	/** Where the notebook, or the page of the request, opens on what the letter is about. */
	notebook?: string | undefined;
	/** Of the town that was typed, when it is known. */
	place?: KnownPlace | undefined;
}

/** « 12 km, 18 min », and whether that is farther than the owner goes. */
export const distanceIn = ({ distanceKm, minutes }: KnownPlace): string =>
	[
		distanceKm === 0 ? "votre ville" : km(distanceKm),
		...(minutes === undefined ? [] : [inMinutes(minutes)]),
		...(isFar({ distanceKm }) ? ["hors de votre rayon"] : []),
	].join(", ");

const isFar = <Place extends Pick<KnownPlace, "distanceKm">>(place: Place | undefined): place is Place =>
	place !== undefined && place.distanceKm > facts.radiusKm;

/**
 * The way to a town: an address that telephones open in their navigation (Google's « Maps URLs », which Android and iOS know).
 * It carries the town, and the street that a message says: no floor, no code, nothing else of the person.
 */
export const wayTo = (typed: string, known?: KnownPlace, message = ""): string => {
	const where = withTown(doorPlaceIn(message).address, known?.place ?? typed, onTheMap(typed, known));
	return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(where)}`;
};

/** A street and its town; « 12 cours Berriat Grenoble » has it already. @param place the town as it is to be said */
export function withTown(street: string, town: string, place: string): string {
	const named = foldText(town.replace(/\d+/g, "")).trim();
	return named !== "" && foldText(street).includes(named) ? street : [street, place].filter(Boolean).join(", ");
}

/** A town as maps are asked for it: with its own département where that is known. */
export const onTheMap = (typed: string, known?: KnownPlace): string =>
	`${known ? `${known.place} (${known.department})` : typed}, France`;

/** Until when the site has promised an answer. */
function callBefore(asked: Asked): string {
	const by = answerDeadline(asked);
	return `À rappeler avant ${parisDay(by) === parisDay(asked.receivedAtMs) ? clockTime(by) : `le ${frenchDate(by)}`}`;
}

export interface KnownPlace {
	place: string;
	/** Nothing where a mountain lies between. */
	minutes: number | undefined;
	distanceKm: number;
	/** Number of its département, « 38 ». */
	department: string;
}

/** The letter as a single column that a thumb can use: call, then read, then answer. */
export function htmlLetter(
	{ id, receivedAtMs, quote }: StoredRequest,
	siteOrigin: string,
	around: Surroundings = {},
): string {
	const { place } = around;
	const name = escapeHtml(quote.name);
	const rows = [
		quote.urgent ? cell(RED, "#ffffff", "14px 20px;font-size:20px;font-weight:bold;letter-spacing:1px", "URGENT") : "",
		cell(NIGHT, PAPER, "20px 20px;font-size:20px;line-height:1.35;font-weight:bold", escapeHtml(quote.service)),
		cell("#ffffff", NIGHT, "20px 20px 4px;font-size:22px;line-height:1.3;font-weight:bold", name),
		cell(
			"#ffffff",
			NIGHT,
			"0 20px 16px;font-size:17px;line-height:1.4",
			escapeHtml(quote.city) + (place ? `<br>\n${distanceIn(place)}` : ""),
		),
		cell(
			"#ffffff",
			NIGHT,
			"0 20px 16px;font-size:17px;line-height:1.4;font-weight:bold",
			callBefore({ receivedAtMs, urgent: quote.urgent }),
		),
		cell("#ffffff", NIGHT, "0 20px 20px", callButton(quote.phone)),
		cell(PAPER, NIGHT, "20px;font-size:17px;line-height:1.5", withLineBreaks(quote.message)),
		cell("#ffffff", NIGHT, "20px 20px 12px", otherWays(quote, around)),
		cell("#ffffff", NIGHT, "0 20px 20px;font-size:17px;line-height:1.4", mailLink(quote.email)),
		cell(
			"#ffffff",
			GREY,
			"16px 20px 20px;font-size:14px;line-height:1.5",
			`Répondre à ce message écrit directement à ${withStop(name)}<br>Reçue le ${frenchDate(receivedAtMs)}<br>` +
				`Demande n°&nbsp;${escapeHtml(id)}, formulaire de <a href="${escapeHtml(siteOrigin)}/" style="color:${GREY}">` +
				`${escapeHtml(new URL(siteOrigin).host)}</a>`,
		),
	];
	return letterPage(quote.service, `${quote.name}, ${quote.city}\u202f: ${preview(quote.message)}`, rows);
}

/** Under the call: an SMS, the way there, the notebook, each as wide as a thumb needs. */
function otherWays(
	{ phone, email, name, city, service, message, urgent }: StoredRequest["quote"],
	{ place, notebook }: Surroundings,
): string {
	const written = smsNumber(phone);
	// The words that the notebook has ready while nobody was called in vain (notebook/pages/answer.tsx).
	const { received, urgent: atOnce } = readyWords().sms;
	const ville = atTown(place?.place ?? cut(city, 60));
	const objet = `votre demande pour ${aWork(service)} ${ville}`;
	const words = fill(greeting(urgent ? atOnce : received, name), { nom: cut(name, 60), ville, objet });
	return [
		written === undefined
			? plainButton(mailTo(email), "Écrire un e-mail")
			: plainButton(`sms:${written}?&body=${encodeURIComponent(words)}`, "Écrire un SMS"),
		written !== undefined && isFar(place)
			? plainButton(
					`sms:${written}?&body=${encodeURIComponent(fill(greeting(tooFarWords(), name), { nom: cut(name, 60), ville: atTown(place.place) }))}`,
					"SMS\u202f: c’est trop loin",
				)
			: "",
		plainButton(wayTo(city, place, message), "Y aller"),
		notebook === undefined ? "" : plainButton(notebook, "Ouvrir dans le carnet"),
	].join("");
}

const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;

function mailLink(email: string): string {
	return `<a href="${escapeHtml(mailTo(email))}" style="color:${ORANGE}">${escapeHtml(email)}</a>`;
}

/** « Karim B. » has one already. */
const withStop = (words: string) => (words.endsWith(".") ? words : `${words}.`);

function preview(message: string): string {
	return cut(message.replace(/\s+/g, " "), 120);
}
