import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { SAMPLE_ORIGIN } from "#shared/site-origin.ts";
import { robotsFile } from "#tools/finish-site.ts";

const DOMAIN = "https://www.serrurerie-martin.fr";
const sample = { ...business, name: "Serrurerie du Bion", phone: "+33465710038" };
const martin = { ...business, name: "Serrurerie Martin", phone: "+33474280000" };

test("l’exemple sur un vrai domaine : aucun moteur de recherche n’y est invité, ni par un plan du site", () => {
	for (const identity of [sample, { ...martin, name: sample.name }, { ...martin, phone: sample.phone }]) {
		const text = robotsFile(DOMAIN, identity);
		expect(text).toMatch(/^User-agent: \*\nDisallow: \/\n$/m);
		expect(text).not.toMatch(/Allow: \/$|Sitemap/m);
	}
});

test("ses propres nom et numéro : tout est permis ; l’exemple sur son domaine d’exemple aussi", () => {
	expect(robotsFile(DOMAIN, martin)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${DOMAIN}/sitemap.xml\n`);
	expect(robotsFile(SAMPLE_ORIGIN, sample)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SAMPLE_ORIGIN}/sitemap.xml\n`);
});
