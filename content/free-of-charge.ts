import { facts } from "./facts.ts";
import { freeTravel, ifFreeTravel } from "./own-facts.ts";
import type { Figure } from "./shapes.ts";
import { isSaid } from "./unsaid.ts";
import { km } from "./wording.ts";

/* What costs nothing before the work: the diagnosis, unless he took that out, and the travel, as far as it is free. */

const within = `jusqu’à ${km(facts.radiusKm)}`;
const isFree = isSaid("freeDiagnosis");
const either = (
	free: readonly [withTravel: string, alone: string],
	paid: readonly [withTravel: string, alone: string],
) => ifFreeTravel(...(isFree ? free : paid));

/** Among what a repair includes. */
export const freeLine = either(
	[`Diagnostic gratuit ; déplacement gratuit ${within}`, "Diagnostic gratuit"],
	[`Déplacement gratuit ${within}`, "Un diagnostic, puis un devis"],
);

/** At the head of the services. */
export const freeServices: Figure = {
	value: isFree || freeTravel ? "Gratuits" : "Gratuit",
	label: either(
		[`le devis, le diagnostic et, ${within}, le déplacement`, "le devis et le diagnostic"],
		[`le devis et, ${within}, le déplacement`, "le devis"],
	),
};

/** At the head of the repair. */
export const freeRepair: Figure = isFree
	? freeTravel
		? { value: "Gratuits", label: `le diagnostic et, ${within}, le déplacement` }
		: { value: "Gratuit", label: "le diagnostic" }
	: freeTravel
		? { value: "Gratuit", label: `le déplacement, ${within}` }
		: { value: "Écrit", label: "le devis, avant que je commence" };

/** What the terms come to. */
export const freeInShort = either(
	[
		`Le diagnostic est gratuit, le déplacement aussi ${within} à vol d’oiseau.`,
		"Le diagnostic est gratuit ; le prix du déplacement est annoncé avant le départ.",
	],
	[
		`Le déplacement est gratuit ${within} à vol d’oiseau ; un diagnostic payant est annoncé avant le départ.`,
		"Le prix du déplacement, et du diagnostic s’il se paie, est annoncé avant le départ.",
	],
);

/** Of the terms: before how far that is measured. */
export const freeInTerms = isFree
	? "Le diagnostic est gratuit, et le déplacement"
	: "Un diagnostic payant est annoncé, avec son prix, avant le départ. Le déplacement est gratuit";

/** Of the home page: who refuses the quote owes no more. @param paid whether some travel is free */
export const owedOnRefusal = (paid: string): string =>
	either(
		[
			`vous ne devez rien : le diagnostic est gratuit, le déplacement aussi, ${within}`,
			`vous ne devez que le déplacement${paid}, annoncé au téléphone`,
		],
		[
			`vous ne devez que ce que j’ai annoncé au téléphone ; le déplacement est gratuit ${within}`,
			`vous ne devez que ce que j’ai annoncé au téléphone, déplacement compris${paid}`,
		],
	);
