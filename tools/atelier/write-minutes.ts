/**
 * Puts the owner's minutes and distances into the two files that hold them, the calculator's places and the map's lamps: the rest of
 * `npm run donnees` asks for packages that a server does not have. Run in a copy of the project.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { townPositions } from "#content/town-positions.ts";
import { towns } from "#content/towns.ts";
import type { PlaceData } from "#shared/places/place-data.ts";
import { LAMPS_BEGIN, lamps } from "#tools/geography/night/lamps.ts";
import { withPages } from "./with-pages.ts";

const PLACES = new URL("../../public/donnees/lieux.json", import.meta.url);
const MAP = new URL("../../app/sections/drawings/nuit-en-isere.svg", import.meta.url);

const places = JSON.parse(readFileSync(PLACES, "utf8")) as PlaceData;
writeFileSync(PLACES, `${JSON.stringify(withPages(places, towns), null, "\t")}\n`);

const map = readFileSync(MAP, "utf8");
const ground = map.slice(0, map.lastIndexOf(LAMPS_BEGIN));
writeFileSync(MAP, `${ground}${lamps((slug) => townPositions[slug].position)}</svg>\n`);
