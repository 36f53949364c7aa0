import { systemClock } from "#relay/clock.ts";
import { runCommand } from "#relay/owner/command.ts";
import { readSettings } from "#relay/settings.ts";
import type { RelaySettings } from "./stores.ts";
import { openTestStore } from "./stores.ts";

interface Choices {
	nowMs?: number;
	/** What the owner answers; nobody is there when absent. */
	answer?: boolean;
}

/** Runs the owner's command on a store, as `npm run demandes -- …` does. Gives its exit code, and what it printed, faults apart. */
export async function demandes(
	settings: RelaySettings,
	typed: string,
	{ nowMs = Date.now(), answer }: Choices = {},
): Promise<{ exit: number; said: string; warned: string }> {
	const said: string[] = [];
	const warned: string[] = [];
	const exit = await runCommand(typed.split(" "), {
		settings: readSettings(settings),
		clock: { ...systemClock, nowMs: () => nowMs },
		openStore: () => openTestStore(settings),
		isShown: false,
		say: (text) => said.push(text),
		warn: (text) => warned.push(text),
		...(answer === undefined ? {} : { confirm: async () => answer }),
	});
	return { exit, said: said.join("\n"), warned: warned.join("\n") };
}
