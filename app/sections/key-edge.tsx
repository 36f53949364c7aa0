import { Children, isValidElement, type ReactNode } from "react";
import type { Ground } from "#app/ui/section.tsx";
import { business } from "#content/business.ts";
import { bittingPath, nationalDigits } from "./key-cut.ts";

const LENGTH = 640;
const HEIGHT = 30;
/** What the cuts take out of the blade. */
const CUTS = `M0 ${HEIGHT}${bittingPath(nationalDigits(business.phone), { length: LENGTH, depth: -25 })}z`;

const FILLS: Record<Ground, string> = { night: "text-night", paper: "text-paper", stone: "text-stone" };
const GROUNDS: Record<Ground, string> = { night: "bg-night", paper: "bg-paper", stone: "bg-stone" };

/**
 * Key-edge divider between a dark and a light section: the blade has the colour above; the cuts, from the page's left
 * edge, that below. Two light sections need none: their tones differ.
 */
export function KeyEdge({ above, below }: { above: Ground; below: Ground }) {
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

/** Adds the divider between neighbouring sections of which one is dark. The footer, which is dark, comes last. */
export function WithKeyEdges({ children }: { children: ReactNode }) {
	const parts = Children.toArray(children);
	const grounds: Ground[] = [...parts.map(groundOf), "night"];
	return Children.map(parts, (part, index) => {
		const [above, below] = grounds.slice(index) as [Ground, Ground];
		return (
			<>
				{part}
				{above === below ? null : <KeyEdge above={above} below={below} />}
			</>
		);
	});
}

/** Background of a section: its prop (`<Section ground="stone">`) or its component's (`CallBanner.ground`). */
function groundOf(part: ReactNode): Ground {
	if (!isValidElement<{ ground?: Ground }>(part)) return "paper";
	const { ground } = part.type as { ground?: Ground };
	return part.props.ground ?? ground ?? "paper";
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
