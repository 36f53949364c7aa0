import { useEffect, useState } from "react";
import type { Place } from "#shared/places/place-data.ts";

const SOON_MS = 300;

/** Words of waiting, for a wait that lasts: an answer that comes at once is not announced twice. */
export function Pending({ text }: { text: string }) {
	const [late, setLate] = useState(false);

	useEffect(() => {
		const timer = setTimeout(setLate, SOON_MS, true);
		return () => clearTimeout(timer);
	}, []);

	return late ? <p>{text}</p> : null;
}

/** What is asked of the calculator: what was typed, a place that was chosen, or where the device is. */
export type Question = { text: string } | { place: Place } | { position: true };

/** A place taken among several, and what the field shows from then on. */
export type Choose = (place: Place, label: string) => void;
