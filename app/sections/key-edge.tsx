import { Children, isValidElement, type ReactNode } from "react";
import type { Ground } from "#app/ui/section.tsx";
import { business } from "#content/business.ts";
import { bittingPath, nationalDigits } from "./key-cut.ts";

const LENGTH = 500;
const HEIGHT = 30;
/** The blade, with its cuts at the foot. Its other sides lie outside the drawing: only the cuts are edged with light. */
const BLADE = `M-9-9V${HEIGHT}H0${bittingPath(nationalDigits(business.phone), { length: LENGTH, depth: 2 - HEIGHT })}H509V-9z`;

/**
 * Key-edge divider between a dark and a light section, from one side of the screen to the other: the dark one is the blade,
 * and the light one shows in its cuts. Two light sections need none: their tones differ.
 */
export function KeyEdge({ above, below }: { above: Ground; below: Ground }) {
	const light = above === "night" ? below : above;
	if (light === "night" || (above !== "night" && below !== "night")) return null;
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
			preserveAspectRatio="none"
			className={`key-edge no-print on-${light} ${above === "night" ? "" : "turned"}`}
		>
			<use href="#key-edge" />
		</svg>
	);
}

/**
 * Adds the divider where a page goes into the night: before each dark section, and before the footer. Where it comes out again
 * the ground changes in a straight line: an edge on both sides of every dark part was wallpaper, not a sign.
 */
export function WithKeyEdges({ children }: { children: ReactNode }) {
	const parts = Children.toArray(children);
	const grounds: Ground[] = [...parts.map(groundOf), "night"];
	return Children.map(parts, (part, index) => {
		const [above, below] = grounds.slice(index) as [Ground, Ground];
		return (
			<>
				{part}
				{below === "night" ? <KeyEdge above={above} below={below} /> : null}
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
				<path id="key-edge" d={BLADE} vectorEffect="non-scaling-stroke" />
			</defs>
		</svg>
	);
}
