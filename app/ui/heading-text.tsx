/** Longer than this, a hyphenated name may break: it would not fit a phone's line whole. */
const LONGEST_WHOLE = 18;
const HYPHENATED = /([^ ]*-[^ ]*)/;

/** What a colon announces, or a second sentence. */
const ANNOUNCED = /^(.*(?:\u202f:|\.)) (.+)$/;

/**
 * Text of a heading. Hyphenated names stay on one line: « Bourgoin-Jallieu » is not cut at its hyphen. Text after a
 * colon, and a second sentence, start a new line: wrapped by width alone, a title broke elsewhere once the web font
 * loaded, and shifted the page.
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
	// Other words stay one text node: React separates adjacent ones by a comment in the HTML.
	return children.split(HYPHENATED).map((run, position) =>
		position % 2 === 1 && run.length <= LONGEST_WHOLE ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the words of a heading never change places
			<span key={position} className="inline-block">
				{run}
			</span>
		) : (
			run
		),
	);
}
