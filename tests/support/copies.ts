import { existsSync } from "node:fs";
import { join } from "node:path";
import { demandes } from "./demandes.ts";
import { aMoment, eventually } from "./eventually.ts";
import { manualClock } from "./manual-clock.ts";
import { startTestRelay } from "./relay.ts";
import type { RelaySettings } from "./stores.ts";
import { tempFolder } from "./temp-folder.ts";
import { SECRET, startGateway } from "./webhook-gateway.ts";

const MINUTE = 60_000;

/** A relay that makes copies, on a clock of its own, with a second channel; its letters go into its folder. */
export async function startCopyingRelay(given: RelaySettings) {
	const gateway = await startGateway();
	const clock = manualClock();
	const settings: RelaySettings = {
		DATA_DIR: await tempFolder(),
		...given,
		WEBHOOK_URL: gateway.url,
		WEBHOOK_SECRET: SECRET,
	};
	const start = () => startTestRelay({ clock, settings });
	const relay = await start();
	const events = [relay.events];
	const all = () => events.flat();
	const seen = (event: string, times = 1) =>
		eventually(`${event} × ${times}`, () => all().filter((line) => line.event === event)[times - 1]);
	const isAtWork = () => existsSync(join(settings.DATA_DIR ?? "", ".copie-en-cours"));
	/** As many minutes as it takes, in steps: copies are real, and take their time. */
	async function passUntil(what: string, look: () => unknown, stepMinutes = 10) {
		await eventually(what, async () => {
			clock.advance(stepMinutes * MINUTE);
			await aMoment(30);
			// Its time limit is on the same clock.
			await eventually("la fin du travail", () => !isAtWork());
			return Boolean(await look());
		});
	}
	return {
		...{ relay, clock, gateway, settings, seen, passUntil, all },
		/** Another process on the same requests. */
		async restart() {
			const next = await start();
			events.push(next.events);
			return next;
		},
		/** What the second channel said, but for urgent requests. */
		texts: () => gateway.received.filter(({ content }) => content.type === "alarme").map(({ content }) => content.text),
		run: (typed: string, choices = {}) => demandes(settings, typed, { nowMs: clock.nowMs(), ...choices }),
		isAtWork,
	};
}
