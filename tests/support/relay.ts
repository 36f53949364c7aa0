import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { onTestFinished } from "vitest";
import { type Clock, systemClock } from "#relay/clock.ts";
import { startRelay } from "#relay/relay.ts";
import { readSettings } from "#relay/settings.ts";
import { writeSite } from "./site.ts";
import { tempFolder } from "./temp-folder.ts";

export interface TestRelay {
	url: string;
	dataDir: string;
	siteDir: string;
	/** Lines of the log, parsed. */
	events: { event: string; [detail: string]: unknown }[];
	stop(): Promise<void>;
}

interface Choices {
	clock?: Clock;
	smtpUrl?: string;
	dataDir?: string;
	/** 0 ≤ x < 1 */
	random?: number;
}

/** The whole relay with its real server on a free port, behind one trusted proxy so that a test can be many visitors. */
export async function startTestRelay({
	clock = systemClock,
	smtpUrl,
	dataDir,
	random = 0.5,
}: Choices = {}): Promise<TestRelay> {
	const folder = dataDir ?? (await tempFolder());
	const siteDir = await writeSite();
	const env = { PORT: "0", TRUSTED_PROXY_HOPS: "1", DATA_DIR: folder, SITE_DIR: siteDir, SMTP_URL: smtpUrl };
	const events: TestRelay["events"] = [];
	const relay = await startRelay(readSettings(env), {
		clock,
		random: () => random,
		log: (event, details) => events.push({ event, ...details }),
	});
	let stopped: Promise<void> | undefined;
	const stop = () => (stopped ??= relay.stop());
	onTestFinished(stop);
	return { url: relay.url, dataDir: folder, siteDir, events, stop };
}

/** Letters written by a relay without mail server, oldest first. */
export async function lettersIn(dataDir: string): Promise<Email[]> {
	const folder = join(dataDir, "mail");
	const names = await readdir(folder).catch(() => []);
	const whole = names.filter((name) => name.endsWith(".eml")).sort();
	return Promise.all(whole.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
