import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** State of a socket that waits for connections, in /proc/net/tcp. */
const LISTENING = "0A";

/**
 * Who listens on that port, by the kernel's own tables: a small Debian has neither `ss` nor `lsof`.
 *
 * @returns the program's name, « ? » when it cannot be known, nothing when the port is free
 */
export function portHolder(port: number): string | undefined {
	const sockets = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((table) => listening(table, port));
	if (sockets.length === 0) return undefined;
	for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
		if (filesOf(pid).some((file) => sockets.includes(file))) return nameOf(pid);
	return "?";
}

function listening(table: string, port: number): string[] {
	return linesOf(table).flatMap((line) => {
		const [, local = "", , state, , , , , , inode] = line.trim().split(/\s+/);
		return state === LISTENING && Number.parseInt(local.split(":")[1] ?? "", 16) === port ? [`socket:[${inode}]`] : [];
	});
}

function linesOf(table: string): string[] {
	try {
		return readFileSync(table, "utf8").split("\n").slice(1);
	} catch {
		// A machine without IPv6 has one table only.
		return [];
	}
}

function filesOf(pid: string): string[] {
	try {
		return readdirSync(`/proc/${pid}/fd`).flatMap((file) => {
			try {
				return [readlinkSync(`/proc/${pid}/fd/${file}`)];
			} catch {
				return [];
			}
		});
	} catch {
		// It ended meanwhile, or is somebody else's.
		return [];
	}
}

function nameOf(pid: string): string {
	try {
		return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
	} catch {
		return "?";
	}
}
