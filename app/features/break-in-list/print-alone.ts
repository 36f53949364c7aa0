import { type RefObject, useEffect } from "react";

/** « 1 249 € » is one figure: on paper no line ends inside it, whatever space was typed. */
export const unbroken = (text: string) => text.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d)|€|euros?\b)/g, "\u00a0");

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
