/** Prints all that the pages say with the facts of OWNER_DIR, and what the content check says of them, and its minutes by distance. */
import { structuredData } from "#app/seo/structured-data.ts";
import { travelBands } from "#content/travel-bands.ts";
import { contentProblems } from "#tools/content-problems.ts";
import { legalGaps, unproven } from "#tools/publication/gaps.ts";
import { contentText, materialOf } from "#tools/publication/material.ts";

// Set by the build in pages.
Object.assign(globalThis, { __SITE_URL__: "" });
const graph = structuredData({ path: "/", heading: "", trail: [], questions: [] });
const problems = await contentProblems();
const material = materialOf({}, new Date());
const asked = legalGaps(material).map(({ id }) => id);
const claimed = unproven({ ...material, evidence: {} as typeof material.evidence }).map(({ id }) => id);
console.log(
	JSON.stringify({
		...{ asked, unproven: claimed, said: `${contentText()}\n${JSON.stringify(graph)}` },
		...{ problems, bands: travelBands },
	}),
);
