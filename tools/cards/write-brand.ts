import { allPaths } from "#content/all-paths.ts";
import { business } from "#content/business.ts";
import { cardPath, townPath } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { minutes } from "#content/wording.ts";
import { faviconSvg } from "../favicon.ts";
import type { Put } from "../site-files.ts";
import { CARD_SIZE, type CardWords, cardSvg } from "./card-svg.ts";
import { icoOf, maskableIconSvg } from "./icons.ts";
import { createRenderer } from "./renderer.ts";

/** Icons, web manifest, and for each page the card that a shared link shows. `headingOf` reads a built page's h1. */
export async function writeBrand(
	put: Put,
	headingOf: (path: string) => Promise<string>,
	caches: readonly string[],
): Promise<void> {
	const draw = createRenderer(caches);
	const icon = faviconSvg();
	await put("favicon.svg", icon);
	await put("favicon.ico", icoOf(await draw(icon, 32)));
	await put("apple-touch-icon.png", await draw(maskableIconSvg(), 180));
	await put("icone-192.png", await draw(icon, 192));
	await put("icone-512.png", await draw(icon, 512));
	await put("icone-masque-512.png", await draw(maskableIconSvg(), 512));
	await put("site.webmanifest", JSON.stringify(manifest()));
	for (const path of allPaths()) {
		await put(cardPath(path).slice(1), await draw(cardSvg(await wordsOf(path, headingOf)), CARD_SIZE.width));
	}
}

async function wordsOf(path: string, headingOf: (path: string) => Promise<string>): Promise<CardWords> {
	const town = towns.find(({ slug }) => townPath(slug) === path);
	if (!town) return { kind: "page", title: await headingOf(path) };
	return { kind: "town", name: town.name, title: "pour arriver chez vous", arrival: minutes(town.minutes) };
}

/** What a phone keeps when the site is added to its screen. */
function manifest() {
	const png = { type: "image/png", sizes: "512x512" };
	return {
		name: business.name,
		short_name: business.name,
		description: business.tagline,
		lang: "fr",
		start_url: "/",
		display: "browser",
		theme_color: "#0e1c2b",
		background_color: "#0e1c2b",
		icons: [
			{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
			{ ...png, src: "/icone-192.png", sizes: "192x192" },
			{ ...png, src: "/icone-512.png" },
			{ ...png, src: "/icone-masque-512.png", purpose: "maskable" },
		],
	};
}
