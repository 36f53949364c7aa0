import { formWords } from "./form-words.ts";
import { PlaceForm } from "./place-form.tsx";

/** The same question in one line, for a hero: the answer comes under it. */
export function WhereAreYou() {
	return <PlaceForm button={formWords.shortButton} className="grid gap-y-5" />;
}
