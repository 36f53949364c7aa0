/** The first that systemd hands over, after the three streams that every program has. */
const FIRST_GIVEN = 3;

/**
 * The listening socket that systemd holds for this very process (`site.socket`), if it does. While the relay restarts, what comes
 * waits in it: nobody is refused, and nothing is posted twice. A process that the relay starts has the same variables, and another number.
 */
export function givenSocket(env: Record<string, string | undefined>, pid: number): number | undefined {
	return env.LISTEN_FDS === "1" && env.LISTEN_PID === String(pid) ? FIRST_GIVEN : undefined;
}
