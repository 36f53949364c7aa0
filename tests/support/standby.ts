import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "#tools/free-port.ts";
import { eventually } from "./eventually.ts";
import { postgresBin, postgresPrograms } from "./postgres-programs.ts";
import { guideBlock } from "./restic.ts";
import { onServer } from "./stores.ts";

const LINK_DELAY_MS = 20;

/** For `need`: why there is no standby here. */
export const standby = {
	missing: () => (postgresBin() === undefined ? "PostgreSQL n’est pas installé (paquet postgresql)" : undefined),
};

/**
 * The network between two machines. Once it is slow, what the primary sends takes its time, and is lost when the primary dies
 * meanwhile; a standby on this machine would otherwise have everything at once, synchronous or not.
 */
async function startLink(to: number) {
	const ends: Socket[] = [];
	let isCut = false;
	let isSlow = false;
	const server = createServer((near) => {
		const far = connect(to, "127.0.0.1");
		ends.push(near, far);
		for (const end of [near, far]) end.on("error", () => {});
		near.pipe(far);
		far.on("data", (chunk) => {
			const pass = () => {
				if (!isCut) near.write(chunk);
			};
			if (isSlow) setTimeout(pass, LINK_DELAY_MS);
			else pass();
		});
		far.on("close", () => near.destroy());
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const cut = () => {
		isCut = true;
		for (const end of ends) end.destroy();
		server.close();
	};
	onTestFinished(cut);
	const slow = () => {
		isSlow = true;
	};
	return { port: (server.address() as AddressInfo).port, slow, cut };
}

/** A primary and its synchronous standby, set up as the guide says; both go away with the test. */
export async function startPrimaryAndStandby() {
	const folder = mkdtempSync(join(tmpdir(), "postgres-deux-"));
	const run = postgresPrograms(postgresBin() ?? "", folder);
	const [first, second] = [join(folder, "premier"), join(folder, "secours")];
	const [port, standbyPort] = [await freePort(), await freePort()];
	const start = (data: string, on: number) =>
		run("pg_ctl", "-D", data, "-l", `${data}.log`, "-o", `-p ${on} -k ${folder} -h 127.0.0.1`, "-w", "start");
	onTestFinished(() => {
		for (const data of [first, second]) {
			try {
				run("pg_ctl", "-D", data, "-m", "immediate", "stop");
			} catch {
				// It was killed.
			}
		}
		rmSync(folder, { recursive: true, force: true });
	});
	run("initdb", "-D", first, "-U", "relais", "-A", "trust", "-E", "UTF8", "--no-sync");
	start(first, port);
	const urlOf = (on: number) => `postgresql://relais@127.0.0.1:${on}/postgres`;
	run(
		"pg_basebackup",
		"-d",
		`${urlOf(port)}?application_name=secours`,
		"-D",
		second,
		"-R",
		"-X",
		"stream",
		"-c",
		"fast",
	);
	const link = await startLink(port);
	appendFileSync(
		join(second, "postgresql.auto.conf"),
		`primary_conninfo = 'host=127.0.0.1 port=${link.port} user=relais application_name=secours'\n`,
	);
	start(second, standbyPort);
	appendFileSync(join(first, "postgresql.conf"), `\n${guideBlock("synchronous_standby_names")}\n`);
	run("pg_ctl", "-D", first, "reload");
	await eventually("le secours, synchrone", async () => {
		const rows = await onServer(urlOf(port), "SELECT sync_state FROM pg_stat_replication");
		return rows.some(({ sync_state }) => sync_state === "sync");
	});
	return {
		url: urlOf(port),
		standbyUrl: urlOf(standbyPort),
		slowLink: link.slow,
		/** All of its processes, at once, in the middle of what they do. */
		killPrimary() {
			const pid = Number(readFileSync(join(first, "postmaster.pid"), "utf8").split("\n")[0]);
			// Held first: it starts no other while we count.
			process.kill(pid, "SIGSTOP");
			const children = spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" }).stdout;
			for (const one of [...children.trim().split(/\s+/).map(Number), pid]) process.kill(one, "SIGKILL");
			link.cut();
		},
		promote: () => run("pg_ctl", "-D", second, "-w", "promote"),
		startStandby: () => start(second, standbyPort),
		stopStandby: () => run("pg_ctl", "-D", second, "-m", "fast", "stop"),
	};
}
