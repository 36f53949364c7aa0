import { createHash, createPublicKey, verify } from "node:crypto";
import * as v from "valibot";

/*
 * What a device answers when it makes a key or signs with one (WebAuthn, § 7.1 and 7.2), held to what was asked. The signature is
 * looked at by Node; decision 0048 says why no library is between.
 */

/** What the answer must be about. */
export interface Asked {
	/** In base64url. */
	challenge: string;
	/** Of the page that asked. */
	origin: string;
}

const ANSWER_AT_MOST = 8_192;
const part = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const madeAnswer = v.object({ id: part, clientData: part, authenticatorData: part, publicKey: part });
const signedAnswer = v.object({ id: part, clientData: part, authenticatorData: part, signature: part });
const client = v.object({ type: v.string(), challenge: v.string(), origin: v.string() });

const USER_PRESENT_AND_VERIFIED = 0b101;
const RSA_LEAST_BITS = 2_048;

/** The key that a device made; nothing when it is not what was asked, or of a kind that was not. */
export function keyMade(sent: string, asked: Asked): { credentialId: string; publicKey: string } | undefined {
	const answer = read(madeAnswer, sent);
	if (answer === undefined || !isAbout(answer, "webauthn.create", asked)) return undefined;
	return publicKeyOf(answer.publicKey) && { credentialId: answer.id, publicKey: answer.publicKey };
}

/** Which key is said to have signed, and what: to be looked up before it is believed. Nothing when it is no answer of a device. */
export function signerIn(sent: string): { credentialId: string; challenge: string } | undefined {
	const answer = read(signedAnswer, sent);
	const said = answer && read(client, text(answer.clientData));
	return said && answer && { credentialId: answer.id, challenge: said.challenge };
}

/** Whether that key signed what was asked, its holder having shown a finger, a face or a code. */
export function isSigned(sent: string, publicKey: string, asked: Asked): boolean {
	const answer = read(signedAnswer, sent);
	const key = publicKeyOf(publicKey);
	if (answer === undefined || key === undefined || !isAbout(answer, "webauthn.get", asked)) return false;
	const signed = Buffer.concat([bytes(answer.authenticatorData), sha256(bytes(answer.clientData))]);
	return verify("sha256", signed, key, bytes(answer.signature));
}

function isAbout(
	{ clientData, authenticatorData }: { clientData: string; authenticatorData: string },
	type: string,
	{ challenge, origin }: Asked,
): boolean {
	const said = read(client, text(clientData));
	if (said?.type !== type || said.challenge !== challenge || said.origin !== origin) return false;
	// 32 bytes of the site's name, hashed, then what the person did.
	const held = bytes(authenticatorData);
	const isOfThisSite = held.subarray(0, 32).equals(sha256(Buffer.from(new URL(origin).hostname)));
	return isOfThisSite && ((held[32] ?? 0) & USER_PRESENT_AND_VERIFIED) === USER_PRESENT_AND_VERIFIED;
}

/** The two kinds that every device can make: ECDSA on P-256, and RSA. */
function publicKeyOf(spki: string) {
	try {
		const key = createPublicKey({ key: bytes(spki), format: "der", type: "spki" });
		const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
		const isRsa = key.asymmetricKeyType === "rsa" && modulusLength >= RSA_LEAST_BITS;
		return namedCurve === "prime256v1" || isRsa ? key : undefined;
	} catch {
		return undefined;
	}
}

function read<Entries extends v.ObjectEntries>(schema: v.ObjectSchema<Entries, undefined>, json: string) {
	if (json.length > ANSWER_AT_MOST) return undefined;
	try {
		const read = v.safeParse(schema, JSON.parse(json));
		return read.success ? read.output : undefined;
	} catch {
		return undefined;
	}
}

const bytes = (base64url: string) => Buffer.from(base64url, "base64url");
const text = (base64url: string) => bytes(base64url).toString("utf8");
const sha256 = (of: Buffer) => createHash("sha256").update(of).digest();
