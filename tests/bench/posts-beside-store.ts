import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { bareCommitMs } from "#tests/support/endurance/bare-store.ts";
import { distinctShots, fire, type LoadResult } from "#tests/support/endurance/load.ts";
import { figure, median } from "./summary.ts";

const ROUNDS = 5;
const REQUESTS = 2_000;
const AT_A_TIME = 50;
/** A request kept, from its first byte to its answer, may cost no more than one bare commit on the same disk (0009). */
const RATIO_BUDGET = 1;
/** A disk that commits sooner is counted as this fast: below, the ratio would measure the processor alone. */
const FAST_DISK_MS = 0.5;

interface Round extends LoadResult {
	bareMs: number;
	ratio: number;
}

/** Requests kept in a second, beside bare commits in `folder`, on the same disk. @returns what is over budget */
export async function postsBesideStore(relayUrl: string, folder: string): Promise<string[]> {
	await fire(relayUrl, await distinctShots(200, "Chauffe"), AT_A_TIME);
	const rounds: Round[] = [];
	const statuses: Record<number, number> = {};
	for (let round = 0; round < ROUNDS; round++) {
		const shots = await distinctShots(REQUESTS, `Garde${round}`, round * REQUESTS);
		// Each round beside its own: a disk shared with others changes its mind within a minute.
		const bareMs = bareCommitMs(mkdtempSync(join(folder, "nu-")), 500);
		const load = await fire(relayUrl, shots, AT_A_TIME);
		for (const [status, count] of Object.entries(load.statuses))
			statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
		rounds.push({ ...load, bareMs, ratio: 1_000 / load.perSecond / Math.max(bareMs, FAST_DISK_MS) });
	}

	const middle = (of: (round: Round) => number) => median(rounds.map(of));
	const list = (of: (round: Round) => number, digits: number) =>
		rounds.map((one) => figure(of(one), digits)).join(", ");
	const ratio = middle((one) => one.ratio);
	console.log(
		`${REQUESTS} demandes distinctes, ${AT_A_TIME} à la fois, chacune sur le disque avant sa réponse, ${ROUNDS} tours`,
	);
	console.log(
		`  relais     ${figure(
			middle((one) => one.perSecond),
			0,
		)} par seconde (${list((one) => one.perSecond, 0)}), médiane ${figure(middle((one) => one.p50Ms))} ms, p95 ${figure(middle((one) => one.p95Ms))} ms`,
	);
	console.log(
		`  base nue   ${figure(
			middle((one) => one.bareMs),
			2,
		)} ms par validation (${list((one) => one.bareMs, 2)})`,
	);
	console.log(`  rapport    ${figure(ratio, 2)} (${list((one) => one.ratio, 2)} ; au plus ${RATIO_BUDGET})`);
	const refused = ROUNDS * REQUESTS - (statuses[200] ?? 0);
	return [
		...(refused > 0 ? [`${refused} demandes n’ont pas été gardées : ${JSON.stringify(statuses)}`] : []),
		...(ratio > RATIO_BUDGET ? ["Le relais coûte plus que son budget."] : []),
	];
}
