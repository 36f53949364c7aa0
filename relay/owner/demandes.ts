/** `npm run demandes -- …`: the owner's command. It works on the store directly, whether the site is running or not. */

import { randomBytes } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { argv, env, stderr, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { type Tried, tryChannels } from "#notebook/try-channels.ts";
import { type Clock, MINUTE_MS, systemClock } from "#relay/clock.ts";
import { eraseLetters, letterCourier, mailFolderIn } from "#relay/delivery/letter-courier.ts";
import { createWebhookCourier } from "#relay/delivery/webhook.ts";
import { composeLetter } from "#relay/letter/letter.ts";
import { readSettings, type Settings, SettingsError } from "#relay/settings.ts";
import { freeBytesOf } from "#relay/store/disk.ts";
import { openStore } from "#relay/store/open.ts";
import { isOpenToOthers, SQLITE_FILE_NAME } from "#relay/store/sqlite.ts";
import { type StoreFailure, storeTrouble } from "#relay/store/trouble.ts";
import { createCopier } from "#relay/upkeep/copier.ts";
import { EXIT } from "./arguments.ts";
import { runCommand } from "./command.ts";
import { cellsOf, printable } from "./words.ts";

/** Asks a question that only « oui » answers with yes: Ctrl+C and Ctrl+D are a no. */
export function confirmOn(
	input: NodeJS.ReadableStream,
	output: NodeJS.WritableStream,
): (question: string) => Promise<boolean> {
	return (question) =>
		new Promise((resolve) => {
			const terminal = createInterface({ input, output, terminal: true });
			// What follows is written on a line of its own.
			terminal.once("close", () => {
				output.write("\n");
				resolve(false);
			});
			terminal.question(question, (answer) => {
				resolve(answer.trim().toLowerCase() === "oui");
				terminal.removeAllListeners("close");
				terminal.close();
			});
		});
}

/** Sends a trial by the channels that the settings name, as the site would, whether it runs or not. */
export function tryBothChannels(settings: Settings, clock: Pick<Clock, "nowMs">): Promise<Tried[]> {
	const { mailServer, webhook } = settings;
	const letter = letterCourier(settings, (parcel) => composeLetter(parcel, settings));
	const couriers = { letter, ...(webhook ? { webhook: createWebhookCourier({ webhook, clock }) } : {}) };
	return tryChannels(couriers, mailServer !== undefined, clock.nowMs(), 3 * MINUTE_MS);
}

const warn = (line: string) => stderr.write(`${printable(line)}\n`);

try {
	const settings = readSettings(env);
	const { backup } = settings;
	process.exitCode = await runCommand(argv.slice(2), {
		async openStore() {
			const path = join(settings.dataDir, SQLITE_FILE_NAME);
			if (settings.databaseUrl === undefined && !existsSync(path) && !isFile(settings.dataDir)) {
				throw new SettingsError(
					`Aucune demande dans «\u202f${settings.dataDir}\u202f»\u202f: le site n’y a encore rien gardé. Si ses demandes sont ailleurs, donnez le même DATA_DIR que lui.`,
				);
			}
			return openStore(settings, randomBytes);
		},
		eraseLetters: (ids) => eraseLetters(mailFolderIn(settings.dataDir), ids),
		nowMs: systemClock.nowMs,
		cells: cellsOf(stdout),
		hasWebhook: settings.webhook !== undefined,
		countsCalls: settings.countCalls,
		...(settings.mailServer === undefined ? { mailFolder: mailFolderIn(settings.dataDir) } : {}),
		...(backup === undefined
			? {}
			: {
					copierOf: (store) =>
						createCopier({ settings: { ...settings, backup }, store, clock: systemClock, isShown: true }),
				}),
		...(backup?.to === "folder" ? { areCopiesOnSameDisk: () => isSameDisk(backup.folder, settings.dataDir) } : {}),
		...(settings.databaseUrl === undefined
			? { freeBytes: () => freeBytesOf(settings.dataDir), isOpenToOthers: () => isOpenToOthers(settings.dataDir) }
			: {}),
		tryChannels: () => tryBothChannels(settings, systemClock),
		say: (line) => stdout.write(`${printable(line)}\n`),
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

function isSameDisk(...paths: [string, string]): boolean {
	const [one, other] = paths.map((path) => statSync(path, { throwIfNoEntry: false })?.dev);
	return one !== undefined && one === other;
}
