import { mainTownRows, type TownRow } from "./main-town-rows.ts";

/**
 * The 70 towns, by area: slug, name, INSEE code, postal codes, population (INSEE 2023), distance from the base as the
 * crow flies, minutes. In the order of the specification, then by distance. The slugs are the type of every other table.
 * The six main ones are in main-town-rows.ts, because every page names them.
 */
export type TownArea = "main" | "nord-isere" | "vienne-rhone" | "bievre" | "grenoble" | "voironnais";
export const townRows = {
	main: mainTownRows,
	"nord-isere": [
		["morestel", "Morestel", "38261", ["38510"], 4340, 18, 22],
		["la-verpilliere", "La Verpillière", "38537", ["38290"], 7786, 11, 18],
		["saint-jean-de-bournay", "Saint-Jean-de-Bournay", "38399", ["38440"], 4843, 14, 20],
		["ruy-montceau", "Ruy-Montceau", "38348", ["38300"], 4805, 4, 10],
		["saint-alban-de-roche", "Saint-Alban-de-Roche", "38352", ["38080"], 2168, 4, 10],
		["nivolas-vermelle", "Nivolas-Vermelle", "38276", ["38300"], 2706, 4, 10],
		["maubec", "Maubec", "38223", ["38300"], 1930, 2, 10],
		["domarin", "Domarin", "38149", ["38300"], 1659, 2, 10],
		["saint-savin", "Saint-Savin", "38455", ["38300"], 4323, 5, 15],
		["vaulx-milieu", "Vaulx-Milieu", "38530", ["38090"], 2472, 8, 16],
		["cessieu", "Cessieu", "38064", ["38110"], 3259, 8, 17],
		["saint-chef", "Saint-Chef", "38374", ["38890"], 3921, 9, 17],
		["saint-quentin-fallavier", "Saint-Quentin-Fallavier", "38449", ["38070"], 6189, 14, 20],
		["diemoz", "Diémoz", "38144", ["38790"], 2947, 14, 20],
		["saint-georges-d-esperanche", "Saint-Georges-d’Espéranche", "38389", ["38790"], 3545, 15, 20],
		["heyrieux", "Heyrieux", "38189", ["38540"], 4956, 17, 21],
		["saint-clair-de-la-tour", "Saint-Clair-de-la-Tour", "38377", ["38110"], 3628, 16, 20],
		["dolomieu", "Dolomieu", "38148", ["38110"], 3173, 17, 21],
		["tignieu-jameyzieu", "Tignieu-Jameyzieu", "38507", ["38230"], 8031, 20, 22],
		["pont-de-cheruy", "Pont-de-Chéruy", "38316", ["38230"], 6302, 20, 23],
		["charvieu-chavagneux", "Charvieu-Chavagneux", "38085", ["38230"], 10_547, 21, 23],
		["saint-andre-le-gaz", "Saint-André-le-Gaz", "38357", ["38490"], 2754, 20, 23],
		["les-avenieres-veyrins-thuellin", "Les Avenières Veyrins-Thuellin", "38022", ["38630"], 7698, 23, 24],
		["les-abrets-en-dauphine", "Les Abrets en Dauphiné", "38001", ["38490"], 6850, 24, 25],
		["montalieu-vercieu", "Montalieu-Vercieu", "38247", ["38390"], 3510, 27, 26],
		["le-pont-de-beauvoisin", "Le Pont-de-Beauvoisin", "38315", ["38480"], 3602, 31, 28],
	],
	"vienne-rhone": [
		["vienne-nord", "Vienne Nord", "38544", ["38200"], 31_778, 32, 28],
		["roussillon", "Roussillon", "38344", ["38150"], 8595, 43, 35],
		["salaise-sur-sanne", "Salaise-sur-Sanne", "38468", ["38150"], 4606, 45, 36],
		["chanas", "Chanas", "38072", ["38150"], 2706, 46, 38],
		["pont-eveque", "Pont-Évêque", "38318", ["38780"], 6213, 29, 27],
		["chasse-sur-rhone", "Chasse-sur-Rhône", "38087", ["38670"], 6588, 36, 31],
		["le-peage-de-roussillon", "Le Péage-de-Roussillon", "38298", ["38550"], 6718, 44, 36],
		["saint-maurice-l-exil", "Saint-Maurice-l’Exil", "38425", ["38550"], 6889, 44, 36],
	],
	bievre: [
		["la-cote-saint-andre", "La Côte-Saint-André", "38130", ["38260"], 4873, 21, 23],
		["beaurepaire", "Beaurepaire", "38034", ["38270"], 5010, 33, 29],
		["le-grand-lemps", "Le Grand-Lemps", "38182", ["38690"], 3083, 24, 24],
		["saint-etienne-de-saint-geoirs", "Saint-Étienne-de-Saint-Geoirs", "38384", ["38590"], 3425, 28, 27],
	],
	grenoble: [
		["grenoble", "Grenoble", "38185", ["38000", "38100"], 158_000, 35, 45],
		["echirolles", "Échirolles", "38151", ["38130"], 37_491, 60, 58],
		["saint-martin-d-heres", "Saint-Martin-d’Hères", "38421", ["38400"], 37_695, 59, 57],
		["fontaine", "Fontaine", "38169", ["38600"], 22_020, 54, 48],
		["sassenage", "Sassenage", "38474", ["38360"], 11_646, 51, 43],
		["meylan", "Meylan", "38229", ["38240"], 18_770, 57, 54],
		["saint-egreve", "Saint-Égrève", "38382", ["38120"], 17_986, 51, 41],
		["claix", "Claix", "38111", ["38640"], 7836, 61, 59],
		["gieres", "Gières", "38179", ["38610"], 7376, 61, 59],
		["domene", "Domène", "38150", ["38420"], 6835, 61, 60],
		["seyssinet-pariset", "Seyssinet-Pariset", "38485", ["38170"], 11_739, 56, 51],
		["seyssins", "Seyssins", "38486", ["38180"], 8092, 57, 53],
		["la-tronche", "La Tronche", "38516", ["38700"], 6424, 56, 51],
		["eybens", "Eybens", "38158", ["38320"], 10_493, 61, 61],
		["le-pont-de-claix", "Le Pont-de-Claix", "38317", ["38800"], 10_956, 61, 60],
		["crolles", "Crolles", "38140", ["38920"], 8609, 58, 55],
		["vizille", "Vizille", "38562", ["38220"], 7292, 69, 74],
		["la-motte-d-aveillans", "La Motte-d’Aveillans", "38265", ["38770"], 1711, 78, 91],
	],
	voironnais: [
		["voreppe", "Voreppe", "38565", ["38340"], 9922, 43, 35],
		["moirans", "Moirans", "38239", ["38430"], 7818, 36, 31],
		["tullins", "Tullins", "38517", ["38210"], 7624, 36, 31],
		["rives", "Rives", "38337", ["38140"], 6549, 31, 28],
		["coublevie", "Coublevie", "38133", ["38500"], 5520, 37, 31],
		["saint-laurent-du-pont", "Saint-Laurent-du-Pont", "38412", ["38380"], 4490, 42, 35],
		["vinay", "Vinay", "38559", ["38470"], 4438, 43, 36],
		["saint-marcellin", "Saint-Marcellin", "38416", ["38160"], 7700, 49, 39],
	],
} as const satisfies Record<TownArea, readonly TownRow[]>;

export type TownSlug = (typeof townRows)[TownArea][number][0];
