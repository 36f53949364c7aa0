import { type Field, fieldsOf, rowsOf, type Section, type Typed, type Unit } from "#atelier/form.ts";
import { type Json, valueAt, withValue } from "#atelier/owner-facts.ts";
import type { Reading, TownRead } from "#atelier/reading.ts";
import { SLOWER_BY } from "#atelier/views.ts";
import { type Commune, communeInFull, communeOfSlug, communeSlug, communes, kmFromBase } from "#content/communes.ts";
import { isNew } from "#content/every-town.ts";
import { finishedJob } from "#content/owner-schemas.ts";
import { roadInstead } from "#content/road-journeys.ts";
import { townLocal } from "#content/town-local.ts";
import type { TownSlug } from "#content/town-rows.ts";
import { travelMinutes } from "#content/travel-minutes.ts";

const NO_PAGE_YET = "Autres communes\u202f: vous pouvez leur donner une page";

function withoutPage(commune: Commune): TownRead {
	const distanceKm = kmFromBase(commune);
	const minutes = Math.round(travelMinutes(distanceKm));
	return {
		...{ slug: communeSlug(commune), name: communeInFull(commune), area: NO_PAGE_YET, hasPage: false },
		...{ distanceKm, measuredKm: distanceKm, minutes, minutesNow: minutes },
	};
}

/** One of the site's towns, or a commune that may become one. */
export function townOf(reading: Reading | undefined, slug: string | null | undefined): TownRead | undefined {
	if (reading === undefined || !slug) return undefined;
	const commune = communeOfSlug(slug);
	return (
		reading.towns.find((town) => town.slug === slug) ?? (commune && isNew(commune) ? withoutPage(commune) : undefined)
	);
}

/** Communes without a page, but for those that the list has. */
export const communesWithoutPage = (shown: readonly TownRead[]): TownRead[] =>
	communes
		.filter(isNew)
		.map(withoutPage)
		.filter(({ slug }) => shown.every((town) => town.slug !== slug));

/** A question that may stay empty. */
const single = (
	where: Pick<Unit, "file" | "path" | "whenEmpty">,
	kind: Field["kind"],
	label: string,
	said: Pick<Field, "why" | "example" | "ready" | "meant" | "refuses" | "stands">,
): Unit => ({ ...where, fields: [{ kind, label, ...said, isOptional: true }] });

/** Of a town whose road turns, what the road rather takes, one tick away. */
function askedMinutes(slug: string, minutes: number): Pick<Field, "why" | "example" | "ready" | "meant"> {
	const usual = `Les vôtres, mesurées. Vide\u202f: le site garde ${minutes}\u00a0min.`;
	const road = roadInstead({ slug, minutes });
	if (road === undefined) return { why: usual, example: String(minutes) };
	return {
		why: `${usual} La route prend plutôt ${road.minutes}\u00a0min${road.by ? `, ${road.by}` : ""} (${road.source}).`,
		example: String(road.minutes),
		ready: `${road.minutes}\u00a0min`,
		meant: (typed) => typed.replace(/^(\d+)\s?min$/, "$1"),
	};
}

/** As the crow flies and on the motorway throughout: nobody is faster. */
const FASTEST_KMH = 130;
const fewestMinutes = (km: number) => Math.ceil((km / FASTEST_KMH) * 60);
const tooFast = (km: number, typed: string) =>
	`${km}\u00a0km à vol d’oiseau en ${typed}\u00a0min\u202f: personne n’y arrive. Écrivez le temps que vous mettez, porte à porte.`;

/** One town of « Mes villes »: owner/town-pages.json, owner/town-minutes.json and owner/town-notes.json. */
export const town = ({ slug, name, distanceKm, minutes, hasPage }: TownRead, notes: Json, form?: Typed): Section[] => [
	{
		title: "Sa page",
		units:
			// The base is where the site is about.
			distanceKm === 0
				? []
				: [
						single(
							{ file: "town-pages", path: [slug], whenEmpty: "absent" },
							"yes-no",
							`Une page pour ${name}\u202f?`,
							{
								why: `À ${distanceKm}\u00a0km à vol d’oiseau.`,
								stands: () => (hasPage ? "oui" : "non"),
							},
						),
					],
	},
	{
		title: "Le temps de trajet",
		units: [
			single({ file: "town-minutes", path: [slug], whenEmpty: "absent" }, "whole", `Minutes pour arriver, ${name}`, {
				...askedMinutes(slug, minutes),
				refuses: (typed) => (Number(typed) < fewestMinutes(distanceKm) ? tooFast(distanceKm, typed) : undefined),
			}),
		],
	},
	{
		title: "Un mot de vous",
		lead: `Sur la page de cette ville seulement. Une page sans un mot à elle peut passer pour une page vide.${alreadySaid(slug)}`,
		units: [
			single(
				{ file: "town-notes", path: [slug, "note"], whenEmpty: "blank" },
				"long",
				"Ce que vous savez de cette ville",
				{ example: "Rue piétonne le samedi\u202f: je me gare place du Marché." },
			),
		],
	},
	{
		title: "Des chantiers faits là",
		units: rowsOf(notes, { file: "town-notes", path: [slug, "jobs"], form }, (row) => ({
			legend: row === undefined ? "Ajouter un chantier" : String(valueAt(row, ["title"]) ?? ""),
			isFolded: row === undefined,
			fields: fieldsOf(finishedJob),
		})),
	},
];

/** What that page says in his name, from sources: he writes nothing against it without knowing. */
function alreadySaid(slug: string): string {
	const local = townLocal[slug as TownSlug];
	return local === undefined
		? ""
		: ` Elle dit déjà, pour vous\u202f: «\u202f${[local.text, ...Object.values(local.rows ?? {}).map((row) => `${row}.`)].join(" ")}\u202f»`;
}

/** What the road rather takes, for every town whose time the owner has not said. */
export const withRoads = (minutes: Json, towns: readonly TownRead[]): Json =>
	towns.reduce((taken, town) => {
		const road = roadInstead(town);
		return road === undefined || valueAt(taken, [town.slug]) !== undefined
			? taken
			: withValue(taken, [town.slug], road.minutes);
	}, minutes);

/** Every town that much farther than it is now; one without a page, for which the calculator answers, by its road. */
export const withMore = (minutes: Json, towns: readonly TownRead[]): Json =>
	towns.reduce((slower, town) => {
		const own = valueAt(minutes, [town.slug]);
		const usual = town.hasPage ? town.minutes : (roadInstead(town)?.minutes ?? town.minutes);
		return withValue(slower, [town.slug], (typeof own === "number" ? own : usual) + SLOWER_BY);
	}, minutes);

const NO_WORD: Json = { note: "", jobs: [] };

/** The notes with an entry for that town, which its fields are written into. */
export const withEntry = (notes: Json, slug: string): Json =>
	valueAt(notes, [slug]) === undefined ? withValue(notes, [slug], NO_WORD) : notes;

/** The notes without the entry of a town of which nothing is said. */
export const withoutEmptyEntry = (notes: Json, slug: string): Json =>
	JSON.stringify(valueAt(notes, [slug])) === JSON.stringify(NO_WORD) ? withValue(notes, [slug], undefined) : notes;
