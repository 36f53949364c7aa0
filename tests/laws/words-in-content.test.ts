import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

/* What a visitor reads is written in content/ (and the form's messages in shared/), what the owner reads in notebook/words*.ts: never in the markup that shows it. */

type Node = { type: string; [field: string]: unknown };

/** Attributes whose text is read or heard; our own components' `label`, `title`, `text` and `hint` end up there. */
const READ_ATTRIBUTES = [
	"alt",
	"aria-label",
	"aria-description",
	"title",
	"placeholder",
	"label",
	"text",
	"lead",
	"hint",
];
const LETTER = /\p{L}{2}/u;
/** Beside a figure. */
const UNIT = /^(?:km|min)$/;
/** Shown in no page: the publishing's samples of each piece. */
const NOT_PAGES = ["app/ui/examples.tsx"];

/** Words written in the markup of a component. */
function wordsIn(source: string, file = "piece.tsx"): string[] {
	const found: string[] = [];
	const text = (value: unknown) =>
		typeof value === "string" && LETTER.test(value) && !UNIT.test(value.trim()) && found.push(value.trim());
	visit(parseSync(file, source).program as unknown as Node, (node) => {
		if (node.type === "JSXText") text(node.value);
		if (node.type === "JSXExpressionContainer") for (const written of stringsOf(node.expression as Node)) text(written);
		if (node.type !== "JSXAttribute") return;
		const { name, value } = node as unknown as { name: { name: string }; value: Node | null };
		if (READ_ATTRIBUTES.includes(name.name) && value?.type === "Literal") text(value.value);
	});
	return found;
}

/** Texts that an expression may show as they are: a string, a template's own words, either side of a condition. */
function stringsOf(node: Node): string[] {
	if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
	if (node.type === "TemplateLiteral")
		return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
	if (node.type === "ConditionalExpression")
		return [node.consequent, node.alternate].flatMap((side) => stringsOf(side as Node));
	return [];
}

function visit(node: unknown, see: (node: Node) => void): void {
	if (Array.isArray(node)) for (const inner of node) visit(inner, see);
	else if (typeof node === "object" && node !== null) {
		if ("type" in node) see(node as Node);
		for (const [field, inner] of Object.entries(node)) {
			// A class or an address is nothing to read.
			const attribute = node as { type?: string; name?: { name?: string } };
			if (attribute.type === "JSXAttribute" && !READ_ATTRIBUTES.includes(attribute.name?.name ?? "")) continue;
			if (field !== "parent") visit(inner, see);
		}
	}
}

describe("les mots sont dans content/", () => {
	const files = globSync("{app,notebook}/**/*.tsx").filter((file) => !NOT_PAGES.includes(file));

	test.each(files)("%s n’en écrit aucun", (file) => {
		expect(wordsIn(readFileSync(file, "utf8"), file)).toEqual([]);
	});

	test.each([
		["<p>Bonjour</p>", ["Bonjour"]],
		["<p>{ok ? 'Oui' : words.no}</p>", ["Oui"]],
		["<p>{`\x24{km} de chez vous`}</p>", ["de chez vous"]],
		['<img alt="Une porte" className="w-full" src={src} />', ["Une porte"]],
		['<a href="/contact" className="link">{words.link}</a>', []],
	])("un mot dans le balisage se voit : %s", (markup, words) => {
		expect(wordsIn(`export const Piece = () => ${markup};`)).toEqual(words);
	});
});
