import { words } from "#content/travel-time-words.ts";
import type { PlaceIndex } from "#shared/places/find-place.ts";
import { lookUp } from "#shared/places/look-up.ts";
import { Choices } from "./choices.tsx";
import { Pending } from "./pending.tsx";
import { PlaceAnswer } from "./place-answer.tsx";
import { usePlaces } from "./places.ts";
import { PositionAnswer } from "./position-answer.tsx";
import type { Choose, Question } from "./question-types.ts";
import { ErrorReply } from "./reply.tsx";

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
