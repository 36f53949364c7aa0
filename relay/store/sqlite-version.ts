/** Before, a reset of the write-ahead log could damage the file: https://sqlite.org/releaselog/3_51_3.html */
const SOUND_SINCE = "3.51.3";

/**
 * Refuses the SQLite of a Node that is too old to be trusted with requests.
 *
 * @param version « 3.51.3 », as in `process.versions.sqlite`
 * @throws SQLITE_TOO_OLD, with the version as its message
 */
export function requireSoundSqlite(version: string): void {
	const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
	const [soundMajor = 0, soundMinor = 0, soundPatch = 0] = SOUND_SINCE.split(".").map(Number);
	const ahead = major - soundMajor || minor - soundMinor || patch - soundPatch;
	if (!(ahead >= 0)) throw Object.assign(new Error(version), { code: "SQLITE_TOO_OLD" });
}
