import { formWords } from "#content/travel-form-words.ts";
import { PlaceForm } from "./place-form.tsx";

/** The same question in one line, for a hero: the answer comes under it. */
export function WhereAreYou() {
	return <PlaceForm button={formWords.shortButton} className="mt-8 grid max-w-120 gap-y-5" />;
}
