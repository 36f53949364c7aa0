import "./calculator.css";
import { words } from "#content/travel-time-words.ts";
import { CHOICES_SHOWN, type Found, labelOf, lookUp, type PlaceIndex, questionFor } from "#shared/places/find-place.ts";
import { type Choose, Pending, type Question } from "./pending.tsx";
import { ErrorReply, PlaceAnswer, PositionAnswer, Reply } from "./place-answer.tsx";
import { PlaceRow, usePlaces } from "./suggestions.tsx";

/* What is fetched at the first focus: everything but the question itself. */
export { Suggestions } from "./suggestions.tsx";

type ChoicesProps = {
	index: PlaceIndex;
	found: Found;
	/** Left out beside an answer: these are others. */
	typed?: string;
	onChoose: Choose;
};

/** Several places may be meant, each with its time; a press answers for one of them. */
function Choices({ index, found, typed, onChoose }: ChoicesProps) {
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

/** The answer to one question. A new question remounts it (`key`), which retries what had failed. */
export function Answer({ question, onChoose }: { question: Question; onChoose: Choose }) {
	const places = usePlaces();
	if (places.isPending) return <Pending text={words.pending} />;
	if (places.isError) return <ErrorReply text={words.failed} />;
	if ("place" in question) return <PlaceAnswer place={question.place} />;
	if ("position" in question) return <PositionAnswer places={places.data.places} />;
	return <TextAnswer index={places.data} typed={question.text.trim()} onChoose={onChoose} />;
}

function TextAnswer({ index, typed, onChoose }: { index: PlaceIndex; typed: string; onChoose: Choose }) {
	const answer = lookUp(index, typed);
	if ("trouble" in answer) return <ErrorReply text={answer.trouble} />;
	const { found } = answer;
	const [first] = found.matches;
	if (found.kind !== "one" || !first) return <Choices index={index} found={found} typed={typed} onChoose={onChoose} />;
	return (
		<>
			<PlaceAnswer place={first.place} />
			{found.others.length > 0 ? (
				<Choices index={index} found={{ ...found, kind: "several", matches: found.others }} onChoose={onChoose} />
			) : null}
		</>
	);
}
