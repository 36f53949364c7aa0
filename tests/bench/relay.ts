/**
 * `npm run bench:relay`: how many distinct requests the relay keeps in a second, each on the disk before its answer,
 * beside what the bare store takes for the same commit. The ratio is the relay's own cost, whatever the disk.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bareCommitMs } from "#tests/support/endurance/bare-store.ts";
import { distinctShots, fire } from "#tests/support/endurance/load.ts";

const REQUESTS = 2_000;
const AT_A_TIME = 50;
/** A request kept, from its first byte to its answer, may cost no more than one bare commit on the same disk (0009). */
const RATIO_BUDGET = 1;
/** A disk that commits sooner is counted as this fast: below, the ratio would measure the processor alone. */
const FAST_DISK_MS = 0.5;

const folder = mkdtempSync(join(tmpdir(), "mesure-"));
// Nobody listens on port 9: letters wait, and what is measured is the keeping.
const settings = { PORT: "0", TRUSTED_PROXY_HOPS: "1", DATA_DIR: join(folder, "var"), SMTP_URL: "smtp://127.0.0.1:9" };
const relay = spawn(process.execPath, ["relay/main.ts"], { env: { PATH: process.env.PATH, ...settings } });
try {
	const url = await new Promise<string>((resolve, reject) => {
		let said = "";
		relay.stdout.on("data", (chunk: Buffer) => {
			said += chunk;
			const ready = /Site prêt\u202f: (http\S+)/.exec(said)?.[1];
			if (ready !== undefined) resolve(ready);
		});
		relay.once("exit", () => reject(new Error("le relais n’a pas démarré")));
	});
	await fire(url, await distinctShots(200, "Chauffe"), AT_A_TIME);
	const shots = await distinctShots(REQUESTS);
	// Before and after: a disk shared with others changes its mind within a minute.
	const before = bareCommitMs(mkdtempSync(join(folder, "nu-")), 500);
	const { statuses, perSecond, p50Ms, p95Ms } = await fire(url, shots, AT_A_TIME);
	const after = bareCommitMs(mkdtempSync(join(folder, "nu-")), 500);

	const bareMs = (before + after) / 2;
	const ratio = 1_000 / perSecond / Math.max(bareMs, FAST_DISK_MS);
	const figure = (value: number, digits = 1) => value.toFixed(digits).replace(".", ",");
	console.log(`${REQUESTS} demandes distinctes, ${AT_A_TIME} à la fois, chacune sur le disque avant sa réponse`);
	console.log(`  relais     ${figure(perSecond, 0)} par seconde, médiane ${figure(p50Ms)} ms, p95 ${figure(p95Ms)} ms`);
	console.log(`  base nue   ${figure(1_000 / bareMs, 0)} par seconde (${figure(bareMs, 2)} ms par validation)`);
	console.log(`  rapport    ${figure(ratio, 2)} (au plus ${RATIO_BUDGET})`);
	const refused = REQUESTS - (statuses[200] ?? 0);
	if (refused > 0) console.error(`${refused} demandes n’ont pas été gardées : ${JSON.stringify(statuses)}`);
	if (ratio > RATIO_BUDGET) console.error("Le relais coûte plus que son budget.");
	process.exitCode = refused > 0 || ratio > RATIO_BUDGET ? 1 : 0;
} finally {
	relay.kill("SIGKILL");
	rmSync(folder, { recursive: true, force: true });
}
