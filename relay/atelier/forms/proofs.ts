import type { Section, Unit } from "#relay/atelier/form.ts";
import { type Json, valueAt } from "#relay/atelier/json.ts";
import type { Asked, Reading } from "#relay/atelier/reading.ts";

/** « Mes preuves »: owner/evidence.json, then owner/answers.json. @param today « 2026-11-24 », for a date left empty */
export function proofs(
	{ claims, clashes }: Pick<Reading, "claims" | "clashes">,
	files: { evidence: Json; answers: Json },
	today: string,
): Section[] {
	const date = {
		key: "date",
		kind: "day",
		label: "À quelle date",
		example: "20/11/2026",
		why: "Vide\u202f: aujourd’hui.",
		otherwise: today,
	} as const;
	const proof = (asked: Asked): Unit => ({
		...about(asked, "claim"),
		file: "evidence",
		why: `Par exemple\u202f: ${asked.wanted}.`,
		fields: [{ key: "shownBy", kind: "long", label: "Ce qui le montre" }, date],
	});
	const answer = (asked: Asked): Unit => ({
		...about(asked, "clash"),
		file: "answers",
		why: asked.wanted,
		fields: [{ key: "reason", kind: "long", label: "Pourquoi cela peut rester" }, date],
	});
	return [
		{
			title: "Ce qui se contredit",
			lead: "Deux choses que le site dit et qui ne vont pas ensemble. Accordez-les, ou écrivez pourquoi les deux sont justes. Votre raison n’est pas affichée.",
			units: openFirst(clashes.map(answer), files.answers),
		},
		{
			title: "Ce que le site affirme",
			lead: "Dites ce que vous montreriez à un contrôle. Rien de cela n’est affiché.",
			units: openFirst(claims.map(proof), files.evidence),
		},
	].filter(({ units }) => units.length > 0);
}

const about = ({ name, what }: Asked, kind: string) =>
	({
		path: [name],
		legend: what,
		point: `${kind}.${name}`,
		whenEmpty: "null",
		isFolded: true,
	}) as const;

const isGiven = (json: Json, name: string) => (valueAt(json, [name]) ?? null) !== null;

const openFirst = (units: Unit[], json: Json): Unit[] =>
	units.toSorted((a, b) => Number(isGiven(json, String(a.path[0]))) - Number(isGiven(json, String(b.path[0]))));
