/** `npm run donnees -- ligne Corbelin`: the line to add to content/town-rows.ts, figures and all. */
import { travelMinutes } from "#shared/places/place-data.ts";
import { type Commune, DEPARTMENT } from "./communes.ts";
import { normalizeName } from "./french-names.ts";

/** What to paste, then what to know about it. Throws in French when no commune of the Isère bears the name, or it has its page. */
export function townLine(name: string, communes: readonly Commune[]): string[] {
	const commune = communes.find(
		(one) => one.department === DEPARTMENT && normalizeName(one.name) === normalizeName(name),
	);
	if (!commune)
		throw new Error(`« ${name} » n’est le nom d’aucune commune de l’Isère : écrivez-le en entier, comme la mairie.`);
	if (commune.slug) throw new Error(`${commune.name} a déjà sa page : /serrurier-${commune.slug}`);
	const km = Math.round(commune.kmFromBase);
	const cells = [
		JSON.stringify(normalizeName(commune.name).replaceAll(" ", "-")),
		JSON.stringify(commune.name),
		JSON.stringify(commune.insee),
		`[${commune.postalCodes.map((code) => JSON.stringify(code)).join(", ")}]`,
		digits(commune.population),
		String(km),
		String(Math.round(travelMinutes(km))),
	];
	const line = `[${cells.join(", ")}],`;
	if (!commune.approximate) return [line];
	return [line, "Sa place n’est connue qu’à quelques kilomètres près : son point sur la carte et sa distance aussi."];
}

/** 10_547, as the linter would have it; four digits stand together. */
const digits = (count: number) => (count < 10_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, "_"));
