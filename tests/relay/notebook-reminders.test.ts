import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#relay/clock.ts";
import { reminderText } from "#relay/letter/letter.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type ManualClock, manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { signIn } from "#tests/support/notebook.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay, type TestRelay } from "#tests/support/relay.ts";
import { STORES } from "#tests/support/stores.ts";

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
	test("C11 · en journée, deux heures sans réponse : un rappel, un seul, après un redémarrage aussi", async () => {
		const clock = manualClock();
		const settings = { ...(await store.settings()), REMINDERS: "oui" };
		const relay = await startTestRelay({ clock, settings });
		await postQuote(relay.url, mDaSilva);
		await pass(clock, 118 * MINUTE_MS);
		expect(await reminders(relay)).toHaveLength(0);
		await pass(clock, 4 * MINUTE_MS);
		const letter = await eventually("le rappel", async () => (await reminders(relay))[0]);
		expect(letter.text).toContain("M. Da Silva, L’Isle-d’Abeau");
		expect(letter.text).toContain("06 39 98 56 78");
		await relay.stop();
		const again = await startTestRelay({ clock, settings });
		await pass(clock, 5 * HOUR_MS, 10 * MINUTE_MS);
		expect(await reminders(again)).toHaveLength(1);
	});

	test("REMINDERS=non : aucun rappel, jusqu’à la première ouverture du carnet", async () => {
		const clock = manualClock();
		const relay = await startTestRelay({ clock, settings: { ...(await store.settings()), REMINDERS: "non" } });
		await postQuote(relay.url, mDaSilva);
		await pass(clock, 3 * HOUR_MS, 5 * MINUTE_MS);
		expect(await reminders(relay)).toHaveLength(0);
		await signIn(relay);
		await pass(clock, 2 * MINUTE_MS);
		await eventually("le rappel", async () => (await reminders(relay)).length === 1);
	});
});

test("le rappel d’un appel noté par son seul numéro, ou par son seul nom, ne montre aucun vide", () => {
	const { request } = parcelOf(mDaSilva);
	const said = (known: object) => {
		const quote = { ...request.quote, name: "", city: "", phone: "", email: "", ...known };
		return reminderText([{ ...request, quote }], request.receivedAtMs + 3 * HOUR_MS);
	};
	expect(said({ phone: "0639985678" })).toMatch(/\nSans nom\nTéléphone\u202f: 06\s39\s98\s56\s78\n/);
	expect(said({ name: "Mme Roux" })).toMatch(/\nMme Roux\nInstallation/);
});
