import type { Place } from "#content/claims/claim.ts";
import { claimNames, claims } from "#content/claims/claims.ts";
import { paths } from "#content/site-map.ts";
import type { Finding } from "./finding.ts";
import type { Material } from "./material.ts";

/** Claims that nothing shows yet. */
export function unproven({ evidence }: Material): Finding[] {
	return claimNames
		.filter((name) => evidence[name] === null)
		.map((name) => {
			const { sentence, level, wanted, written, places } = claims[name];
			return {
				id: `claim.${name}`,
				level: level === "blocking" ? "bloquant" : "à vérifier",
				what: `« ${sentence} » : rien ne le montre encore. Se lit sur ${shownOn(places)}.`,
				remedy: `Écrire ce qui le montre, avec sa date : ${wanted}. Ou changer la phrase : ${written}.`,
				where: `content/claims/evidence.ts, « ${name} »`,
			};
		});
}

function shownOn(places: readonly Place[]): string {
	if (places.includes("everywhere")) return "toutes les pages";
	return places
		.map((place) => (place === "towns" ? "chaque page de ville" : paths[place as keyof typeof paths]))
		.join(", ");
}
