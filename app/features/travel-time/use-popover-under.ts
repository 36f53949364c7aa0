import { type RefObject, useLayoutEffect } from "react";

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
