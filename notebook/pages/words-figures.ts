import { everyTown } from "#content/every-town.ts";
import { labelOf, townPath } from "#content/site-map.ts";
import type { Span } from "#notebook/views.ts";
import { MINUTE_MS } from "#relay/clock.ts";
import { several } from "#relay/words.ts";
import type { Bin, Outcome } from "./figures.ts";
import { lasting } from "./time.ts";

export const figureWords = {
	spans: { "14-jours": "14\u00a0jours", "3-mois": "3\u00a0mois", "1-an": "1\u00a0an" } satisfies Record<Span, string>,
	spansLabel: "Durée",
	file: "Télécharger le tableau",
	table: "Voir le tableau",
	none: "Rien encore sur cette durée.",
	taps: "Appels depuis le site",
	requests: "Demandes",
	by: { "14-jours": "jour par jour", "3-mois": "semaine par semaine", "1-an": "mois par mois" } satisfies Record<
		Span,
		string
	>,
	days: {
		title: "Appels et demandes",
		sum: (taps: number, requests: number) =>
			`${several(taps, "appel", "appels")} depuis le site, ${several(requests, "demande envoyée", "demandes envoyées")}.`,
		column: "Quand",
	},
	calls: (count: number) =>
		`${several(count, "appel noté", "appels notés")} à la main, avec les demandes dans ce qui suit.`,
	pages: { title: "Par page", column: "Page", other: "Une autre adresse" },
	towns: {
		title: "Par ville",
		column: "Ville",
		map: (count: number, first: string) =>
			`Carte des demandes, ${several(count, "ville", "villes")}\u202f; la première est ${first}. Les numéros sont ceux de la liste.`,
		radius: (km: number) => `Le cercle est à ${km}\u00a0km de l’atelier.`,
	},
	services: { title: "Par service", column: "Service" },
	outcomes: {
		title: "Ce qu’elles sont devenues",
		column: "Où elles en sont",
		names: {
			"to-call": "À rappeler",
			called: "Rappelées",
			"quote-sent": "Devis sans réponse",
			appointment: "Rendez-vous, ou en route",
			done: "Faites",
			dropped: "Sans suite",
			before: "D’avant le carnet",
		} satisfies Record<Outcome, string>,
	},
	answers: {
		title: "Première réponse",
		column: "Au bout de",
		within: [
			"10\u00a0min ou moins",
			"10 à 30\u00a0min",
			"30\u00a0min à 2\u00a0h",
			"2 à 12\u00a0h",
			"plus de 12\u00a0h",
		],
		kept: (kept: number, decided: number) =>
			`Promesse tenue ${kept}\u00a0fois sur ${decided}, soit ${Math.round((100 * kept) / decided)}\u202f%.`,
		evidence: "La preuve de vos délais",
		evidenceNote: "Le site promet une réponse\u202f: voici ce qui le montre. Les visiteurs n’en voient rien.",
		evidenceKeep: "La garder dans «\u202fMes preuves\u202f»",
		median: (minutes: number) => `Une fois sur deux, en moins de ${lasting(minutes * MINUTE_MS)}.`,
	},
	others: (count: number) => `et ${several(count, "autre", "autres")}, dans le tableau`,
} as const;

const DAY = new Intl.DateTimeFormat("fr-FR", { weekday: "short", day: "numeric", month: "numeric", timeZone: "UTC" });
const SHORT = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "numeric", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });

/** « sam. 14/03 », « du 9/03 au 15/03 », « mars 2026 ». */
export function binName({ from, to }: Bin, span: Span): string {
	if (span === "1-an") return MONTH.format(Date.parse(from));
	return from === to
		? DAY.format(Date.parse(from))
		: `du ${SHORT.format(Date.parse(from))} au ${SHORT.format(Date.parse(to))}`;
}

/** As the menus call it; a town’s page by its town. */
export function pageName(page: string): string {
	if (page === "autre") return figureWords.pages.other;
	return labelOf(page) || (everyTown().find(({ slug }) => townPath(slug) === page)?.name ?? page);
}
