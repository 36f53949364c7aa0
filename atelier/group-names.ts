/** Groups of the owner's facts, as their pages' addresses name them. */
export const GROUPS = [
	"qui-je-suis",
	"villes",
	"loi",
	"prix",
	"avis",
	"fermetures",
	"photos",
	"dit",
	"promesses",
	"preuves",
] as const;
export type GroupName = (typeof GROUPS)[number];
