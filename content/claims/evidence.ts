import { owner } from "#owner";
import type { ClaimName } from "./claims.ts";

/** What shows that a claim is true, and the day it was established, as « 2026-11-20 ». */
export type Evidence = { shownBy: string; date: string };

/** Written by the owner. Nothing shown yet: `npm run publication` says what would. */
export const evidence: Partial<Record<ClaimName, Evidence | null>> = owner.evidence;
