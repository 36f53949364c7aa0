import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { caddyRecipe } from "./caddy.ts";
import { readHostedSite, usualPlace } from "./hosted-site.ts";
import { nginxRecipe } from "./nginx.ts";
import { headersFile, redirectsFile } from "./static-host.ts";

/** Recipes for servers other than the relay, beside the site; and within it the two files that static hosts read. */
export async function writeHosting(folder: string, siteUrl: string): Promise<void> {
	const site = await readHostedSite(folder);
	const place = usualPlace(siteUrl);
	const recipes = join(folder, "../hosting");
	await mkdir(recipes, { recursive: true });
	await Promise.all([
		writeFile(join(recipes, "nginx.conf"), nginxRecipe(site, place)),
		writeFile(join(recipes, "Caddyfile"), caddyRecipe(site, place)),
		writeFile(join(folder, "_headers"), headersFile(site)),
		writeFile(join(folder, "_redirects"), redirectsFile()),
	]);
}
