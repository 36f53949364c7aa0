import type { FormAnswer } from "#shared/made-page.ts";
import type { QuoteErrors } from "#shared/quote/schema.ts";

export type FormState = {
	status: "idle" | "sending" | "sent" | "failed";
	errors: QuoteErrors;
	/** Beside the phone number: what may be wrong with it, without refusing it. */
	hint: string | undefined;
	/** From the first press on « Envoyer », errors follow the typing. */
	checksAsTyped: boolean;
};

export type FormAction =
	| { type: "typed"; errors: QuoteErrors; hint: string | undefined }
	| { type: "submitted" }
	/** The rules found errors: nothing leaves. */
	| { type: "refused"; errors: QuoteErrors }
	| { type: "sending" }
	/** The relay has the request. */
	| { type: "kept" }
	| { type: "failed" };

export const UNTOUCHED: FormState = { status: "idle", errors: {}, hint: undefined, checksAsTyped: false };

/** A form that nobody has touched, or one that came back: with errors, or because it could not be kept. */
export function stateOf(given: FormAnswer | undefined): FormState {
	if (!given) return UNTOUCHED;
	const { errors } = given;
	return { ...UNTOUCHED, errors, status: Object.keys(errors).length > 0 ? "idle" : "failed" };
}

export function formReducer(state: FormState, action: FormAction): FormState {
	switch (action.type) {
		case "typed": {
			const errors = state.checksAsTyped ? action.errors : state.errors;
			// The same state avoids a render: this runs at every keystroke.
			return errors === state.errors && action.hint === state.hint ? state : { ...state, hint: action.hint, errors };
		}
		case "submitted":
			return { ...state, checksAsTyped: true };
		case "refused":
			return { ...state, status: "idle", errors: action.errors };
		case "sending":
			return { ...state, status: "sending", errors: {} };
		case "kept":
			return { ...UNTOUCHED, status: "sent" };
		case "failed":
			return { ...state, status: "failed" };
	}
}
