import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Assembly, assembleRelay } from "#relay/assembly.ts";
import { runCommand } from "#relay/owner/command.ts";
import { readSettings } from "#relay/settings.ts";
import type { SiteFolder } from "#relay/site/site-folder.ts";
import { openStore } from "#relay/store/open.ts";
import { AnotherRelayError } from "#relay/store/records.ts";
import { followIn } from "#shared/quote/follow.ts";
import { copyAsFound, type SimulatedDisk, simulatedDisk } from "./disk.ts";
import type { SimulatedGateway } from "./gateway.ts";
import type { SimulatedMail } from "./mail.ts";
import type { Random } from "./random.ts";
import type { Time } from "./time.ts";

/** What all machines of one run have in common. */
export interface Surroundings {
	time: Time;
	random: Random;
	mail: SimulatedMail;
	gateway: SimulatedGateway;
	/** How far the clocks of the machines are from the true time. */
	skewMs: () => number;
	/** Two relays on one store, as on PostgreSQL: leases run out by themselves. */
	shared: boolean;
	/** A line of the relay's log. */
	heard: (event: string, details: Record<string, unknown>) => void;
}

export interface Answer {
	status: number;
	body: string;
	headers: Headers;
}

type Store = Awaited<ReturnType<typeof openStore>>;
export type Machine = ReturnType<typeof simulatedMachine>;

export const BOUNDARY = "une-ligne-que-personne-ne-tape";
let folders = 0;

/** The site's files would be on a real disk, whose time is not this one's. */
const NO_FILES: SiteFolder = {
	find: async () => undefined,
	file: async () => undefined,
	read: () => Promise.reject(new Error("no file")),
	readPage: () => Promise.reject(new Error("no page")),
};

/** From one start to its end. */
interface Life {
	relay?: Assembly;
	isAlive: boolean;
}

/**
 * @param root folder under which each start of the machine has its own
 * @param twin machine that shares its store with this one
 */
