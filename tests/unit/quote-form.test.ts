import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { AfterSending } from "#app/features/quote-form/after-sending.tsx";
import { sendQuote } from "#app/features/quote-form/use-quote-form.ts";
import { afterSendingWords } from "#content/after-sending-words.ts";
import { beyondRadius } from "#content/beyond-radius.ts";
import { BY_HEADER, FAR_HEADER } from "#shared/quote/follow.ts";
import { quoteOf } from "#tests/support/notebook-views.ts";
import { mDaSilva } from "#tests/support/people.ts";

const send = () => sendQuote(quoteOf(mDaSilva), "clé", { honeypot: "", elapsedMs: undefined });

test("sans AbortSignal.timeout le formulaire part, et renonce au bout de trente secondes", async () => {
	vi.useFakeTimers();
	vi.stubGlobal("AbortSignal", undefined);
	vi.stubGlobal("fetch", async () => new Response(null, { status: 200 }));
	expect((await send()).isKept).toBe(true);
	const never = (_: string, { signal }: { signal: AbortSignal }) =>
		new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
	vi.stubGlobal("fetch", never);
	const sent = send();
	await vi.advanceTimersByTimeAsync(30_000);
	expect(await sent).toEqual({ isKept: false });
	expect(vi.getTimerCount()).toBe(0);
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test.each([
	["« ok » suffit, sans que la réponse soit lue", async () => new Response("<p>Erreur", { status: 202 }), true],
	["le relais en panne", async () => new Response(null, { status: 500 }), false],
	["trop de demandes", async () => new Response(null, { status: 429, headers: { "retry-after": "540" } }), false, 540],
	["pas de réseau", () => Promise.reject(new TypeError("Failed to fetch")), false],
])("%s", async (_, answer, isKept, waitSeconds?: number) => {
	vi.stubGlobal("fetch", answer);
	expect(await send()).toEqual(waitSeconds ? { isKept, waitSeconds } : expect.objectContaining({ isKept }));
	vi.unstubAllGlobals();
});

test("un envoi de plus loin que son rayon le dit avec la réponse, et seulement alors", async () => {
	for (const [headers, isFar] of [
		[{ [FAR_HEADER]: "1" }, true],
		[{}, undefined],
	] as const) {
		vi.stubGlobal("fetch", async () => new Response(null, { status: 200, headers }));
		expect((await send()).isFar).toBe(isFar);
	}
	vi.unstubAllGlobals();
	const shown = (isFar: boolean) =>
		renderToStaticMarkup(AfterSending({ ...quoteOf(mDaSilva), follow: undefined, isFar, by: undefined }));
	expect(shown(true)).toContain(beyondRadius());
	expect(shown(false)).not.toContain(beyondRadius());
});

test("l’heure promise vient avec la réponse ; illisible, l’envoi est gardé quand même", async () => {
	const saying = async (by: string) => {
		vi.stubGlobal("fetch", async () => new Response(null, { status: 200, headers: { [BY_HEADER]: by } }));
		return send();
	};
	const shown = (by: string | undefined) =>
		renderToStaticMarkup(AfterSending({ ...quoteOf(mDaSilva), follow: undefined, isFar: undefined, by }));
	const said = await saying(encodeURIComponent("demain à 10\u00a0h"));
	expect(said.isKept).toBe(true);
	expect(shown(said.by)).toContain("au plus tard demain à 10\u00a0h");
	expect((await saying("%E9")).isKept).toBe(true);
	expect(shown("%E9")).not.toContain("au plus tard");
	vi.unstubAllGlobals();
	const { next } = afterSendingWords;
	expect(next("0611223344", false, "demain à 10\u00a0h")).toMatch(/, au plus tard demain à 10\sh\.$/);
	expect(next("0611223344", true, "aujourd’hui à 20\u00a0h\u00a018")).toMatch(
		/dès que je le peux, au plus tard aujourd’hui/,
	);
	expect(next("0611223344")).toContain("sous 2\u00a0h en journée");
});
