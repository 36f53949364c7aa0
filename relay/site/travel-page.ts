import { business } from "#content/business.ts";
import { words } from "#content/travel-time-words.ts";
import { append, type Element, newElement, openPage, setAttribute, setText, textOf } from "#relay/http/page-tree.ts";
import { arrivalAt, timeTo } from "#shared/places/arrival.ts";
import { type Found, labelOf, type PlaceIndex } from "#shared/places/find-place.ts";
import { CHOICES_SHOWN, choiceName, lookUp, questionFor } from "#shared/places/look-up.ts";
import type { Place } from "#shared/places/place-data.ts";
import { ALL_TOWNS, ANSWER_ID, INPUT_ID } from "#shared/places/travel-form.ts";

/**
 * The page of the service area with the answer to « Où êtes-vous ? » under its question, as the calculator gives it to
 * those who have script: a time, places to choose from, or why nothing was found, and always the number.
 *
 * @param page HTML of that page, as built
 */
export function answerOnPage(page: string, index: PlaceIndex, typed: string): string {
	const { byId, title, serialize } = openPage(page);
	const field = byId.get(INPUT_ID);
	const room = byId.get(ANSWER_ID);
	if (field) setAttribute(field, "value", typed);
	const [first, ...rest] = answerTo(index, typed);
	if (room && first) {
		// The question stands far down the page: without script, only focus brings the person to its answer.
		setAttribute(first, "tabindex", "-1");
		setAttribute(first, "autofocus", "");
		for (const part of [first, ...rest]) append(room, part);
	}
	if (title && first) setText(title, `${textOf(first)} | ${textOf(title)}`);
	return serialize();
}

function answerTo(index: PlaceIndex, typed: string): Element[] {
	const answer = lookUp(index, typed);
	if ("trouble" in answer) return [newElement("p", {}, answer.trouble), callButton(""), townList()];
	const { found } = answer;
	const [match] = found.matches;
	if (found.kind !== "one" || !match)
		return [newElement("p", {}, questionFor(found, typed)), ...choices(index, found), callButton("")];
	const others = found.others.length > 0 ? [newElement("p", {}, words.others)] : [];
	return [...placeAnswer(match.place), ...others, ...choices(index, { ...found, matches: found.others })];
}

function placeAnswer(place: Place): Element[] {
	const { time, where, traffic, call } = arrivalAt(place);
	return [
		newElement("p", { class: "h3 font-sign font-bold" }, place.name),
		newElement("p", { class: "figure-large" }, time),
		newElement("p", { class: "mt-2" }, where),
		...(traffic ? [newElement("p", {}, traffic)] : []),
		callButton(call),
	];
}

/** Links that ask again, with the name of one place. */
function choices(index: PlaceIndex, found: Found): Element[] {
	const shown = found.matches.slice(0, CHOICES_SHOWN).map((match) => {
		const href = `/trajet?lieu=${encodeURIComponent(labelOf(index, match.place))}`;
		const name = newElement("a", { href, class: "link tap" }, choiceName(index, found, match));
		return newElement("li", {}, name, ` ${timeTo(match.place)}`);
	});
	const more = found.matches.length - shown.length;
	return [
		...(shown.length > 0 ? [newElement("ul", { class: "mt-2" }, ...shown)] : []),
		...(more > 0 ? [newElement("p", { class: "mt-2" }, words.more(more))] : []),
	];
}

const callButton = (before: string) =>
	newElement(
		"p",
		{ class: "mt-5" },
		newElement("a", { href: business.telHref, class: "btn btn-call" }, `${before} ${business.phoneNational}`.trim()),
	);

const townList = () =>
	newElement("p", { class: "mt-2" }, newElement("a", { href: ALL_TOWNS, class: "link tap" }, words.list));