export function simulatedMachine(
	root: string,
	around: Surroundings,
	twin?: { folder: () => string; disk: () => SimulatedDisk },
) {
	const { time, random, mail, gateway, skewMs, shared } = around;
	let folder = twin?.folder() ?? newFolder();
	let life: Life = { isAlive: false };
	let disk = twin?.disk() ?? simulatedDisk(folder, time, random);

	return {
		/** That a next start would open. */
		folder: () => folder,
		disk: () => disk,
		isUp: () => life.isAlive,
		/** Rejects with the reason why it does not start. */
		async start() {
			const plugged = disk;
			const started = await startLife();
			// Its own first write may have been the one that was cut.
			if (disk !== plugged) started.isAlive = false;
			life = started;
		},
		/** Tries to start a second relay on the same folder. Rejects with the reason why it does not start. */
		async startTwin() {
			await startLife();
		},
		/** Lets what is under way end. */
		async stop() {
			const me = life;
			let ended = false;
			void (async () => {
				await me.relay?.stop();
				await me.relay?.close();
				ended = true;
				time.stir();
			})();
			// The last letter has five seconds, the last commit as long as it takes.
			for (let tries = 0; tries < 30 && !ended; tries++) await time.advance(500);
			if (!ended) throw new Error("the relay does not stop");
			me.isAlive = false;
		},
		/** From one moment to the next: all that it had in memory is gone. */
		crash() {
			life.isAlive = false;
			if (shared) {
				life.relay?.close().catch(() => {});
				return;
			}
			const found = newFolder();
			copyAsFound(folder, found);
			disk.unplug();
			const { condition } = disk;
			rmSync(folder, { recursive: true });
			folder = found;
			disk = simulatedDisk(folder, time, random);
			disk.condition = condition;
		},
		ask,
		/** The answer to a form, or nothing when the machine died before it. */
		async post(body: string, { address, key }: { address: string; key?: string }) {
			const headers = {
				"content-type": `multipart/form-data; boundary=${BOUNDARY}`,
				...(key === undefined ? {} : { "idempotency-key": key }),
			};
			const answer = await ask("/api/devis", { method: "POST", body, headers }, address);
			if (answer === undefined) return undefined;
			const { id = "" } = answer.status === 200 ? (JSON.parse(answer.body) as { id: string }) : {};
			return { status: answer.status, id, follow: followIn(answer.headers) ?? "" };
		},
		/** A token that lets the owner in, as « npm run carnet -- lien » prints it; nothing when the store could not be used. */
		async pass() {
			let token: string | undefined;
			const made = withStore(async (store, nowMs) => {
				token = await store.makePass("sign-in", nowMs);
			});
			await time.settle();
			await made;
			return token;
		},
		/** What becomes of a photograph once its own process has made it small; nothing when the store could not be used. */
		async addPhoto(token: string, digest: string) {
			let result: string | undefined;
			const added = withStore(async (store, nowMs) => {
				result = await store.addPhoto(token, { digest, image: random.bytes(2_000) }, nowMs);
			});
			await time.settle();
			await added;
			return result;
		},
		/** Ends everything, with its files left to whoever clears the folder. */
		discard() {
			life.isAlive = false;
			disk.unplug();
		},
		/** `npm run demandes -- …` on this machine. @returns its exit code, or nothing when the store could not be used */
		async order(...typed: string[]) {
			let code: number | undefined;
			const ended = runCommand(typed, {
				settings: settings(),
				clock: time.machineClock(skewMs, () => true),
				openStore: () => openStore(settings(), random.bytes),
				isShown: false,
				say() {},
				warn() {},
			}).then(
				(done) => {
					code = done;
				},
				() => {},
			);
			await time.settle();
			await ended;
			return code;
		},
	};

	async function withStore(use: (store: Store, nowMs: number) => Promise<void>): Promise<void> {
		try {
			const store = await openStore(settings(), random.bytes);
			try {
				await use(store, time.machineClock(skewMs, () => true).nowMs());
			} finally {
				await store.close();
			}
		} catch {
			// Nobody knows what is kept.
		}
	}

	/** The answer to a request, or nothing when the machine died before it. */
	async function ask(path: string, init: RequestInit, address = "10.8.0.1"): Promise<Answer | undefined> {
		const me = life;
		let answer: Answer | undefined;
		const request = new Request(`http://relais.invalid${path}`, init);
		void me.relay?.handler(request, { clientAddress: address, https: true }).then(async (response) => {
			const body = await response.text();
			time.stir();
			if (me.isAlive) answer = { status: response.status, body, headers: response.headers };
		});
		await time.settle();
		// The store may be slow: the relay has a deadline of its own.
		if (answer === undefined && me.isAlive) await time.advance(11_000);
		return answer;
	}

	async function startLife(): Promise<Life> {
		const me: Life = { isAlive: true };
		const clock = time.machineClock(skewMs, () => me.isAlive);
		const relay = await assembleRelay(settings(), {
			clock,
			random: random.next,
			randomBytes: random.bytes,
			log: (event, details = {}) => {
				time.stir();
				if (me.isAlive) around.heard(event, details);
			},
			network: {
				dialMailServer: () => mail.dial(() => me.isAlive),
				fetch: gateway.fetchFor(() => me.isAlive),
				after: clock.after,
			},
			openStore: shared ? openShared : openStore,
			site: NO_FILES,
			makePage: NO_FILES.readPage,
			// What a page would show, for whoever presses on it.
			pages: async () => ({
				renderVisitor: JSON.stringify,
				render: JSON.stringify,
				script: "",
				visitorScript: "",
				style: "",
			}),
		});
		me.relay = relay;
		try {
			relay.begin();
		} catch (error) {
			await relay.stop();
			await relay.close();
			me.isAlive = false;
			throw error;
		}
		await time.settle();
		return me;
	}

	function newFolder(): string {
		const path = join(root, `d${folders++}`);
		mkdirSync(path, { recursive: true, mode: 0o700 });
		return path;
	}

	function settings() {
		return readSettings({
			DATA_DIR: folder,
			SITE_DIR: root,
			SMTP_URL: "smtp://relais:secret@127.0.0.1:25",
			SMTP_PLAIN: "oui",
			WEBHOOK_URL: "http://127.0.0.1:9/alerte",
			WEBHOOK_SECRET: "un secret assez long",
			MAIL_FROM: "site@exemple.fr",
		});
	}
}

/** As PostgreSQL is opened: nobody is known to be alone. */
const openShared: typeof openStore = async (settings, randomBytes) => ({
	...(await openStore(settings, randomBytes)),
	takeOver() {},
});

export const isAnotherRelay = (error: unknown) => error instanceof AnotherRelayError;
