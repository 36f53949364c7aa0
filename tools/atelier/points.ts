import { FIGURE_POINTS } from "#atelier/forms/said.ts";
import type { GroupName } from "#atelier/group-names.ts";
import type { Point } from "#atelier/reading.ts";
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
/** Contradictions that the pages of another group settle. */
const OF_POINT: Record<string, GroupName> = {
	"clash.roadTimes": "villes",
	"clash.townsWithoutNotes": "villes",
	"clash.copyrightYear": "qui-je-suis",
	"clash.arrivalTimes": "qui-je-suis",
	"clash.arrivalSlow": "qui-je-suis",
	"clash.oddPrices": "prix",
};
/** A setting of the server: the owner's folder knows nothing of it. */
const ELSEWHERE = ["sample.siteUrl", "clash.retention", "clash.formRecipient"];

/** Words and numbers of the site itself: no answer of his changes them (npm run publication tells whoever keeps the site). */
const OF_THE_SITE = ["clash.ourRadius", "clash.givenPopulations"];
export const isHis = ({ id }: Pick<Finding, "id">): boolean => !OF_THE_SITE.includes(id);

const findingsOf = (material: Material): Finding[] => [
	...placeholders(material),
	...legalGaps(material),
	...scheduleGaps(material),
	...contradictions(material),
	...unproven(material),
];

/** Whether an example price or none at all: it is the same point to settle. */
const pointId = (id: string) => id.replace(/^schedule\.sample\./, "schedule.");

/** All that the check still asks of this site. */
export const pointsOf = (material: Material): Point[] =>
	findingsOf(material)
		.filter(isHis)
		.map(({ id: named, isBlocking, what, where }) => {
			const id = pointId(named);
			const isPromise = id.startsWith("claim.") && !isBlocking;
			const group = ELSEWHERE.includes(id)
				? undefined
				: (OF_POINT[id] ??
					(FIGURE_POINTS.has(id) ? "dit" : isPromise ? "promesses" : undefined) ??
					OF_KIND[id.split(".")[0] ?? ""]);
			// Nothing of the owner's folder settles it: the setting is named, last.
			const setting = /[A-Z]+_[A-Z_]+/.exec(where)?.[0] ?? where;
			const how = group === undefined ? ` À régler par qui a installé le site. Réglage\u202f: ${setting}.` : "";
			return { id, isBlocking, isSettled: false, what: what + how, group };
		});
