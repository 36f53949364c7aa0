/** public/donnees/lieux.json: every commune the calculator knows, in columns. */
import { type TownSlug, towns } from "#content/towns.ts";
import type { PlaceData } from "#shared/places/place-data.ts";
import type { Commune } from "./communes.ts";

const rows = new Map<TownSlug, { name: string; km: number; minutes: number }>(
	towns.map(({ slug, name, distanceKm: km, minutes }) => [slug, { name, km, minutes }]),
);

/** A town with a page has the figures of its page, whatever is measured. Positions are cut to a hundredth of a degree. */
export function placesFile(communes: readonly Commune[]): string {
	const rowOf = ({ slug }: Commune) => (slug ? rows.get(slug) : undefined);
	const column = (of: (commune: Commune) => number) => communes.map(of).join(" ");
	const data: PlaceData = {
		names: communes.map(({ name }) => name).join("|"),
		departments: runs(communes.map(({ department }) => department)),
		postalCodes: communes.map(({ postalCodes }) => postalCodes.join(" ")).join("|"),
		insee: communes.map(({ insee }) => insee.slice(-3)).join(" "),
		latitudes: column(({ position }) => Math.round(position[0] * 100)),
		longitudes: column(({ position }) => Math.round(position[1] * 100)),
		km: column((commune) => rowOf(commune)?.km ?? Math.round(commune.kmFromBase)),
		approximate: communes.map(({ approximate }) => (approximate ? "1" : "0")).join(""),
		pages: communes
			.flatMap((commune, index) => {
				const row = rowOf(commune);
				return row ? [`${index}:${commune.slug}:${row.minutes}`] : [];
			})
			.join(" "),
		oldNames: communes
			.flatMap((commune, index) => {
				const names = aliases(commune, rowOf(commune)?.name);
				return names.length > 0 ? [[index, ...names].join(":")] : [];
			})
			.join("|"),
	};
	return `${JSON.stringify(data, null, "\t")}\n`;
}

/** « Vienne Nord » is the name of a page, not of a commune: it is found too. */
function aliases({ name, oldNames }: Commune, pageName = name): string[] {
	return pageName === name ? oldNames : [...oldNames, pageName];
}

function runs(values: readonly string[]): string {
	const counts: [value: string, count: number][] = [];
	for (const value of values) {
		const last = counts.at(-1);
		if (last?.[0] === value) last[1]++;
		else counts.push([value, 1]);
	}
	return counts.map((run) => run.join(":")).join(" ");
}
