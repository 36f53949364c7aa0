import { travelMinutes } from "#content/travel-minutes.ts";

/** Made by `npm run donnees`: the calculator fetches it, the relay reads it for those without script, the worker keeps it. */
export const PLACES_PATH = "/donnees/lieux.json";
/** What a town's page knows of its town, by the address of the page: fetched when one comes by a link (app/routes.tsx). */
export const townDataPath = (path: string): string => `/donnees${path}.json`;

/**
 * The file of communes that the calculator fetches (made by `npm run donnees`). Each property is one column, a string
 * with one entry per commune in the order of `names`: a thousand communes weigh less than a photograph. Names are
 * separated by bars, figures by spaces.
 */
export type PlaceData = {
	names: string;
	/** How many communes in a row each département has: « 01:180 38:512 ». */
	departments: string;
	/** Between bars; those of one commune between spaces. */
	postalCodes: string;
	/** Of each commune's INSEE number, what follows its département's: « 053 » of 38053. */
	insee?: string;
	/** Hundredths of a degree. */
	latitudes: string;
	longitudes: string;
	/** Great circle from the base, whole kilometres. */
	km: string;
	/** Only communes that have a page: « index:slug:minutes », and « :km » where the page says another distance. */
	pages: string;
	/** Indexes of those without a page to which the road turns around a mountain: no time is said of them. */
	withoutTime?: string;
	/** Of every commune, whole: where its owner gave minutes of his own, and the curve of the crow's flight is not his roads'. */
	minutes?: string;
	/** Only communes that have other names, of those that joined it or of itself before: « index:name:name|index:name ». */
	oldNames: string;
};

export type Place = {
	name: string;
	/** « 38 »: several communes share a name across a border. */
	department: string;
	postalCodes: readonly string[];
	/** « 38053 », which people take for a postal code. */
	insee: string | undefined;
	/** From the base, whole kilometres, as its page says it. */
	distanceKm: number;
	/** As the crow flies: what the radius is held against. */
	measuredKm: number;
	/** Minutes to arrive, whole; nothing where the crow's flight tells nothing of the road. */
	minutes: number | undefined;
	/** Degrees, to about a kilometre: enough for a map of the département, or for the nearest place. */
	position: readonly [latitude: number, longitude: number];
	/** Its page, if it has one. */
	slug: string | undefined;
	/** Names under which people may look for it too: « Les Abrets ». */
	aliases: readonly string[];
};

/** A commune's line among `pages`. */
export const pageEntry = (
	index: number,
	{ slug, minutes, distanceKm }: { slug: string; minutes: number; distanceKm: number },
	measuredKm: number | undefined,
): string => [index, slug, minutes, ...(distanceKm === measuredKm ? [] : [distanceKm])].join(":");

/** The places of a fetched file, in its order: by département, postal code and name. */
export function decodePlaces(data: PlaceData): Place[] {
	const departments = data.departments.split(" ").flatMap((run) => {
		const [number = "", count] = run.split(":");
		return Array<string>(Number(count)).fill(number);
	});
	const postalCodes = data.postalCodes.split("|");
	const insee = data.insee?.split(" ") ?? [];
	const [latitudes, longitudes, km] = [figures(data.latitudes), figures(data.longitudes), figures(data.km)];
	const pages = byIndex(data.pages.split(" "));
	const oldNames = byIndex(data.oldNames.split("|"));
	const roads = data.minutes ? figures(data.minutes) : [];
	const withoutTime = new Set(data.withoutTime ? figures(data.withoutTime) : []);
	return data.names.split("|").map((name, index) => {
		const [slug, minutes, shownKm] = pages.get(index) ?? [];
		const measuredKm = km[index] ?? 0;
		return {
			name,
			department: departments[index] ?? "",
			postalCodes: postalCodes[index]?.split(" ") ?? [],
			insee: insee[index] && `${departments[index]}${insee[index]}`,
			distanceKm: shownKm ? Number(shownKm) : measuredKm,
			measuredKm,
			minutes:
				slug || !withoutTime.has(index)
					? Number(minutes ?? roads[index] ?? Math.round(travelMinutes(measuredKm)))
					: undefined,
			position: [(latitudes[index] ?? 0) / 100, (longitudes[index] ?? 0) / 100],
			slug,
			aliases: oldNames.get(index) ?? [],
		};
	});
}

const figures = (column: string) => column.split(" ").map(Number);

/** « 3:a:b » → 3 to [a, b]. */
function byIndex(entries: readonly string[]): Map<number, string[]> {
	return new Map(
		entries.map((entry) => {
			const [index, ...rest] = entry.split(":");
			return [Number(index), rest];
		}),
	);
}
