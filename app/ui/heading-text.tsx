/** Longer than this, a hyphenated name may break: it would not fit a phone's line whole. */
const LONGEST_WHOLE = 18;
const HYPHENATED = /([^ ]*-[^ ]*)/;

/** What a colon announces, or a second sentence. */
const ANNOUNCED = /^(.*(?:\u202f:|\.)) (.+)$/;

/**
 * Words of a page's title. Hyphenated names are kept on one line: « Bourgoin-Jallieu » is not cut at its hyphen. What a
 * colon announces, and a second sentence, begins a line: left to the width, a title broke otherwise once the web font came,
 * and moved the page.
 */
export function HeadingText({ children }: { children: string }) {
	const [, before, after] = ANNOUNCED.exec(children) ?? [];
	if (!before || !after) return <Words>{children}</Words>;
	return (
		<>
			<Words>{before}</Words> <span className="block">{after}</span>
		</>
	);
}

function Words({ children }: { children: string }) {
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
