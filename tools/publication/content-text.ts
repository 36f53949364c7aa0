import { contentFiles } from "#content/content-files.ts";
import { spaced } from "#content/holds.ts";

/** The register repeats what the pages say; the owner's notes about it are not shown. */
const NOT_ON_PAGES = ["content/claims", "owner/evidence.json", "owner/answers.json", "owner/unsaid.json"];

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
