import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { bareCommitMs } from "#tests/support/endurance/bare-store.ts";
import { distinctShots, fire } from "#tests/support/endurance/load.ts";
import { figure } from "./summary.ts";

const REQUESTS = 2_000;
const AT_A_TIME = 50;
/** A request kept, from its first byte to its answer, may cost no more than one bare commit on the same disk (0009). */
const RATIO_BUDGET = 1;
/** A disk that commits sooner is counted as this fast: below, the ratio would measure the processor alone. */
const FAST_DISK_MS = 0.5;

/** Requests kept in a second, beside bare commits in `folder`, on the same disk. @returns what is over budget */
export async function postsBesideStore(relayUrl: string, folder: string): Promise<string[]> {
	await fire(relayUrl, await distinctShots(200, "Chauffe"), AT_A_TIME);
	const shots = await distinctShots(REQUESTS);
	// Before and after: a disk shared with others changes its mind within a minute.
	const before = bareCommitMs(mkdtempSync(join(folder, "nu-")), 500);
	const { statuses, perSecond, p50Ms, p95Ms } = await fire(relayUrl, shots, AT_A_TIME);
	const after = bareCommitMs(mkdtempSync(join(folder, "nu-")), 500);

	const bareMs = (before + after) / 2;
	const ratio = 1_000 / perSecond / Math.max(bareMs, FAST_DISK_MS);
	console.log(`${REQUESTS} demandes distinctes, ${AT_A_TIME} à la fois, chacune sur le disque avant sa réponse`);
	console.log(`  relais     ${figure(perSecond, 0)} par seconde, médiane ${figure(p50Ms)} ms, p95 ${figure(p95Ms)} ms`);
	console.log(`  base nue   ${figure(1_000 / bareMs, 0)} par seconde (${figure(bareMs, 2)} ms par validation)`);
	console.log(`  rapport    ${figure(ratio, 2)} (au plus ${RATIO_BUDGET})`);
	const refused = REQUESTS - (statuses[200] ?? 0);
	return [
		...(refused > 0 ? [`${refused} demandes n’ont pas été gardées : ${JSON.stringify(statuses)}`] : []),
		...(ratio > RATIO_BUDGET ? ["Le relais coûte plus que son budget."] : []),
	];
}
