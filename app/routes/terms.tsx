import { LegalText } from "#app/sections/legal-text.tsx";
import { pageHead } from "#app/seo/head.ts";
import { termsPage as page } from "#content/pages/terms.ts";
import { paths } from "#content/site-map.ts";

export const head = () => pageHead(page.seo, paths.terms);

export default function Terms() {
	return <LegalText path={paths.terms} {...page} />;
}
