import { createHash } from "node:crypto";
import { createReadStream, mkdirSync, rmSync, statSync } from "node:fs";
import { copyFile, open, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#relay/clock.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { Backup, Settings } from "#relay/settings.ts";
import type { CopyContent, SafetyKind, SafetyRecord } from "#relay/store/records.ts";
import { SQLITE_FILE_NAME } from "#relay/store/sqlite.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { readCopy } from "#relay/store/upkeep.ts";
import { copyName, eraseCopies, eraseCopiesBefore, putCopy, runShell, thinCopies } from "./backup-folder.ts";

/** Where a copy is made, and one is read again: on the disk of the requests, for the time that it takes. */
const WORK_FOLDER = ".copie-en-cours";
const TIME_LIMIT_MS = 20 * MINUTE_MS;
/** What was told to end has ended by then, or hangs in a mount. */
const END_WITHIN_MS = 3 * SECOND_MS;

interface Parts {
	settings: Pick<Settings, "dataDir" | "databaseUrl"> & { backup: Backup };
	store: Pick<RequestStore, "safety" | "noteSafety" | "backUp">;
	clock: Pick<Clock, "nowMs" | "after">;
	/** Whether the owner reads what the commands say. */
	isShown: boolean;
}

/** How an attempt ended. `reason` is a code, never personal data. */
export type Attempt = { ok: true; requests?: number; newestId?: string } | { ok: false; reason: string };

/** Makes copies off the machine and tries them. What came of it is written down in the store. */
export interface Copier {
	/** Where copies lie, when it is a folder. */
	folder?: string | undefined;
	/** Makes a copy now. Rejects when the store cannot be used. */
	copy(signal?: AbortSignal): Promise<Attempt>;
	/** Reads the last copy again; absent where nobody said how. Rejects when the store cannot be used. */
	tryLast?: ((signal?: AbortSignal) => Promise<Attempt>) | undefined;
	/** After an erasure: a new copy, then none of the others. Resolves to their number; absent where only the owner can. */
	renew?: (() => Promise<Attempt & { erased?: number }>) | undefined;
	/** Erases copies older than that; one that cannot be reached is none of its business. */
	eraseBefore(beforeMs: number): Promise<void>;
}

export function createCopier({ settings, store, clock, isShown }: Parts): Copier {
	const { backup, databaseUrl } = settings;
	const work = join(resolve(settings.dataDir), WORK_FOLDER);
	const folder = backup.to === "folder" ? backup.folder : undefined;
	const { command = "", restoreCommand } = backup.to === "command" ? backup : {};
	let underWay = false;

	return {
		folder,
		copy: (signal) => attempt("copy", copy, signal),
		tryLast:
			folder === undefined && restoreCommand === undefined ? undefined : (signal) => attempt("drill", tryLast, signal),
		renew: folder === undefined ? undefined : () => renew(folder),
		async eraseBefore(beforeMs) {
			if (folder !== undefined) await eraseCopiesBefore(folder, beforeMs).catch(() => {});
		},
	};

	async function copy(signal: AbortSignal, nowMs: number): Promise<CopyContent> {
		if (store.backUp === undefined) {
			await run(command, {}, signal);
			return {};
		}
		const file = join(work, SQLITE_FILE_NAME);
		const requests = await store.backUp(file);
		const digest = await digestOf(file);
		if (folder === undefined) await run(command, { BACKUP_FILE: file }, signal);
		else {
			const name = copyName(nowMs);
			await putCopy(file, folder, name);
			await thinCopies(folder, name);
		}
		return { requests, digest };
	}

	/** Byte for byte the copy that was made, whole, with as many requests, and one of them read. */
	async function tryLast(signal: AbortSignal): Promise<CopyContent & { newestId?: string }> {
		if (store.backUp === undefined && restoreCommand !== undefined) {
			await run(restoreCommand, {}, signal);
			return {};
		}
		const { copy: last } = await store.safety();
		if (last.doneAtMs === undefined) throw failure("NO COPY");
		const file = join(work, "relue.sqlite");
		if (folder !== undefined) await copyFile(join(folder, copyName(last.doneAtMs)), file);
		else {
			await (await open(file, "wx", 0o600)).close();
			await run(restoreCommand ?? "", { RESTORE_FILE: file }, signal);
		}
		// SQLite takes an empty file for an empty database.
		if (statSync(file).size === 0) throw failure("EMPTY");
		const { requests, newestId } = readCopy(file);
		if (requests !== last.requests) throw failure(`COUNT ${requests}/${last.requests}`);
		const digest = await digestOf(file);
		if (digest !== last.digest) throw failure("OTHER COPY");
		return { requests, digest, ...(newestId === undefined ? {} : { newestId }) };
	}

	async function renew(from: string): Promise<Attempt & { erased?: number }> {
		const made = await attempt("copy", copy);
		if (!made.ok) return made;
		const { copy: last } = await store.safety();
		const kept = copyName(last.doneAtMs ?? 0);
		return { ...made, erased: await eraseCopies(from, (name) => name !== kept) };
	}

	async function run(command: string, files: Record<string, string>, signal: AbortSignal): Promise<void> {
		const env = { ...files, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
		const code = await runShell(command, { env, signal, isShown, clock });
		if (code !== undefined) throw failure(code);
	}

	/** One attempt at a time, the owner's command included, within a time limit. Stopped by `signal`, it is as if never tried. */
	async function attempt(
		kind: SafetyKind,
		task: (signal: AbortSignal, nowMs: number) => Promise<CopyContent & { newestId?: string }>,
		stop: AbortSignal = new AbortController().signal,
	): Promise<Attempt> {
		const nowMs = clock.nowMs();
		const limit = new AbortController();
		const signal = AbortSignal.any([limit.signal, stop]);
		const callOff = clock.after(TIME_LIMIT_MS, () => limit.abort());
		const working = inWorkFolder(nowMs, () => task(signal, nowMs));
		let ended: (CopyContent & { newestId?: string }) | { reason: string };
		try {
			ended = await orGivenUp(working, signal);
		} catch (error) {
			ended = { reason: errorCode(error) };
		}
		callOff();
		if (stop.aborted) return { ok: false, reason: "STOPPED" };
		if (limit.signal.aborted) ended = { reason: "TIMEOUT" };
		const reason = "reason" in ended ? ended.reason : undefined;
		// Somebody else is at it, and writes down what comes of it.
		if (reason !== "BUSY") await store.noteSafety(kind, ended, nowMs);
		return reason === undefined ? { ok: true, ...ended } : { ok: false, reason };
	}

	async function inWorkFolder<T>(nowMs: number, task: () => Promise<T>): Promise<T> {
		// A mount that hangs: each further attempt would hold one more thread.
		if (underWay) throw failure("TIMEOUT");
		underWay = true;
		try {
			takeWorkFolder(work, nowMs);
			try {
				return await task();
			} finally {
				await rm(work, { recursive: true, force: true });
			}
		} finally {
			underWay = false;
		}
	}

	function orGivenUp<T>(working: Promise<T>, signal: AbortSignal): Promise<T> {
		const givenUp = new Promise<T>((_, reject) => {
			const give = () => clock.after(END_WITHIN_MS, () => reject(failure("TIMEOUT")));
			signal.addEventListener("abort", give, { once: true });
		});
		return Promise.race([working, givenUp]);
	}
}

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Whoever makes the folder may work. One that is older than any attempt was left by a crash. @throws BUSY */
function takeWorkFolder(path: string, nowMs: number): void {
	const found = statSync(path, { throwIfNoEntry: false });
	if (found !== undefined && Math.abs(nowMs - found.mtimeMs) > HOUR_MS) rmSync(path, { recursive: true, force: true });
	try {
		mkdirSync(join(path, ".."), { recursive: true, mode: 0o700 });
		mkdirSync(path, { mode: 0o700 });
	} catch (error) {
		throw (error as NodeJS.ErrnoException).code === "EEXIST" ? failure("BUSY") : error;
	}
}

async function digestOf(file: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(createReadStream(file), hash);
	return hash.digest("hex");
}

const EVERY_MS: Record<SafetyKind, number> = { copy: HOUR_MS, drill: 7 * DAY_MS };
/** After a failure. */
const AGAIN_AFTER_MS: Record<SafetyKind, number> = { copy: 10 * MINUTE_MS, drill: HOUR_MS };

interface Rounds {
	/** None when no copy is wanted. */
	copier: Copier | undefined;
	store: Pick<RequestStore, "safety" | "forgetSafety">;
	clock: Clock;
	log: Log;
}

/** A copy each hour, a trial each week. Another relay's, or one made by the owner's command, counts as well. */
export function startCopyRounds({ copier, store, clock, log }: Rounds) {
	const stopping = new AbortController();
	/** Of this process, by the clock that never goes back. */
	const tried = new Map<SafetyKind, { atMs: number; ok: boolean }>();
	let hasForgotten = false;
	let running: Promise<void> | undefined;

	const stopTicking = clock.every(MINUTE_MS, look);
	look();
	return {
		/** Ends the command under way; resolves when the store is no longer used. */
		async stop() {
			stopTicking();
			stopping.abort();
			await running;
		},
	};

	function look(): void {
		running ??= round()
			.catch((error: unknown) => log("store_failed", { code: errorCode(error) }))
			.finally(() => {
				running = undefined;
			});
	}

	async function round(): Promise<void> {
		if (!hasForgotten) await forget();
		if (copier === undefined) return stopTicking();
		if (isDue("copy", (await store.safety()).copy)) await attempt("copy", copier.copy);
		if (copier.tryLast === undefined || stopping.signal.aborted) return;
		const { copy, drill } = await store.safety();
		if (copy.doneAtMs !== undefined && isDue("drill", drill)) await attempt("drill", copier.tryLast);
	}

	/** Once: another relay on the same database may still do what this one does not. */
	async function forget(): Promise<void> {
		await store.forgetSafety([...(copier ? [] : ["copy" as const]), ...(copier?.tryLast ? [] : ["drill" as const])]);
		hasForgotten = true;
	}

	function isDue(kind: SafetyKind, { doneAtMs }: SafetyRecord): boolean {
		const last = tried.get(kind);
		const sinceTriedMs = last === undefined ? Number.POSITIVE_INFINITY : clock.monotonicMs() - last.atMs;
		if (sinceTriedMs < (last?.ok ? EVERY_MS : AGAIN_AFTER_MS)[kind]) return false;
		if (doneAtMs === undefined) return true;
		const ageMs = clock.nowMs() - doneAtMs;
		// One from the future was written before the clock was set back.
		return ageMs >= EVERY_MS[kind] || ageMs < -MINUTE_MS;
	}

	async function attempt(kind: SafetyKind, task: (signal: AbortSignal) => Promise<Attempt>): Promise<void> {
		const startMs = clock.monotonicMs();
		const ended = await task(stopping.signal);
		if (stopping.signal.aborted) return;
		tried.set(kind, { atMs: clock.monotonicMs(), ok: ended.ok });
		const tookMs = Math.round(clock.monotonicMs() - startMs);
		if (ended.ok) log(`${kind}_done`, { tookMs, ...(ended.requests === undefined ? {} : { count: ended.requests }) });
		else log(`${kind}_failed`, { tookMs, reason: ended.reason });
	}
}
