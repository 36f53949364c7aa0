import { createHash } from "node:crypto";
import type { StartScript } from "./browser-scripts.ts";

/** What React Router has a page start with, in an inline module script and in links of its head. */
export interface PageStart {
	manifest: string;
	rootModule: string;
	entry: string;
	/** « town/voiron » */
	route: string;
	/** Modules of that route alone. */
	modules: string[];
	/** All that these import, with themselves. */
	preloads: string[];
	/** What its router is told, in JSON: the same for every page. */
	context: string;
	/** What its loaders gave, as React Router writes it down. */
	data: string;
}

const INLINE_MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const CONTEXT = /<script>window\.__reactRouterContext = (\{.*?\});window\.[\s\S]*?<\/script>/;
const DATA = /<!--\$--><script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/;
const END = /<!--\$--><script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>(<!--\/\$-->){2}/;
const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const FACE = /@font-face\s*\{[^}]*url\(["']?([^"')]+\.woff2)["']?\)[^}]*\}/;

/** Reads how a page as React Router wrote it starts. Throws when that is written otherwise than known. */
export function readStart(html: string): PageStart {
	const [, code = ""] = INLINE_MODULE.exec(html) ?? [];
	const [, manifest] = /import "([^"]+)"/.exec(code) ?? [];
	const [, entry] = /import\("([^"]+)"\)/.exec(code) ?? [];
	const [rootModule, ...modules] = [...code.matchAll(/import \* as \w+ from "([^"]+)"/g)].map(([, address]) => address);
	const [, route] = /__reactRouterRouteModules = \{"root":\w+,"([^"]+)":\w+\}/.exec(code) ?? [];
	const [, context] = CONTEXT.exec(html) ?? [];
	const [, data] = DATA.exec(html) ?? [];
	if (!manifest || !entry || !rootModule || !route || !context || !data || !END.test(html))
		throw new Error("Une page construite ne démarre pas comme prévu");
	const preloads = [...html.matchAll(PRELOADS)].map(([, address]) => address ?? "");
	return {
		manifest,
		rootModule,
		entry,
		route,
		modules: modules.filter((one) => one !== undefined),
		preloads,
		context,
		data: JSON.parse(data),
	};
}

/** A stylesheet parted in two: all but the sign face, and the face. */
export function withoutFace(css: string): { rest: string; face: string } {
	const [face = ""] = FACE.exec(css) ?? [];
	return { rest: css.replace(face, ""), face };
}

/** Address of the sign face, from a page's styles. */
export function faceIn(html: string): string {
	const [, address] = FACE.exec(html) ?? [];
	if (!address) throw new Error("Une page construite n’a pas la police des titres");
	return address;
}

/**
 * A page whose scripts and sign face come once it is painted, by one sealed script: a file changed on its way is not run.
 * With React Router's own links and script they take the line before the words (measured: first paint 1.55 times that of
 * the bare page; the face alone 1.4, as Lighthouse reckons it). Where no script runs, the whole sheet brings the face
 * and the styles of paper.
 * The one script also has what React Router says inline in four: less to send, and less for the policy to allow.
 */
export function withLateStart(html: string, script: StartScript, scriptlessSheets: string[]): string {
	const { route, modules, data } = readStart(html);
	const integrity = createHash("sha384").update(script.code).digest("base64");
	// After the words: it holds none of them back.
	const links = scriptlessSheets.map((address) => `<link rel="stylesheet" href="${address}"/>`);
	const scriptless = `<noscript>${links.join("")}</noscript>`;
	const own = data === script.commonData ? "" : ` data-loaded="${escaped(data)}"`;
	const tag = `<script type="text/plain" src="${script.address}" integrity="sha384-${integrity}" data-route="${route}" data-modules="${modules.join(" ")}"${own}></script><script>${script.late}</script>`;
	return (
		html
			.replace(PRELOADS, "")
			// React finds the elements that it rendered; what they held, the one script says.
			.replace(CONTEXT, "<script></script>")
			.replace(INLINE_MODULE, '<script type="module" async=""></script>')
			.replace(DATA, "")
			.replace(END, "")
			.replace(FACE, "")
			.replace("</body>", () => `${scriptless}${tag}</body>`)
	);
}

/** The words of a page's only h1. */
export function headingIn(html: string): string {
	const [, inner] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
	if (!inner) throw new Error("Une page construite n’a pas de grand titre");
	return inner
		.replace(/<[^>]+>/g, "")
		.replaceAll("&amp;", "&")
		.replaceAll("&#x27;", "'");
}

const escaped = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
