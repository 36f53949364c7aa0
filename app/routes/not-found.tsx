import { useEffect } from "react";
import { useLocation } from "react-router";
import { WhereAreYou } from "#app/features/travel-time/place-form.tsx";
import { WaysOut } from "#app/sections/blocks.tsx";
import { HeroPicture } from "#app/sections/page-hero.tsx";
import { chrome } from "#content/chrome.ts";
import { pictures } from "#content/pictures.ts";

const words = chrome.notFound;
/** React Router’s name for the place where a visit began. */
const FIRST_PAGE = "default";

/** No canonical link: this page has no address of its own (docs/decisions/0001). */
export const head = () => ({
	title: words.seoTitle,
	description: words.text,
	keywords: words.keywords.join(", "),
	robots: "noindex" as const,
});

export default function NotFound() {
	const { pathname, key } = useLocation();

	useEffect(() => {
		// For the first page, the boot script has logged it.
		if (key !== FIRST_PAGE) console.error(`404 : ${pathname}`);
	}, [pathname, key]);

	return (
		<div className="on-night relative grid grid-cols-1" data-missing="">
			<div className="wrap words relative z-1 pt-12 pb-12 md:pb-24">
				<div>
					<p className="figure-large text-paper max-sm:h3">{words.code}</p>
					<h1 className="h1 mt-3" lang="en">
						{words.title}
					</h1>
					<p className="measure mt-4 text-lead">{words.text}</p>
					<WaysOut homeLink={words.homeLink} />
					<WhereAreYou />
				</div>
			</div>
			<HeroPicture picture={pictures.palier} />
		</div>
	);
}
