import PostalMime from "postal-mime";
import { eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { openTestStore, type RelaySettings } from "#tests/support/stores.ts";
import { distinctShots, fire } from "./load.ts";

/** Two relays on one database receive and deliver at the same time. Resolves to how often each request's letter came. */
export async function shareTheWork(requests: number, settings: RelaySettings) {
	// A mail server for each: it counts the letters of its relay, whose log keeps few lines a minute.
	const mails = await Promise.all([startMailServer(), startMailServer()]);
	const env = { ...settings, SITE_DIR: settings.DATA_DIR ?? "" };
	const relays = await Promise.all(mails.map(({ url }) => spawnRelay({ ...env, SMTP_URL: url })));
	const received = () => mails.flatMap((mail) => mail.received);
	const shots = await distinctShots(requests);
	const half = Math.ceil(requests / 2);
	const results = await Promise.all(
		relays.map((relay, index) => fire(relay.url, shots.slice(index * half, (index + 1) * half), 20)),
	);
	const ids = results.flatMap((result) => result.ids);
	await eventually("toutes les lettres", () => received().length >= ids.length, 180_000);
	const store = await openTestStore(settings);
	await eventually("tout est noté", async () => (await store.status()).channels.letter.waiting === 0, 30_000);
	const letters = await Promise.all(received().map((letter) => PostalMime.parse(letter)));
	const named = letters.map(({ text = "" }) => /Demande n°\s(\S+),/.exec(text)?.[1] ?? "?");
	return {
		acknowledged: ids.length,
		letters: named.length,
		duplicates: named.length - new Set(named).size,
		missing: ids.filter((id) => !named.includes(id)),
		/** Letters that each relay sent. */
		sent: mails.map((mail) => mail.received.length),
	};
}
