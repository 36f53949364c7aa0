import type { Asked, Reading } from "#atelier/reading.ts";
import type { Claim } from "#content/claims/claim.ts";
import type { ClaimName } from "#content/claims/claims.ts";
import { pictureFile } from "#content/picture-files.ts";
import type { PictureName } from "#content/shapes.ts";
import { withOwnerFolder } from "#relay/owner-folder.ts";
import { factProblems } from "#tools/content-problems.ts";
import { endWithRelay } from "./ends-with-relay.ts";
import { headPictures } from "./head-pictures.ts";

const NOTHING: Omit<Reading, "problems"> = {
	points: [],
	claims: [],
	sayings: [],
	computed: { coveredPercent: 0, repairFromEuros: 0 },
	clashes: [],
	towns: [],
	pictures: [],
};

/** Titles that stand beside each picture, by its name. */
function titlesBeside(value: unknown, found = new Map<string, Set<string>>()): typeof found {
	if (typeof value !== "object" || value === null) return found;
	const { picture, title } = value as { picture?: unknown; title?: unknown };
	if (typeof picture === "string" && typeof title === "string")
		found.set(picture, (found.get(picture) ?? new Set()).add(title));
	for (const inner of Object.values(value)) titlesBeside(inner, found);
	return found;
}

/** « content/pages/lock-change.ts » is « Changement de serrure ». */
function pageNamed(file: string, paths: Record<string, string>, labelOf: (path: string) => string) {
	const [, name = ""] = /^content\/pages\/([a-z-]+)\.ts$/.exec(file) ?? [];
	const path = paths[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())] ?? "";
	return { path, page: (name === "town" ? "Pages de villes" : labelOf(path)).replaceAll("'", "’") };
}

/** No claim of the register: the contract says it (content/pages/terms.ts). */
const PARTNERS = "Des serruriers partenaires peuvent venir à votre place";

/** What the publication check says of the facts that this process reads, at that moment. */
export async function readFacts(today: Date): Promise<Reading> {
	const problems = (await factProblems()).map(withOwnerFolder);
	if (problems.length > 0) return { problems, ...NOTHING };
	// Only now: what is made of a wrong fact may fail as it is read.
	const { contentFiles } = await import("#content/check.ts");
	const { claims } = await import("#content/claims/claims.ts");
	const { hasPage, labelOf, paths } = await import("#content/site-map.ts");
	const { pictures, picturePrints } = await import("#content/pictures.ts");
	const { townRows } = await import("#content/town-rows.ts");
	const { AREA_LABELS, everyTown, towns } = await import("#content/towns.ts");
	const { isSaid, unsaid } = await import("#content/unsaid.ts");
	const { UNSAYABLE_GROUPS, UNSAYABLE_NAMES } = await import("#content/unsayable-names.ts");
	const { holds } = await import("#content/wording.ts");
	const { isereWithin } = await import("#content/communes.ts");
	const { contradictions, lowestPrice } = await import("#tools/publication/contradictions.ts");
	const { materialOf } = await import("#tools/publication/material.ts");
	const { shownOn, unproven } = await import("#tools/publication/gaps.ts");
	const { isHis, pointsOf } = await import("./points.ts");

	const material = materialOf(process.env, today);
	const own = new Map(Object.values(townRows).flatMap((rows) => rows.map((row) => [row[0] as string, row[6]])));
	// The towns set none beside a photograph.
	const besideOwn = contentFiles.filter(({ file }) => file !== "content/pages/town.ts");
	const titles = titlesBeside(besideOwn.map(({ value }) => value));
	const pages = contentFiles.map(({ file, value }) => ({
		...pageNamed(file, paths, labelOf),
		shows: titlesBeside(value),
	}));
	// Of a door that he does not fit, nothing is said; what he took out may be put back where it has a page.
	const isOnPages = ({ words, places }: Claim, isOut: boolean) =>
		isOut
			? places.some((place) => place === "everywhere" || place === "towns" || hasPage(paths[place]))
			: words.some((one) => holds(material.said, one));
	const nameOf = ({ id }: { id: string }) => id.replace(/^\w+\./, "");
	return {
		problems,
		points: pointsOf(material),
		claims: unproven({ ...material, evidence: {} as typeof material.evidence }).map((finding): Asked => {
			const name = nameOf(finding) as ClaimName;
			const { sentence, wanted, places, needsWords, usual }: Claim = claims[name];
			return {
				name,
				isBlocking: finding.isBlocking,
				what: `«\u202f${sentence}\u202f»`,
				wanted,
				where: shownOn(places),
				isPaper: needsWords !== true,
				usual,
			};
		}),
		// What another answer of his takes out already is not asked again.
		sayings: UNSAYABLE_NAMES.filter((name) => isSaid(name) || unsaid.includes(name))
			.filter((name) => name === "partners" || isOnPages(claims[name], unsaid.includes(name)))
			.map((name) => ({
				value: name,
				label: name === "partners" ? PARTNERS : claims[name].sentence,
				about: Object.entries(UNSAYABLE_GROUPS).find(([, names]) => (names as readonly string[]).includes(name))?.[0],
			})),
		computed: {
			coveredPercent: isereWithin(material.facts.radiusKm),
			repairFromEuros: Math.ceil(lowestPrice(material.priceList)),
		},
		clashes: contradictions({ ...material, answers: {} })
			.filter(isHis)
			.map((finding): Asked => {
				const { what, isBlocking, remedy } = finding;
				// On a telephone nobody opens a file.
				const wanted = remedy.replace(/\s\(owner\/[^)]*\)/g, "");
				return { name: nameOf(finding), isBlocking, what, wanted };
			}),
		pictures: Object.entries(pictures).map(([name, { alt }]) => ({
			...{ name, shows: alt, titles: [...(titles.get(name) ?? [])] },
			pages: pages.flatMap(({ path, page, shows }) =>
				page === ""
					? []
					: headPictures[path]?.includes(name as PictureName)
						? [`${page} (en grand)`]
						: shows.has(name)
							? [page]
							: [],
			),
			// The drawn one: what a photograph would replace.
			src: pictureFile(name, picturePrints[name as PictureName], 480, "webp"),
		})),
		towns: everyTown().map((town) => ({
			...{ slug: town.slug, name: town.name, distanceKm: town.distanceKm },
			area: AREA_LABELS[town.area],
			...{ minutes: own.get(town.slug) ?? town.minutes, minutesNow: town.minutes, measuredKm: town.measuredKm },
			hasPage: towns.includes(town),
		})),
	};
}

// A program of its own: the relay must answer visitors meanwhile.
if (import.meta.main) {
	endWithRelay();
	process.stdout.write(JSON.stringify(await readFacts(new Date())));
}
