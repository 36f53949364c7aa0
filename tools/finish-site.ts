import { createHash } from "node:crypto";
import { copyFile, readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import type { OfflineFacts } from "#app/offline/offline-facts.ts";
import { type Business, business } from "#content/business.ts";
import { paths, phoneFiles } from "#content/site-map.ts";
import { allPaths } from "#content/towns.ts";
import { WORKER_FILE } from "#relay/http/content-policy.ts";
import { PLACES_PATH } from "#shared/places/place-data.ts";
import { qrPath } from "#shared/qr-path.ts";
import { inCard, vcard } from "#shared/vcard.ts";
import type { BuildSettings } from "./build-settings.ts";
import { writeBrand } from "./cards/write-brand.ts";
import { ownerPhotographs } from "./made-files.ts";
import { datePages, readPageDates } from "./page-dates.ts";
import { placeholders } from "./publication/gaps.ts";
import { headingIn } from "./shown-page.ts";
import { filesUnder, type Put } from "./site-files.ts";

/**
 * What search engines may read. Between an installation and the first publication the sample's name and number, which ring
 * nowhere, stand on the owner's own domain: nobody may find them there. A header or a line in each page would say it too, and the
 * first pages have no byte to spare. On a domain of the sample's, which can never be anybody's, the file is an owner's.
 */
export function robotsFile(siteUrl: string, business: Business): string {
	const found = placeholders({ siteUrl, business, reviews: [], photographs: {} });
	const isSample = (part: string) => found.some(({ id }) => id === `sample.${part}`);
	if (!isSample("siteUrl") && (isSample("name") || isSample("phone")))
		return "# Le nom et le numéro sont ceux de l’exemple : rien ici n’est à montrer.\nUser-agent: *\nDisallow: /\n";
	return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** What stands beside the pages: photographs, sitemap, brand, phone files, the service worker. */

interface Site {
	folder: string;
	put: Put;
	settings: BuildSettings;
	/** Folders of drawn cards: the first is written to. */
	cards: readonly string[];
}

/** Once the pages are written (write-site.ts). @param workerOf its code, with what it must know */
export async function finishSite(site: Site, workerOf: (facts: OfflineFacts) => string): Promise<void> {
	const { folder, put, settings, cards } = site;
	// Those that came through the atelier; the other pictures stand in public/.
	for (const file of ownerPhotographs().flatMap(({ files }) => files))
		await copyFile(file, join(folder, "assets/images", basename(file)));
	await put("sitemap.xml", await sitemap(site));
	await put("robots.txt", robotsFile(settings.siteUrl, business));
	await writeBrand(put, async (path) => headingIn(await pageOf(site, path)), cards);
	await writePhone(put, settings.siteUrl);
	await put(WORKER_FILE, workerOf(await offlineFacts(folder)));
}

const pageOf = ({ folder }: Site, path: string): Promise<string> => readFile(join(folder, path, "index.html"), "utf8");

async function sitemap(site: Site): Promise<string> {
	const pages = new Map<string, string>();
	for (const path of allPaths()) pages.set(path, await pageOf(site, path));
	const dates = datePages(pages, await readPageDates(), new Date().toISOString().slice(0, 10));
	const urls = Object.entries(dates).map(
		([path, { since }]) => `\t<url><loc>${site.settings.siteUrl}${path}</loc><lastmod>${since}</lastmod></url>\n`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** The service worker keeps both emergency pages and every file that they may request. */
async function offlineFacts(folder: string): Promise<OfflineFacts> {
	const files = (await filesUnder(folder)).sort();
	const built = createHash("sha256");
	for (const file of files) built.update(await readFile(file));
	const besides = files.filter((file) =>
		/^boot-.*\.js$|^(app|banner)-.*\.css$|^bandeau-cookies-|\.woff2$/.test(basename(file)),
	);
	return {
		version: built.digest("base64url").slice(0, 10),
		pages: allPaths(),
		emergencyPage: paths.emergency,
		always: [...[paths.breakIn, "/favicon.svg", PLACES_PATH], ...besides.map((file) => `/${relative(folder, file)}`)],
	};
}

/** The QR code of a text as a picture, dark on light whatever stands behind it. */
export function qrSvg(text: string): string {
	const { side, path } = qrPath(text);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#0e1c2b" d="${path}"/></svg>\n`;
}

type Owner = { name: string; tagline: string; phone: string; email: string; baseTown: string };

/** The owner's card, of the whole firm. */
export const ownCard = ({ name, tagline, phone, email, baseTown }: Owner, siteUrl: string): string =>
	vcard([
		// A business has no family name: the whole of it stands as one.
		`N:${inCard(name)};;;;`,
		`FN:${inCard(name)}`,
		`ORG:${inCard(name)}`,
		`TITLE:${inCard(tagline)}`,
		`TEL;TYPE=WORK,VOICE:${phone}`,
		`EMAIL;TYPE=INTERNET:${email}`,
		`ADR;TYPE=WORK:;;;${inCard(baseTown)};;;France`,
		`URL:${siteUrl}/`,
	]);

/** For visitors on a large screen who call from a phone: the number as a QR code, and as a vCard. */
export async function writePhone(put: (path: string, content: string) => Promise<void>, siteUrl: string) {
	await put(phoneFiles.qr.slice(1), qrSvg(business.telHref));
	await put(phoneFiles.card.slice(1), ownCard(business, siteUrl));
}
