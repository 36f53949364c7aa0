import { load } from "cheerio";

/** Every address of this site that a page leads to, shows or sends to, as written. */
export function linksFrom(html: string): string[] {
	const $ = load(html);
	const of = (name: string) =>
		$(`[${name}]`)
			.toArray()
			.map((element) => $(element).attr(name) ?? "");
	const sets = [...of("srcset"), ...of("imagesrcset")].flatMap((set) =>
		set.split(",").map((one) => one.trim().split(" ")[0] ?? ""),
	);
	const styles = [...of("style"), $("style").text()].flatMap((css) =>
		[...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = ""]) => url),
	);
	const all = [...of("href"), ...of("src"), ...of("action"), ...of("formaction"), ...sets, ...styles];
	return [...new Set(all.filter((link) => /^\/(?!\/)/.test(link)))];
}
