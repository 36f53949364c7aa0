import { cacheControl } from "#relay/http/cache-control.ts";
import { FILE_POLICY, filePolicy } from "#relay/http/content-policy.ts";
import { MOVED } from "#relay/redirects.ts";
import { contentType } from "#relay/site/content-types.ts";
import { ALL_TOWNS } from "#shared/places/arrival.ts";
import { FIXED_HEADERS, type HostedSite } from "./hosted-site.ts";

/**
 * Such a host joins the values of every rule that matches, and a browser applies every policy that it gets. So the rule
 * for all may only hold what suits every page. The 404 page, which answers at no address of its own, has that rule alone:
 * its scripts and styles are not restricted there.
 */
export function headersFile(site: HostedSite): string {
	const rules = [
		rule("/*", [...FIXED_HEADERS, ["content-security-policy", sharedPolicy(site)]]),
		rule("/assets/*", [
			["cache-control", cacheControl("assets/")],
			["content-security-policy", FILE_POLICY],
		]),
		...site.pages.map(({ path, file, policy }) =>
			rule(path, [
				["cache-control", cacheControl(file)],
				["content-security-policy", policy],
			]),
		),
		...site.files.filter((name) => !name.startsWith("assets/")).map(fileRule),
	];
	return `# Lu par l’hébergeur (syntaxe de Netlify). Écrit par « npm run build » : voir docs/deploiement.md.\n${rules.join("")}`;
}

/** The directives that are the same on every page: all but those that name a page's own inline code. */
function sharedPolicy({ notFoundPolicy }: HostedSite): string {
	return notFoundPolicy
		.split("; ")
		.filter((directive) => !/^(default|script|style)-src /.test(directive))
		.join("; ");
}

function fileRule(name: string): string {
	return rule(`/${name}`, [
		["cache-control", cacheControl(name)],
		["content-security-policy", filePolicy(name)],
		["content-type", contentType(name)],
	]);
}

/** 301 and 302: such hosts support them, and pass the query string on with them. */
export function redirectsFile(): string {
	const moved = [...MOVED].map(([from, to]) => `${encodeURI(from)} ${to} 301`);
	return `# Lu par l’hébergeur (syntaxe de Netlify). Écrit par « npm run build » : voir docs/deploiement.md.
# Relais ailleurs : enlever les trois premiers « # » et la ligne /trajet qui les suit.
# /api/devis https://relais.votre-domaine.fr/api/devis 200
# /api/appels https://relais.votre-domaine.fr/api/appels 200
# /trajet https://relais.votre-domaine.fr/trajet 200
/trajet ${ALL_TOWNS} 302
${moved.join("\n")}
`;
}

function rule(path: string, headers: [name: string, value: string][]): string {
	return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
}
