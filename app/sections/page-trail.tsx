import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { sectionWords } from "#content/section-words.ts";
import { labelOf, paths } from "#content/site-map.ts";

type PageTrailProps = { path: string; here?: string };

/** Where a page stands: under the home page, and under the list that leads to it. `here` is a town's own name. */
export function PageTrail({ path, here = labelOf(path) }: PageTrailProps) {
	const above = [paths.home, ...[listAbove(path)].filter((list) => list !== undefined)];
	return (
		<Breadcrumb
			label={sectionWords.trail}
			trail={above.map((step) => ({ label: labelOf(step), path: step }))}
			here={here}
		/>
	);
}

function listAbove(path: string): string | undefined {
	if (path.startsWith(`${paths.services}/`)) return paths.services;
	return path.startsWith("/serrurier-") ? paths.serviceArea : undefined;
}
