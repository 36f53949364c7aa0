import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { facts } from "#content/facts.ts";
import { wordsOfDays } from "#content/opening.ts";
import { flatPrices, freeTravel, opening, priceList } from "#content/own-facts.ts";
import { spaced } from "#content/wording.ts";
import type { Finding } from "./material.ts";

/** A built page, and all that it says: its text, its head, what search engines read. */
export type BuiltPage = { path: string; said: string };

/** Undefined before the first build. */
export function readBuiltPages(folder: string): BuiltPage[] | undefined {
	try {
		return readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".html"))
			.map((file) => ({
				path: `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`,
				said: saidBy(readFileSync(join(folder, file), "utf8")),
			}));
	} catch {
		return undefined;
	}
}

const { findAll, getElementsByTagName, removeElement, textContent } = DomUtils;

function saidBy(html: string): string {
	// A reader sees a break where one of them ends.
	const document = parseDocument(html.replace(/<\/(?:p|li|dt|dd|h[123]|a|span|summary)>/g, " $&"));
	const metas = getElementsByTagName("meta", document).map(({ attribs }) => attribs.content ?? "");
	const graph = findAll(({ attribs }) => attribs.type === "application/ld+json", document.children);
	const body = getElementsByTagName("body", document);
	const said = [textContent(getElementsByTagName("title", document)), ...metas, textContent(graph)];
	for (const code of findAll(({ name }) => /^(script|style|template)$/.test(name), body)) removeElement(code);
	return spaced([...said, textContent(body)].join(" "));
}

type Rule = {
	id: string;
	/** What a page may not say: the first group, where there is one, is the figure, which `right` may allow. */
	wrong: RegExp;
	right?: readonly number[];
	/** The words say what is so: nothing to look for. */
	isTrue?: boolean;
	/** The fact, as the owner would say it. */
	fact: string;
	where: string;
};

type Promised = {
	isOpen?: typeof opening;
	/** All of the travel, or of the nearest: the pages then say how far. */
	isFree?: boolean;
	figures?: Record<"arrivalUnderMinutes" | "radiusKm" | "repairFromEuros", number>;
	/** That begin there. */
	prices?: readonly { euros: number }[];
};

/** What pages say of the facts that the owner may change, however the sentence was written. */
export function rulesOf({
	isOpen = opening,
	isFree = freeTravel || priceList.travel.some(({ euros }) => euros === 0),
	figures = facts,
	prices = flatPrices.filter(({ isMinimum }) => isMinimum),
}: Promised = {}): Rule[] {
	const practice = (name: string) => `owner/practice.json, «\u202f${name}\u202f»`;
	return [
		{
			id: "arrival",
			wrong: /(?:moins de|<) ?(\d+) ?min(?!\p{L})/giu,
			right: [figures.arrivalUnderMinutes],
			fact: `une arrivée en moins de ${figures.arrivalUnderMinutes} min`,
			where: practice("arrivalUnderMinutes"),
		},
		{
			id: "radius",
			wrong: /(?:rayon (?:habituel |d’action )?de |zone de )(\d+) ?km|(\d+) ?km (?:autour|de rayon)/gi,
			right: [figures.radiusKm],
			fact: `un rayon de ${figures.radiusKm} km`,
			where: practice("radiusKm"),
		},
		{
			id: "repairFrom",
			wrong: /(?:à partir de|dès) (\d+) ?€/gi,
			// The schedule has minimum prices of its own.
			right: [figures.repairFromEuros, ...prices.map(({ euros }) => euros)],
			fact: `une réparation à partir de ${figures.repairFromEuros} €`,
			where: "owner/figures.json, «\u202frepairFromEuros\u202f»",
		},
		{
			id: "hours",
			isTrue: isOpen.short === "24h/24",
			wrong: /24 ?h ?\/ ?24/gi,
			fact: isOpen.both,
			where: practice("opens"),
		},
		{
			id: "days",
			isTrue: wordsOfDays(isOpen.worked) === "7j/7",
			wrong: /7 ?j ?\/ ?7/gi,
			fact: isOpen.both,
			where: practice("days"),
		},
		{
			id: "surcharge",
			isTrue: isOpen.noSurcharge,
			wrong: /(?:sans|aucun|pas de) supplément(?! en journée)|ne coûte pas plus cher/gi,
			fact: "un dimanche ou un jour férié qui coûte plus cher, ou qui n’est pas travaillé",
			where: practice("surcharge"),
		},
		{
			id: "travel",
			isTrue: isFree,
			wrong: /déplacement[^.;:]{0,24}(?:gratuit|offert)|gratuits? le(?: diagnostic et le)? déplacement/gi,
			fact: "un déplacement qui se paie",
			where: practice("freeTravel"),
		},
	];
}

/** One finding for each fact that a built page contradicts, with the words and the pages. */
export function builtContradictions(pages: readonly BuiltPage[], rules: readonly Rule[] = rulesOf()): Finding[] {
	return rules.flatMap(({ id, wrong, right, isTrue, fact, where }) => {
		if (isTrue) return [];
		const found = pages.flatMap(({ path, said }) => {
			const words = [...said.matchAll(wrong)].find(([, one, other]) => !right?.includes(Number(one ?? other)));
			return words ? [{ path, words: words[0] }] : [];
		});
		const [first] = found;
		if (!first) return [];
		const others = found.length > 1 ? ` et ${found.length - 1} autre${found.length > 2 ? "s" : ""}` : "";
		return [
			{
				id: `built.${id}`,
				isBlocking: true,
				what: `Les pages construites disent «\u202f${first.words.trim()}\u202f» (${first.path}${others})\u202f; vos faits disent ${fact}.`,
				remedy: "Reconstruire le site (npm run build). Si la ligne reste, une phrase écrite à la main le dit encore.",
				where,
			},
		];
	});
}
