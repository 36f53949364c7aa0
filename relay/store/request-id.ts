import { createHash } from "node:crypto";

const TOKEN_BYTES = 32;

/** What only its holder knows: 43 letters, digits, « - » and « _ ». */
export const newToken = (randomBytes: (size: number) => Uint8Array): string =>
	Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");

/** All that is kept of a token. It is as long as the hash: nothing is gained by trying. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Crockford's alphabet: no letter that is mistaken for a digit when read out over the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A request's number, such as « 260314-7K3FQ9XM »: the day (UTC), then 40 random bits.
 *
 * @param randomBytes at least 8 of them
 */
export function requestId(receivedAtMs: number, randomBytes: Uint8Array): string {
	const day = new Date(receivedAtMs).toISOString().slice(2, 10).replaceAll("-", "");
	return `${day}-${[...randomBytes.slice(0, 8)].map((byte) => ALPHABET[byte % 32]).join("")}`;
}
