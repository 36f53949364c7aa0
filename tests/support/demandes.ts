import { join } from "node:path";
import { systemClock } from "#relay/clock.ts";
import { eraseLetters } from "#relay/delivery/letter-courier.ts";
import { runCommand } from "#relay/owner/command.ts";
import { tryBothChannels } from "#relay/owner/demandes.ts";
import { readSettings } from "#relay/settings.ts";
import { createCopier } from "#relay/upkeep/copier.ts";
import type { RelaySettings } from "./stores.ts";
import { openTestStore } from "./stores.ts";

interface Answer {
	exit: number;
	/** What it printed. */
	said: string;
	/** What it printed as a fault. */
	warned: string;
}

interface Choices {
	nowMs?: number;
	cells?: number;
	/** What the owner answers; nobody is there when absent. */
	answer?: boolean;
}

/** Runs the owner's command on a store, as `npm run demandes -- …` does. */
export async function demandes(
	settings: RelaySettings,
	typed: string,
	{ nowMs = Date.now(), cells = 200, answer }: Choices = {},
): Promise<Answer> {
	const read = readSettings(settings);
	const { backup } = read;
	const said: string[] = [];
	const warned: string[] = [];
	const exit = await runCommand(typed.split(" "), {
		openStore: () => openTestStore(settings),
		eraseLetters: (ids) => eraseLetters(join(settings.DATA_DIR ?? "", "mail"), ids),
		nowMs: () => nowMs,
		cells,
		hasWebhook: read.webhook !== undefined,
		tryChannels: () => tryBothChannels(read, { nowMs: () => nowMs }),
		countsCalls: read.countCalls,
		...(backup === undefined
			? {}
			: {
					copierOf: (store) =>
						createCopier({
							settings: { ...read, backup },
							store,
							clock: { nowMs: () => nowMs, after: systemClock.after },
							isShown: false,
						}),
				}),
		say: (line) => said.push(line),
		warn: (line) => warned.push(line),
		...(answer === undefined ? {} : { confirm: async () => answer }),
	});
	return { exit, said: said.join("\n"), warned: warned.join("\n") };
}
