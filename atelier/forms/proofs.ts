import { type Section, titled, type Unit } from "#atelier/form.ts";
import { type Json, valueAt } from "#atelier/owner-facts.ts";
import type { Asked, Reading } from "#atelier/reading.ts";
import { FIGURE_POINTS } from "./said.ts";

/** « Mes preuves »: what contradicts itself, what is claimed. @param today « 2026-11-24 », for a date left empty */
export function proofs(
	reading: Reading | undefined,
	files: { evidence: Json; answers: Json },
	today: string,
): Section[] {
	const { claims, clashes } = reading ?? { claims: [], clashes: [] };
	const proof = (asked: Asked, ofAll?: string) => proofOf(asked, today, ofAll);
	// Beside a number, or among the towns: asked for there, and counted once.
	const isAskedHere = (point: string) =>
		(reading?.points.find(({ id }) => id === point)?.group ?? "preuves") === "preuves";
	const answer = (asked: Asked): Unit => {
		const { point, ...said } = about(asked, "clash");
		return {
			...said,
			...(isAskedHere(point) ? { point } : {}),
			file: "answers",
			why: asked.wanted,
			fields: [
				{
					key: "reason",
					kind: "long",
					label: "Pourquoi cela peut rester",
					refuses: noAnswer,
					...(asked.isBlocking ? readyReason(asked.name) : { ready: READ_AND_KEPT, ofAll: KEEPS_AS_IS }),
				},
				dateOf(today),
			],
		};
	};
	const [contradicted, claimed] = [clashes, claims].map((all) => all.filter(({ isBlocking }) => isBlocking));
	const isOpen = (clash: string) => clashes.some(({ name }) => name === clash) && !isGiven(files.answers, clash);
	const isContradicted = ({ name }: Asked) => isOpen(name) || (OF_TIMES.has(name) && isOpen("roadTimes"));
	const toShow = (claimed ?? [])
		.filter(({ name }) => !isGiven(files.evidence, name))
		// What something contradicts is not sworn with the rest: times that the road makes longer, an A2P that no cladding has.
		.map((asked) => proof(asked, isContradicted(asked) ? undefined : SHOWS_ALL))
		.toSorted((one, other) => Number(isWritten(one)) - Number(isWritten(other)));
	const open = (contradicted ?? []).filter(({ name }) => !isGiven(files.answers, name));
	const later = clashes.filter(({ name, isBlocking }) => !isBlocking && !isGiven(files.answers, name)).map(answer);
	// Their own page settles those, and counts them.
	const here = later.filter(({ point }) => point !== undefined);
	const elsewhere = later.filter(({ point }) => point === undefined);
	const ofFigures = ({ name }: Asked) => FIGURE_POINTS.has(`clash.${name}`);
	const settled = [
		...clashes.filter(({ name }) => isGiven(files.answers, name)).map(answer),
		...(claimed ?? []).filter(({ name }) => isGiven(files.evidence, name)).map((asked) => proof(asked)),
	];
	return [
		{
			title: "Ce qui se contredit",
			lead: "Deux choses que le site dit et qui ne vont pas ensemble. En changer une, dans «\u202fCe que dit le site\u202f» ou «\u202fQui je suis\u202f», les accorde souvent\u202f; sinon, écrivez pourquoi les deux sont justes. Votre raison n’est pas affichée.",
			leadsTo: WHERE_SETTLED,
			units: open.filter((one) => !ofFigures(one)).map(answer),
		},
		{
			title: "Garder un de vos chiffres tel quel",
			lead: "«\u202fCe que dit le site\u202f» demande de le changer\u202f: c’est le plus simple. S’il est juste, écrivez ici pourquoi\u202f; votre raison n’est pas affichée.",
			isFolded: true,
			units: open.filter(ofFigures).map(answer),
		},
		{
			title: "Ce que vous pouvez montrer à un contrôle",
			lead: "Cochez ce que vous avez sous la main. Rien de cela n’est affiché.",
			all:
				toShow.filter(isOfAll).length < 2
					? undefined
					: { name: SHOWS_ALL, label: "J’ai tout ce que cette liste demande" },
			units: toShow.filter((one) => isOfAll(one) || isWritten(one)),
		},
		{
			title: "Ce que vous promettez",
			lead: "À cocher une par une\u202f: c’est votre parole.",
			units: toShow.filter((one) => !isOfAll(one) && !isWritten(one)),
		},
		{
			title: "Ce qui s’accorde mal, quand vous aurez le temps",
			lead: "Rien ici n’empêche d’ouvrir le site.",
			isFolded: true,
			all: here.length < 2 ? undefined : { name: KEEPS_AS_IS, label: "Tout ce qui suit peut rester ainsi" },
			units: here,
		},
		{
			title: "Ce qu’une autre page règle, à garder tel quel",
			isFolded: true,
			units: elsewhere,
		},
		alreadyGiven("Déjà montré", settled),
	].filter(({ units }) => units.length > 0);
}

const alreadyGiven = (title: string, units: Unit[]): Section => ({
	title,
	lead: "Ce que vous avez répondu. Ouvrez pour le changer.",
	isFolded: true,
	units,
});

