import { owner } from "#owner";
import type { TownSlug } from "./town-rows.ts";

/** A finished job, as the owner tells it: « Serrure 3 points remplacée », what was done, « mars 2026 ». */
export type FinishedJob = { title: string; text: string; date: string };
export type TownNotes = { note: string; jobs: readonly FinishedJob[] };

/**
 * What the owner adds to a town's page: a sentence of their own and jobs really done there. A town without an entry shows
 * nothing.
 */
export const townNotes: Partial<Record<TownSlug, TownNotes>> = owner["town-notes"];
