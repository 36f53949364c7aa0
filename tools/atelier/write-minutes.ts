/**
 * Puts the owner's minutes and distances into the two files that hold them, the calculator's places and the map's lamps: the rest of
 * `npm run donnees` asks for packages that a server does not have. Run in a copy of the project.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { townPositions } from "#content/town-positions.ts";
import { towns } from "#content/towns.ts";
import type { PlaceData } from "#shared/places/place-data.ts";
import { LAMPS_BEGIN, lamps } from "#tools/geography/night/lamps.ts";

const PLACES = new URL("../../public/donnees/lieux.json", import.meta.url);
const MAP = new URL("../../app/sections/drawings/nuit-en-isere.svg", import.meta.url);

const written = new Map<string, (typeof towns)[number]>(towns.map((town) => [town.slug, town]));

const places = JSON.parse(readFileSync(PLACES, "utf8")) as PlaceData;
const km = places.km.split(" ");
// One that the owner took out of the site stays a place like any other.
const pages = places.pages.split(" ").flatMap((entry) => {
	const [index = "", slug = ""] = entry.split(":");
	const town = written.get(slug);
	if (!town) return [];
	km[Number(index)] = String(town.distanceKm);
	return [[index, slug, town.minutes].join(":")];
});
writeFileSync(PLACES, `${JSON.stringify({ ...places, km: km.join(" "), pages: pages.join(" ") }, null, "\t")}\n`);

const map = readFileSync(MAP, "utf8");
const ground = map.slice(0, map.lastIndexOf(LAMPS_BEGIN));
writeFileSync(MAP, `${ground}${lamps((slug) => townPositions[slug].position)}</svg>\n`);
