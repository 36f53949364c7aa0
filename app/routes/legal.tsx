import { LegalText } from "#app/sections/legal-text.tsx";
import { pageMeta } from "#app/seo/meta.ts";
import { legalPage as page } from "#content/pages/legal.ts";
import { paths } from "#content/site-map.ts";

export const meta = () => pageMeta(page.seo, paths.legal);

export default function Legal() {
	return <LegalText path={paths.legal} {...page} />;
}
