import type { Place } from "#content/claims/claim.ts";
import { type ClaimName, claimNames, claims } from "#content/claims/claims.ts";
import { holds } from "#content/holds.ts";
import { paths } from "#content/site-map.ts";
import { UNSAYABLE_NAMES } from "#content/unsaid.ts";
import type { Finding } from "./finding.ts";
import type { Material } from "./material.ts";

/** Claims that still stand on the pages and that nothing shows yet. */
export function unproven({ evidence, said, facts }: Material): Finding[] {
	const { townPages, lockChangePage } = facts.experienceYears;
	return (
		claimNames
			// One number is one claim, wherever it is read.
			.filter((name) => name !== "experienceOnLockChange" || townPages !== lockChangePage)
			.filter((name) => !evidence[name] && claims[name].words.some((words) => holds(said, words)))
			.map((name) => {
				const { sentence, level, wanted, written, places } = claims[name];
				return {
					id: `claim.${name}`,
					level: level === "blocking" ? "bloquant" : "à vérifier",
					what: `« ${sentence} » : rien ne le montre encore. Se lit sur ${shownOn(places)}.`,
					remedy: `Écrire ce qui le montre, avec sa date : ${wanted}. ${otherwise(name)}`,
					where: `owner/evidence.json, « ${name} » ; la phrase : ${written}`,
				};
			})
	);
}

const otherwise = (name: ClaimName): string =>
	(UNSAYABLE_NAMES as readonly string[]).includes(name)
		? `Ou l’ôter du site : owner/unsaid.json, « ${name} ».`
		: "Ou changer la phrase.";

const NAMED: Partial<Record<Place, string>> = { home: "l’accueil", towns: "chaque page de ville" };

/** Where a claim is read, in words: « l’accueil, /services ». */
export function shownOn(places: readonly Place[]): string {
	if (places.includes("everywhere")) return "toutes les pages";
	return places.map((place) => NAMED[place] ?? paths[place as keyof typeof paths]).join(", ");
}
