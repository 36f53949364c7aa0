import type { RefObject } from "react";
import { useEffectEvent, useLayoutEffect } from "react";

type FieldEvents = {
	onInput: () => void;
	onKeyDown: (event: KeyboardEvent) => void;
	/** The focus went elsewhere, or the form was sent. */
	onLeave: () => void;
};

/** Listens to a field of another component. (Not in a .tsx file: there Tailwind takes `blur` for a class.) */
export function useFieldEvents(input: HTMLInputElement, events: FieldEvents) {
	const onInput = useEffectEvent(events.onInput);
	const onKeyDown = useEffectEvent(events.onKeyDown);
	const onLeave = useEffectEvent(events.onLeave);

	// A layout effect: a key may be struck between the render that read the field and a later effect.
	useLayoutEffect(() => {
		const stop = new AbortController();
		const { signal } = stop;
		input.addEventListener("input", () => onInput(), { signal });
		input.addEventListener("keydown", (event) => onKeyDown(event), { signal });
		input.addEventListener("blur", () => onLeave(), { signal });
		input.form?.addEventListener("submit", () => onLeave(), { signal });
		return () => stop.abort();
	}, [input]);
}

/**
 * Shows a popover under the row of a field, button included, as wide as the row: in the top layer, where no hero cuts it
 * and nothing lies over it, and placed in the page, with which it scrolls.
 */
export function usePopoverUnder(input: HTMLInputElement, popover: RefObject<HTMLElement | null>, isOpen: boolean) {
	useLayoutEffect(() => {
		const box = popover.current;
		if (!box || !isOpen) return;
		const place = () => placeUnder(input, box);
		place();
		box.showPopover();
		addEventListener("resize", place);
		return () => {
			removeEventListener("resize", place);
			box.hidePopover();
		};
	}, [input, popover, isOpen]);
}

function placeUnder(input: HTMLInputElement, box: HTMLElement) {
	const row = (input.parentElement ?? input).getBoundingClientRect();
	box.style.left = `${row.left + scrollX}px`;
	box.style.top = `${row.bottom + scrollY}px`;
	box.style.width = `${row.width}px`;
}
