import { owner } from "#owner";
import type { Owner } from "../owner-schemas.ts";
import { availabilityClaims } from "./availability.ts";
import type { Claim } from "./claim.ts";
import { doorsClaims } from "./doors.ts";
import { personClaims } from "./person.ts";
import { pricesClaims } from "./prices.ts";
import type { ReservationName } from "./reservation-names.ts";

const register = { ...personClaims, ...availabilityClaims, ...pricesClaims, ...doorsClaims };

export type ClaimName = keyof typeof register;

/** Every claim of the specification: its sentence, where it stands, what would show it. The evidence is in owner/evidence.json. */
export const claims: Record<ClaimName, Claim> = register;
export const claimNames = Object.keys(register) as ClaimName[];

/** What shows that a claim is true, and since when. Nothing shown yet: `npm run publication` says what would. */
export const evidence: { readonly [Name in ClaimName]?: Owner["evidence"][string] } = owner.evidence;

/** Why what contradicts itself may stay as it is, and the day this was decided, as « 2026-11-20 ». */
export const answers: { readonly [Name in ReservationName]?: Owner["answers"][string] } = owner.answers;
