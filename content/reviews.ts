import { owner } from "#owner";
import type { Owner } from "./owner-schemas.ts";

export type Review = Owner["reviews"]["home"][number];

export const homeReviews: readonly Review[] = owner.reviews.home;
export const emergencyReviews: readonly Review[] = owner.reviews.emergency;
