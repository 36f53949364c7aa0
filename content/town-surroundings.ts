import { communeInFull, communes, ISERE, kmFromBase } from "./communes.ts";
import { greatCircleKm } from "./projection.ts";
import { positionOf } from "./town-positions.ts";
import { type Town, towns } from "./towns.ts";

/** `km` from the town, `distanceKm` from the base. */
export type CommuneAround = { name: string; km: number; distanceKm: number };

const NEAREST = 5;
const AROUND = 28;
const AROUND_KM = 21;
/** Of other départements: where the owner may not come, a list helps nobody. */
const ABROAD = 5;

/**
 * The five nearest of the other towns that have a page as the crow flies, and up to 28 communes beside them, nearest first; of other
 * départements, five at most.
 */
export function surroundingsOf({ slug, insee }: Town) {
	const from = positionOf(slug);
	const nearest = towns
		.filter((town) => town.slug !== slug)
		.map((town) => ({ town, name: town.name, exactKm: greatCircleKm(from, positionOf(town.slug)) }))
		.sort(nearestFirst)
		.slice(0, NEAREST);
	const named = new Set([insee, ...nearest.map(({ town }) => town.insee)]);
	const around = communes
		.filter((commune) => !named.has(commune.insee))
		.map((commune) => ({ commune, name: commune.name, exactKm: greatCircleKm(from, commune.position) }))
		.filter(({ exactKm }) => exactKm <= AROUND_KM)
		.sort(nearestFirst);
	const abroad = around.filter(({ commune }) => commune.department !== ISERE).slice(ABROAD);
	return {
		mergedCommunes: communes.find((commune) => commune.insee === insee)?.oldNames ?? [],
		nearest: nearest.map(({ town, exactKm }) => ({ town, km: Math.round(exactKm) })),
		communesAround: around
			.filter((one) => !abroad.includes(one))
			.slice(0, AROUND)
			.map(
				({ commune, exactKm }): CommuneAround => ({
					// Of a commune that has a page, its page says where it is.
					name: towns.some((one) => one.insee === commune.insee) ? commune.name : communeInFull(commune),
					km: Math.round(exactKm),
					distanceKm: kmFromBase(commune),
				}),
			),
	};
}

type Beside = { name: string; exactKm: number };
const nearestFirst = (a: Beside, b: Beside) => a.exactKm - b.exactKm || a.name.localeCompare(b.name, "fr");
