import { business } from "#content/business.ts";
import { sectionWords } from "#content/section-words.ts";
import { bittingPath, depthOf, nationalDigits } from "./key-cut.ts";

const DIGITS = nationalDigits(business.phone);
const BLADE = { left: 262, top: 40, bottom: 164, length: 690 };
const DEPTH = 84;
const PITCH = BLADE.length / DIGITS.length;
const BITTING = bittingPath(DIGITS, { length: BLADE.length, depth: -DEPTH });
const round = (value: number) => Math.round(value * 10) / 10;

/** The key whose cuts are the number, each digit under its own, from one side of the screen to the other: it calls. */
export function KeyCall() {
	return (
		<a href={business.telHref} className="key-call no-print">
			<span className="sr-only">
				{sectionWords.call.plain} {business.phoneNational}
			</span>
			<svg aria-hidden="true" viewBox="0 0 1000 270" className="w-full">
				<path
					fill="currentColor"
					fillRule="evenodd"
					d="M112 0a102 102 0 1 0 0 204 102 102 0 0 0 0-204zm-32 60a42 42 0 1 1 0 84 42 42 0 0 1 0-84z"
				/>
				<path
					fill="currentColor"
					d={`M196 22H242V182H196zM242 ${BLADE.bottom}H${BLADE.left}${BITTING}H958L996 102L958 ${BLADE.top}H242z`}
				/>
				<path className="stroke-night/40" strokeWidth="7" d="M262 62H958" />
				<g className="font-sign font-extrabold" textAnchor="middle">
					{DIGITS.map((digit, cut) => {
						const x = round(BLADE.left + (cut + 0.5) * PITCH);
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: the cuts of a key never change places
							<g key={cut}>
								<path
									className="stroke-lamp"
									strokeWidth="2"
									d={`M${x} ${round(BLADE.bottom - depthOf(digit, DEPTH) + 8)}V194`}
								/>
								<text x={x} y="258" className={Math.floor(cut / 2) % 2 === 0 ? "fill-white" : "fill-lamp"}>
									{digit}
								</text>
							</g>
						);
					})}
				</g>
			</svg>
		</a>
	);
}
