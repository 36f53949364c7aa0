import { Picture } from "#app/ui/picture.tsx";
import type { Picture as PictureFacts } from "#content/pictures.ts";

/** A phone's narrow crop leaves room for the title over what is dark. */
const CROPS: Record<PictureFacts["subject"], string> = {
	left: "max-sm:object-[20%]",
	centre: "",
	"right of centre": "object-[75%] max-sm:object-[54%]",
	right: "object-[82%]",
};

/**
 * The hero picture (styles/screens.css): on wide screens and tablets the right half of the dark background, faded in
 * towards the words; on phones at the right of the title, or a band below the figures where the title needs the width.
 * Lazy-loaded after layout, so that it does not compete with the text for bandwidth. Beside the words it is cut by its
 * height, and asks for the pixels of a picture that high.
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
				className={`aspect-16/8 w-full object-cover sm:aspect-auto sm:h-full ${CROPS[subject]}`}
			/>
			<p className="absolute right-3 bottom-2 sm:bottom-16 bg-night px-2 text-small text-mist italic">
				{picture.credit}
			</p>
		</div>
	);
}
