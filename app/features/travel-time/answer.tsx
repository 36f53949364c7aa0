import { words } from "#content/travel-time-words.ts";
import { timeTo } from "#shared/places/arrival.ts";
import { type Found, labelOf, type Match, type PlaceIndex } from "#shared/places/find-place.ts";
import { CHOICES_SHOWN, choiceName, lookUp, questionFor } from "#shared/places/look-up.ts";
import type { Choose, Question } from "./pending.tsx";
import { Pending } from "./pending.tsx";
import { usePlaces } from "./places.ts";
import { PlaceAnswer, PositionAnswer } from "./position-answer.tsx";
import { ErrorReply, Reply } from "./reply.tsx";

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

/** A place that may be meant, and its time: in the list of suggestions, and in an answer that leaves the choice. */
export function PlaceRow({ index, found, match }: { index: PlaceIndex; found: Found; match: Match }) {
	return (
		<>
			<span>{choiceName(index, found, match)}</span>
			<span className="place-time">{timeTo(match.place)}</span>
		</>
	);
}

type AnswerProps = { question: Question; onChoose: Choose };

/** The answer to one question. A new question remounts it (`key`), which retries what had failed. */
export function Answer({ question, onChoose }: AnswerProps) {
	const places = usePlaces();
	if (places.isPending) return <Pending text={words.pending} />;
	if (places.isError) return <ErrorReply text={words.failed} />;
	if ("place" in question) return <PlaceAnswer place={question.place} />;
	if ("position" in question) return <PositionAnswer places={places.data.places} />;
	return <TextAnswer index={places.data} typed={question.text.trim()} onChoose={onChoose} />;
}

type TextAnswerProps = { index: PlaceIndex; typed: string; onChoose: Choose };

function TextAnswer({ index, typed, onChoose }: TextAnswerProps) {
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
