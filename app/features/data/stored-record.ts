/** A record of this browser's storage; empty when there is none, or no storage (private windows of some browsers). */
export function readRecord(storage: "localStorage" | "sessionStorage", key: string): Record<string, unknown> {
	try {
		const record: unknown = JSON.parse(window[storage].getItem(key) ?? "{}");
		return typeof record === "object" && record !== null ? (record as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}

/** Keeps it; an empty one removes the entry. A full or missing storage must not stop somebody: the page keeps the values. */
export function keepRecord(storage: "localStorage" | "sessionStorage", key: string, record: object): void {
	try {
		if (Object.keys(record).length === 0) window[storage].removeItem(key);
		else window[storage].setItem(key, JSON.stringify(record));
	} catch {}
}
