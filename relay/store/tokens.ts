import { createHash } from "node:crypto";

const TOKEN_BYTES = 32;

/** What only its holder knows: 43 letters, digits, « - » and « _ ». */
export const newToken = (randomBytes: (size: number) => Uint8Array): string =>
	Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");

/** All that is kept of a token. It is as long as the hash: nothing is gained by trying. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
