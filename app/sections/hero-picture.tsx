import { Picture } from "#app/ui/picture.tsx";
import type { Picture as PictureFacts } from "#content/pictures.ts";

/**
 * The hero picture: a band below the text and figures on small screens, the right half of the dark background on wide
 * ones, faded in towards its edge so that no text lies on it. Lazy-loaded after layout: on a phone it is below the fold
 * and must not compete with the text for bandwidth. Beside the words it is cut by its height, and asks for the pixels of a
 * picture that high.
 */
export function HeroPicture({
	picture: { subject, ...picture },
	isForPhones,
}: {
	picture: PictureFacts;
	isForPhones: boolean;
}) {
	return (
		<div className={`hero-picture relative ${isForPhones ? "" : "max-sm:hidden"}`}>
			<Picture
				{...picture}
				sizes="(min-width: 1024px) 88rem, (min-width: 640px) 64rem, 100vw"
				className={`aspect-16/8 w-full object-cover sm:aspect-auto sm:h-full ${subject === "right" ? "object-[82%]" : ""}`}
			/>
			<p className="absolute right-3 bottom-2 sm:bottom-16 bg-night px-2 text-small text-mist italic">
				{picture.credit}
			</p>
		</div>
	);
}
