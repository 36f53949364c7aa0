import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { join } from "node:path";
import type { Clock } from "./clock.ts";
import type { Courier } from "./delivery/courier.ts";
import { createMailFolder } from "./delivery/mail-folder.ts";
import { createSmtpCourier } from "./delivery/smtp.ts";
import { startWorker } from "./delivery/worker.ts";
import { createHttpServer } from "./http/server.ts";
import { composeLetter } from "./letter/letter.ts";
import type { Log } from "./log.ts";
import { createRateLimit } from "./reception/rate-limit.ts";
import { createReception } from "./reception/receive.ts";
import { createRoutes } from "./routes.ts";
import type { Settings } from "./settings.ts";
import { createHealth } from "./site/health.ts";
import { openSiteFolder } from "./site/site-folder.ts";
import { createStaticSite } from "./site/static-site.ts";
import { createTravel } from "./site/travel.ts";
import { openSqliteStore } from "./store/sqlite.ts";
import type { Parcel } from "./store/store.ts";

export interface Surroundings {
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

/** Starts everything: store, then server, then delivery. @throws when the store cannot be opened or the port is taken */
export async function startRelay(settings: Settings, { clock, random, log }: Surroundings): Promise<Relay> {
	const messageDomain = settings.mailFrom.split("@")[1] ?? "localhost";
	const store = openSqliteStore({ dataDir: settings.dataDir, randomBytes, messageDomain });
	const folder = openSiteFolder(settings.siteDir);
	let onKept = () => {};

	const handler = createRoutes({
		reception: createReception({
			store,
			rateLimit: createRateLimit(clock.nowMs),
			readPage: folder.readPage,
			siteOrigin: settings.siteOrigin,
			clock,
			log,
			onKept: () => onKept(),
		}),
		health: createHealth(store, log),
		travel: createTravel(folder),
		site: createStaticSite(folder, log),
	});
	const server = createHttpServer({ handler, trustedProxyHops: settings.trustedProxyHops, log });
	try {
		await listen(server, settings);
	} catch (error) {
		await store.close();
		throw error;
	}

	// Only now: a second relay on a taken port must not free the leases of the first.
	const worker = startWorker({ channel: "letter", store, courier: courierFor(settings), clock, random, log });
	onKept = worker.nudge;

	return {
		url: urlOf(server, settings.host),
		async stop() {
			const closed = new Promise((resolve) => server.close(resolve));
			server.closeIdleConnections();
			// Requests under way end within the limits of the server; a connection that lingers longer is cut.
			const cancel = clock.after(9_000, () => server.closeAllConnections());
			await Promise.all([closed, worker.stop()]);
			cancel();
			await store.close();
		},
	};
}

function courierFor(settings: Settings): Courier {
	const { mailServer, mailFrom, mailTo, dataDir } = settings;
	const compose = (parcel: Parcel) => composeLetter(parcel, settings);
	if (mailServer === undefined) return createMailFolder({ folder: join(dataDir, "mail"), compose });
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
