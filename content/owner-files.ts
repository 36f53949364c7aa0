import answers from "#owner/answers.json" with { type: "json" };
import closures from "#owner/closures.json" with { type: "json" };
import evidence from "#owner/evidence.json" with { type: "json" };
import figures from "#owner/figures.json" with { type: "json" };
import identity from "#owner/identity.json" with { type: "json" };
import legal from "#owner/legal.json" with { type: "json" };
import photographs from "#owner/photographs.json" with { type: "json" };
import practice from "#owner/practice.json" with { type: "json" };
import prices from "#owner/prices.json" with { type: "json" };
import reviews from "#owner/reviews.json" with { type: "json" };
import townMinutes from "#owner/town-minutes.json" with { type: "json" };
import townNotes from "#owner/town-notes.json" with { type: "json" };
import townPages from "#owner/town-pages.json" with { type: "json" };
import unsaid from "#owner/unsaid.json" with { type: "json" };
import { type ContentFile, shapeProblems } from "./content-file.ts";
import * as schemas from "./owner-schemas.ts";

/** The owner's folder, with what each of its files must hold. */
export const ownerFiles: readonly ContentFile[] = [
	{ file: "owner/identity.json", schema: schemas.identity, value: identity },
	{ file: "owner/practice.json", schema: schemas.practice, value: practice },
	{ file: "owner/figures.json", schema: schemas.figures, value: figures },
	{ file: "owner/unsaid.json", schema: schemas.unsaid, value: unsaid },
	{ file: "owner/closures.json", schema: schemas.closures, value: closures },
	{ file: "owner/legal.json", schema: schemas.legal, value: legal },
	{ file: "owner/prices.json", schema: schemas.prices, value: prices },
	{ file: "owner/reviews.json", schema: schemas.reviews, value: reviews },
	{ file: "owner/evidence.json", schema: schemas.evidence, value: evidence },
	{ file: "owner/answers.json", schema: schemas.answers, value: answers },
	{ file: "owner/photographs.json", schema: schemas.photographs, value: photographs },
	{ file: "owner/town-notes.json", schema: schemas.townNotes, value: townNotes },
	{ file: "owner/town-minutes.json", schema: schemas.townMinutes, value: townMinutes },
	{ file: "owner/town-pages.json", schema: schemas.townPages, value: townPages },
];

/** What is wrong in the owner's folder, one French sentence each. Nothing else of content is read for it. */
export const checkOwnerFiles = (): string[] => ownerFiles.flatMap(shapeProblems);
