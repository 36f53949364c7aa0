import { Picture } from "#app/ui/picture.tsx";
import type { Picture as PictureFacts } from "#content/pictures.ts";

/** What a narrow column beside the words must keep, then what a low band above them must. */
const CROPS: Record<PictureFacts["subject"], string> = {
	left: "object-[20%_50%]",
	centre: "",
	"right of centre": "object-[75%_60%]",
	"low right of centre": "object-[70%_78%]",
	right: "object-[82%_85%] to-the-door",
	"upper right": "object-[82%_30%] to-the-door",
	"lower right": "object-[82%_100%] low to-the-door",
};

/**
 * The hero picture (styles/screens.css): on wide screens the right half of the dark background, faded in towards the words;
 * above them on phones and upright tablets, its foot under the title, or below the figures where large letters need the room.
 * Lazy-loaded after layout, so that it does not compete with the text for bandwidth. It is cut by its height, and asks for
 * the pixels of a picture that high.
 */
export function HeroPicture({ picture: { subject, ...picture } }: { picture: PictureFacts }) {
	return (
		<div className="hero-picture">
			<Picture
				{...picture}
				sizes="(min-width: 1024px) 88rem, (min-width: 640px) 64rem, 145vw"
				className={`aspect-16/8 w-full object-cover ${CROPS[subject]}`}
			/>
			<p className="absolute right-3 bottom-1 max-w-1/2 text-right bg-night px-2 text-small text-mist italic">
				{picture.credit}
			</p>
		</div>
	);
}
