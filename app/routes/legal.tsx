import { LegalText } from "#app/sections/legal-text.tsx";
import { pageHead } from "#app/seo/head.ts";
import { legalPage as page } from "#content/pages/legal.ts";
import { paths } from "#content/site-map.ts";

export const head = () => pageHead(page.seo, paths.legal);

export default function Legal() {
	return <LegalText path={paths.legal} {...page} />;
}
