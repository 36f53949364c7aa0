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
