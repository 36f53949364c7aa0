import { business } from "#content/business.ts";
import type { VisitorFile, VisitorStep } from "#relay/store/visitor.ts";
import { parseQuote } from "#shared/quote/schema.ts";
import { tidyMessage } from "#shared/quote/tidy.ts";
import { type FollowView, visitorFields as fields, SAID, type Said, type VisitorAct, WORD_AT_MOST } from "./views.ts";

/* What somebody asks for on the page of their request, read. */

/** What was just done, as the address says it. */
export const saidIn = (request: Request): Said | undefined => {
	const said = new URL(request.url).searchParams.get(fields.said);
	return SAID.find((one) => one === said);
};

export const typedIn = (form: URLSearchParams) => ({
	word: form.get(fields.word) ?? "",
	phone: form.get(fields.phone) ?? "",
	email: form.get(fields.email) ?? "",
});

/** What was asked for, or what is wrong with it, beside its field. */
export function stepsIn(
	act: VisitorAct | null,
	form: URLSearchParams,
	{ quote }: VisitorFile,
): { steps: VisitorStep[]; said: Said } | Required<Pick<FollowView, "typed" | "wrong">> {
	const typed = typedIn(form);
	const refuse = (wrong: Required<FollowView>["wrong"]) => ({
		typed,
		wrong: Object.fromEntries(
			Object.entries(wrong).map(([field, why]) => [field, `${why}${/[.?!]$/.test(why) ? "" : "."} ${orCall()}`]),
		),
	});
	if (act === "unneeded") return { steps: [{ kind: "unneeded", text: "" }], said: "unneeded" };
	if (act === "correct") {
		const phone = typed.phone.trim() === "" ? quote.phone : typed.phone;
		const email = typed.email.trim() === "" ? quote.email : typed.email;
		if (phone === quote.phone && email === quote.email) return refuse({ phone: NOTHING_CORRECTED });
		// By the form's own rules, and its words; what a call left empty is not asked of the rest.
		const read = parseQuote({ ...STAND_IN, phone: phone || STAND_IN.phone, email: email || STAND_IN.email });
		if (!read.ok) {
			const { phone: badPhone, email: badEmail } = read.errors;
			return refuse({ ...(badPhone ? { phone: badPhone } : {}), ...(badEmail ? { email: badEmail } : {}) });
		}
		const steps: VisitorStep[] = [];
		if (phone !== quote.phone) steps.push({ kind: "number", text: read.quote.phone });
		if (email !== quote.email) steps.push({ kind: "email", text: read.quote.email });
		return { steps, said: "corrected" };
	}
	// Enter in a field, or no button at all: what is typed tells.
	if (typed.word.length > WORD_AT_MOST * 4) return refuse({ word: TOO_LONG });
	const text = tidyMessage(typed.word).trim();
	if (text === "") return refuse({ word: EMPTY });
	if ([...text].length > WORD_AT_MOST) return refuse({ word: TOO_LONG });
	return { steps: [{ kind: "word", text }], said: "word" };
}

const STAND_IN = {
	...{ name: "Client", city: "Ville", service: "Autre", message: "Correction", urgent: false },
	...{ phone: "06 00 00 00 00", email: "a@exemple.fr" },
};

/** After every refusal: the telephone. */
export const orCall = () => `Ou appelez le ${business.phoneNational}.`;
const EMPTY = "Écrivez d’abord quelque chose.";
const TOO_LONG = "1\u202f000 caractères au plus.";
const NOTHING_CORRECTED = "Écrivez le bon numéro, ou la bonne adresse.";
