/** At the address of versions: the newest one's SHA-256 and name, as `sha256sum` writes them. Any host of plain files will do. */
export const NEWEST = "derniere-version";

/** Numbers of a version, as its folder has them: « 1.2.0-3f9c2a7b41 ». Nothing of a folder that somebody named. */
const numbersOf = (name: string): number[] | undefined => /^\d+\.\d+\.\d+/.exec(name)?.[0].split(".").map(Number);

/** @returns above 0 when `a` is the newer one; 0 too when either has no number */
export function compareVersions(a: string, b: string): number {
	const [first, second] = [numbersOf(a), numbersOf(b)];
	if (!first || !second) return 0;
	const place = first.findIndex((number, index) => number !== second[index]);
	return place < 0 ? 0 : (first[place] ?? 0) - (second[place] ?? 0);
}
