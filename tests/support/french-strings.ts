import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

type Node = { type: string; [field: string]: unknown };

/** Rooms whose strings somebody reads: a visitor, or the owner. */
const ROOMS = "{app,atelier,content,notebook,relay,shared,tools/publication,visitor}/**/*.{ts,tsx}";
/** An alphabet, and words as people type them: nobody reads them. */
const TABLES = ["relay/delivery/alerts.ts", "shared/places/inside-words.ts"];
/** What only French prose has in our source: an accent, a curved apostrophe, a guillemet, an unbreakable space, « le » … */
const SIGN =
	/[À-ÖØ-öø-ÿŒœ’«»\u00a0\u202f]|(?<![\w-])(?:au|de|des|du|en|est|et|la|le|les|ne|pas|sur|un|une|vous)(?![\w-])/u;
/** … or the look of a sentence: « Tout va bien. » */
const SENTENCE = /^\p{Lu}(?=.*\p{Ll}).* .*[.?!]$/u;
/** Fields that say where something is written: names of files and of fields. */
const POINTERS = ["where", "written"];

/** Every string of the source that is French prose, by file, one a line; U+FFFC stands for what a template fills in. */
export function frenchStrings(): { from: string; text: string }[] {
	return globSync(ROOMS, { exclude: TABLES }).map((file) => {
		const { program } = parseSync(file, readFileSync(file, "utf8"));
		const strings = stringsOf(program as unknown as Node).filter((text) => SIGN.test(text) || SENTENCE.test(text));
		return { from: file, text: strings.join("\n") };
	});
}

function stringsOf(node: Node): string[] {
	if (node.type === "Property" && POINTERS.includes((node.key as { name: string }).name)) return [];
	const inner = Object.values(node)
		.flat()
		.filter((value): value is Node => typeof value === "object" && value !== null && "type" in value);
	return [...ownString(node), ...inner.flatMap(stringsOf)];
}

function ownString(node: Node): string[] {
	if (node.type === "TemplateLiteral") {
		const quasis = node.quasis as { value: { cooked: string } }[];
		return [quasis.map(({ value }) => value.cooked).join("\uFFFC")];
	}
	const isText = node.type === "Literal" || node.type === "JSXText";
	return isText && typeof node.value === "string" ? [node.value] : [];
}
