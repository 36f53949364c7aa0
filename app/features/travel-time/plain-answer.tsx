import type { ReactNode } from "react";
import { CallButton } from "#app/sections/call-link.tsx";
import { AboutTime } from "#app/sections/time-list.tsx";
import { words } from "#content/travel-time-words.ts";
import { aboutMinutes } from "#content/wording.ts";
import { ALL_TOWNS, arrivalAt } from "#shared/places/arrival.ts";
import {
	CHOICES_SHOWN,
	choiceName,
	type Found,
	labelOf,
	lookUp,
	type PlaceIndex,
	questionFor,
} from "#shared/places/find-place.ts";
import type { Place } from "#shared/places/place-data.ts";

type PlainAnswerProps = { says: string; called?: string; children?: ReactNode };

/**
 * What the calculator answers, for a page made without script: a time, places to choose from, or why nothing was found.
 * `says` is its first line, which the page's title repeats.
 */
export function answerTo(index: PlaceIndex, typed: string): PlainAnswerProps {
	const answer = lookUp(index, typed);
	if ("trouble" in answer) return { says: answer.trouble, children: <TownList /> };
	const { found } = answer;
	const [match] = found.matches;
	if (found.kind !== "one" || !match)
		return { says: questionFor(found, typed), children: <ChoiceLinks index={index} found={found} /> };
	const { name } = match.place;
	return {
		says: name,
		called: arrivalAt(match.place).call,
		children: (
			<>
				<PlaceLines place={match.place} />
				{found.others.length > 0 ? <p>{words.others}</p> : null}
				<ChoiceLinks index={index} found={{ ...found, matches: found.others }} />
			</>
		),
	};
}

/** The number always follows. The question stands far down the page: only focus brings the person to its answer. */
export function PlainAnswer({ says, called = "", children }: PlainAnswerProps) {
	return (
		<>
			{/* biome-ignore lint/a11y/noAutofocus: the page is the answer to what this person has just sent */}
			<p tabIndex={-1} autoFocus className="h3 font-sign font-bold">
				{says}
			</p>
			{children}
			<p className="mt-5">
				<CallButton label={called} />
			</p>
		</>
	);
}

function PlaceLines({ place }: { place: Place }) {
	const { where, traffic } = arrivalAt(place);
	return (
		<>
			<p>
				<AboutTime minutes={place.minutes} />
			</p>
			<p className="mt-2">{where}</p>
			{traffic ? <p>{traffic}</p> : null}
		</>
	);
}

/** Links that ask again, with the name of one place. */
function ChoiceLinks({ index, found }: { index: PlaceIndex; found: Found }) {
	const more = found.matches.length - CHOICES_SHOWN;
	if (found.matches.length === 0) return null;
	return (
		<>
			<ul className="mt-2">
				{found.matches.slice(0, CHOICES_SHOWN).map((match) => (
					<li key={labelOf(index, match.place)}>
						<a href={`/trajet?lieu=${encodeURIComponent(labelOf(index, match.place))}`} className="link tap">
							{choiceName(index, found, match)}
						</a>{" "}
						{aboutMinutes(match.place.minutes)}
					</li>
				))}
			</ul>
			{more > 0 ? <p className="mt-2">{words.more(more)}</p> : null}
		</>
	);
}

const TownList = () => (
	<p className="mt-2">
		<a href={ALL_TOWNS} className="link tap">
			{words.list}
		</a>
	</p>
);
