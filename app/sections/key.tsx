import { Children, isValidElement, type ReactNode } from "react";
import type { Ground } from "#app/ui/section.tsx";
import { business } from "#content/business.ts";
import { sectionWords } from "#content/section-words.ts";
import { bittingPath, depthOf, nationalDigits } from "./key-cut.ts";

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

const DIGITS = nationalDigits(business.phone);
const CALL_BLADE = { left: 262, top: 36, bottom: 140, length: 690 };
const DEPTH = 70;
const PITCH = CALL_BLADE.length / DIGITS.length;
const BITTING = bittingPath(DIGITS, { length: CALL_BLADE.length, depth: -DEPTH });
const middleOf = (cut: number) => Math.round(CALL_BLADE.left + (cut + 0.5) * PITCH);
/** From each cut down to its digit. */
const LEADERS = DIGITS.map(
	(digit, cut) => `M${middleOf(cut)} ${Math.round(CALL_BLADE.bottom - depthOf(digit, DEPTH) + 8)}V162`,
).join("");

/** Head, collar and blade, the first two drawn the same way round: they overlap. */
const KEY = `M112 0a90 90 0 1 0 0 180 90 90 0 0 0 0-180zm-32 53a37 37 0 1 1 0 74 37 37 0 0 1 0-74zM188 14V166H242V14zm54 ${CALL_BLADE.bottom - 14}H${CALL_BLADE.left}${BITTING}H958L996 88L958 ${CALL_BLADE.top}H242z`;

/**
 * The key whose cuts are the number, each digit under its own, as wide as the screen: it calls. A thing of brass: its thickness
 * below, light along its upper edges, and the groove that the cylinder asks for. `again`: at the foot of a page that begins with it.
 */
export function KeyCall({ again = false }) {
	return (
		<a href={business.telHref} className={`key-call no-print ${again ? "again" : ""}`}>
			<span className="sr-only">{`${sectionWords.call.plain} ${business.phoneNational}`}</span>
			<svg aria-hidden="true" viewBox="14 0 990 224" className="fill-ember font-sign font-extrabold">
				{again ? <use href="#whole" /> : <WholeKey />}
			</svg>
		</a>
	);
}

function WholeKey() {
	return (
		<g id="whole">
			<linearGradient id="brass" gradientUnits="userSpaceOnUse" x2="0" y2="180">
				<stop className="text-lamp" stopColor="currentColor" />
				<stop offset=".45" stopColor="currentColor" />
				<stop className="text-ember" offset="1" stopColor="currentColor" />
			</linearGradient>
			<path id="key" d={KEY} />
			<use href="#key" y="9" />
			<use href="#key" fill="url(#brass)" />
			<path className="stroke-night/60" strokeWidth="9" d="M262 60H946" />
			<path className="stroke-lamp" strokeWidth="2" d="M262 66H946M242 37H957" />
			<path className="stroke-lamp" strokeWidth="2" d={LEADERS} />
			{/* Their face is the drawing's: what is drawn again inherits it, and knows no rule from outside. */}
			<g className="fill-white" textAnchor="middle">
				{DIGITS.map((digit, cut) => (
					<text key={middleOf(cut)} x={middleOf(cut)} y="214">
						{digit}
					</text>
				))}
			</g>
		</g>
	);
}
