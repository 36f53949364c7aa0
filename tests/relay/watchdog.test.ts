import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

/* A relay that hangs is not seen by « Restart=always »: systemd waits for a word of it (WatchdogSec= in tools/installer/units.ts). */

test("il dit à systemd qu’il répond ; arrêté en plein travail il se tait ; repris, il le redit", {
	timeout: 60_000,
}, async () => {
	const folder = await tempFolder();
	const said = join(folder, "dit");
	const program = join(folder, "systemd-notify");
	writeFileSync(program, `#!/bin/sh\necho "$1 $NOTIFY_SOCKET" >> ${said}\n`);
	chmodSync(program, 0o755);
	const words = () => (existsSync(said) ? readFileSync(said, "utf8").trim().split("\n") : []);
	const relay = await spawnRelay({
		...{
			DATA_DIR: join(folder, "var"),
			SMTP_URL: "smtp://a:secret@127.0.0.1:1",
			MAIL_FROM: "a@b.fr",
			MAIL_TO: "a@b.fr",
		},
		...{ WATCHDOG_USEC: "900000", NOTIFY_SOCKET: "/run/a", PATH: folder + delimiter + process.env.PATH },
	});
	await expect.poll(() => words().length, { timeout: 15_000 }).toBeGreaterThan(2);
	expect(new Set(words())).toEqual(new Set(["WATCHDOG=1 /run/a"]));
	process.kill(relay.pid, "SIGSTOP");
	// A word that was on its way.
	await new Promise((resolve) => setTimeout(resolve, 500));
	const before = words().length;
	await new Promise((resolve) => setTimeout(resolve, 1_500));
	expect(words().length).toBe(before);
	process.kill(relay.pid, "SIGCONT");
	await expect.poll(() => words().length, { timeout: 15_000 }).toBeGreaterThan(before);
	expect(await relay.end("SIGTERM")).toBe(0);
});
