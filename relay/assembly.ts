import { randomBytes as systemRandomBytes } from "node:crypto";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { assembleAtelier } from "#atelier/assemble-atelier.ts";
import { facts } from "#content/facts.ts";
import { sendsReceipts } from "#content/sends-receipts.ts";
import { answersBy } from "#notebook/answers-by.ts";
import { assembleNotebook, placeFinder } from "#notebook/assemble-notebook.ts";
import { linkOf, loadPages, signInLink } from "#notebook/load-pages.ts";
import { addresses, type NotebookPages } from "#notebook/views.ts";
import { SAMPLE_ORIGIN } from "#shared/site-origin.ts";
import { createFollowing } from "#visitor/follow.ts";
import { createStoreAlarm } from "./alarms/store-alarm.ts";
import type { Clock } from "./clock.ts";
import { createCounter, createTaps } from "./counting/taps.ts";
import type { Courier, Network } from "./delivery/courier.ts";
import { eraseLetters, letterCourier, mailFolderIn } from "./delivery/letter-courier.ts";
import { createWebhookCourier } from "./delivery/webhook-courier.ts";
import { startWorker, type Worker } from "./delivery/worker.ts";
import { watchForProxy } from "./http/forgotten-proxy.ts";
import { type Client, type Handler, methodNotAllowed, pathOf } from "./http/handler.ts";
import { createSecurityTxt, SECURITY_TXT } from "./http/security-txt.ts";
import { composeAnyhow } from "./letter/letter.ts";
import type { Surroundings } from "./letter/request-letter.ts";
import { errorCode, type Log } from "./log.ts";
import { shownSite } from "./publications/publications.ts";
import { createRateLimit } from "./reception/rate-limit.ts";
import { createReception } from "./reception/receive.ts";
import type { Settings } from "./settings.ts";
import { createMadePages, createPolicies, type MakePage } from "./site/made-pages.ts";
import { openSiteFolder, type SiteFolder } from "./site/site-folder.ts";
import { createSiteMemory } from "./site/site-memory.ts";
import { createStaticSite } from "./site/static-site.ts";
import { createTravel } from "./site/travel.ts";
import { openStore } from "./store/open.ts";
import type { Channel, Parcel, Settlement } from "./store/records.ts";
import type { RequestStore } from "./store/store.ts";
import { createCopier, startCopyRounds } from "./upkeep/backup.ts";
import { eraseUnfinished } from "./upkeep/leftovers.ts";
import { startRounds } from "./upkeep/rounds.ts";
import { startSignOfLife } from "./upkeep/sign-of-life.ts";

/** What the relay needs of the world around it. What is absent: the system's own. */
export interface Dependencies {
	clock: Clock;
	/** 0 ≤ x < 1 */
	random: () => number;
	log: Log;
	randomBytes?: (size: number) => Uint8Array;
	network?: Network;
	openStore?: typeof openStore;
	/** The built site's files; those on the disk when absent. */
	site?: SiteFolder;
	/** Pages made for who has no script; by the renderer that was built with the site when absent. */
	makePage?: MakePage;
	/** The notebook's pages; those that were built when absent. */
	pages?: () => Promise<NotebookPages>;
}

export type Assembly = Awaited<ReturnType<typeof assembleRelay>>;

