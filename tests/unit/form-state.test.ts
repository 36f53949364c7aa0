import { expect, test } from "vitest";
import { type FormAction, formReducer, UNTOUCHED } from "#app/features/quote-form/use-quote-form.ts";

const after = (...actions: FormAction[]) => actions.reduce(formReducer, UNTOUCHED);
const errors = { name: "trop court" };
const typed = { type: "typed", errors, hint: "à vérifier" } as const;

test("ce qui se tape n’est repris qu’après un premier envoi ; le conseil vient toujours", () => {
	expect(after(typed)).toMatchObject({ errors: {}, hint: "à vérifier" });
	expect(after({ type: "submitted" }, typed)).toMatchObject({ errors, hint: "à vérifier" });
});

test("refusé : les erreurs, et rien ne part ; corrigé : elles s’en vont dès l’envoi", () => {
	const refused = after({ type: "submitted" }, { type: "refused", errors });
	expect(refused).toMatchObject({ status: "idle", errors });
	expect(formReducer(refused, { type: "sending" })).toMatchObject({ status: "sending", errors: {} });
});

test("échoué, le formulaire reste en l’état ; gardé, il repart de rien", () => {
	const sending = after(typed, { type: "submitted" }, { type: "sending" });
	expect(formReducer(sending, { type: "failed" })).toEqual({ ...sending, status: "failed" });
	expect(formReducer(sending, { type: "kept" })).toEqual({ ...UNTOUCHED, status: "sent" });
});
