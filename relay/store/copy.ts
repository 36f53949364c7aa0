import { DatabaseSync } from "node:sqlite";
import { toRequest } from "./rows.ts";

/** What a copy says when it is read again. */
interface CopyRead {
	requests: number;
	/** Of the newest, which was read whole; nothing when there is none. */
	newestId?: string;
}

/** Reads a copy whole, and one request of it as the relay would. @throws when it is damaged, or no copy of ours */
export function readCopy(file: string): CopyRead {
	const copy = new DatabaseSync(file, { readOnly: true });
	try {
		const [check] = copy.prepare("PRAGMA integrity_check").all();
		if (check?.integrity_check !== "ok") {
			throw Object.assign(new Error(`la copie «\u202f${file}\u202f» n’est pas saine`), { code: "DAMAGED" });
		}
		const requests = Number(copy.prepare("SELECT count(*) AS n FROM request").get()?.n);
		const row = copy.prepare("SELECT * FROM request ORDER BY received_at DESC LIMIT 1").get();
		return { requests, ...(row === undefined ? {} : { newestId: toRequest(row).id }) };
	} finally {
		copy.close();
	}
}
