import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, readdir } from "node:fs/promises";
import { createInterface } from "node:readline";
import { describe, expect, onTestFinished, test } from "vitest";
import { givenSocket } from "#relay/http/connections.ts";
import { createLog, limitLog } from "#relay/log.ts";
import { startTrouble } from "#relay/relay.ts";
import { openSqliteStore } from "#relay/store/sqlite.ts";
import { eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { writeSite } from "#tests/support/site.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { absent } from "#tests/support/web-server.ts";
import { freePort } from "#tools/free-port.ts";

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

const holder = { missing: () => absent("perl", "perl-base") };

/** A port that somebody holds and never answers, and the relay started on it, as site.socket does. */
async function heldPort(dataDir: string) {
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

async function openWith(version: string): Promise<unknown> {
	const dataDir = await tempFolder();
	const parts = { randomBytes: (size: number) => new Uint8Array(size), messageDomain: "a", channels: [] };
	try {
		await openSqliteStore({ dataDir, version, ...parts }).close();
		return "ouverte";
	} catch (error) {
		expect(await readdir(dataDir)).toEqual([]);
		return error;
	}
}

test("une base SQLite d’avant la 3.51.3 n’est pas ouverte : une phrase dit comment lancer le site", async () => {
	for (const version of ["3.51.2", "3.50.9", "3.9.12", "2.99.99", "", "inconnue"])
		expect(startTrouble(await openWith(version), {})).toMatch(
			/^Ce Node \(v[\d.]+\) contient SQLite .*, qui peut abîmer la base des demandes\. Lancez le site avec «\u202fnpm run relay\u202f»/,
		);
	for (const version of ["3.51.3", "3.51.10", "3.53.4", "3.100.0", "4.0.0"])
		expect(await openWith(version)).toBe("ouverte");
});

test("un dossier ouvert à tous les comptes est dit au départ, une fois ; un dossier fermé ne l’est pas", async () => {
	const DATA_DIR = await tempFolder();
	const settings = { DATA_DIR, SITE_DIR: await writeSite() };
	const times = async () => {
		const relay = await spawnRelay(settings);
		await relay.end("SIGINT");
		return relay.output().match(/Le dossier DATA_DIR est ouvert à tous les comptes de la machine/g)?.length ?? 0;
	};
	expect(await times()).toBe(0);
	await chmod(DATA_DIR, 0o755);
	expect(await times()).toBe(1);
});

test("« npm run relay », arrêté par son seul numéro, ne laisse pas le relais derrière lui", async () => {
	const port = await freePort();
	const env = { ...process.env, PORT: String(port), DATA_DIR: await tempFolder(), SMTP_URL: "" };
	const root = new URL("../..", import.meta.url).pathname;
	const npm = spawn("npm", ["run", "--silent", "relay"], { cwd: root, env, stdio: "ignore" });
	onTestFinished(() => void npm.kill("SIGKILL"));
	const answers = () =>
		fetch(`http://127.0.0.1:${port}/healthz`).then(
			() => true,
			() => false,
		);
	await eventually("le relais", answers, 20_000);
	npm.kill("SIGTERM");
	await once(npm, "exit");
	await eventually("plus personne", async () => !(await answers()), 12_000);
});

describe("systemd garde la porte (site.socket)", () => {
	test("une demande qui arrive pendant que le relais redémarre attend, et sa lettre part", async (context) => {
		need(holder)(context);
		const folder = await tempFolder();
		const { url, serve } = await heldPort(folder);
		const stop = await serve();
		expect((await postQuote(url, mmeLefevre)).status).toBe(200);
		await stop();
		const waiting = postQuote(url, { ...mmeLefevre, name: "M. Martin", phone: "06 12 34 56 78" });
		await serve();
		expect((await waiting).status).toBe(200);
		await expect.poll(async () => (await lettersIn(folder)).length).toBe(2);
	});

	test("ce que le relais lance à son tour ne prend pas la porte pour la sienne", () => {
		expect(givenSocket({ LISTEN_FDS: "1", LISTEN_PID: "42" }, 42)).toBe(3);
		expect(givenSocket({ LISTEN_FDS: "1", LISTEN_PID: "42" }, 43)).toBeUndefined();
		expect(givenSocket({}, 42)).toBeUndefined();
	});
});

const MINUTE = 60_000;

test("d’un même événement, trente lignes par minute puis leur nombre ; les autres événements passent", () => {
	const clock = manualClock();
	const lines: Record<string, unknown>[] = [];
	const log = limitLog(
		createLog((line) => lines.push(JSON.parse(line)), clock.nowMs),
		clock,
	);
	for (let n = 0; n < 1_000; n++) log("quote_refused", { status: 403 });
	log("alarm_begins", { kind: "store" });
	expect(lines.filter(({ event }) => event === "quote_refused")).toHaveLength(30);
	expect(lines.at(-1)).toMatchObject({ event: "alarm_begins", kind: "store" });
	clock.advance(MINUTE);
	expect(lines.at(-1)).toMatchObject({ event: "log_shortened", of: "quote_refused", more: 970 });
	expect(lines).toHaveLength(32);
	// A new minute: the first line shows, and calm needs no count.
	log("quote_refused", { status: 429 });
	expect(lines.at(-1)).toMatchObject({ event: "quote_refused", status: 429 });
	clock.advance(2 * MINUTE);
	expect(lines).toHaveLength(33);
});

test("au journal de systemd, chaque ligne dit d’abord ce qu’elle vaut : une panne, une alerte, ou le cours des choses", () => {
	const lines: string[] = [];
	const log = createLog(
		(line) => lines.push(line),
		() => 0,
		true,
	);
	for (const event of ["copy_failed", "alarm_begins", "quote_kept", "page_not_found"]) log(event);
	expect(lines.map((line) => line.slice(0, 3))).toEqual(["<3>", "<4>", "<6>", "<6>"]);
	expect(JSON.parse(lines[0]?.slice(3) ?? "")).toMatchObject({ event: "copy_failed" });
});

test("un étranger qui demande mille adresses inconnues n’écrit pas mille lignes", async () => {
	const relay = await spawnRelay({ DATA_DIR: await tempFolder(), SITE_DIR: await writeSite() });
	for (let n = 0; n < 50; n++) expect((await fetch(`${relay.url}/rien-${n}`)).status).toBe(404);
	await fetch(`${relay.url}/api/devis`, { method: "POST", headers: { origin: "https://ailleurs.example" } });
	await eventually("le refus", () => relay.output().includes("quote_refused"));
	expect(relay.output().match(/page_not_found/g)).toHaveLength(30);
});

interface Report {
	metadata?: { vulnerabilities: Record<string, number> };
}

test("D20 · aucune faille grave connue dans ce qui tourne chez l’artisan", { timeout: 60_000 }, (context) => {
	const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8", timeout: 45_000 });
	const report = JSON.parse(stdout || "{}") as Report;
	const found = report.metadata?.vulnerabilities;
	if (found === undefined) return context.skip("le registre de paquets ne répond pas aux audits d’ici");
	expect({ high: found.high, critical: found.critical }).toEqual({ high: 0, critical: 0 });
});
