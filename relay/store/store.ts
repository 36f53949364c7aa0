import * as alarms from "./alarms.ts";
import * as entrance from "./entrance.ts";
import * as keeping from "./keeping.ts";
import * as lists from "./lists.ts";
import * as outbox from "./outbox.ts";
import * as passkeys from "./passkeys.ts";
import * as photos from "./photos.ts";
import * as quotes from "./quotes.ts";
import * as receipt from "./receipt.ts";
import type { Arrival, Channel, Kept } from "./records.ts";
import { ask, type Context, type Dialect, type Script, type Transact } from "./script.ts";
import * as status from "./status.ts";
import * as steps from "./steps.ts";
import * as upkeep from "./upkeep.ts";
import * as visitor from "./visitor.ts";

/** Scripts that change something and know the store that runs them. */
const CHANGES_OF_THIS_STORE = {
	checkWritable: keeping.checkWritable,

	claimOldestDue: outbox.claimOldestDue,
	renew: outbox.renew,
	markLeaving: outbox.markLeaving,
	settle: outbox.settle,
	giveBack: outbox.giveBack,
	releaseLeases: outbox.releaseLeases,

	recordHeartbeat: upkeep.recordHeartbeat,
	reconcileAlarms: alarms.reconcileAlarms,
	queueDigest: upkeep.queueDigest,

	take: steps.take,
	queueReminder: outbox.queueReminder,

	visitorToken: visitor.visitorToken,
	takeFromVisitor: visitor.takeFromVisitor,
	eraseByVisitor: visitor.eraseByVisitor,
	addPhoto: photos.addPhoto,
	removePhoto: photos.removePhoto,

	makeQuote: quotes.makeQuote,
	answerQuote: quotes.answerQuote,
	withdrawQuote: quotes.withdrawQuote,
	mailQuote: receipt.mailQuote,

	signIn: entrance.signIn,
	queueSignIn: entrance.queueSignIn,
	addPasskey: passkeys.addPasskey,
	signInByPasskey: passkeys.signInByPasskey,
};

const CHANGES = {
	keepQuotePdf: quotes.keepQuotePdf,
	countOne: status.countOne,

	recordPastTrouble: alarms.recordPastTrouble,
	purge: upkeep.purge,
	forgetErasing: upkeep.forgetErasing,
	noteSafety: status.noteSafety,
	forgetSafety: status.forgetSafety,

	release: steps.release,
	resend: steps.resend,
	resendHeld: steps.resendHeld,
	erase: upkeep.erase,

	enter: entrance.enter,
	endSessions: entrance.endSessions,
	nameDevice: entrance.nameDevice,
	withdrawPasses: entrance.withdrawPasses,
	purgeEntrance: entrance.purgeEntrance,
	removePasskey: passkeys.removePasskey,
};

const READINGS = {
	countOthersWith: keeping.countOthersWith,
	nextDueAtMs: outbox.nextDueAtMs,
	dailyCounts: status.dailyCounts,

	status: status.status,
	erasing: upkeep.erasing,
	safety: status.safety,

	list: steps.list,
	listOf: lists.listOf,
	listCounts: lists.listCounts,
	search: lists.search,
	fileOf: lists.fileOf,
	appointments: lists.appointments,
	visitorFile: visitor.visitorFile,
	knownVisitorToken: visitor.knownVisitorToken,
	photosOf: photos.photosOf,
	wholePhotosOf: photos.wholePhotosOf,
	quotesOf: quotes.quotesOf,
	quotePdf: quotes.quotePdf,
	quoteMailedAt: receipt.quoteMailedAt,
	acceptedQuotes: quotes.acceptedQuotes,
	lastWithWaste: quotes.lastWithWaste,
	photoFile: photos.photoFile,
	photoRoom: photos.photoRoom,

	passOf: entrance.passOf,
	hasPass: entrance.hasPass,
	devices: entrance.devices,
	wasEverOpened: entrance.wasEverOpened,
	passkeys: passkeys.passkeys,
	passkeyOf: passkeys.passkeyOf,
	passkeyChallenge: passkeys.passkeyChallenge,

	/** Resolves when the store answers. */
	check: () => ask("SELECT id FROM request LIMIT 1"),
};

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
	isAlone: Context["isAlone"];
}

/** What SQLite and PostgreSQL share, which is nearly everything: scripts that an engine runs. Methods reject when the store is broken. */
export function assembleStore({ transact, read, dialect, isAlone }: Engine, parts: StoreParts) {
	const { randomBytes, messageDomain, channels } = parts;
	const context: Context = {
		...{ dialect, isAlone, randomBytes, channels },
		owner: Buffer.from(randomBytes(12)).toString("hex"),
		messageId: (name) => `<${name.toLowerCase()}@${messageDomain}>`,
	};
	return {
		...run(READINGS, read),
		...run(CHANGES, transact),
		...run(CHANGES_OF_THIS_STORE, transact, context),
		answers: run({ answers: status.answersReader() }, read).answers,
		/** A link that belongs to no request. Resolves to its token. */
		makePass: (kind: "sign-in" | "calendar", nowMs: number) => transact(entrance.makePass(context, { kind }, nowMs)),
		async keep(arrival: Arrival): Promise<Kept> {
			try {
				return await transact(keeping.keep(context, arrival));
			} catch (error) {
				if (!(error as { mayBeCommitted?: boolean }).mayBeCommitted) throw error;
				// The connection ended during the commit: asked again, the same request is found if it is there.
				return await transact(keeping.keep(context, arrival));
			}
		},
	};
}

export interface RequestStore extends ReturnType<typeof assembleStore> {
	/** This process is now the one that delivers. @throws AnotherRelayError where only one may */
	takeOver(): void;
	/** Removes every trace of erased data from the store's files. The letters are gone before. */
	scrub(): Promise<void>;
	/**
	 * Looks for damage, and carries what can be read out of a damaged file: what became of it is an alarm of the store. Absent where
	 * the database server looks after its own files.
	 */
	checkSound?(): Promise<void>;
	/**
	 * Copies everything into one new file, reads it again, and resolves to the number of requests in it. Absent where the
	 * database server has its own tools.
	 */
	backUp?(path: string): Promise<number>;
	close(): Promise<void>;
}

type Scripts = Record<string, (...given: never[]) => Script<unknown>>;
type Run<All extends Scripts, First extends unknown[]> = {
	[Name in keyof All]: All[Name] extends (...given: [...First, ...infer Given]) => Script<infer Result>
		? (...given: Given) => Promise<Result>
		: never;
};

/** Each script as a transaction of its own. @param first what each is given before what its caller gives */
function run<All extends Scripts, First extends unknown[]>(
	scripts: All,
	engine: Transact,
	...first: First
): Run<All, First> {
	const methods = Object.entries(scripts).map(([name, script]) => [
		name,
		(...given: never[]) => engine(script(...(first as unknown[] as never[]), ...given)),
	]);
	return Object.fromEntries(methods);
}
