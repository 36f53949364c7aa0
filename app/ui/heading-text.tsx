/** Longer than this, a hyphenated name may break: it would not fit a phone's line whole. */
const LONGEST_WHOLE = 18;

/** Words of a heading, hyphenated names kept on one line: « Bourgoin-Jallieu » is not cut at its hyphen. */
export function HeadingText({ children }: { children: string }) {
	return children.split(/( )/).map((word, position) =>
		word.includes("-") && word.length <= LONGEST_WHOLE ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the words of a heading never change places
			<span key={position} className="whitespace-nowrap">
				{word}
			</span>
		) : (
			word
		),
	);
}
