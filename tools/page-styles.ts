import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";

const APP = new URL("../app/", import.meta.url).pathname;
/** Pieces that the browser changes before the whole sheet can be there: their classes stay on every page. */
const CHANGED_AT_ONCE = ["root.tsx", "features/quote-form", "features/floating-call", "ui/notice.tsx"];
const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/;

/**
 * Leaves in a page's inlined stylesheet the rules that this page can use on a screen: about 1 kB less of 14 once
 * compressed. A rule goes when each of its selectors names a class that neither the page nor those pieces have. The whole
 * sheet, what paper wants included, comes once the page is there, and before another one
 * (app/features/navigation/whole-sheet.tsx).
 */
export function createPageStyles(): (html: string) => string {
	const live = new Set(words(CHANGED_AT_ONCE.flatMap(sourcesOf).join("\n")));
	// Sister pages use the same classes: the 70 towns are worked out two or three times.
	const known = new Map<string, string>();
	return (html) => {
		const [, opening, css, closing] = STYLE.exec(html) ?? [];
		if (!opening || !css || !closing) throw new Error("Une page construite n’a pas sa feuille de styles");
		const classes = new Set(
			[...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => words(unescaped(list ?? ""))),
		);
		const key = [...classes].sort().join(" ");
		const kept = known.get(key) ?? withoutUnused(css, (name) => classes.has(name) || live.has(name));
		known.set(key, kept);
		return html.replace(STYLE, () => opening + kept + closing);
	};
}

function withoutUnused(css: string, isUsed: (name: string) => boolean): string {
	const sheet = postcss.parse(css);
	sheet.walkComments((comment) => void comment.remove());
	// For browsers without @property, which this site's (build-settings.ts) all have.
	sheet.walkAtRules("layer", (layer) => {
		if (layer.params === "properties") layer.remove();
	});
	sheet.walkAtRules("media", (media) => {
		if (media.params === "print") media.remove();
	});
	sheet.walkRules((rule) => {
		// A nested rule goes with its parent; the steps of an animation are no selectors.
		if (rule.parent?.type === "rule") return;
		const used = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
		if (used.length === 0) rule.remove();
	});
	sheet.walkAtRules((atRule) => {
		if (atRule.nodes?.length === 0 && atRule.name !== "layer") atRule.remove();
	});
	return sheet.toString();
}

/** Class names of a selector, without the escapes that CSS needs: « .sm\:mt-4 » → « sm:mt-4 ». */
function classesOf(selector: string): string[] {
	return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => (name ?? "").replace(/\\(.)/g, "$1"));
}

/** What may be a class, in a class attribute or in a source. */
const words = (text: string) => text.match(/[^\s"'`]+/g) ?? [];
const unescaped = (attribute: string) => attribute.replaceAll("&amp;", "&").replaceAll("&gt;", ">");

function sourcesOf(place: string): string[] {
	if (place.endsWith(".tsx")) return [readFileSync(join(APP, place), "utf8")];
	return readdirSync(join(APP, place), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".tsx") && !file.endsWith("examples.tsx"))
		.map((file) => readFileSync(join(APP, place, file), "utf8"));
}
