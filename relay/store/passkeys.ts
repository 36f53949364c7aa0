import { createHmac, timingSafeEqual } from "node:crypto";
import { MINUTE_MS } from "#relay/clock.ts";
import { hashOf, ID_LETTERS, newToken, openSession, toDevice } from "./entrance.ts";
import type { Device } from "./notebook.ts";
import { ask, type Context, type Script } from "./script.ts";

/* Keys that devices hold (WebAuthn), a second way into the notebook. Who signs a fresh challenge with one of them is let in. */

/** The page waits so long for a finger. */
const CHALLENGE_LASTS_MS = 5 * MINUTE_MS;
/** A row of its own, with the secret that challenges are made with: giving one out writes nothing, whoever asks for it. */
const SECRET = "passkey-secret";
const AT_MOST = 20;

/** A key that a device made, by the name that the device gives it. */
export interface Passkey {
	credentialId: string;
	/** SubjectPublicKeyInfo, in base64url. */
	publicKey: string;
	/** Of the device that made it: « Firefox sur Android ». */
	label: string;
}

/** Takes a key in. False when there are twenty, or when it is known already. */
export function* addPasskey(context: Context, passkey: Passkey, nowMs: number): Script<boolean> {
	yield* context.dialect.lock("passkeys");
	if ((yield* passkeys()).length >= AT_MOST) return false;
	const insert = (hash: string, kind: string, label: string, key: string) =>
		ask(
			`INSERT INTO entry (hash, kind, label, key, made_at, seen_at) VALUES (:hash, :kind, :label, :key, :madeAtMs, :seenAtMs)
				ON CONFLICT (hash) DO NOTHING RETURNING hash`,
			{ hash, kind, label, key, madeAtMs: nowMs, seenAtMs: nowMs },
		);
	yield* insert(SECRET, SECRET, "", newToken(context));
	return (yield* insert(hashOf(passkey.credentialId), "passkey", passkey.label, passkey.publicKey)).length > 0;
}

/** The one that was used last comes first. */
export function* passkeys(): Script<Device[]> {
	return (yield* ask("SELECT * FROM entry WHERE kind = 'passkey' ORDER BY seen_at DESC, hash")).map(toDevice);
}

/** Resolves to a key's public key; to nothing when it was taken away, or never was. */
export function* passkeyOf(credentialId: string): Script<string | undefined> {
	const sql = "SELECT key FROM entry WHERE kind = 'passkey' AND hash = :hash";
	const [row] = yield* ask(sql, { hash: hashOf(credentialId) });
	return row && String(row.key);
}

/** False when it is there no more. */
export function* removePasskey(id: string): Script<boolean> {
	const sql = `DELETE FROM entry WHERE kind = 'passkey' AND substr(hash, 1, ${ID_LETTERS}) = :id RETURNING hash`;
	return (yield* ask(sql, { id })).length > 0;
}

/** What a device is to sign within five minutes; nothing where no key is known. */
export function* passkeyChallenge(nowMs: number): Script<string | undefined> {
	const secret = yield* secretOfPasskeys();
	return secret === undefined || (yield* passkeys()).length === 0 ? undefined : challengeAt(nowMs, secret);
}

/**
 * Opens a session for who signed that challenge with that key, once: both or neither. The signature was looked at before.
 * Resolves to the session's token, or to nothing when the challenge is none of ours, too old or used, or the key was taken away.
 */
export function* signInByPasskey(
	context: Context,
	{ credentialId, challenge, label }: { credentialId: string; challenge: string; label: string },
	nowMs: number,
): Script<string | undefined> {
	const secret = yield* secretOfPasskeys();
	if (secret === undefined || !isFresh(challenge, secret, nowMs)) return undefined;
	const used = yield* ask(
		"INSERT INTO entry (hash, kind, made_at, ends_at) VALUES (:hash, 'challenge', :nowMs, :endsAtMs) ON CONFLICT (hash) DO NOTHING RETURNING hash",
		{ hash: hashOf(challenge), nowMs, endsAtMs: nowMs + 2 * CHALLENGE_LASTS_MS },
	);
	if (used.length === 0) return undefined;
	const seen = yield* ask("UPDATE entry SET seen_at = :nowMs WHERE kind = 'passkey' AND hash = :hash RETURNING hash", {
		...{ nowMs, hash: hashOf(credentialId) },
	});
	return seen.length === 0 ? undefined : yield* openSession(context, label, nowMs);
}

function* secretOfPasskeys(): Script<string | undefined> {
	const [row] = yield* ask("SELECT key FROM entry WHERE hash = :name", { name: SECRET });
	return row && String(row.key);
}

/** Its moment, and a proof that we gave it then. */
function challengeAt(atMs: number, secret: string): string {
	const moment = Buffer.alloc(8);
	moment.writeBigUInt64BE(BigInt(atMs));
	return Buffer.concat([moment, proofOf(moment, secret)]).toString("base64url");
}

const proofOf = (moment: Buffer, secret: string) => createHmac("sha256", secret).update(moment).digest();

function isFresh(challenge: string, secret: string, nowMs: number): boolean {
	const sent = Buffer.from(challenge, "base64url");
	if (sent.length !== 40) return false;
	const [moment, proof] = [sent.subarray(0, 8), sent.subarray(8)];
	// A clock that was set back gave it later than now.
	const isRecent = Math.abs(nowMs - Number(moment.readBigUInt64BE())) <= CHALLENGE_LASTS_MS;
	return isRecent && timingSafeEqual(proof, proofOf(moment, secret));
}
