import { formWords } from "./form-words.ts";
import { PlaceForm } from "./place-form.tsx";

/** « When are you here? », where it has a section of its own: the answer beside the question. */
export function TravelTime({ button }: { button: string }) {
	return (
		<PlaceForm
			button={button}
			hint={formWords.example}
			offersPosition
			className="grid gap-x-16 gap-y-8 lg:grid-cols-2"
		/>
	);
}
