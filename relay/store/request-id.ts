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
