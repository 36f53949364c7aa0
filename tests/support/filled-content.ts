import { claimNames } from "#content/claims/claims.ts";
import { RESERVATIONS } from "#content/claims/reservation-names.ts";
import type { PriceList } from "#content/own-facts.ts";
import { LEGAL_FACTS } from "#content/owner-legal.ts";
import { roadInstead } from "#content/road-journeys.ts";
import { PICTURES } from "#content/shapes.ts";
import { type Material, materialOf } from "#tools/publication/material.ts";

export const TODAY = new Date("2026-11-20T09:00:00Z");

/** The content as it is delivered, with the settings of a machine where nothing is set. */
export const deliveredContent = (): Material => materialOf({}, TODAY);

export const filledPrices: PriceList = {
	hourly: [{ work: "Main-d’œuvre", euros: 55, counted: "Par quart d’heure, à partir de l’arrivée." }],
	travel: [{ fromKm: 0, toKm: 50, euros: 0 }],
	nights: [{ when: "De 20 h à 7 h", surchargePercent: 0 }],
	flat: [{ service: "Ouverture de porte claquée", euros: 89.5, includes: "Sans perçage et sans pièce." }],
};

const inAll = <const K extends string, V>(names: readonly K[], value: (name: K) => V) =>
	Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>;

/** The same, as an owner would leave it who has filled every fact and made the figures agree: nothing is left to say. */
export function filledContent(): Material {
	const delivered = deliveredContent();
	const towns = delivered.towns.filter(
		(town) => town.slug !== "grenoble" && town.minutes >= 15 && town.minutes < 30 && !roadInstead(town),
	);
	return {
		...delivered,
		siteUrl: "https://www.serrurier-dupont.fr",
		business: {
			...delivered.business,
			name: "Serrurerie Dupont",
			phone: "+33474280000",
			email: "dupont@serrurier-dupont.fr",
			siteBuilder: { name: "Martin Web", url: "https://www.martin-web.fr" },
			copyrightYear: TODAY.getFullYear(),
		},
		facts: {
			...delivered.facts,
			experienceYears: { townPages: 15, lockChangePage: 15 },
			a2pLevels: delivered.facts.a2pLevels.map((level, index) => ({ ...level, minutes: [5, 10, 15][index] as number })),
			norms: ["A2P BP1", "NF EN 14351-1"],
			coveredPercent: 50,
			moreThanTowns: towns.length - 1,
			emailReplyHours: delivered.facts.replyHours,
		},
		legalFacts: inAll(LEGAL_FACTS, (name) => `Fait ${name}`),
		priceList: filledPrices,
		evidence: inAll(claimNames, () => ({ shownBy: "Classeur bleu", date: "2026-11-20" })),
		answers: inAll(RESERVATIONS, () => null),
		reviews: delivered.reviews.map((review) => ({ ...review, source: "Avis vérifié" })),
		photographs: inAll(PICTURES, () => ({ place: "Bourgoin-Jallieu", date: "mars 2026", shows: "Mon établi." })),
		towns,
		townNotes: { voiron: { note: "Rue piétonne le samedi.", jobs: [] } },
		matchmaking: false,
		claddingOptions: ["Tôle d’acier renforcée", "Serrure certifiée"],
		beyondRadius: "C’est au-delà de mon rayon habituel.",
	};
}
