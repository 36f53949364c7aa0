import { type RefObject, useEffect } from "react";

type Part = RefObject<HTMLElement | null>;

/** Once the list has content, only the insurer's sheet is printed, from the browser's menu too. */
export function usePrintedAlone(part: Part, filled: boolean): void {
	useEffect(() => {
		if (!filled) return;
		const before = () => setAlone(part);
		addEventListener("beforeprint", before);
		return () => removeEventListener("beforeprint", before);
	}, [part, filled]);
}

export function printAlone(part: Part): void {
	setAlone(part);
	print();
}

function setAlone({ current }: Part): void {
	current?.setAttribute("data-alone", "");
	addEventListener("afterprint", () => current?.removeAttribute("data-alone"), { once: true });
}
