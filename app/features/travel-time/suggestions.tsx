import { useQuery } from "@tanstack/react-query";
import { startTransition, useLayoutEffect, useMemo, useRef, useState } from "react";
import { fetched, queryClient } from "#app/features/data/query-client.ts";
import { words } from "#content/travel-time-words.ts";
import { aboutMinutes } from "#content/wording.ts";
import {
	choiceName,
	type Found,
	findPlaces,
	foldText,
	indexPlaces,
	labelOf,
	type Match,
	type PlaceIndex,
} from "#shared/places/find-place.ts";
import { decodePlaces, PLACES_PATH, type Place, type PlaceData } from "#shared/places/place-data.ts";
import type { Choose } from "./pending.tsx";
import { useFieldEvents, usePopoverUnder } from "./use-field-events.ts";

/** The communes, fetched when the first of the calculator's pieces shows, and kept. */
export function usePlaces() {
	const fetchPlaces = async ({ signal }: { signal: AbortSignal }) =>
		indexPlaces(decodePlaces(await fetched<PlaceData>(PLACES_PATH, signal)));
	return useQuery({ queryKey: ["places"], queryFn: fetchPlaces }, queryClient);
}

/** A place that may be meant, and its time: in the list of suggestions, and in an answer that leaves the choice. */
export function PlaceRow({ index, found, match }: { index: PlaceIndex; found: Found; match: Match }) {
	return (
		<>
			<span>{choiceName(index, found, match)}</span>
			<span className="place-time">{aboutMinutes(match.place.minutes)}</span>
		</>
	);
}

const SHOWN = 8;
/** Shorter input never announces « no suggestion ». */
const TELLING = 3;
const LIST_ID = "trajet-communes";
const optionId = (position: number) => `${LIST_ID}-${position}`;

type SuggestionsProps = {
	/** The page's own field, rendered before this code: it gets ARIA attributes, it is not replaced. */
	input: HTMLInputElement;
	/** What stands in the field has been answered already: nothing to suggest for it. */
	isAnswered: boolean;
	onChoose: Choose;
};

/**
 * The list of an editable combobox (WAI-ARIA 1.2): arrows light an option, Enter or Tab takes it, Escape closes. The
 * focus stays in the field.
 */
export function Suggestions({ input, isAnswered, onChoose }: SuggestionsProps) {
	const { data: index } = usePlaces();
	/** Undefined: closed. */
	const [typed, setTyped] = useState(() => (isAnswered ? undefined : input.value));
	const [active, setActive] = useState(-1);
	const list = useRef<HTMLDivElement>(null);
	const found = useMemo(() => (index && typed ? findPlaces(index, typed) : undefined), [index, typed]);
	const options = found?.matches.slice(0, SHOWN) ?? [];
	const isOpen = options.length > 0;

	function suggest(text: string | undefined, position = -1) {
		setTyped(text);
		setActive(position);
	}
	function choose(place: Place) {
		suggest(undefined);
		// The list closes on the next frame, which shows that the tap was taken; the answer is drawn right after.
		if (index) startTransition(() => onChoose(place, labelOf(index, place)));
	}

	function onKeyDown(event: KeyboardEvent) {
		if (event.isComposing) return;
		const lit = options[active]?.place;
		if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			const down = event.key === "ArrowDown";
			if (!isOpen) suggest(input.value, down ? 0 : -1);
			else setActive(stepped(active, down ? 1 : -1, options.length));
		} else if (event.key === "Escape" && isOpen) {
			event.preventDefault();
			suggest(undefined);
		} else if ((event.key === "Enter" || event.key === "Tab") && lit) {
			if (event.key === "Enter") event.preventDefault();
			choose(lit);
		}
	}
	useFieldEvents(input, {
		onKeyDown,
		onInput: () => suggest(input.value),
		onLeave: () => suggest(undefined),
	});
	useLayoutEffect(() => {
		input.setAttribute("aria-expanded", String(isOpen));
		setOrRemove(input, "aria-controls", isOpen ? LIST_ID : undefined);
		setOrRemove(input, "aria-activedescendant", isOpen && active >= 0 ? optionId(active) : undefined);
		document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
	}, [input, isOpen, active]);

	usePopoverUnder(input, list, isOpen);

	return (
		<>
			<div
				ref={list}
				id={LIST_ID}
				popover="manual"
				role="listbox"
				aria-label={words.suggestions}
				className="place-list"
			>
				{index && found
					? options.map((match, position) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
							// biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, aria-activedescendant says where
							<div
								key={`${match.place.name} ${match.place.department}`}
								id={optionId(position)}
								role="option"
								aria-selected={position === active}
								className="place-row"
								// The field keeps the focus, or the list would close under the finger.
								onPointerDown={(event) => event.preventDefault()}
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => choose(match.place)}
							>
								<PlaceRow index={index} found={found} match={match} />
							</div>
						))
					: null}
			</div>
			<p role="status" className="sr-only">
				{isOpen
					? words.count(options.length)
					: found && foldText(typed ?? "").length >= TELLING
						? words.noSuggestion
						: ""}
			</p>
		</>
	);
}

/** The next option, with the field itself (-1) between the last and the first. */
function stepped(active: number, by: number, count: number): number {
	return ((active + 1 + by + count + 1) % (count + 1)) - 1;
}

function setOrRemove(element: Element, attribute: string, value: string | undefined) {
	if (value === undefined) element.removeAttribute(attribute);
	else element.setAttribute(attribute, value);
}
