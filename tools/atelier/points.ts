import { readFileSync } from "node:fs";
import type { GroupName, Point } from "#atelier/reading.ts";
import type { Review } from "#content/own-facts.ts";
import { contradictions } from "#tools/publication/contradictions.ts";
import { legalGaps, placeholders, scheduleGaps, unproven } from "#tools/publication/gaps.ts";
import type { Finding, Material } from "#tools/publication/material.ts";

const OF_KIND: Record<string, GroupName> = {
	sample: "qui-je-suis",
	legal: "loi",
	schedule: "prix",
	review: "avis",
	pictures: "photos",
	claim: "preuves",
	clash: "preuves",
};
/** A setting of the server: the owner's folder knows nothing of it. */
const ELSEWHERE = ["sample.siteUrl", "clash.retention", "clash.formRecipient"];

const findingsOf = (material: Material): Finding[] => [
	...placeholders(material),
	...legalGaps(material),
	...scheduleGaps(material),
	...contradictions(material),
	...unproven(material),
];

/** Whether an example price or none at all: it is the same point to settle. */
const pointId = (id: string) => id.replace(/^schedule\.sample\./, "schedule.");

/** All that the check asks of this site, the blocking first: what is left, and what it no longer says. */
export function pointsOf(material: Material): Point[] {
	const open = new Map(findingsOf(material).map((finding) => [pointId(finding.id), finding]));
	const asked = new Map([...findingsOf(untouched(material)).map((one) => [pointId(one.id), one] as const), ...open]);
	return [...asked]
		.map(([id, { isBlocking, what }]) => {
			const group = ELSEWHERE.includes(id) ? undefined : OF_KIND[id.split(".")[0] ?? ""];
			return { id, isBlocking, isSettled: !open.has(id), what, group };
		})
		.toSorted((a, b) => Number(b.isBlocking) - Number(a.isBlocking));
}

/** The same site before its owner wrote anything: with the names, the prices and the reviews of the sample. */
function untouched(material: Material): Material {
	const sample = <T>(name: string) =>
		JSON.parse(readFileSync(new URL(`../../owner/${name}.json`, import.meta.url), "utf8")) as T;
	const { home, emergency } = sample<Record<"home" | "emergency", Review[]>>("reviews");
	return {
		...material,
		business: { ...material.business, ...sample<Material["business"]>("identity") },
		priceList: { hourly: [], travel: [], nights: [], flat: [] },
		reviews: [...home, ...emergency],
		photographs: {},
		legalFacts: {},
		evidence: {} as Material["evidence"],
		answers: {},
	};
}
