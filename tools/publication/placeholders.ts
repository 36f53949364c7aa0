import { PICTURES } from "#content/shapes.ts";
import type { Finding } from "./finding.ts";
import type { Material } from "./material.ts";

/** Numbers that the regulator keeps for fiction (ARCEP, decision 2018-0881): they ring nowhere. */
const FICTION = /^\+33(19900|26191|35301|46571|53649|63998)\d{4}$/;
/** Hosts that can never be somebody's (RFC 2606). */
const RESERVED = /(^|\.)(example|invalid|test|localhost|example\.(com|net|org))$/;
const isReserved = (host: string) => RESERVED.test(host);
/** The names of the default build. */
const SAMPLE_NAME = "Serrurerie du Bion";
const SAMPLE_BUILDER = "Atelier Web";

const BUSINESS = "owner/identity.json";

type Examples = Pick<Material, "siteUrl" | "business" | "reviews" | "photographs">;

/** Sample values that would be printed on a public site as they are. */
export function placeholders({ siteUrl, business, reviews, photographs }: Examples): Finding[] {
	const { name: builder, url: builderUrl } = business.siteBuilder;
	const found: (Omit<Finding, "level"> & { sample: boolean })[] = [
		{
			id: "sample.siteUrl",
			sample: isReserved(new URL(siteUrl).hostname) || !siteUrl.startsWith("https://"),
			what: `L’adresse du site est ${siteUrl} : une adresse d’exemple, ou sans https.`,
			remedy: "Donner l’adresse publique, puis reconstruire.",
			where: "fichier .env, « SITE_URL »",
		},
		{
			id: "sample.name",
			sample: business.name === SAMPLE_NAME,
			what: `Le nom « ${business.name} » est celui de l’exemple.`,
			remedy: "Écrire le nom sous lequel vous exercez.",
			where: `${BUSINESS}, « name »`,
		},
		{
			id: "sample.phone",
			sample: FICTION.test(business.phone),
			what: `Le numéro ${business.phoneNational} est réservé aux fictions : il ne sonne nulle part.`,
			remedy: "Écrire votre numéro, sous la forme +33 suivi de neuf chiffres.",
			where: `${BUSINESS}, « phone »`,
		},
		{
			id: "sample.email",
			sample: isReserved(business.email.split("@")[1] ?? ""),
			what: `L’adresse ${business.email} n’existe pas.`,
			remedy: "Écrire une adresse que vous lisez chaque jour.",
			where: `${BUSINESS}, « email »`,
		},
		{
			id: "sample.siteBuilder",
			sample: builder !== "" && (builder === SAMPLE_BUILDER || isReserved(new URL(builderUrl).hostname)),
			what: `Le créateur du site, ${builder} (${builderUrl}), est un exemple.`,
			remedy: "Écrire le nom et l’adresse web de celui qui a réalisé le site, ou null : il n’est alors pas nommé.",
			where: `${BUSINESS}, « siteBuilder »`,
		},
		...reviews.map(({ author, source }) => ({
			id: `review.${author}`,
			sample: source === null,
			what: `L’avis signé ${author} est inventé ; il porte la mention « Exemple ».`,
			remedy: "Le remplacer par un avis vrai et dire où il se vérifie.",
			where: "owner/reviews.json, « source » de cet avis",
		})),
	];
	return [
		...found
			.filter(({ sample }) => sample)
			.map(({ sample: _sample, ...finding }) => ({ ...finding, level: "bloquant" as const })),
		...drawnPictures(photographs),
	];
}

/** Tagged pictures mislead nobody; one line for all of them is enough. */
function drawnPictures(photographs: Material["photographs"]): Finding[] {
	const drawn = PICTURES.filter((name) => photographs[name] === undefined);
	if (drawn.length === 0) return [];
	return [
		{
			id: "pictures",
			level: "à vérifier",
			what: `${drawn.length} images de synthèse portent la mention « Illustration » : ${drawn.join(", ")}.`,
			remedy: "Les remplacer par vos photos, avec le lieu et la date, ou les laisser avec leur mention.",
			where: "owner/photographs.json",
		},
	];
}
