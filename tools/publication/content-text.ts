import { contentFiles } from "#content/content-files.ts";

/** Whatever the space, the same words. */
export const spaced = (text: string): string => text.replace(/\s+/g, " ");

/** As words of their own: « 1 an » is neither in « 1 ans » nor in « 11 an ». */
export function holds(text: string, words: string): boolean {
	const escaped = spaced(words).replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
	return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, "u").test(text);
}

/** The register repeats what the pages say; the owner's notes about it are not shown. */
const NOT_ON_PAGES = ["content/claims", "owner/evidence.json", "owner/answers.json"];

/** All that the pages say. */
export function contentText(): string {
	return contentFiles
		.filter(({ file }) => !NOT_ON_PAGES.includes(file))
		.flatMap(({ value }) => sentences(value))
		.map(spaced)
		.join("\n");
}

function sentences(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	// A figure is read with its label before it, as it stands on the page.
	const { value: figure, label } = value as { value?: unknown; label?: unknown };
	const asRead = typeof figure === "string" && typeof label === "string" ? [`${label} ${figure}`] : [];
	return [...asRead, ...Object.values(value).flatMap(sentences)];
}
