import answers from "#owner/answers.json" with { type: "json" };
import evidence from "#owner/evidence.json" with { type: "json" };
import identity from "#owner/identity.json" with { type: "json" };
import legal from "#owner/legal.json" with { type: "json" };
import photographs from "#owner/photographs.json" with { type: "json" };
import prices from "#owner/prices.json" with { type: "json" };
import reviews from "#owner/reviews.json" with { type: "json" };
import townMinutes from "#owner/town-minutes.json" with { type: "json" };
import townNotes from "#owner/town-notes.json" with { type: "json" };
import { type ContentFile, shapeProblems } from "./content-file.ts";
import { ownerSchemas } from "./owner-schemas.ts";

const values: Record<keyof typeof ownerSchemas, unknown> = {
	identity,
	legal,
	prices,
	reviews,
	evidence,
	answers,
	photographs,
	"town-notes": townNotes,
	"town-minutes": townMinutes,
};

/** The owner's folder, with what each of its files must hold. */
export const ownerFiles: readonly ContentFile[] = Object.entries(ownerSchemas).map(([name, schema]) => ({
	file: `owner/${name}.json`,
	schema,
	value: values[name as keyof typeof ownerSchemas],
}));

/** What is wrong in the owner's folder, one French sentence each. Nothing else of content is read for it. */
export const checkOwnerFiles = (): string[] => ownerFiles.flatMap(shapeProblems);
