import { BETWEEN_SENTENCES, holds, spaced } from "./wording.ts";

/**
 * Content without the sentences that hold any of these words. An entry of a list goes when a text of its own goes whole; a text that
 * stands by itself stays, since its page needs it: the publication check then still finds the words, and says where.
 */
export function withoutWords<T>(content: T, words: readonly string[]): T {
	const says = (text: string) => words.some((one) => holds(spaced(text), one));

	/** Undefined: nothing of it is left. */
	function left(value: unknown, isEntry: boolean): unknown {
		if (typeof value === "string") return leftOfText(value);
		if (Array.isArray(value)) return value.map((entry) => left(entry, true)).filter((entry) => entry !== undefined);
		if (typeof value !== "object" || value === null) return value;
		// A figure is read with its label before it.
		const { value: figure, label } = value as { value?: unknown; label?: unknown };
		if (isEntry && typeof figure === "string" && typeof label === "string" && says(`${label} ${figure}`))
			return undefined;
		const fields = Object.entries(value).map(([name, inner]) => [name, inner, left(inner, false)] as const);
		if (isEntry && fields.some(([, inner, kept]) => kept === undefined && inner !== undefined)) return undefined;
		return Object.fromEntries(fields.map(([name, inner, kept]) => [name, kept ?? inner]));
	}

	function leftOfText(text: string): string | undefined {
		if (!says(text)) return text;
		const kept = text.split(BETWEEN_SENTENCES).filter((sentence) => !says(sentence));
		return kept.length === 0 ? undefined : kept.join(" ");
	}

	return (left(content, false) ?? content) as T;
}
