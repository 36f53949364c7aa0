import reviews from "#owner/reviews.json" with { type: "json" };

export type Review = {
	author: string;
	location: string;
	/** 1 to 5 */
	rating: number;
	comment: string;
	/** « 20 min », or null where the specification shows no time. */
	interventionTime: string | null;
	/** Where the review can be checked. null: shown with the tag « Exemple ». */
	source: string | null;
};

export const homeReviews: readonly Review[] = reviews.home;
export const emergencyReviews: readonly Review[] = reviews.emergency;
