import { createHmac } from "node:crypto";

/** What the forms of one session or one link carry: whoever has it has seen a page of theirs. */
export const csrfToken = (token: string): string => createHmac("sha256", token).update("preuve").digest("base64url");
