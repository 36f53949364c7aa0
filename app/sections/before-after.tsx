import { Picture } from "#app/ui/picture.tsx";
import type { Ground } from "#app/ui/section.tsx";
import { pictures } from "#content/pictures.ts";

/** Of what the owner took the credit says when. */
const isDrawn = ({ credit }: { credit: string }) => !/\d/.test(credit);
/** One door of his beside one that was drawn would be read as one job. */
export const isPair = isDrawn(pictures["bati-force"]) === isDrawn(pictures.effraction);

/** The same frame forced and repaired, from one edge of the screen to the other: what the photographs of a file show. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
	return (
		<ul className="no-print grid grid-cols-2 gap-px pb-8 on-stone">
			<Photo picture={pictures["bati-force"]} caption={before} />
			<Photo picture={pictures.effraction} caption={after} />
		</ul>
	);
}
BeforeAfter.ground = "stone" satisfies Ground;

function Photo({ picture, caption }: { picture: (typeof pictures)["judas"]; caption: string }) {
	return (
		<li>
			<Picture
				{...picture}
				sizes="(min-width: 640px) 50vw, 80vw"
				className="aspect-4/5 w-full object-cover object-[63%_50%] sm:aspect-8/5"
			/>
			<p className="mt-2 pr-[4vw] pl-[max(1.25rem,50vw-36rem)] text-small">
				{caption} <span className="text-soft italic">({picture.credit})</span>
			</p>
		</li>
	);
}
