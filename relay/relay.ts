import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { join } from "node:path";
import { SAMPLE_ORIGIN } from "#shared/site-origin.ts";
import { createStoreAlarm } from "./alarms/store-alarm.ts";
import type { Clock } from "./clock.ts";
import { createCounter } from "./counting/counter.ts";
import { createTaps } from "./counting/taps.ts";
import type { Courier } from "./delivery/courier.ts";
import { createMailFolder, eraseLetters } from "./delivery/mail-folder.ts";
import { createSmtpCourier } from "./delivery/smtp.ts";
import { createWebhookCourier } from "./delivery/webhook.ts";
import { startWorker, type Worker } from "./delivery/worker.ts";
import { closable } from "./http/closing.ts";
import { createHttpServer } from "./http/server.ts";
import { composeLetter } from "./letter/letter.ts";
import type { Log } from "./log.ts";
import { createRateLimit } from "./reception/rate-limit.ts";
import { createReception } from "./reception/receive.ts";
import { createRoutes } from "./routes.ts";
import type { Settings } from "./settings.ts";
import { createHealth } from "./site/health.ts";
import { createPolicies } from "./site/policies.ts";
import { openSiteFolder } from "./site/site-folder.ts";
import { createStaticSite } from "./site/static-site.ts";
import { createTravel } from "./site/travel.ts";
import { openStore } from "./store/open.ts";
import type { Channel, Parcel, Settlement } from "./store/store.ts";
import { createCopier } from "./upkeep/copier.ts";
import { startCopyRounds } from "./upkeep/copy-rounds.ts";
import { startRounds } from "./upkeep/rounds.ts";

export interface Dependencies {
	clock: Clock;
	/** 0 ≤ x < 1 */
	random: () => number;
	log: Log;
}

export interface Relay {
	/** Where it listens, such as « http://127.0.0.1:3000 ». */
	url: string;
	/** Ends what is under way, then closes the store. */
	stop(): Promise<void>;
}

/** Starts everything: store, then server, then delivery. Rejects when the store cannot be opened or the port is taken. */
export async function startRelay(settings: Settings, { clock, random, log }: Dependencies): Promise<Relay> {
	const store = await openStore(settings, randomBytes, true);
	const folder = openSiteFolder(settings.siteDir);
	const policies = createPolicies(folder);
	const mailFolder = join(settings.dataDir, "mail");
	const letters = letterCourier(settings, mailFolder);
	const alerts = settings.webhook && createWebhookCourier({ webhook: settings.webhook, clock });
	const storeAlarm = createStoreAlarm({
		courier: alerts ?? letters,
		channel: alerts ? "webhook" : "letter",
		messageDomain: settings.mailFrom.split("@")[1] ?? "localhost",
		...{ store, clock, log },
	});
	const counter = createCounter({ store, clock, log, isOn: settings.countCalls });
	let nudge = () => {};

	const handler = createRoutes({
		reception: policies.guard(
			createReception({
				store,
				rateLimit: createRateLimit(clock.monotonicMs),
				readPage: folder.readPage,
				siteOrigin: settings.siteOrigin,
				clock,
				log,
				onKept({ page, quarantined }) {
					storeAlarm.worked();
					nudge();
					// Bots are not counted.
					if (!quarantined) void counter.count("request", page);
				},
				onStoreFailed: storeAlarm.failed,
			}),
		),
		taps: createTaps({ counter, folder, siteOrigin: settings.siteOrigin, nowMs: clock.nowMs, randomBytes }),
		health: createHealth(store, storeAlarm.isTroubled, log),
		travel: policies.guard(createTravel(folder)),
		site: createStaticSite(folder, policies, log),
	});
	const server = createHttpServer({
		handler,
		trustedProxyHops: settings.trustedProxyHops,
		domain: domainOf(settings.siteOrigin),
		log,
	});
	const closeServer = closable(server, clock);
	try {
		await listen(server, settings);
		// Only now: a second relay on a taken port must not take over from the first.
		store.takeOver();
	} catch (error) {
		server.close();
		await store.close();
		throw error;
	}

	const workers: Worker[] = [];
	nudge = () => {
		for (const worker of workers) worker.nudge();
	};
	const { backup } = settings;
	const copier = backup && createCopier({ settings: { ...settings, backup }, store, clock, isShown: false });
	const copyRounds = startCopyRounds({ copier, store, clock, log });
	const rounds = startRounds({
		...{ store, clock, log },
		retentionDays: settings.retentionDays,
		hasWebhook: alerts !== undefined,
		eraseLetters: (ids) => eraseLetters(mailFolder, ids),
		eraseCopiesBefore: async (beforeMs) => copier?.eraseBefore(beforeMs),
		onQueued: () => nudge(),
	});
	const onSettled = ({ state }: Settlement) => {
		// The next round, within a minute, sees a recovery.
		if (state !== "accepted") rounds.look();
	};
	const work = (channel: Channel, courier: Courier) =>
		startWorker({ channel, store, courier, clock, random, log, onSettled });
	workers.push(work("letter", letters));
	// Its own worker: a mail server that hangs delays no alert.
	if (alerts) workers.push(work("webhook", alerts));

	return {
		url: urlOf(server, settings.host),
		async stop() {
			await Promise.all([closeServer(), copyRounds.stop(), ...workers.map((worker) => worker.stop())]);
			await Promise.all([rounds.stop(), storeAlarm.stop(), counter.ended()]);
			await store.close();
		},
	};
}

/** The public name without « www. »; none as long as the site has only that of the sample. */
const domainOf = (siteOrigin: string): string | undefined =>
	siteOrigin === SAMPLE_ORIGIN ? undefined : new URL(siteOrigin).hostname.replace(/^www\./, "");

function letterCourier(settings: Settings, folder: string): Courier {
	const { mailServer, mailFrom, mailTo } = settings;
	const compose = (parcel: Parcel) => composeLetter(parcel, settings);
	if (mailServer === undefined) return createMailFolder({ folder, compose });
	return createSmtpCourier({ server: mailServer, mailFrom, mailTo, compose });
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, () => {
			server.off("error", reject);
			resolve();
		});
	});
}

function urlOf(server: Server, host: string): string {
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
