import type { PlaceIndex } from "./places/find-place.ts";
import type { QuoteField } from "./quote/fields.ts";
import type { QuoteErrors } from "./quote/schema.ts";

/** What the visitor typed, as it was sent. */
export type TypedValues = Partial<Record<QuoteField, string>>;

/** A quote form that goes back to a person without script. */
export interface FormAnswer {
	/** Address that the form is sent to next. */
	action: string;
	values: TypedValues;
	/** Empty when the request failed for another reason: the failure notice is shown then. */
	errors: QuoteErrors;
	/** Of a visitor who sent as many as are taken in ten minutes. */
	waitSeconds?: number | undefined;
}

/** What a page made at the moment answers: a form with its errors, or the question « Où êtes-vous ? ». */
export type Answered = { form: FormAnswer } | { place: { index: PlaceIndex; typed: string } };

/** Written as a file of its own, served with status 404; not a page of the site. */
export const NOT_FOUND = "/404";

/** What the site's build leaves for the relay (app/render.tsx). */
export interface MadePages {
	/** The whole document of a page, without script. @param path of a page, or NOT_FOUND @throws when there is no such page */
	render(path: string, answered?: Answered): Promise<string>;
}
