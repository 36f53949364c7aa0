import { business } from "#content/business.ts";
import { bittingPath, nationalDigits } from "./key-cut.ts";

const LENGTH = 640;
const HEIGHT = 30;
/** What the cuts take out of the blade. */
const CUTS = `M0 ${HEIGHT}${bittingPath(nationalDigits(business.phone), { length: LENGTH, depth: -25 })}z`;

const FILLS = { night: "text-night", paper: "text-paper", stone: "text-stone" } as const;
const GROUNDS = { night: "bg-night", paper: "bg-paper", stone: "bg-stone" } as const;

/**
 * The cut edge of the key where night meets light: the blade is the ground above, its cuts begin at the page's left edge
 * and show the ground below. Two light grounds part by their tone alone.
 */
export function KeyEdge({ above, below }: { above: keyof typeof GROUNDS; below: keyof typeof FILLS }) {
	if (above !== "night" && below !== "night") return null;
	return (
		<div aria-hidden="true" className={`no-print -my-px ${GROUNDS[above]} ${FILLS[below]}`}>
			<div className="wrap">
				<svg
					aria-hidden="true"
					viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
					preserveAspectRatio="none"
					height={HEIGHT}
					className="w-full max-w-160"
					fill="currentColor"
				>
					<use href="#key-edge" />
				</svg>
			</div>
		</div>
	);
}

/** Drawn once in each document; every divider refers to it. */
export function KeyEdgeSymbol() {
	return (
		<svg width="0" height="0" aria-hidden="true" className="absolute">
			<defs>
				<path id="key-edge" d={CUTS} />
			</defs>
		</svg>
	);
}
