import { cut } from "#content/cut.ts";
import { roadInstead } from "#content/road-journeys.ts";
import type { Ask } from "#notebook/ask.ts";
import { frameOf } from "#notebook/frame.ts";
import { seeOther } from "#notebook/load-pages.ts";
import { saying } from "#notebook/notices.ts";
import type { Parts } from "#notebook/parts.ts";
import type { View } from "#notebook/views.ts";
import type { Own } from "./assemble-atelier.ts";
import { arrivalThatHolds } from "./forms/single-answers.ts";
import { communesWithoutPage, withMore, withRoads } from "./forms/towns.ts";
import { nextAfter } from "./overview.ts";
import { isGroupOf, type Json, valueAt, withValue } from "./owner-facts.ts";
import type { Reading, TownRead } from "./reading.ts";
import { atelierAddresses, atelierFields } from "./views.ts";

/* « Mes villes »: their list, and what one press changes of all of them. */

interface Asked {
	ask: Ask;
	parts: Parts;
	own: Own;
	reading: Reading | undefined;
}

const foldText = (words: string): string =>
	words
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z]+/g, " ");

/** Communes that one search shows beside the towns of the site. */
const COMMUNES_SHOWN = 20;

/** Every town with what the owner said of it; of the words that were typed, those and the communes that have no page yet. */
export async function townList({ ask, parts: { store }, own: { facts }, reading }: Asked): Promise<View> {
	const words = cut(ask.url.searchParams.get(atelierFields.words) ?? "", 60, { more: "" });
	// The page of the town says that a file is broken.
	const [minutes, notes] = [facts.read("town-minutes") ?? {}, facts.read("town-notes") ?? {}];
	const known = reading?.towns ?? [];
	const wanted = foldText(words).trim();
	const isWanted = ({ name }: { name: string }) => foldText(name).includes(wanted);
	const others = wanted === "" || known.length === 0 ? [] : communesWithoutPage(known).filter(isWanted);
	const towns = [...known.filter(isWanted), ...others.slice(0, COMMUNES_SHOWN)].map(
		({ slug, name, area, minutes: usual, hasPage }) => {
			const own = valueAt(minutes, [slug]);
			return {
				...{ slug, name, area, hasPage },
				hasNote: isGroupOf(valueAt(notes, [slug])),
				isOwn: own !== undefined,
				road: own === undefined ? roadInstead({ slug, minutes: usual })?.minutes : undefined,
				minutes: typeof own === "number" ? own : usual,
			};
		},
	);
	const shown = known.filter(({ hasPage }) => hasPage).length;
	// Minutes that are true may make another answer false.
	const open = (reading?.points ?? []).filter(
		({ id, group, isSettled }) => !isSettled && (group === "villes" || id === TOO_SHORT),
	);
	// Beside the button that settles it.
	open.sort((a, b) => Number(a.id === TOO_SHORT) - Number(b.id === TOO_SHORT));
	const isLate = open.some(({ id }) => id === TOO_SHORT);
	return {
		page: "atelier-towns",
		words,
		towns,
		shown,
		out: known.length - shown,
		open,
		arrival: isLate ? arrivalThatHolds(reading, facts.read("practice") ?? null) : undefined,
		...nextAfter("villes", reading),
		undoes: facts.undoes(),
		frame: await frameOf(ask, store),
	};
}

/** What their minutes say of the time that he announces. One that is longer than they are is his own to keep: « Qui je suis ». */
const TOO_SHORT = "clash.arrivalTimes";

/** All the times by road at once, from the list of towns. */
export const takeRoads = (asked: Asked): Promise<Response> =>
	changeMinutes(asked, (minutes, towns) =>
		withRoads(
			minutes,
			towns.filter(({ hasPage }) => hasPage),
		),
	);

/** Who drives slower than the site says adds it to every town at once, and again. */
export const driveSlower = (asked: Asked): Promise<Response> => changeMinutes(asked, withMore);

function changeMinutes(
	{ own: { facts }, reading }: Asked,
	changed: (minutes: Json, towns: readonly TownRead[]) => Json,
): Promise<Response> {
	const towns = atelierAddresses.group("villes");
	return facts.exclusively(async () => {
		const minutes = facts.read("town-minutes");
		// Broken by hand: the page of each town says so.
		if (minutes === undefined) return seeOther(towns);
		await facts.write("town-minutes", changed(minutes, reading?.towns ?? []));
		return seeOther(saying(towns, "facts-saved"));
	});
}

/** The time that holds in every town, from their list too: their minutes may have made the other one false. */
export async function takeArrival({ own: { facts }, reading }: Asked): Promise<Response> {
	const towns = atelierAddresses.group("villes");
	return facts.exclusively(async () => {
		const practice = facts.read("practice");
		const minutes = arrivalThatHolds(reading, practice ?? null);
		if (practice === undefined || minutes === undefined) return seeOther(towns);
		await facts.write("practice", withValue(practice, ["arrivalUnderMinutes"], minutes));
		return seeOther(saying(towns, "facts-saved"));
	});
}
