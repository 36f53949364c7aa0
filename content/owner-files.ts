import { owner } from "#owner";
import { type ContentFile, shapeProblems } from "./content-file.ts";
import { FACT_FILES, ownerSchemas } from "./owner-schemas.ts";

/** The owner's folder, with what each of its files must hold. */
export const ownerFiles = (): ContentFile[] =>
	FACT_FILES.map((file) => ({ file: `owner/${file}.json`, schema: ownerSchemas[file], value: owner[file] }));

/** What is wrong in the owner's folder, one French sentence each. Nothing else of content is read for it. */
export const checkOwnerFiles = (): string[] => ownerFiles().flatMap(shapeProblems);
