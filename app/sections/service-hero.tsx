import { chrome } from "#content/chrome.ts";
import type { Hero } from "#content/shapes.ts";
import { paths } from "#content/site-map.ts";
import { PageHero } from "./page-hero.tsx";

const TRAIL = [
	{ label: chrome.home, path: paths.home },
	{ label: "Services", path: paths.services },
];

/** Hero of the pages under /services. */
export function ServiceHero({
	hero,
	here,
	callLabel = "Appeler le",
}: {
	hero: Hero;
	here: string;
	callLabel?: string;
}) {
	return <PageHero hero={hero} trail={TRAIL} here={here} callLabel={callLabel} />;
}
