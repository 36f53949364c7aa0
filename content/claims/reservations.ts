import { owner } from "#owner";
import type { ReservationName } from "./reservation-names.ts";

/** Why it may stay as it is, and the day this was decided, as « 2026-11-20 ». */
export type Answer = { reason: string; date: string };

/** Written by the owner, as soon as there is a reason. */
export const answers: Partial<Record<ReservationName, Answer | null>> = owner.answers;
