import { LegalText } from "#app/sections/legal-text.tsx";
import { pageMeta } from "#app/seo/meta.ts";
import { termsPage as page } from "#content/pages/terms.ts";
import { paths } from "#content/site-map.ts";

export const meta = () => pageMeta(page.seo, paths.terms);

export default function Terms() {
	return <LegalText path={paths.terms} {...page} />;
}
