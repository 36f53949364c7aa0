import * as v from "valibot";
import { type Field, fieldsOf, rowsOf, type Section, type Typed, type Unit } from "#atelier/form.ts";
import { type Json, valueAt, withValue } from "#atelier/owner-facts.ts";
import { priceIn } from "#atelier/what-changed.ts";
import { closureWords, colleagueNumber } from "#content/closure-words.ts";
import { toldDuring } from "#content/closures.ts";
import { flatLine, hourlyLine, nightLine, travelLine } from "#content/field-schemas.ts";
import { isOdd } from "#content/odd-price.ts";
import { closure, review } from "#content/owner-schemas.ts";
import { dayInWords } from "#content/wording.ts";

type List = "hourly" | "travel" | "nights" | "flat";

/** Name of the tick for all of them. */
const ALL_MINE = "tout-vrai";
const MINE: Field = { key: "vrai", kind: "tick", label: "C’est aussi mon prix, sans rien changer", ofAll: ALL_MINE };
const isMine = ({ fields }: Unit) => fields.includes(MINE);

/**
 * A price of the sample is one's own once it was changed, or ticked.
 *
 * @param offered where its distance ends by another answer of his: that change is none
 */
const adjustTo =
	(offered?: Json): NonNullable<Unit["adjust"]> =>
	(next, before, isTicked) => {
		if (valueAt(next, ["example"]) === undefined) return next;
		const isOffered = offered !== undefined && valueAt(next, ["toKm"]) === offered;
		const was = isOffered && before !== undefined ? withValue(before, ["toKm"], offered) : before;
		const isChanged = JSON.stringify(next) !== JSON.stringify(was);
		return isChanged || isTicked ? withValue(next, ["example"], undefined) : next;
	};

const LISTS: Record<List, { title: string; lead: string; atMost?: number; fields: Field[]; add: string[] }> = {
	hourly: {
		title: "La main-d’œuvre",
		lead: "Le prix d’une heure, et comment le temps se compte\u202f: la loi demande les deux.",
		add: ["Ajouter une main-d’œuvre"],
		fields: fieldsOf(hourlyLine),
	},
	travel: {
		title: "Les déplacements",
		lead: "Gratuit s’écrit 0. Les kilomètres se comptent à vol d’oiseau, de votre ville à celle du client\u202f: le barème le dit, et la page de chaque ville donne les siens.",
		atMost: 4,
		add: ["Ajouter une distance"],
		fields: fieldsOf(travelLine),
	},
	nights: {
		title: "La nuit, un autre jour",
		lead: "Ce qu’une nuit ou un samedi ajoute aux prix. Rien en plus s’écrit 0. Un dimanche ou un jour férié se dit dans «\u202fQui je suis\u202f», avec ce qu’il coûte de plus\u202f: le barème le reprend.",
		atMost: 3,
		add: ["Ajouter des heures ou un jour"],
		fields: fieldsOf(nightLine),
	},
	flat: {
		title: "Les forfaits",
		lead: "L’ouverture d’une porte claquée d’abord. Une condition s’écrit avec ses mots\u202f: «\u202fChangement de serrure, à partir de\u202f», «\u202fDiagnostic, déduit si je répare\u202f».",
		atMost: 6,
		add: ["Ajouter un forfait", "Ajouter un deuxième forfait", "Ajouter un troisième forfait"],
		fields: fieldsOf(flatLine),
	},
};

/** A distance of the sample ends where he said that he goes. */
const upTo = (fields: Field[], radiusKm: Json | undefined): Field[] =>
	fields.map((field) => (field.key === "toKm" ? { ...field, stands: () => String(radiusKm), isOffered: true } : field));

