import { formWords } from "#content/travel-form-words.ts";
import { PlaceForm } from "./place-form.tsx";

/** « When are you here? », where it has a section of its own: the answer under the question. */
export function TravelTime({ button }: { button: string }) {
	return <PlaceForm button={button} hint={formWords.example} offersPosition className="mt-8 grid gap-y-8" />;
}
