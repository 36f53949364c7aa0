import { business } from "#content/business.ts";
import { bittingPath, nationalDigits, pairsOf } from "./key-cut.ts";

const BITTING = bittingPath(pairsOf(nationalDigits(business.phone)), { length: 33, depth: -7.5 });

/** The house's key: its bitting is the phone number, by pairs. */
function KeyMark() {
	return (
		<svg
			viewBox="0 0 58 30"
			aria-hidden="true"
			fill="currentColor"
			className="w-auto shrink-0 h-[min(1.75rem,9vw)] text-orange md:h-9"
		>
			<path
				fillRule="evenodd"
				d="M11 4a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm-3 6.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z"
			/>
			<path d={`M20 21${BITTING}L53 21L58 15.5L53 10H20z`} />
		</svg>
	);
}

/** A long name in two lines touched both edges of a phone's header, and pushed a desk's last link under the others. */
const nameSize =
	business.name.length > 20
		? "text-[min(1.0625rem,5.3vw)] md:text-[1.125rem]"
		: "text-[min(1.3125rem,6.6vw)] md:text-[1.5rem]";

/** Name and tagline beside the key. */
export function Wordmark() {
	return (
		<span className="flex items-center gap-2.5 md:gap-3">
			<KeyMark />
			<span className="[line-height:1.25] wrap-anywhere">
				<span className={`block font-sign font-extrabold ${nameSize}`}>{business.name}</span>
				<span className="block text-[0.8125rem] text-balance md:text-small">{business.tagline}</span>
			</span>
		</span>
	);
}
