import { join } from "node:path";
import { eraseLetters } from "#relay/delivery/mail-folder.ts";
import { runCommand } from "#relay/owner/command.ts";
import { readSettings } from "#relay/settings.ts";
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
	const said: string[] = [];
	const warned: string[] = [];
	const exit = await runCommand(typed.split(" "), {
		openStore: () => openTestStore(settings),
		eraseLetters: (ids) => eraseLetters(join(settings.DATA_DIR ?? "", "mail"), ids),
		nowMs: () => nowMs,
		cells,
		hasWebhook: readSettings(settings).webhook !== undefined,
		countsCalls: readSettings(settings).countCalls,
		say: (line) => said.push(line),
		warn: (line) => warned.push(line),
		...(answer === undefined ? {} : { confirm: async () => answer }),
	});
	return { exit, said: said.join("\n"), warned: warned.join("\n") };
}
