import type { Commune } from "#content/communes.ts";
import type { TownRow } from "#content/main-town-rows.ts";
import { basePosition, greatCircleKm, type Position, project } from "#content/projection.ts";
import { townRows } from "#content/town-rows.ts";
import type { Sources } from "./sources.ts";

/** What content/town-rows.ts says of the towns, held against the packages. */

/** Figures that the specification gives: nothing measured contradicts them. Minutes are the owner's, whatever the curve says. */
const GIVEN: Record<string, readonly Figure[]> = {
	grenoble: ["population", "distance"],
	// The far end of the specification's curve, 91 min at « about 78 km »: 78.7 measured.
	"la-motte-d-aveillans": ["distance"],
};
type Figure = "population" | "distance";

/** « Vienne Nord » is the name of a page. */
const PAGES_WITH_ANOTHER_NAME = ["vienne-nord"];
const TOLERANCE = { km: 1, outsideKm: 3 };

/** French sentences, one for each figure that differs; none is what one hopes for. */
export function disagreements(communes: readonly Commune[], { ring }: Sources): string[] {
	const border = borderOf(ring);
	const byCode = new Map(communes.map((commune) => [commune.insee, commune]));
	const rows: readonly TownRow[] = Object.values(townRows).flat();
	return rows.flatMap((row) => {
		const [slug, name, insee] = row;
		const commune = byCode.get(insee);
		if (!commune) return [`${name} (${slug}) : le code INSEE ${insee} n’est celui d’aucune commune du paquet.`];
		return differences(row, commune, border).map(
			([what, ours, theirs]) =>
				`${name} (${slug}) : ${what} vaut ${ours} dans content/town-rows.ts, ${theirs} d’après les paquets.`,
		);
	});
}

function differences(row: TownRow, commune: Commune, border: ReturnType<typeof borderOf>) {
	const [slug, name, , postalCodes, population, distanceKm] = row;
	const measured = (figure: Figure) => !GIVEN[slug]?.includes(figure);
	const found: [what: string, ours: string | number, theirs: string | number][] = [];
	if (commune.name !== name && !PAGES_WITH_ANOTHER_NAME.includes(slug)) found.push(["le nom", name, commune.name]);
	if (commune.postalCodes.join(" ") !== postalCodes.join(" "))
		found.push(["le code postal", postalCodes.join(" "), commune.postalCodes.join(" ")]);
	if (measured("population") && commune.population !== population)
		found.push(["la population", population, commune.population]);
	const km = greatCircleKm(basePosition, commune.position);
	if (measured("distance") && Math.abs(Math.round(km) - distanceKm) > TOLERANCE.km)
		found.push(["la distance (km)", distanceKm, km.toFixed(1)]);
	const outside = kmOutside(commune.position, border);
	if (outside > TOLERANCE.outsideKm) found.push(["la position", "dans l’Isère", `${outside.toFixed(1)} km en dehors`]);
	return found;
}

/** Kilometres east and south of the base, as project() gives them. */
export type Point = { x: number; y: number };

function distanceToSegment(point: Point, a: Point, b: Point): number {
	const [dx, dy] = [b.x - a.x, b.y - a.y];
	const length = dx * dx + dy * dy;
	const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
	const t = Math.min(1, Math.max(0, along));
	return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}

/** The border of the département on the plane of our maps. */

/** How far outside a closed border a place is, in kilometres; 0 inside. */
export function kmOutside(position: Position, border: readonly Point[]): number {
	const place = project(position);
	let inside = false;
	let nearest = Number.POSITIVE_INFINITY;
	for (const [index, b] of border.entries()) {
		const a = border[index - 1];
		if (!a) continue;
		nearest = Math.min(nearest, distanceToSegment(place, a, b));
		const crosses = a.y > place.y !== b.y > place.y;
		if (crosses && place.x < a.x + ((place.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
	}
	return inside ? 0 : nearest;
}

/** The border on the plane of our maps; its last point is its first. */
export const borderOf = (ring: Sources["ring"]): Point[] =>
	ring.map(([longitude, latitude]) => project([latitude, longitude]));
