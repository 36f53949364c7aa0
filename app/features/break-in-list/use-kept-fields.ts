import { type RefObject, useEffect, useRef, useState } from "react";
import { type Kept, keepList, readList } from "./kept-list.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

interface KeptFields {
	box: RefObject<HTMLElement | null>;
	/** Field values once script runs. Undefined before: nothing is saved yet, so no button is shown. */
	kept: Kept | undefined;
	keep: () => void;
	erase: () => void;
}

/**
 * Saves native fields as they change. They are uncontrolled, so that what was ticked before the script loaded stays
 * ticked, and is saved too.
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
