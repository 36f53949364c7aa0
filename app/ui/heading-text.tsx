/** Longer than this, a hyphenated name may break: it would not fit a phone's line whole. */
const LONGEST_WHOLE = 18;
const HYPHENATED = /([^ ]*-[^ ]*)/;

/** Words of a heading, hyphenated names kept on one line: « Bourgoin-Jallieu » is not cut at its hyphen. */
export function HeadingText({ children }: { children: string }) {
	// Runs of other words stay one text: a comment would part each from the next in the page.
	return children.split(HYPHENATED).map((run, position) =>
		position % 2 === 1 && run.length <= LONGEST_WHOLE ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the words of a heading never change places
			<span key={position} className="whitespace-nowrap">
				{run}
			</span>
		) : (
			run
		),
	);
}
