import { Picture } from "#app/ui/picture.tsx";
import type { Picture as PictureFacts } from "#content/pictures.ts";

/**
 * The picture of a hero: a band under the words and figures on small screens, the right half of the night on wide ones,
 * where it comes out of the dark towards its edge so that no word ever stands on it. It is asked for once the page is laid
 * out: on a phone it stands under the first screen, and must not take the line from the words.
 */
export function HeroPicture({
	picture: { subject, ...picture },
	isForPhones,
}: {
	picture: PictureFacts;
	isForPhones: boolean;
}) {
	return (
		<div className={`hero-picture relative ${isForPhones ? "" : "max-lg:hidden"}`}>
			<Picture
				{...picture}
				sizes="(min-width: 1024px) 52vw, 100vw"
				className={`aspect-16/10 w-full object-cover lg:aspect-auto lg:h-full ${subject === "right" ? "object-[92%]" : ""}`}
			/>
			<p className="absolute right-3 bottom-2 bg-night px-2 text-[0.8125rem] text-mist italic">{picture.credit}</p>
		</div>
	);
}
