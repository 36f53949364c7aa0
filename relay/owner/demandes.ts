/** `npm run demandes -- …`: the owner's command. It works on the store directly, whether the site is running or not. */

import { randomBytes } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { argv, env, stderr, stdin, stdout } from "node:process";
import { systemClock } from "#relay/clock.ts";
import { readSettings, SettingsError } from "#relay/settings.ts";
import { openStore } from "#relay/store/open.ts";
import { SQLITE_FILE_NAME } from "#relay/store/sqlite.ts";
import { type StoreFailure, storeTrouble } from "#relay/store/trouble.ts";
import { EXIT } from "./arguments.ts";
import { runCommand } from "./command.ts";
import { confirmOn, printable } from "./terminal.ts";

const warn = (text: string) => stderr.write(`${printable(text)}\n`);

try {
	const settings = readSettings(env);
	process.exitCode = await runCommand(argv.slice(2), {
		settings,
		clock: systemClock,
		async openStore() {
			const path = join(settings.dataDir, SQLITE_FILE_NAME);
			if (settings.databaseUrl === undefined && !existsSync(path) && !isFile(settings.dataDir)) {
				throw new SettingsError(
					`Aucune demande dans «\u202f${settings.dataDir}\u202f»\u202f: le site n’y a encore rien gardé. Si ses demandes sont ailleurs, donnez le même DATA_DIR que lui.`,
				);
			}
			return openStore(settings, randomBytes);
		},
		isShown: true,
		say: (text) => stdout.write(`${printable(text)}\n`),
		warn,
		...(stdin.isTTY ? { confirm: confirmOn(stdin, stdout) } : {}),
	});
} catch (error) {
	warn(error instanceof SettingsError ? error.message : storeTrouble(error as StoreFailure));
	process.exitCode = EXIT.trouble;
}

/** The store itself reports a DATA_DIR that is a file, as in the relay. */
function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