/** A relay without port: what it answers, and what it does by itself. Rejects when the store cannot be opened. */
export async function assembleRelay(settings: Settings, world: Dependencies) {
	const { clock, random, log, randomBytes = systemRandomBytes } = world;
	const store = await (world.openStore ?? openStore)(settings, randomBytes, { nowMs: clock.nowMs });
	const folder = world.site ?? openSiteFolder(() => shownSite(settings));
	const makePage = world.makePage ?? createMadePages(() => shownSite(settings));
	const site = createStaticSite(folder, createSiteMemory(folder, createPolicies(folder), clock.monotonicMs), log);
	const proxyWatch = watchForProxy(settings.trustedProxyHops, clock);
	const mailFolder = mailFolderIn(settings.dataDir);
	let ownUrl = settings.siteOrigin;
	const origin = () => (settings.siteOrigin === SAMPLE_ORIGIN ? ownUrl : settings.siteOrigin);
	const placeOf = placeFinder(folder);
	const around = async (parcel: Parcel): Promise<Surroundings> => {
		const link = linkOf(parcel);
		const place =
			parcel.kind === "request" || parcel.kind === "receipt" ? await placeOf(parcel.request.quote.city) : undefined;
		return { notebook: link && origin() + link, place };
	};
	const letters = letterCourier(
		settings,
		async (parcel) => composeAnyhow(parcel, settings, await around(parcel)),
		world.network,
	);
	const alerts = settings.webhook && createWebhookCourier({ webhook: settings.webhook, clock, network: world.network });
	const storeAlarm = createStoreAlarm({
		courier: alerts ?? letters,
		channel: alerts ? "webhook" : "letter",
		messageDomain: settings.mailFrom.split("@")[1] ?? "localhost",
		...{ store, clock, log },
	});
	const counter = createCounter({ store, clock, log, isOn: settings.countCalls });
	const pages = world.pages ?? loadPages(join(settings.siteDir, "../carnet/pages.js"));
	const atelier = assembleAtelier(settings, { clock, log });
	const workers: Worker[] = [];
	const nudge = () => {
		for (const worker of workers) worker.nudge();
	};
	const { backup } = settings;
	const copier = backup && createCopier({ settings: { ...settings, backup }, store, clock, isShown: false });
	const eraseLettersOf = (ids: readonly string[]) => eraseLetters(mailFolder, ids);
	let stopRounds = async () => {};
	let stopCopies = async () => {};
	let stopSigns = async () => {};

	return {
		handler: createRoutes({
			reception: createReception({
				store,
				rateLimit: createRateLimit(clock.monotonicMs),
				makePage,
				siteOrigin: settings.siteOrigin,
				...{ clock, log, randomBytes },
				isFar: async (town) => ((await placeOf(town))?.distanceKm ?? 0) > facts.radiusKm,
				answersBy,
				sendsReceipts: () => settings.mailServer !== undefined && sendsReceipts(),
				onKept({ page, quarantined }) {
					storeAlarm.worked();
					nudge();
					// Bots are not counted.
					if (!quarantined) void counter.count("request", page);
				},
				onStoreFailed: storeAlarm.failed,
			}),
			taps: createTaps({ counter, folder, siteOrigin: settings.siteOrigin, nowMs: clock.nowMs, randomBytes }),
			health: createHealth(store, storeAlarm.isTroubled, log),
			securityTxt: createSecurityTxt(settings.siteOrigin, clock),
			travel: createTravel(folder, makePage, { nowMs: clock.monotonicMs, randomBytes }),
			notebook: assembleNotebook({
				...{ settings, store, clock, log },
				traces: { eraseLetters: eraseLettersOf, copier },
				couriers: { letter: letters, ...(alerts ? { webhook: alerts } : {}) },
				onQueued: nudge,
				pages,
				atelier,
				...{ placeOf, origin },
			}),
			following: createFollowing({
				uploads: join(settings.dataDir, "atelier"),
				...{ store, clock, log, randomBytes },
				traces: { eraseLetters: eraseLettersOf, copier },
				...{ pages, placeOf },
				siteOrigin: settings.siteOrigin,
				sendsMail: settings.mailServer !== undefined,
				onQueued: nudge,
			}),
			site: site.answer,
		}),
		/** What needs no such answer: files of the site, at once. */
		atHand: site.atHand,
		/** To be told of every request, before its answer. */
		onRequest: proxyWatch.saw,
		/** Tells where this relay listens, for the addresses in letters of a site without a name of its own. */
		listensAt(url: string) {
			ownUrl = url;
		},
		/** An address that lets one phone in, once. */
		makeLink: async () => origin() + signInLink(await store.makePass("sign-in", clock.nowMs())),
		/** Takes over from an earlier relay of the same store, then delivers. @throws AnotherRelayError while that one works */
		begin() {
			store.takeOver();
			eraseUnfinished(settings, log);
			const rounds = startRounds({
				...{ store, clock, log },
				retentionDays: settings.retentionDays,
				hasWebhook: alerts !== undefined,
				proxyTrouble: proxyWatch.trouble,
				reminders: settings.reminders,
				eraseLetters: eraseLettersOf,
				eraseCopiesBefore: async (beforeMs) => copier?.eraseBefore(beforeMs),
				forgetPhotographs: async (sentBeforeMs) => atelier.own?.forgetPhotographs(sentBeforeMs),
				onQueued: nudge,
			});
			stopRounds = rounds.stop;
			stopCopies = startCopyRounds({ copier, store, clock, log }).stop;
			if (settings.heartbeatUrl !== undefined)
				stopSigns = startSignOfLife({
					...{ url: settings.heartbeatUrl, store, clock, log, network: world.network },
					isTroubled: storeAlarm.isTroubled,
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
		},
		/** Ends what is under way. */
		async stop() {
			atelier.own?.publishing.stop();
			await Promise.all([stopCopies(), stopSigns(), ...workers.map((worker) => worker.stop())]);
			await Promise.all([stopRounds(), storeAlarm.stop(), counter.ended()]);
		},
		/** Closes the store, once nothing asks for it any more. */
		close: () => store.close(),
	};
}

/** « site » answers everything else. */
type Parts = Record<
	"reception" | "taps" | "health" | "securityTxt" | "travel" | "notebook" | "following" | "site",
	Handler
>;
type Bindings = { Bindings: Client };
const by = (handler: Handler) => (asked: Context<Bindings>) => handler(asked.req.raw, asked.env);

/** Routes of the relay, by path. HEAD is a GET here: the server leaves the body out. */
export function createRoutes({
	reception,
	taps,
	health,
	securityTxt,
	travel,
	notebook,
	following,
	site,
}: Parts): Handler {
	const app = new Hono<Bindings>({ getPath: pathOf })
		.all("/api/devis", by(reception))
		.post("/api/appels", by(taps))
		.all("/api/appels", () => methodNotAllowed("POST"))
		.get("/healthz", by(health))
		.get(SECURITY_TXT, by(securityTxt))
		.get("/trajet", by(travel))
		.all(`${addresses.toCall}/*`, by(notebook))
		.all("/suivi/*", by(following))
		.get("*", by(site))
		.all("*", () => methodNotAllowed("GET, HEAD"))
		.onError((error) => {
			throw error;
		});
	return async (request, client) => app.fetch(request, client);
}

/**
 * GET /healthz: 200 when requests can be kept, as far as the store can tell without writing; 503 otherwise, and from the
 * first visitor who was turned away until the largest request would be kept again.
 *
 * @param isTroubled whether visitors are being turned away
 */
export function createHealth(
	store: Pick<RequestStore, "check">,
	isTroubled: () => Promise<boolean>,
	log: Log,
): Handler {
	return async () => {
		const headers = { "cache-control": "no-store" };
		const unavailable = () => Response.json({ ok: false, store: "unavailable" }, { status: 503, headers });
		try {
			if (await isTroubled()) return unavailable();
			await store.check();
			return Response.json({ ok: true, store: "ok" }, { headers });
		} catch (error) {
			log("store_failed", { code: errorCode(error) });
			return unavailable();
		}
	};
}
