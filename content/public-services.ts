import { facts } from "./facts.ts";

/**
 * What a visitor may need of others than the locksmith, beyond the 17 and the 112 of the specification. Sources:
 * fire brigade and text messages, Ministère de l’Intérieur (114 is for who cannot hear or speak, by SMS); stopping of bank cards,
 * service-public.fr; days to tell the insurer, Code des assurances, article L113-2, 4° (theft: no contract may set fewer).
 */
export const publicServices = {
	numbers: { ...facts.emergencyNumbers, fire: "18", bySms: "114", cardStop: "0\u202f892\u202f705\u202f705" },
	theftClaimWorkingDays: 2,
} as const;
