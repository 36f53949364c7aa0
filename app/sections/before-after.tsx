import { Picture } from "#app/ui/picture.tsx";
import type { Ground } from "#app/ui/section.tsx";
import { isDrawn, pictures } from "#content/pictures.ts";
import { capital } from "#content/wording.ts";

/** One door of his beside one that was drawn would be read as one job: his forced frame stands alone then. */
const isPair = isDrawn(pictures["bati-force"]) === isDrawn(pictures.effraction);
/** Nothing beside the head, which shows the repaired one. */
export const hasBefore = isPair || !isDrawn(pictures["bati-force"]);

/** « Avant : » is said of no picture that stands alone. */
const afterColon = (caption: string): string => capital(caption.replace(/^.*\u202f: /, ""));

/** The same frame forced and repaired, from one edge of the screen to the other: what the photographs of a file show. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
	return (
		<ul className={`no-print grid gap-px pb-8 on-stone ${isPair ? "grid-cols-2" : ""}`}>
			<Photo picture={pictures["bati-force"]} caption={isPair ? before : afterColon(before)} />
			{isPair ? <Photo picture={pictures.effraction} caption={after} /> : null}
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
				className={`w-full object-cover object-[63%_50%] ${isPair ? "aspect-4/5 sm:aspect-8/5" : "aspect-8/5 sm:max-h-[34rem]"}`}
			/>
			<p className="mt-2 pr-[4vw] pl-[max(1.25rem,50vw-36rem)] text-small">
				{caption} <span className="text-soft italic">({picture.credit})</span>
			</p>
		</li>
	);
}
