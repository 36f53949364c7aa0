import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { absent } from "./web-server.ts";

/** Node accepts on whatever it listens to; systemd does not, and neither does this. A line starts the relay, whose number it says. */
const HOLDER = `
BEGIN { $^F = 255; $| = 1 }
use IO::Socket::INET; use POSIX qw(dup2);
my $s = IO::Socket::INET->new(LocalAddr => "127.0.0.1", Listen => 128) or die;
print $s->sockport, "\\n";
while (<STDIN>) {
	my $pid = fork;
	if (!$pid) { dup2(fileno($s), 3); $ENV{LISTEN_PID} = $$; exec @ARGV }
	print "$pid\\n"; waitpid($pid, 0); print "fini\\n";
}`;

export const holder = { missing: () => absent("perl", "perl-base") };

/** A port that somebody holds and never answers, and the relay started on it, as site.socket does. */
export async function heldPort(dataDir: string) {
	const env = { PATH: process.env.PATH, PORT: "1", DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: "1", LISTEN_FDS: "1" };
	const words = ["-e", HOLDER, process.execPath, "relay/main.ts"];
	const child: ChildProcess = spawn("perl", words, { env, stdio: ["pipe", "pipe", "inherit"], detached: true });
	onTestFinished(() => void process.kill(-(child.pid ?? 0), "SIGKILL"));
	const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
	const said: string[] = [];
	lines.on("line", (line) => said.push(line));
	const line = async (when: RegExp): Promise<string> => {
		for (;;) {
			const found = said.findIndex((one) => when.test(one));
			if (found >= 0) return said.splice(found, 1)[0] ?? "";
			await once(lines, "line");
		}
	};
	const port = await line(/^\d+$/);
	return {
		url: `http://127.0.0.1:${port}`,
		/** Resolves once it is ready, to what ends it. */
		async serve() {
			child.stdin?.write("\n");
			const pid = Number(await line(/^\d+$/));
			await line(/^Site prêt/);
			return async () => {
				process.kill(pid, "SIGTERM");
				await line(/^fini$/);
			};
		},
	};
}
