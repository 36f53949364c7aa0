import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { parseSync } from "vite";
import { createPolicies } from "#relay/site/made-pages.ts";
import { openSiteFolder } from "#relay/site/site-folder.ts";
import { createSiteMemory } from "#relay/site/site-memory.ts";
import { createStaticSite } from "#relay/site/static-site.ts";

const { getElementsByTagName, textContent } = DomUtils;

/**
 * Opens pages of a site that nobody sees yet, as the relay would serve it from that folder.
 *
 * @param folder the site's pages
 * @param wanted addresses to open, and the number that each must call: « +33… »
 * @returns what is wrong, one French sentence each
 */
export async function pageProblems(
	folder: string,
	{ paths, phone }: { paths: readonly string[]; phone: string },
): Promise<string[]> {
	const files = openSiteFolder(folder);
	const memory = createSiteMemory(files, createPolicies(files), () => performance.now());
	const site = createStaticSite(files, memory, () => undefined);
	const open = (path: string) =>
		site.answer(new Request(new URL(path, "https://a.test")), { https: true, clientAddress: "" });
	const found: string[] = [];
	for (const path of paths) {
		const answer = await open(path);
		const page = `La page «\u202f${path}\u202f»`;
		if (answer.status !== 200) {
			found.push(`${page} ne s’ouvre pas.`);
			continue;
		}
		const html = await answer.text();
		const document = parseDocument(html);
		const all = (name: string) => getElementsByTagName(name, document);
		const isSaid = (name: string) => all(name).some((element) => textContent(element).trim() !== "");
		if (!/<\/body>\s*<\/html>\s*$/.test(html)) found.push(`${page} est coupée avant sa fin.`);
		if (!isSaid("title") || !isSaid("h1")) found.push(`${page} n’a pas de titre.`);
		if (!all("a").some(({ attribs }) => attribs.href === `tel:${phone}`))
			found.push(`${page} n’appelle pas votre numéro.`);
		const inside = all("script").filter(({ attribs }) => attribs.src === undefined);
		if (!inside.every((script) => reads(textContent(script), script.attribs.type === "application/ld+json")))
			found.push(`${page} porte un script qui ne se lit pas.`);
		const asked = ["script", "img", "link"].flatMap(all).map(({ attribs }) => attribs.src ?? attribs.href ?? "");
		for (const address of new Set(asked.filter((one) => /^\/(?!\/)/.test(one))))
			if ((await open(address)).status !== 200)
				found.push(`${page} demande «\u202f${address}\u202f», qui n’y est pas.`);
	}
	return [...found, ...scriptProblems(folder)];
}

/** One that does not read would leave every page still. */
function scriptProblems(folder: string): string[] {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
	return names.flatMap((name) => {
		const code = readFileSync(join(folder, name), "utf8");
		if (!reads(code)) return [`Le script «\u202f${name}\u202f» ne se lit pas.`];
		const others = new Set([...code.matchAll(/"(\/assets\/[\w-]+\.js)"/g)].map(([, other = ""]) => other));
		return [...others]
			.filter((other) => !names.includes(other.slice(1)))
			.map((other) => `Le script «\u202f${name}\u202f» demande «\u202f${other}\u202f», qui n’y est pas.`);
	});
}

/** Parsed, and not run. */
function reads(code: string, isJson = false): boolean {
	if (!isJson) return parseSync("script.js", code).errors.length === 0;
	try {
		JSON.parse(code);
		return true;
	} catch {
		return false;
	}
}
