import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reconcileAlarms, recordPastTrouble } from "./alarms.ts";
import * as entrance from "./entrance.ts";
import { checkWritable, countOthersWith, keep } from "./keeping.ts";
import * as lists from "./lists.ts";
import {
	claimOldestDue,
	giveBack,
	markLeaving,
	nextDueAtMs,
	queueReminder,
	releaseLeases,
	renew,
	settle,
} from "./outbox.ts";
import { ask, type Channel, type Dialect, type Transact } from "./records.ts";
import { requestId } from "./request-id.ts";
import { answersReader, countOne, dailyCounts, forgetSafety, noteSafety, safety, status } from "./status.ts";
import { list, release, resend, resendHeld, take } from "./steps.ts";
import { AnotherRelayError, type RequestStore } from "./store.ts";
import { erase, erasing, forgetErasing, purge, queueDigest, recordHeartbeat } from "./upkeep.ts";

export const LOCK_NAME = "relais.verrou";

/**
 * Makes this process the only relay of the folder, for as long as it lives. Node has no file locks of its own, SQLite has:
 * the system drops them with the process, whatever ended it, so that no stale lock file ever keeps a relay from starting.
 *
 * @returns the unlock function
 * @throws AnotherRelayError
 */
export function lockFolder(dataDir: string): () => void {
	const lock = new DatabaseSync(join(dataDir, LOCK_NAME), { timeout: 0 });
	try {
		lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
	} catch (error) {
		lock.close();
		if ((error as { errcode?: number }).errcode !== 5) throw error;
		throw new AnotherRelayError(
			`Un autre relais travaille déjà dans «\u202f${dataDir}\u202f»\u202f: arrêtez-le, ou donnez un autre DATA_DIR à celui-ci.`,
		);
	}
	return () => lock.close();
}

/** What both stores are opened with. */
export interface StoreParts {
	randomBytes: (size: number) => Uint8Array;
	/** Domain of Message-IDs: the sender's, so that they are ours to give. */
	messageDomain: string;
	/** Channels that are configured. */
	channels: readonly Channel[];
}

interface Engine {
	transact: Transact;
	/** The same for scripts that change nothing: they wait for no writer. */
	read: Transact;
	dialect: Dialect;
	/** Whether this process is known to be the only relay, so that every lease it finds is a dead one's. */
	isAlone: () => boolean;
}

type Scripted = Omit<RequestStore, "scrub" | "checkSound" | "backUp" | "takeOver" | "close">;

/** The store, as scripts that an engine runs: all that SQLite and PostgreSQL share, which is nearly everything. */
export function assembleStore({ transact, read, dialect, isAlone }: Engine, parts: StoreParts): Scripted {
	const { randomBytes, messageDomain, channels } = parts;
	const owner = Buffer.from(randomBytes(12)).toString("hex");
	const messageId = (name: string) => `<${name.toLowerCase()}@${messageDomain}>`;
	const newId = (receivedAtMs: number) => requestId(receivedAtMs, randomBytes(8));
	const keeping = { dialect, newId, messageId, hasWebhook: channels.includes("webhook") };
	const claiming = { dialect, owner, randomBytes };
	const alarms = { dialect, messageId, channels };
	const answers = answersReader();
	return {
		async keep(arrival) {
			try {
				return await transact(keep(keeping, arrival));
			} catch (error) {
				if (!(error as { mayBeCommitted?: boolean }).mayBeCommitted) throw error;
				// The connection ended during the commit: asked again, the same request is found if it is there.
				return await transact(keep(keeping, arrival));
			}
		},
		checkWritable: (nowMs) => transact(checkWritable(keeping, randomBytes, nowMs)),
		countOthersWith: (hash, email, sinceMs) => read(countOthersWith(hash, email, sinceMs)),

		claimOldestDue: (channel, nowMs, leases) => transact(claimOldestDue(claiming, channel, nowMs, leases)),
		renew: (parcel, leaseUntilMs) => transact(renew(owner, parcel, leaseUntilMs)),
		markLeaving: (parcel) => transact(markLeaving(owner, parcel)),
		settle: (parcel, settlement, nowMs, begunMs) => transact(settle(owner, parcel, settlement, nowMs, begunMs)),
		giveBack: (parcel) => transact(giveBack(owner, parcel)),
		releaseLeases: (channel, nowMs, uncertainMs) =>
			transact(releaseLeases({ channel, everybody: isAlone(), nowMs, uncertainMs })),
		nextDueAtMs: (channel) => read(nextDueAtMs(channel)),

		countOne: (one) => transact(countOne(one)),
		dailyCounts: (fromDay) => read(dailyCounts(fromDay)),

		recordHeartbeat: (nowMs) => transact(recordHeartbeat(owner, nowMs)),
		status: () => read(status()),
		reconcileAlarms: (troubles, told, nowMs) => transact(reconcileAlarms(alarms, troubles, told, nowMs)),
		recordPastTrouble: (trouble, clearedAtMs) => transact(recordPastTrouble(trouble, clearedAtMs)),
		queueDigest: (nowMs, isDue) => transact(queueDigest({ dialect, messageId }, nowMs, isDue)),
		purge: (limits) => transact(purge(limits)),
		erasing: () => read(erasing()),
		forgetErasing: (letters) => transact(forgetErasing(letters)),
		safety: () => read(safety()),
		noteSafety: (kind, outcome, nowMs) => transact(noteSafety(kind, outcome, nowMs)),
		forgetSafety: (kinds) => transact(forgetSafety(kinds)),

		list: () => read(list()),
		release: (id, nowMs) => transact(release(id, nowMs)),
		resend: (id, nowMs) => transact(resend(id, nowMs)),
		resendHeld: (nowMs) => transact(resendHeld(nowMs)),
		erase: (ids) => transact(erase(ids)),

		take: (requestId, step, nowMs) => transact(take(dialect, requestId, step, nowMs)),
		listOf: (name, page, from) => read(lists.listOf(name, page, from)),
		listCounts: () => read(lists.listCounts()),
		search: (words, from) => read(lists.search(words, from)),
		fileOf: (id) => read(lists.fileOf(id)),
		appointments: (fromMs) => read(lists.appointments(fromMs)),
		answers: (sinceMs) => read(answers(sinceMs)),
		queueReminder: (nowMs, late) => transact(queueReminder(alarms, nowMs, late)),

		makePass: (kind, nowMs) => transact(entrance.makePass(randomBytes, { kind }, nowMs)),
		passOf: (token, nowMs) => read(entrance.passOf(token, nowMs)),
		signIn: (passToken, label, nowMs) => transact(entrance.signIn(randomBytes, passToken, label, nowMs)),
		enter: (sessionToken, nowMs, idleSinceMs) => transact(entrance.enter(sessionToken, nowMs, idleSinceMs)),
		devices: () => read(entrance.devices()),
		endSessions: (id) => transact(entrance.endSessions(id)),
		withdrawPasses: (kind) => transact(entrance.withdrawPasses(kind)),
		queueSignIn: (nowMs) => transact(entrance.queueSignIn({ dialect, messageId }, nowMs)),
		wasEverOpened: () => read(entrance.wasEverOpened()),
		purgeEntrance: (nowMs, idleSinceMs) => transact(entrance.purgeEntrance(nowMs, idleSinceMs)),

		async check() {
			await read(ask("SELECT count(*) FROM request WHERE received_at > 9000000000000000"));
		},
	};
}
