import { useSyncExternalStore } from "react";

/**
 * A place of the map, in its units (content/projection.ts): kilometres east (x) and south (y) of the base. `where` and
 * `arrival` are words: « à Morestel », « 20 à 30 min ».
 */
type LitPlace = { x: number; y: number; name: string; where: string; arrival: string };

let lit: LitPlace | undefined;
const listeners = new Set<() => void>();

/** Lights a place on the map while its answer is shown; nothing puts it out. */
export function lightPlace(place: LitPlace | undefined): void {
	lit = place;
	for (const tell of listeners) tell();
}

/** The place that the calculator has just answered about. No page is built with one. */
export function useLitPlace(): LitPlace | undefined {
	return useSyncExternalStore(
		subscribe,
		() => lit,
		() => undefined,
	);
}

function subscribe(tell: () => void): () => void {
	listeners.add(tell);
	return () => listeners.delete(tell);
}
