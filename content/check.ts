import * as v from "valibot";
import { type ContentFile, contentFiles } from "./content-files.ts";
import { crossChecks } from "./cross-checks.ts";

export { type ContentFile, contentFiles };

/** What is wrong with the content, one French sentence for each problem, naming the file and the field. */
export function checkContent(files: readonly ContentFile[] = contentFiles): string[] {
	return [...files.flatMap(shapeProblems), ...crossChecks(files)];
}

function shapeProblems({ file, schema, value }: ContentFile): string[] {
	const result = v.safeParse(schema, value);
	return result.success ? [] : result.issues.map((issue) => sentence(file, issue));
}

function sentence(file: string, issue: v.BaseIssue<unknown>): string {
	const field = fieldPath(issue);
	return `${file}${field ? `, champ « ${field} »` : ""} : ${inFrench(issue)}${received(issue)}`;
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
	return ` (reçu : « ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown} »)`;
}
