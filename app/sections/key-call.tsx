import { business } from "#content/business.ts";
import { sectionWords } from "#content/section-words.ts";
import { bittingPath, depthOf, nationalDigits } from "./key-cut.ts";

const DIGITS = nationalDigits(business.phone);
const BLADE = { left: 262, top: 40, bottom: 164, length: 690 };
const DEPTH = 84;
const PITCH = BLADE.length / DIGITS.length;
const BITTING = bittingPath(DIGITS, { length: BLADE.length, depth: -DEPTH });
const middleOf = (cut: number) => Math.round(BLADE.left + (cut + 0.5) * PITCH);
/** From each cut down to its digit. */
const LEADERS = DIGITS.map(
	(digit, cut) => `M${middleOf(cut)} ${Math.round(BLADE.bottom - depthOf(digit, DEPTH) + 8)}V194`,
).join("");

/** Head, collar and blade, the first two drawn the same way round: they overlap. */
const KEY = `M112 0a102 102 0 1 0 0 204 102 102 0 0 0 0-204zm-32 60a42 42 0 1 1 0 84 42 42 0 0 1 0-84zM196 22V182H242V22zm46 ${BLADE.bottom - 22}H${BLADE.left}${BITTING}H958L996 102L958 ${BLADE.top}H242z`;

/**
 * The key whose cuts are the number, each digit under its own, its head beyond the left edge of the screen: it calls. A thing of
 * brass: its thickness below, light along its upper edges, and the groove that the cylinder asks for.
 */
export function KeyCall() {
	return (
		<a href={business.telHref} className="key-call no-print">
			<span className="sr-only">{`${sectionWords.call.plain} ${business.phoneNational}`}</span>
			<svg aria-hidden="true" viewBox="60 0 955 270" preserveAspectRatio="xMaxYMid slice" className="fill-ember">
				<linearGradient id="brass" gradientUnits="userSpaceOnUse" x2="0" y2="204">
					<stop className="text-lamp" stopColor="currentColor" />
					<stop offset=".45" stopColor="currentColor" />
					<stop className="text-ember" offset="1" stopColor="currentColor" />
				</linearGradient>
				<path id="key" d={KEY} />
				<use href="#key" y="9" />
				<use href="#key" fill="url(#brass)" />
				<path className="stroke-night/60" strokeWidth="9" d="M262 64H946" />
				<path className="stroke-lamp" strokeWidth="2" d="M262 70H946M242 41H957" />
				<path className="stroke-lamp" strokeWidth="2" d={LEADERS} />
				<g className="font-sign font-extrabold" textAnchor="middle">
					{DIGITS.map((digit, cut) => (
						<text
							// biome-ignore lint/suspicious/noArrayIndexKey: the cuts of a key never change places
							key={cut}
							x={middleOf(cut)}
							y="258"
							className={Math.floor(cut / 2) % 2 === 0 ? "fill-white" : "fill-lamp"}
						>
							{digit}
						</text>
					))}
				</g>
			</svg>
		</a>
	);
}
