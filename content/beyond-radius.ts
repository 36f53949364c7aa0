import { business } from "./business.ts";
import { facts } from "./facts.ts";
import { km } from "./wording.ts";

/** To who wrote from farther than the owner goes: after sending, and on the page of the request. */
export const beyondRadius = (): string =>
	`Vous êtes à plus de ${km(facts.radiusKm)} de ${business.baseTown}, mon rayon habituel\u202f: je vous dirai si je peux venir.`;
