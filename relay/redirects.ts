/**
 * Addresses that moved, or that people write otherwise. Paths are decoded, without final slash. The specification's
 * slug « vienne nord » is published as vienne-nord.
 */
export const MOVED: ReadonlyMap<string, string> = new Map([
	["/serrurier-vienne", "/serrurier-vienne-nord"],
	["/serrurier-vienne nord", "/serrurier-vienne-nord"],
	["/serrurier-l-isle-d-abeau", "/serrurier-lisle-abeau"],
]);

/** Where a decoded path lives now, or nothing when it never moved. */
export function movedTo(path: string): string | undefined {
	return MOVED.get(path);
}
