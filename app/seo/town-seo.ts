import { fill } from "#app/french/fill.ts";
import type { TownPage } from "#content/pages/types.ts";
import type { Seo } from "#content/shapes.ts";

const LONGEST_TITLE = 60;

/** Head of a town page. Long names take the shorter wording, so that a result page shows the title whole. */
export function townSeo(template: TownPage["seo"], values: Readonly<Record<string, string>>): Seo {
	const title = fill(template.title, values);
	return {
		title: title.length <= LONGEST_TITLE ? title : fill(template.titleLong, values),
		description: fill(template.description, values),
		keywords: template.keywords.map((keyword) => fill(keyword, values)),
	};
}
