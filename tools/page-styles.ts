import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type Root } from "postcss";

const APP = new URL("../app/", import.meta.url).pathname;
/**
 * Keeps in a page's inlined CSS only the rules that the page can use on a screen. A selector is removed if it names
 * a class found neither in the page nor in the features hydrated on it (`data-held` names them), a rule with its last one. With the
 * full stylesheet a page exceeds TCP's initial congestion window, which Lighthouse counts as one more round trip
 * (docs/decisions/0015). The full stylesheet comes with the first sign that a link will be followed
 * (app/features/navigation/route-change.tsx).
 *
 * @returns what is left of a stylesheet for a page with these classes and these features (folders of app/features)
 */
export function createPageStyles(): PageStyles {
	// Sister pages use the same classes: the 70 towns are worked out two or three times.
	const known = new Map<string, string>();
	return (css, classes, features) => {
		const key = [...classes, ...features].sort().join(" ");
		const folders = [...features].map((feature) => `features/${feature}`);
		const later = new Set(folders.flatMap(sourcesOf).flatMap(wordsOfStrings));
		const kept = known.get(key) ?? withoutUnused(css, (name) => classes.has(name) || later.has(name));
		known.set(key, kept);
		return kept;
	};
}

export type PageStyles = (css: string, classes: ReadonlySet<string>, features: ReadonlySet<string>) => string;

function withoutUnused(css: string, isUsed: (name: string) => boolean): string {
	const sheet = postcss.parse(css);
	sheet.walkComments((comment) => void comment.remove());
	// For browsers without @property, which this site's (build-settings.ts) all have.
	sheet.walkAtRules("layer", (layer) => void (layer.params === "properties" && layer.remove()));
	// Written by the minifier, twice, for browsers older than ours: `mask` says it itself.
	sheet.walkDecls("-webkit-mask-composite", (declaration) => void declaration.remove());
	// Print, text at 200 % on a phone, dark screens and forced colours load the full stylesheet (app/document.tsx); a pointer over a link too.
	const elsewhere = /^print$|20rem|dark|forced-colors|^\(hover:\s*hover\)$/;
	sheet.walkAtRules("media", (media) => void (elsewhere.test(media.params) && media.remove()));
	// The minifier writes a bound that it has turned round in two pairs of brackets.
	sheet.walkAtRules("media", (media) => {
		media.params = media.params.replace(/\(\(([^()]+)\)\)/g, "($1)");
	});
	sheet.walkRules((rule) => {
		// A nested rule goes with its parent; the steps of an animation are no selectors.
		if (rule.parent?.type === "rule") return;
		// « :is(h1, .btn) » is used by a page that has either: from there on a selector is not looked into. « :is(.rows > *) » is one alone.
		const plain = (selector: string) =>
			selector.replace(/:is\(((?:[^(),]|\([^(),]*\))+)\)/g, "$1").replace(/:is\(.*/s, "");
		const used = rule.selectors.filter((selector) => classesOf(plain(selector)).every(isUsed));
		if (used.length === 0) rule.remove();
		else if (used.length < rule.selectors.length) rule.selectors = used;
	});
	writeThemeValues(sheet);
	writeInitialValues(sheet);
	sheet.walkAtRules((atRule) => void (atRule.nodes?.length === 0 && atRule.name !== "layer" && atRule.remove()));
	return sheet.toString();
}

/**
 * Replaces the theme's CSS variables by their values, which saves a quarter of a kilobyte. A variable that another rule
 * sets again stays, with the theme's value as fallback.
 */
function writeThemeValues(sheet: Root): void {
	const values = new Map<string, string>();
	sheet.walkRules(":root,:host", (rule) => {
		rule.walkDecls((declaration) => void values.set(declaration.prop, declaration.value));
		rule.remove();
	});
	const setAgain = new Set<string>();
	sheet.walkDecls(/^--/, ({ prop }) => void setAgain.add(prop));
	const valueFor = (use: string, name: string) => {
		const value = values.get(name);
		return value && setAgain.has(name) ? `var(${name},${value})` : (value ?? use);
	};
	sheet.walkDecls((declaration) => {
		declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, valueFor);
	});
}

/**
 * Tailwind's own variables: one that no rule of the page sets is written as its initial value or its fallback, one that none reads goes. « border-style:
 * solid » is what the reset says of every element.
 */
function writeInitialValues(sheet: Root): void {
	const set = new Set<string>();
	sheet.walkDecls(/^--tw-/, ({ prop }) => void set.add(prop));
	const initial = new Map<string, string>();
	sheet.walkAtRules("property", ({ params, nodes }) => {
		const value = nodes?.find((node) => node.type === "decl" && node.prop === "initial-value");
		if (value?.type === "decl" && !set.has(params)) initial.set(params, value.value);
	});
	sheet.walkDecls((declaration) => {
		declaration.value = declaration.value
			.replace(/var\((--tw-[\w-]+)\)/g, (use, name) => initial.get(name) ?? use)
			.replace(/var\((--tw-[\w-]+),([\w.]+)\)/g, (use, name, fallback) => (set.has(name) ? use : fallback));
		if (/^border(-\w+)?-style$/.test(declaration.prop) && declaration.value === "solid") declaration.remove();
	});
	const left = sheet.toString();
	const isRead = (name: string) => left.includes(`var(${name}`);
	sheet.walkDecls(/^--tw-/, (declaration) => void (!isRead(declaration.prop) && declaration.remove()));
	sheet.walkAtRules("property", (property) => void (!isRead(property.params) && property.remove()));
}

/** Class names of a selector, without the escapes that CSS needs: « .sm\:mt-4 » → « sm:mt-4 ». */
function classesOf(selector: string): string[] {
	return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => (name ?? "").replace(/\\(.)/g, "$1"));
}

/** Whatever stands between quotes: a class name never stands elsewhere. */
function wordsOfStrings(source: string): string[] {
	return (source.match(/"[^"\n]*"|`[^`]*`/g) ?? []).flatMap((text) => text.match(/[^\s"`${}]+/g) ?? []);
}

function sourcesOf(place: string): string[] {
	if (place.endsWith(".tsx")) return [readFileSync(join(APP, place), "utf8")];
	return readdirSync(join(APP, place), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".tsx"))
		.map((file) => readFileSync(join(APP, place, file), "utf8"));
}
