/** Prints all that the pages say with the facts of OWNER_DIR, and what the content check says of them, and its minutes by distance. */
import { structuredData } from "#app/seo/structured-data.ts";
import { contentFiles } from "#content/check.ts";
import { travelBands } from "#content/travel-bands.ts";
import { firmNow } from "#notebook/quote/firm.ts";
import { contentProblems } from "#tools/content-problems.ts";
import { legalGaps, unproven } from "#tools/publication/gaps.ts";
import { contentText, materialOf } from "#tools/publication/material.ts";

// Set by the build in pages.
Object.assign(globalThis, { __SITE_URL__: "" });
const graph = structuredData({ path: "/", heading: "", trail: [], questions: [] });
const problems = await contentProblems();
const material = materialOf({}, new Date());
const asked = legalGaps(material).map(({ id }) => id);
const claimed = unproven({ ...material, evidence: {} as typeof material.evidence, unsaid: [] }).map(({ id }) => id);
/** Every quote says them too. */
const { guarantees } = firmNow();
/** « Six façons », and five of them: what a title, its lead or its fold counts, where a list stands under it. */
const COUNTED = ["un", "deux", "trois", "quatre", "cinq", "six"];
const ofFive =
	/(?<!\p{L})(deux|trois|quatre|cinq|six)(?= (?:façons|raisons|serrures|pannes|urgences|cas|pièces|images|étapes|gestes|points)|$)/giu;
function miscounted(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	const { items, ...beside } = value as { items?: unknown };
	const words = Array.isArray(items) ? Object.values(beside).filter((one) => typeof one === "string") : [];
	const wrong = words.filter((text) =>
		[...text.matchAll(ofFive)].some(
			([word]) => COUNTED.indexOf(word.toLowerCase()) + 1 !== (items as unknown[]).length,
		),
	);
	return [...wrong, ...Object.values(value).flatMap(miscounted)];
}

console.log(
	JSON.stringify({
		...{ asked, unproven: claimed, said: `${contentText()}\n${JSON.stringify(graph)}\n${guarantees}` },
		...{ problems, bands: travelBands, miscounted: contentFiles.flatMap(({ value }) => miscounted(value)) },
	}),
);
