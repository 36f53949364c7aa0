/** `npm run demandes -- …`: the owner's command. It works on the store directly, whether the site is running or not. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { argv, env, stderr, stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { systemClock } from "#relay/clock.ts";
import { eraseLetters } from "#relay/delivery/mail-folder.ts";
import { readSettings, SettingsError } from "#relay/settings.ts";
import { openStore } from "#relay/store/open.ts";
import { SQLITE_FILE_NAME } from "#relay/store/sqlite.ts";
import { type StoreFailure, storeTrouble } from "#relay/store/trouble.ts";
import { EXIT, runCommand } from "./command.ts";
import { printable } from "./plain-text.ts";

/** A pipe has no width; wide enough for every column. */
const cells = stdout.columns ?? (Number(env.COLUMNS) || 160);
const warn = (line: string) => stderr.write(`${printable(line)}\n`);

try {
	const settings = readSettings(env);
	process.exitCode = await runCommand(argv.slice(2), {
		async openStore() {
			const path = join(settings.dataDir, SQLITE_FILE_NAME);
			if (settings.databaseUrl === undefined && !existsSync(path)) {
				throw new SettingsError(
					`Aucune demande dans « ${settings.dataDir} »\u202f: le site n’y a encore rien gardé. Si ses demandes sont ailleurs, donnez le même DATA_DIR que lui.`,
				);
			}
			return openStore(settings, randomBytes);
		},
		eraseLetters: (ids) => eraseLetters(join(settings.dataDir, "mail"), ids),
		nowMs: systemClock.nowMs,
		cells,
		hasWebhook: settings.webhook !== undefined,
		say: (line) => stdout.write(`${printable(line)}\n`),
		warn,
		...(stdin.isTTY ? { confirm } : {}),
	});
} catch (error) {
	warn(error instanceof SettingsError ? error.message : storeTrouble(error as StoreFailure));
	process.exitCode = EXIT.trouble;
}

async function confirm(question: string): Promise<boolean> {
	const terminal = createInterface({ input: stdin, output: stdout });
	const answer = await terminal.question(question);
	terminal.close();
	return answer.trim().toLowerCase() === "oui";
}
