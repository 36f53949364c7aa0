import { business } from "#content/business.ts";
import { bittingPath, nationalDigits } from "./key-cut.ts";

/** The blade is as long as the page is wide, whatever that is: the number is cut into it once. */
const LENGTH = 1200;
const HEIGHT = 30;
const EDGE = `M0 0V${HEIGHT - 1}${bittingPath(nationalDigits(business.phone), { length: LENGTH, edge: HEIGHT - 1, depth: -24 })}V0Z`;

const FILLS = { night: "text-night", paper: "text-paper", stone: "text-stone" } as const;
const GROUNDS = { night: "bg-night", paper: "bg-paper", stone: "bg-stone" } as const;

/**
 * The cut edge of the key where night meets light: the blade is the ground above. Two light grounds part by their tone
 * alone.
 */
export function KeyEdge({ above, below }: { above: keyof typeof FILLS; below: keyof typeof GROUNDS }) {
	if (above !== "night" && below !== "night") return null;
	return (
		<div aria-hidden="true" className={`no-print -mt-px overflow-hidden ${GROUNDS[below]} ${FILLS[above]}`}>
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
				preserveAspectRatio="none"
				width="100%"
				height={HEIGHT}
				fill="currentColor"
			>
				<use href="#key-edge" />
			</svg>
		</div>
	);
}

/** Drawn once in each document; every divider refers to it. */
export function KeyEdgeSymbol() {
	return (
		<svg width="0" height="0" aria-hidden="true" className="absolute">
			<defs>
				<path id="key-edge" d={EDGE} />
			</defs>
		</svg>
	);
}
