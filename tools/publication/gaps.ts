import type { Place } from "#content/claims/claim.ts";
import { type ClaimName, claimNames, claims } from "#content/claims/claims.ts";
import { legalFactOf, type PriceList } from "#content/own-facts.ts";
import { LEGAL_FACTS, lawOf, legalName } from "#content/owner-legal.ts";
import { PICTURES } from "#content/shapes.ts";
import { hasPage, labelOf, offers, paths } from "#content/site-map.ts";
import { isSaid } from "#content/unsaid.ts";
import { UNSAYABLE_NAMES } from "#content/unsayable-names.ts";
import { holds } from "#content/wording.ts";
import { SAMPLE_NAME } from "#shared/site-origin.ts";
import type { Finding, Material } from "./material.ts";

/** Legal facts that the pages print as « À compléter par l’exploitant ». */
export function legalGaps({ legalFacts }: Material): Finding[] {
	// Who publishes under their own name is the director too: one answer settles both.
	const asked = LEGAL_FACTS.filter(
		(fact) =>
			fact !== "publicationDirector" &&
			(fact !== "commissionTerms" || isSaid("partners")) &&
			(fact !== "decennialInsurance" || offers("armouredDoors")),
	);
	return asked
		.filter((fact) => !legalFactOf(legalFacts, fact))
		.map((fact) => ({
			id: `legal.${fact}`,
			isBlocking: true,
			what: `Il manque ${legalName(fact)} (${lawOf(fact)}).`,
			remedy: "Écrire la réponse entre guillemets, à la place de « null ».",
			where: `owner/legal.json, « ${fact} »`,
		}));
}

const KINDS: Record<keyof PriceList, string> = {
	hourly: "le taux horaire de main-d’œuvre et la façon de compter le temps",
	travel: "le prix du déplacement selon la distance, 0 s’il est gratuit",
	nights: "la majoration de nuit, 0 s’il n’y en a pas",
	flat: "le prix des forfaits, ouverture de porte claquée d’abord",
};

/** Each kind of price that the schedule lacks (arrêté of 24 January 2017, articles 2 and 3), those of the sample first. */
export function scheduleGaps({ priceList, practice }: Material): Finding[] {
	const kinds = Object.keys(KINDS) as (keyof PriceList)[];
	const gap = (id: string, kind: keyof PriceList, what: string, remedy: string): Finding => ({
		...{ id, isBlocking: true, what, remedy },
		where: `owner/prices.json, « ${kind} »`,
	});
	const invented = kinds.filter((kind) => priceList[kind].some(({ example }) => example));
	// Who does not come at night has no price of the night to say.
	const missing = kinds.filter((kind) => priceList[kind].length === 0 && (kind !== "nights" || practice.isAlways));
	return [
		...invented.map((kind) =>
			gap(
				`schedule.sample.${kind}`,
				kind,
				`Barème : ${KINDS[kind]}, c’est un exemple, affiché avec la mention « Exemple ».`,
				"Écrire votre prix, toutes taxes comprises, et retirer « example » de la ligne.",
			),
		),
		...missing.map((kind) =>
			gap(
				`schedule.${kind}`,
				kind,
				`Barème : il manque ${KINDS[kind]} (arrêté du 24 janvier 2017).`,
				"Écrire la ligne comme dans le guide, chapitre 7 ; le barème paraît alors sur la page Services.",
			),
		),
	];
}

/** Numbers that the regulator keeps for fiction (ARCEP, decision 2018-0881): they ring nowhere. */
const FICTION = /^\+33(19900|26191|35301|46571|53649|63998)\d{4}$/;
/** Hosts that can never be somebody's (RFC 2606). */
const RESERVED = /(^|\.)(example|invalid|test|localhost|example\.(com|net|org))$/;
const isReserved = (host: string) => RESERVED.test(host);
/** Of the default build. */
const SAMPLE_BUILDER = "Atelier Web";

const BUSINESS = "owner/identity.json";
/** « Artisan serrurier à Voiron » names where the owner starts from. */
const TOWN_AT_THE_END = /(?:^|\s)(?:à|au|aux)\s+\p{Lu}[^,]*$/u;

type Examples = Pick<Material, "siteUrl" | "business" | "reviews" | "photographs">;

