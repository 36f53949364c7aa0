import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import PostalMime, { type Email } from "postal-mime";
import { onTestFinished } from "vitest";
import { loadPages } from "#notebook/load-pages.ts";
import { type Clock, systemClock } from "#relay/clock.ts";
import { startRelay } from "#relay/relay.ts";
import { readSettings } from "#relay/settings.ts";
import { createMadePages, type MakePage } from "#relay/site/made-pages.ts";
import { eventually } from "./eventually.ts";
import { writeSite } from "./site.ts";
import { tempFolder } from "./temp-folder.ts";

export type TestRelay = Awaited<ReturnType<typeof startTestRelay>>;

interface Choices {
	clock?: Clock;
	smtpUrl?: string | undefined;
	dataDir?: string;
	/** Any other setting, by its name: the store, the second channel. */
	settings?: Record<string, string>;
	/** 0 ≤ x < 1 */
	random?: number;
	/** What makes pages for who has no script; the build's when absent. */
	makePage?: MakePage;
}

/** The whole relay with its real server on a free port, behind one trusted proxy so that a test can be many visitors. */
export async function startTestRelay({
	clock = systemClock,
	smtpUrl,
	dataDir,
	settings = {},
	random = 0.5,
	makePage = createMadePages(() => "build/client"),
}: Choices = {}) {
	const folder = dataDir ?? settings.DATA_DIR ?? (await tempFolder());
	const siteDir = await writeSite();
	const env = {
		PORT: "0",
		TRUSTED_PROXY_HOPS: "1",
		SITE_DIR: siteDir,
		SMTP_URL: smtpUrl,
		// Tests that let days pass are about something else.
		REMINDERS: "non",
		...settings,
		DATA_DIR: folder,
	};
	/** Lines of the log, parsed. */
	const events: { event: string; [detail: string]: unknown }[] = [];
	const relay = await startRelay(readSettings(env), {
		clock,
		random: () => random,
		log: (event, details) => events.push({ event, ...details }),
		makePage,
		pages: loadPages("build/carnet/pages.js"),
	});
	let stopped: Promise<void> | undefined;
	const stop = () => (stopped ??= relay.stop());
	onTestFinished(stop);
	return {
		url: relay.url,
		dataDir: folder,
		siteDir,
		/** What the owner's command needs to find the same requests. */
		settings: { ...settings, DATA_DIR: folder } as Record<string, string>,
		nowMs: clock.nowMs,
		/** Changes the store behind the relay's back. SQLite only. */
		async sql(statement: string) {
			const db = new DatabaseSync(join(folder, "demandes.sqlite"), { timeout: 2_000 });
			db.exec(statement);
			db.close();
		},
		events,
		/** That line of the log, for the nth time. */
		seen: (event: string, times = 1) =>
			eventually(`${event} × ${times}`, () => events.filter((line) => line.event === event)[times - 1]),
		/** That alarm's line. */
		rang: (kind: string, phase = "begins") =>
			eventually(`alarme ${kind} ${phase}`, () =>
				events.find((line) => line.event === `alarm_${phase}` && line.kind === kind),
			),
		stop,
	};
}

/** Letters written by a relay without mail server, oldest first. */
export async function lettersIn(dataDir: string): Promise<Email[]> {
	const folder = join(dataDir, "mail");
	const names = await readdir(folder).catch(() => []);
	const whole = names.filter((name) => name.endsWith(".eml")).sort();
	// One that is erased meanwhile is no longer there.
	const letters = await Promise.all(whole.map((name) => readFile(join(folder, name)).catch(() => undefined)));
	return Promise.all(letters.filter((letter) => letter !== undefined).map((letter) => PostalMime.parse(letter)));
}