const dateOf = (today: string) =>
	({
		key: "date",
		kind: "day",
		label: "À quelle date",
		example: "20/11/2026",
		why: "Vide\u202f: aujourd’hui.",
		otherwise: today,
	}) as const;

/** A sentence and what shows it. @param ofAll name of the tick that answers for several */
function proofOf(asked: Asked, today: string, ofAll?: string): Unit {
	const { wanted, where, isPaper = false, usual } = asked;
	const shownBy = { key: "shownBy", kind: "long", label: "Ce qui le montre", refuses: noAnswer } as const;
	return {
		...about(asked, "claim"),
		file: "evidence",
		why: where && `Se lit sur ${where}.`,
		fields: [
			{
				...shownBy,
				...(isPaper
					? { ready: titled(wanted), ofAll }
					: usual
						? { ready: usual, ofAll: asked.isBlocking ? undefined : ofAll }
						: { example: wanted }),
			},
			dateOf(today),
		],
	};
}

/** Where a promise that is not his is changed, or taken out. */
const WHERE_CHANGED = [
	{ group: "dit", label: "Ôter une phrase" },
	{ group: "qui-je-suis", label: "Qui je suis" },
	{ group: "prix", label: "Mes prix" },
] as const;

/** Where one of two that do not go together is changed. */
const WHERE_SETTLED = [
	{ group: "loi", label: "Ce que la loi demande" },
	{ group: "dit", label: "Ce que dit le site" },
	{ group: "qui-je-suis", label: "Qui je suis" },
] as const;

/** « Mes promesses »: delays, guarantees, what is free. Nothing of it keeps a site from opening. */
export function promises(reading: Reading | undefined, evidence: Json, today: string): Section[] {
	const made = (reading?.claims ?? []).filter(({ isBlocking }) => !isBlocking);
	const isKept = ({ name }: Asked) => isGiven(evidence, name);
	const units = made
		.filter((asked) => !isKept(asked))
		.map((asked) => proofOf(asked, today, KEEPS_ALL))
		.toSorted((one, other) => Number(isWritten(one)) - Number(isWritten(other)));
	const ticked = units.filter(isOfAll).length;
	return [
		{
			title: "Ces promesses sont-elles les vôtres\u202f?",
			lead: "Le site les fait en votre nom. Cochez celles que vous tenez. Une autre se change d’où elle vient\u202f: vos nombres et vos phrases dans «\u202fCe que dit le site\u202f», vos heures et votre rayon dans «\u202fQui je suis\u202f», un prix dans «\u202fMes prix\u202f». Rien ici n’empêche d’ouvrir le site.",
			leadsTo: WHERE_CHANGED,
			all: ticked < 2 ? undefined : { name: KEEPS_ALL, label: "Ces promesses, je les tiens toutes" },
			units,
		},
		alreadyGiven(
			"Déjà promis",
			made.filter(isKept).map((asked) => proofOf(asked, today)),
		),
	].filter((section) => section.units.length > 0);
}

const NO_ANSWER =
	/^(non\b|oui|ok|rien|aucune?|pas (d|encore)|(je )?ne (sais|l|les|suis)\b|(je )?n[’'](en )?(ai|y)\b|[?.x-]+$)/iu;
const SHORTEST = 8;

/** « ? » and « non » would turn a line green, and stay on the site as if they had been shown. */
function noAnswer(typed: string): string | undefined {
	if (!NO_ANSWER.test(typed.trim()) && typed.trim().length >= SHORTEST) return undefined;
	return "Dites ce que vous montreriez\u202f: un papier, un relevé, une date. Si ce n’est pas vrai chez vous, changez le nombre ou ôtez la phrase, dans «\u202fCe que dit le site\u202f».";
}

const about = ({ name, what }: Asked, kind: string) =>
	({
		path: [name],
		legend: what,
		point: `${kind}.${name}`,
		whenEmpty: "null",
		isFolded: true,
	}) as const;

/** Why both are true, most often: one tick. */
const readyReason = (clash: string) =>
	clash === "arrivalTimes" ? { ready: "C’est ma moyenne\u202f: la plupart de mes interventions sont plus près" } : {};

const OF_TIMES: ReadonlySet<string> = new Set(["townTimes", "travelBands"]);

/** One tick instead of twenty: of what is listed under it, and of nothing else. */
const SHOWS_ALL = "tout-montrer";
const KEEPS_ALL = "tout-tenir";
const KEEPS_AS_IS = "tout-laisser";
/** Of what keeps no site from opening: one tick says that it was seen. */
const READ_AND_KEPT = "Je l’ai lu\u202f: cela peut rester ainsi";
const isOfAll = ({ fields }: Unit) => fields.some(({ ofAll }) => ofAll);
/** What one tick answers comes first, one row each; then what is to be written. */
const isWritten = ({ fields }: Unit) => fields.every(({ ready }) => ready === undefined);

const isGiven = (json: Json, name: string) => (valueAt(json, [name]) ?? null) !== null;
