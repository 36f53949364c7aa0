import type { ReactNode } from "react";
import { chrome } from "#content/chrome.ts";
import type { Picture } from "#content/pictures.ts";
import type { Hero } from "#content/shapes.ts";
import { paths } from "#content/site-map.ts";
import { PageHero } from "./page-hero.tsx";

const TRAIL = [
	{ label: chrome.home, path: paths.home },
	{ label: "Services", path: paths.services },
];

type ServiceHeroProps = {
	hero: Hero;
	here: string;
	picture: Picture;
	callLabel?: string;
	/** Under the two ways in. */
	children?: ReactNode;
};

/** Hero of the pages under /services. */
export function ServiceHero({ hero, here, picture, callLabel = "Appeler le", children }: ServiceHeroProps) {
	return (
		<PageHero hero={hero} trail={TRAIL} here={here} callLabel={callLabel} picture={picture}>
			{children}
		</PageHero>
	);
}
