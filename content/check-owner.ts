import * as v from "valibot";
import { owner } from "#owner";
import { cut } from "./cut.ts";
import { FACT_FILES, ownerSchemas } from "./owner-schemas.ts";

/** A file of content. One of facts has a schema; one of words has its type, and this room's laws (check.ts). */
export type ContentFile = { file: string; schema?: v.GenericSchema; value: unknown };

/** Where a value is not what its schema asks for: one French sentence each, naming the file and the field. */
export function shapeProblems({ file, schema, value }: ContentFile): string[] {
	if (!schema) return [];
	const result = v.safeParse(schema, value);
	return result.success ? [] : result.issues.map((issue) => sentence(file, schema, issue));
}

function sentence(file: string, schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
	const field = fieldPath(issue);
	const place = field ? `, champ « ${field} »${frenchName(schema, issue)}` : "";
	return `${file}${place} : ${inFrench(issue)}${received(issue)}`;
}

/** « (le numéro qui sonne) », where the schema names the field or the group that it is in. */
function frenchName(schema: v.GenericSchema, { path }: v.BaseIssue<unknown>): string {
	const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema> };
	const field = entries[String(path?.[0]?.key)];
	const name = field && v.getTitle(field);
	return name ? ` (${name})` : "";
}

/** « services.items.2.title », counted from 1 as the owner counts; a town goes by its slug. */
function fieldPath(issue: v.BaseIssue<unknown>): string {
	const steps = (issue.path ?? []).map((step) => {
		if (step.type !== "array") return String(step.key);
		const slug = (step.value as { slug?: unknown } | null | undefined)?.slug;
		return typeof slug === "string" ? slug : String(Number(step.key) + 1);
	});
	return steps.join(".");
}

/** What valibot expects: « never » of a field too many, « Object » of the whole, and the name of a field that is absent. */
const isUnknown = ({ type, expected }: v.BaseIssue<unknown>) => type === "strict_object" && expected === "never";
const isMissing = ({ type, expected }: v.BaseIssue<unknown>) =>
	type === "strict_object" && expected !== "never" && expected !== "Object";

/** Our own messages are French already; valibot's own begin with « Invalid ». */
function inFrench(issue: v.BaseIssue<unknown>): string {
	if (isMissing(issue)) return "ce champ manque";
	if (isUnknown(issue)) return "ce champ n’existe pas, vérifiez son orthographe";
	if (!issue.message.startsWith("Invalid")) return issue.message;
	if (issue.type === "strict_object" || issue.type === "record") return "un groupe de champs est attendu";
	if (issue.type === "boolean") return "« true » ou « false » est attendu";
	if (issue.type === "array") return "une liste est attendue";
	return "cette valeur n’est pas attendue ici";
}

function received(issue: v.BaseIssue<unknown>): string {
	if (isMissing(issue) || isUnknown(issue)) return "";
	const { input } = issue;
	if (input === null || input === undefined) return " (reçu : rien)";
	if (Array.isArray(input)) return ` (reçu : une liste de ${input.length})`;
	if (typeof input === "object") return " (reçu : un groupe de champs)";
	const shown = String(input).trim();
	if (shown === "") return " (reçu : rien)";
	return ` (reçu : « ${cut(shown, 60)} »)`;
}

/** The owner's folder, with what each of its files must hold. */
export const ownerFiles = (): ContentFile[] =>
	FACT_FILES.map((file) => ({ file: `owner/${file}.json`, schema: ownerSchemas[file], value: owner[file] }));

/** What is wrong in the owner's folder, one French sentence each. Nothing else of content is read for it. */
export const checkOwnerFiles = (): string[] => ownerFiles().flatMap(shapeProblems);
