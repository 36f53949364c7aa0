import { spawn } from "node:child_process";
import { passedOn } from "#relay/passed-on.ts";

/** What systemd gives a service whose unit has WatchdogSec=. */
type Given = Partial<Record<"WATCHDOG_USEC" | "NOTIFY_SOCKET" | "PATH", string>>;

/** Slower than this is not answering. */
const ANSWERS_WITHIN_MS = 10_000;

/**
 * Tells systemd that this relay answers, three times as often as it wants to hear of it: one that hangs says nothing, and is started
 * anew. Any answer will do: what is ill is not mended by a restart. Node opens no socket of datagrams, so systemd's own program carries it.
 *
 * @param url where the relay listens
 */
export function answerWatchdog(url: string, { WATCHDOG_USEC, NOTIFY_SOCKET, PATH }: Given): void {
	const everyMs = Number(WATCHDOG_USEC ?? 0) / 1_000 / 3;
	if (!(everyMs > 0) || NOTIFY_SOCKET === undefined) return;
	const tell = () =>
		fetch(`${url}/healthz`, { signal: AbortSignal.timeout(Math.min(ANSWERS_WITHIN_MS, everyMs)) })
			.then((answer) => answer.arrayBuffer())
			.then(() => {
				const told = spawn("systemd-notify", ["WATCHDOG=1"], {
					stdio: "ignore",
					env: { ...passedOn({ PATH }), NOTIFY_SOCKET },
				});
				told.on("error", () => {});
			})
			.catch(() => {});
	setInterval(tell, everyMs).unref();
}
