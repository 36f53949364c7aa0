import { business } from "#content/business.ts";
import { facts } from "#content/facts.ts";
import { fittingGuarantee } from "#content/fitting-guarantee.ts";
import { type LegalFact, legalName } from "#content/owner-legal.ts";
import { ifOffered } from "#content/site-map.ts";
import type { Unsayable } from "#content/unsayable-names.ts";
import { euros, km, years } from "#content/wording.ts";
import { owner } from "#owner";
import type { Firm } from "./quote.ts";

/** What no quote may be without (arrêté of 24 January 2017; Code de la consommation, R111-2, L616-1). */
const WANTED: readonly LegalFact[] = [
	"publisherName",
	"legalForm",
	"address",
	"siren",
	"tradesRegister",
	"vatNumber",
	"insurerName",
	"insurerContact",
	"insuranceContract",
	"insuranceTerritory",
	"mediatorName",
	"mediatorContact",
	"mediatorSite",
];

/** What no quote may be without and is still missing, and the page of the atelier that asks for it. */
export const missingFacts = (): { name: string; group: "loi" | "prix" }[] => [
	...WANTED.filter((fact) => (owner.legal[fact] ?? "").trim() === "").map((fact) => ({
		...{ name: legalName(fact), group: "loi" as const },
	})),
	// The hour of the sample is nobody's.
	...(ownLines(owner.prices.hourly).length > 0 ? [] : [{ name: HOUR, group: "prix" as const }]),
];

const HOUR = "le prix de votre heure";

/** Lines of the schedule that are his: the sample's are on no quote. */
export const ownLines = <Line extends { example?: boolean | undefined }>(lines: readonly Line[]): Line[] =>
	lines.filter(({ example }) => !example);

/** « TVA non applicable, article 293 B du CGI ». */
const withoutVat = (): string | undefined =>
	/^tva/i.test(owner.legal.vatNumber ?? "") ? (owner.legal.vatNumber ?? undefined) : undefined;

/** What an owner charges VAT on. */
export const hasVat = (): boolean => withoutVat() === undefined;

/** The owner's facts as they are now. */
export function firmNow(): Firm {
	const { legal, prices } = owner;
	const said = (fact: LegalFact) => legal[fact] ?? "";
	const free = withoutVat();
	// A promise that he took out of the site stands in no quote either; content/unsaid.ts reads what it says when it is loaded.
	const ifSaid = (name: Unsayable, words: string) => (owner.unsaid.includes(name) ? "" : words);
	const decennial = ifSaid("decennialInsurance", said("decennialInsurance").replace(/^aucune.*/i, ""));
	const travel = ownLines(prices.travel).map(
		({ fromKm, toKm, euros: price }) => `${price === 0 ? "gratuit" : euros(price)} de ${fromKm} à ${km(toKm)}`,
	);
	const { guaranteeYears } = facts;
	const fitting = fittingGuarantee();
	const guarantees = [
		`poses${fitting.withCladding ? " et blindages" : ""}, ${fitting.years}${fitting.cladding ? `, blindages, ${fitting.cladding}` : ""}${ifSaid("guaranteedLabour", ", pièces et main-d’œuvre")}`,
		ifSaid("repair", `réparations, ${years(guaranteeYears.repair)}`),
		ifSaid(
			"armouredDoor",
			ifOffered("armouredDoors", `porte blindée, ${years(guaranteeYears.armouredDoor)}, par le fabricant`, ""),
		),
	];
	return {
		name: business.name,
		facts: [
			["", said("address")],
			["", `${said("publisherName")}, ${said("legalForm")}`],
			["SIREN", said("siren")],
			["Registre national des entreprises", said("tradesRegister")],
			...(free === undefined ? ([["TVA", said("vatNumber")]] as const) : []),
		],
		phone: business.phoneNational,
		email: business.email,
		...(free === undefined ? {} : { withoutVat: free }),
		hourly: [
			...ownLines(prices.hourly).map(
				({ work, euros: price, counted }) => `${work}\u202f: ${euros(price)} TTC de l’heure. ${counted}`,
			),
			travel.length === 0 ? "" : `Déplacement\u202f: ${travel.join(", ")}.`,
		]
			.filter(Boolean)
			.join(" "),
		guarantees: `Garanties commerciales, gratuites, données par ${business.name}\u202f: ${guarantees.filter(Boolean).join("\u202f; ")}.`,
		insurance: `Assurance professionnelle\u202f: ${said("insurerName")}, ${said("insurerContact")}, contrat ${said("insuranceContract")}, ${said("insuranceTerritory")}.${decennial === "" ? "" : ` Assurance décennale\u202f: ${decennial}.`}`,
		mediator: `Une réclamation écrite restée sans accord peut être portée gratuitement, dans l’année, devant le médiateur de la consommation (L612-1)\u202f: ${said("mediatorName")}, ${said("mediatorContact")}, ${said("mediatorSite")}.`,
	};
}
