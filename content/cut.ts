const SIGNS = new Intl.Segmenter("fr", { granularity: "grapheme" });

/** The longest signs that people send, families and flags of tags, have fewer; beyond, it is a letter under a heap of accents. */
const SIGN_AT_MOST = 24;

/** Signs of a text as its reader counts them: a flag, a family, a letter with its accents are one each. */
export function* signsOf(text: string): Generator<string> {
	for (const { segment } of SIGNS.segment(text)) {
		if (segment.length > SIGN_AT_MOST) yield* segment;
		else yield segment;
	}
}

interface Measure {
	/** In the units of whoever receives it; that of a text is the sum of its signs'. */
	sizeOf?: (text: string) => number;
	/** Stands for what is left out. */
	more?: string;
}

/** A text of that size at most, never cut inside a sign; a lone half of one, which no receiver can read, is replaced. */
export function cut(text: string, atMost: number, measure: Measure = {}): string {
	const { sizeOf = lengthOf, more = "…" } = measure;
	const whole = text.toWellFormed();
	if (sizeOf(whole) <= atMost) return whole;
	let kept = "";
	let left = atMost - sizeOf(more);
	for (const sign of signsOf(whole)) {
		left -= sizeOf(sign);
		if (left < 0) break;
		kept += sign;
	}
	return `${kept.trimEnd()}${more}`;
}

const lengthOf = (text: string): number => text.length;