/** « Mes prix »: owner/prices.json, the schedule that the site shows. @param radiusKm how far he goes */
export function prices(json: Json, radiusKm: Json | undefined, form?: Typed): Section[] {
	const sections = (Object.keys(LISTS) as List[]).map((list): Section => {
		const { title, lead, fields, atMost, add } = LISTS[list];
		const rows = valueAt(json, [list]);
		const isEmpty = Array.isArray(rows) && rows.length === 0;
		const unit = (row: Json | undefined, nth: number) => {
			if (row === undefined)
				return { fields, legend: add[nth] ?? "", isFolded: true, ...(isEmpty && { point: `schedule.${list}` }) };
			const isExample = valueAt(row, ["example"]) === true;
			const endsThere = isExample && typeof radiusKm === "number" && radiusKm > Number(valueAt(row, ["fromKm"]));
			const name = [valueAt(row, ["work"]), valueAt(row, ["service"]), valueAt(row, ["when"])].find(Boolean);
			const legend = `${name ?? `De ${valueAt(row, ["fromKm"])} à ${endsThere ? radiusKm : valueAt(row, ["toKm"])}\u00a0km`}`;
			return {
				fields: isExample ? [...(endsThere ? upTo(fields, radiusKm) : fields), MINE] : fields,
				legend: isExample ? `${legend} (prix d’exemple)` : [legend, priceIn(row)].filter(Boolean).join(", "),
				adjust: adjustTo(endsThere ? radiusKm : undefined),
				// A price of his own waits for nothing, whatever its neighbours do, but for a slip of the finger.
				...(isExample ? { point: `schedule.${list}` } : isOdd(list, row) ? { point: "clash.oddPrices" } : {}),
			};
		};
		return {
			title,
			lead,
			units: rowsOf(json, { file: "prices", path: [list], form, atMost, offered: add.length }, unit),
		};
	});
	const [first] = sections.filter(({ units }) => units.some(isMine));
	if (first === undefined || sections.flatMap(({ units }) => units).filter(isMine).length < 2) return sections;
	const all = {
		name: ALL_MINE,
		label: "Ces prix d’exemple, jusqu’en bas, sont aussi les miens, sauf ceux que je change",
	};
	return sections.map((section) => (section === first ? { ...section, all } : section));
}

/** Only the sample's have no source: nobody writes one without. */
const FIELDS = fieldsOf(review).map((field) => (field.key === "source" ? { ...field, isOptional: false } : field));

/** Several at once: each save leads back to the top of a long page. */
const TO_ADD = ["Ajouter un avis", "Ajouter un deuxième avis", "Ajouter un troisième avis"];

const SECTIONS = [
	["home", "Sur la page d’accueil"],
	["emergency", "Sur la page de dépannage"],
] as const;

/** « Mes avis »: owner/reviews.json. */
export const reviews = (json: Json, form?: Typed): Section[] =>
	SECTIONS.map(([list, title]) => ({
		title,
		units: rowsOf(json, { file: "reviews", path: [list], offered: TO_ADD.length, form }, (row, nth) => {
			if (row === undefined) return { fields: FIELDS, legend: TO_ADD[nth] ?? "Ajouter un autre avis", isFolded: true };
			const author = String(valueAt(row, ["author"]) ?? "");
			const isExample = valueAt(row, ["source"]) === null;
			return {
				fields: FIELDS,
				legend: isExample ? `${author} (avis d’exemple)` : author,
				point: `review.${author}`,
				isFolded: true,
			};
		}),
	}));

const isInvented = (row: Json) => valueAt(row, ["source"]) === null;

/** How many of the sample's are left. */
export const countInvented = (json: Json): number =>
	SECTIONS.flatMap(([list]) => rowsIn(json, list)).filter(isInvented).length;

/** All those that nobody wrote, gone at once. */
export const withoutInvented = (json: Json): Json =>
	SECTIONS.reduce((next, [list]) => {
		const left = rowsIn(next, list).filter((row) => !isInvented(row));
		return withValue(next, [list], left);
	}, json);

function rowsIn(json: Json, list: string): Json[] {
	const rows = valueAt(json, [list]);
	return Array.isArray(rows) ? rows : [];
}

/** « Fermetures »: owner/closures.json. */
export const closed = (json: Json, form?: Typed): Section[] => [
	{
		lead: "Chaque page l’annonce deux semaines avant, et cesse de le dire d’elle-même le lendemain du dernier jour.",
		units: rowsOf(json, { file: "closures", path: [], form }, (row) => ({
			legend: row === undefined ? "Ajouter une fermeture" : `À partir du ${inFrench(valueAt(row, ["from"]))}`,
			why: toldFrom(row),
			isFolded: row === undefined,
			fields: fieldsOf(closure),
		})),
	},
];

/** Nothing is told of it today: he looks for it on the site in vain. */
function toldFrom(row: Json | undefined): string | undefined {
	const { output: closing, success } = v.safeParse(closure, row);
	if (!success) return undefined;
	const { title, request, emergency } = closureWords(closing);
	const number = closing.colleaguePhone ? ` ${colleagueNumber(closing)}.` : "";
	return `Les pages diront «\u202f${title}\u202f» à partir du ${dayInWords(toldDuring(closing).from, "year")}, et ces jours-là aussi «\u202f${request} ${emergency}${number}\u202f»`;
}

const inFrench = (day: Json | undefined): string => String(day ?? "").replace(/^(\d+)-(\d+)-(\d+)$/, "$3/$2/$1");
