import { business } from "#content/business.ts";
import { bittingPath, nationalDigits } from "./key-cut.ts";

const PERIOD = 340;
const COPIES = [1, 2, 3, 4, 5, 6, 7];
const EDGE = `M0 0L0 17${bittingPath(nationalDigits(business.phone), { length: PERIOD, edge: 17, depth: -13 })}V0Z`;

const FILLS = { night: "text-night", paper: "text-paper", stone: "text-stone" } as const;
const GROUNDS = { night: "bg-night", paper: "bg-paper", stone: "bg-stone" } as const;

/** The cut edge of the key between two grounds: the blade is the ground above. */
export function KeyEdge({ above, below }: { above: keyof typeof FILLS; below: keyof typeof GROUNDS }) {
	return (
		<div aria-hidden="true" className={`no-print -mt-px h-[18px] overflow-hidden ${GROUNDS[below]} ${FILLS[above]}`}>
			<svg aria-hidden="true" width="100%" height="18" fill="currentColor">
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
				<g id="key-edge">
					<path id="key-edge-once" d={EDGE} />
					{COPIES.map((copy) => (
						<use key={copy} href="#key-edge-once" x={copy * PERIOD} />
					))}
				</g>
			</defs>
		</svg>
	);
}
