import { beforeEach, describe, expect, test } from "vitest";
import { addresses, fields } from "#notebook/views.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type ManualClock, manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { signIn } from "#tests/support/notebook.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay, type TestRelay } from "#tests/support/relay.ts";
import { STORES } from "#tests/support/stores.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const reminders = async (relay: TestRelay) =>
	(await lettersIn(relay.dataDir)).filter(({ subject }) => subject?.startsWith("À rappeler"));

/** Lets time pass minute by minute, as rounds do, and waits until what it queued has left. */
async function pass(clock: ManualClock, ms: number, stepMs = MINUTE_MS): Promise<void> {
	for (let passed = 0; passed < ms; passed += stepMs) {
		clock.advance(stepMs);
		await new Promise((resolve) => setTimeout(resolve, 4));
	}
	await new Promise((resolve) => setTimeout(resolve, 150));
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));
	const start = async (clock: ManualClock, settings: Record<string, string> = {}) =>
		startTestRelay({ clock, settings: { ...(await store.settings()), REMINDERS: "oui", ...settings } });

	test("C11 · en journée, deux heures sans réponse : un rappel, un seul, après un redémarrage aussi", async () => {
		const clock = manualClock();
		const settings = await store.settings();
		const relay = await startTestRelay({ clock, settings: { ...settings, REMINDERS: "oui" } });
		await postQuote(relay.url, mDaSilva);
		await pass(clock, 118 * MINUTE_MS);
		expect(await reminders(relay)).toHaveLength(0);
		await pass(clock, 4 * MINUTE_MS);
		const [letter] = await eventually("le rappel", async () => {
			const found = await reminders(relay);
			return found.length > 0 ? found : null;
		});
		expect(letter?.text).toContain("M. Da Silva, L’Isle-d’Abeau");
		expect(letter?.text).toContain("06 39 98 56 78");
		await relay.stop();
		const again = await startTestRelay({ clock, settings: { ...settings, REMINDERS: "oui" } });
		await pass(clock, 5 * HOUR_MS, 10 * MINUTE_MS);
		expect(await reminders(again)).toHaveLength(1);
	});

	test("C11 · la nuit rien ne sonne, sauf une urgence après dix minutes", async () => {
		// Saturday 28 March 2026, 22 h 30 in Paris: the hour changes in the night.
		const clock = manualClock(Date.UTC(2026, 2, 28, 21, 30));
		const relay = await start(clock);
		await postQuote(relay.url, mDaSilva);
		await postQuote(relay.url, mmeLefevre);
		await pass(clock, 12 * MINUTE_MS);
		const [urgent] = await eventually("le rappel de l’urgence", async () => {
			const found = await reminders(relay);
			return found.length > 0 ? found : null;
		});
		expect(urgent?.text).toContain("Mme Lefèvre");
		expect(urgent?.text).not.toContain("Da Silva");
		// Until 9 h 50 in summer time, the next morning.
		await pass(clock, 10 * HOUR_MS + 3 * MINUTE_MS, 5 * MINUTE_MS);
		expect(await reminders(relay)).toHaveLength(1);
		await pass(clock, 20 * MINUTE_MS, 5 * MINUTE_MS);
		await eventually("celui du matin", async () => (await reminders(relay)).length === 2);
		await pass(clock, 7 * 24 * HOUR_MS, HOUR_MS);
		expect(await reminders(relay)).toHaveLength(2);
	});

	test("C11 · ni à qui a répondu dans le carnet, ni pour la quarantaine", async () => {
		const clock = manualClock();
		const relay = await start(clock);
		const { id } = (await (await postQuote(relay.url, mDaSilva)).json()) as { id: string };
		const owner = await signIn(relay);
		await owner.press(addresses.request(id), { [fields.act]: "called" });
		await pass(clock, 4 * HOUR_MS, 5 * MINUTE_MS);
		expect(await reminders(relay)).toHaveLength(0);
		// Nor is one written down that found nobody to name.
		expect(await (await owner.get(addresses.request(id))).text()).not.toContain("Rappel envoyé");
	});

	test("REMINDERS=non : aucun rappel, jusqu’à la première ouverture du carnet", async () => {
		const clock = manualClock();
		const relay = await start(clock, { REMINDERS: "non" });
		await postQuote(relay.url, mDaSilva);
		await pass(clock, 3 * HOUR_MS, 5 * MINUTE_MS);
		expect(await reminders(relay)).toHaveLength(0);
		await signIn(relay);
		await pass(clock, 2 * MINUTE_MS);
		await eventually("le rappel", async () => (await reminders(relay)).length === 1);
	});
});
