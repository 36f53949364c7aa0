import { type RefObject, useEffect, useRef, useState } from "react";
import { type Kept, keepList, readList } from "./kept-list.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

interface KeptFields {
	box: RefObject<HTMLElement | null>;
	/** What is ticked and written, once script runs: until then nothing is kept, and no button promises it. */
	kept: Kept | undefined;
	keep: () => void;
	erase: () => void;
}

/**
 * The browser's own fields, kept as they change. They belong to the page and not to React, so that what was ticked before
 * the script came stays ticked, and is kept too.
 */
export function useKeptFields(): KeptFields {
	const box = useRef<HTMLElement>(null);
	const [kept, setKept] = useState<Kept>();

	function keep(list: Kept) {
		keepList(list);
		setKept(list);
	}

	useEffect(() => {
		const yesterday = readList();
		for (const field of fieldsOf(box.current)) {
			const value = yesterday[field.name];
			if (isTick(field)) field.checked ||= value === true;
			else field.value ||= typeof value === "string" ? value : "";
		}
		const list = contentOf(box.current);
		keepList(list);
		setKept(list);
	}, []);

	return {
		box,
		kept,
		keep: () => keep(contentOf(box.current)),
		erase() {
			for (const field of fieldsOf(box.current)) {
				if (isTick(field)) field.checked = false;
				else field.value = "";
			}
			keep({});
		},
	};
}

const fieldsOf = (box: HTMLElement | null) => [...(box?.querySelectorAll<Field>("input, textarea") ?? [])];
const isTick = (field: Field): field is HTMLInputElement => field.type === "checkbox";

function contentOf(box: HTMLElement | null): Kept {
	const filled = fieldsOf(box).filter((field) => (isTick(field) ? field.checked : field.value !== ""));
	return Object.fromEntries(filled.map((field) => [field.name, isTick(field) || field.value]));
}
