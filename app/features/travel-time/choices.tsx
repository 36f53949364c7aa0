import { words } from "#content/travel-time-words.ts";
import { type Found, labelOf, type PlaceIndex } from "#shared/places/find-place.ts";
import { CHOICES_SHOWN, questionFor } from "#shared/places/look-up.ts";
import { PlaceRow } from "./place-row.tsx";
import type { Choose } from "./question-types.ts";
import { Reply } from "./reply.tsx";

type ChoicesProps = {
	index: PlaceIndex;
	found: Found;
	/** Left out beside an answer: these are others. */
	typed?: string;
	onChoose: Choose;
};

/** Several places may be meant, each with its time; a press answers for one of them. */
export function Choices({ index, found, typed, onChoose }: ChoicesProps) {
	const { matches } = found;
	return (
		<div className="choices">
			{typed === undefined ? <p>{words.others}</p> : <Reply>{questionFor(found, typed)}</Reply>}
			<ul className="mt-2">
				{matches.slice(0, CHOICES_SHOWN).map((match) => (
					<li key={`${match.place.name} ${match.place.department}`}>
						<button
							type="button"
							className="place-row"
							onClick={() => onChoose(match.place, labelOf(index, match.place))}
						>
							<PlaceRow index={index} found={found} match={match} />
						</button>
					</li>
				))}
			</ul>
			{matches.length > CHOICES_SHOWN ? <p className="mt-2">{words.more(matches.length - CHOICES_SHOWN)}</p> : null}
		</div>
	);
}