/** Sample values that would be printed on a public site as they are. */
export function placeholders({ siteUrl, business, reviews, photographs }: Examples): Finding[] {
	const { name: builder, url: builderUrl } = business.siteBuilder;
	const found = [
		{
			id: "sample.siteUrl",
			isBlocking: isReserved(new URL(siteUrl).hostname) || !siteUrl.startsWith("https://"),
			what: `Le site n’a pas encore son nom de domaine : ${siteUrl} est une adresse d’essai, que vos clients ne trouveront pas.`,
			remedy: "Donner l’adresse publique, puis reconstruire.",
			where: "fichier .env, « SITE_URL »",
		},
		{
			id: "sample.name",
			isBlocking: business.name === SAMPLE_NAME,
			what: `Le nom « ${business.name} » est celui de l’exemple.`,
			remedy: "Écrire le nom sous lequel vous exercez.",
			where: `${BUSINESS}, « name »`,
		},
		{
			id: "sample.tagline",
			// No reason excuses it: whoever starts from elsewhere would publish another man’s times.
			isBlocking: TOWN_AT_THE_END.test(business.tagline) && !holds(business.tagline, business.baseTown),
			what: `«\u202f${business.tagline}\u202f», mais tout le site part de ${business.baseTown}\u202f: son titre, ses temps de trajet et son cercle.`,
			remedy: `Écrire «\u202fArtisan serrurier à ${business.baseTown}\u202f», ou un métier sans ville. Si vous partez d’ailleurs, ce site n’est pas le vôtre\u202f: ses temps seraient faux.`,
			where: `${BUSINESS}, «\u202ftagline\u202f»`,
		},
		{
			id: "sample.phone",
			isBlocking: FICTION.test(business.phone),
			what: `Le numéro ${business.phoneNational} est réservé aux fictions : il ne sonne nulle part.`,
			remedy: "Écrire votre numéro, sous la forme +33 suivi de neuf chiffres.",
			where: `${BUSINESS}, « phone »`,
		},
		{
			id: "sample.email",
			isBlocking: isReserved(business.email.split("@")[1] ?? ""),
			what: `L’adresse ${business.email} n’existe pas.`,
			remedy: "Écrire une adresse que vous lisez chaque jour.",
			where: `${BUSINESS}, « email »`,
		},
		{
			id: "sample.siteBuilder",
			isBlocking: builder === SAMPLE_BUILDER || (builderUrl !== "" && isReserved(new URL(builderUrl).hostname)),
			what: `Le créateur du site, ${builder}${builderUrl && ` (${builderUrl})`}, est un exemple.`,
			remedy: "Écrire le nom et l’adresse web de celui qui a réalisé le site, ou null : il n’est alors pas nommé.",
			where: `${BUSINESS}, « siteBuilder »`,
		},
		...reviews.map(({ author, source }) => ({
			id: `review.${author}`,
			isBlocking: source === null,
			what: `L’avis signé ${author} est inventé ; il porte la mention « Exemple ».`,
			remedy: "Le remplacer par un avis vrai et dire où il se vérifie.",
			where: "owner/reviews.json, « source » de cet avis",
		})),
	];
	return [...found.filter(({ isBlocking }) => isBlocking), ...drawnPictures(photographs)];
}

/** Tagged pictures mislead nobody; one line for all of them is enough. */
function drawnPictures(photographs: Material["photographs"]): Finding[] {
	const drawn = PICTURES.filter((name) => photographs[name] === undefined);
	if (drawn.length === 0) return [];
	return [
		{
			id: "pictures",
			isBlocking: false,
			what: `Des images de synthèse portent la mention « Illustration » : ${drawn.join(", ")}.`,
			remedy: "Les remplacer par vos photos, avec le lieu et la date, ou les laisser avec leur mention.",
			where: "owner/photographs.json",
		},
	];
}

/** Claims that still stand on the pages and that nothing shows yet. */
export function unproven({ evidence, said, facts, reviews, unsaid = [] }: Material): Finding[] {
	const { townPages, lockChangePage } = facts.experienceYears;
	return (
		claimNames
			// One number is one claim, wherever it is read.
			.filter((name) => name !== "experienceOnLockChange" || townPages !== lockChangePage)
			// « Poses garanties 2 ans, pièces et main-d’œuvre » is asked once.
			.filter((name) => !("partOf" in claims[name]))
			// Its title alone is no review.
			.filter((name) => name !== "reviews" || reviews.length > 0)
			// Taken out, it is said no more: its figure may be another's, « 60 € » of the hour.
			.filter((name) => !unsaid.includes(name))
			.filter((name) => !evidence[name] && claims[name].words.some((words) => holds(said, words)))
			.map((name) => {
				const { sentence, isBlocking = false, wanted, written, places } = claims[name];
				return {
					id: `claim.${name}`,
					isBlocking,
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

/** Where a claim is read, as the menus say it: « l’accueil, « Services » ». */
export function shownOn(places: readonly Place[]): string {
	if (places.includes("everywhere")) return "toutes les pages";
	// The menus keep the specification's straight apostrophe.
	const label = (place: Place) => labelOf(paths[place as keyof typeof paths]).replaceAll("'", "’");
	const shown = places.filter((place) => place === "towns" || hasPage(paths[place as keyof typeof paths]));
	return shown.map((place) => NAMED[place] ?? `«\u202f${label(place)}\u202f»`).join(", ");
}
