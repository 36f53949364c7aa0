import { availabilityClaims } from "./availability.ts";
import type { Claim } from "./claim.ts";
import { doorsClaims } from "./doors.ts";
import { personClaims } from "./person.ts";
import { pricesClaims } from "./prices.ts";

const register = { ...personClaims, ...availabilityClaims, ...pricesClaims, ...doorsClaims };

export type ClaimName = keyof typeof register;

/** Every claim of the specification: its sentence, where it stands, what would show it. The evidence is in owner/evidence.json. */
export const claims: Record<ClaimName, Claim> = register;
export const claimNames = Object.keys(register) as ClaimName[];
