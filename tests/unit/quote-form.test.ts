import { expect, test, vi } from "vitest";
import { type FormAction, formReducer, sendQuote, UNTOUCHED } from "#app/features/quote-form/use-quote-form.ts";
import { quoteOf } from "#tests/support/notebook-views.ts";
import { mDaSilva } from "#tests/support/people.ts";

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

const send = () => sendQuote(quoteOf(mDaSilva), "clé", { honeypot: "", elapsedMs: undefined });

test("sans AbortSignal.timeout le formulaire part, et renonce au bout de trente secondes", async () => {
	vi.useFakeTimers();
	vi.stubGlobal("AbortSignal", undefined);
	vi.stubGlobal("fetch", async () => new Response(null, { status: 200 }));
	expect(await send()).toBe(true);
	const never = (_: string, { signal }: { signal: AbortSignal }) =>
		new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
	vi.stubGlobal("fetch", never);
	const sent = send();
	await vi.advanceTimersByTimeAsync(30_000);
	expect(await sent).toBe(false);
	expect(vi.getTimerCount()).toBe(0);
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test.each([
	["« ok » suffit, sans que la réponse soit lue", async () => new Response("<p>Erreur", { status: 202 }), true],
	["le relais en panne", async () => new Response(null, { status: 500 }), false],
	["trop de demandes", async () => new Response(null, { status: 429 }), false],
	["pas de réseau", () => Promise.reject(new TypeError("Failed to fetch")), false],
])("%s", async (_, answer, isKept) => {
	vi.stubGlobal("fetch", answer);
	expect(await send()).toBe(isKept);
	vi.unstubAllGlobals();
});
