import { setTimeout as wait } from "node:timers/promises";
import { distinctShots, fire } from "#tests/support/endurance/load.ts";
import { loadPages, wrkMissing } from "./page-load.ts";
import { figure, figures, median } from "./summary.ts";

const CONNECTIONS = 64;
const ROUNDS = 5;
const REQUESTS = 300;
/** Far more than one locksmith ever has; fewer than would wait for each other. */
const AT_A_TIME = 5;
/**
 * Requests of a p95 beside one of requests alone. Pages that come without pause take one of two cores for themselves, and
 * half of what this process asks with: a third more is the machine's. Before pages left in portions it was twice as much.
 */
const RATIO_BUDGET = 1.5;

/** What requests wait while pages are served as fast as the relay can. @returns what is over budget */
export async function postsUnderPages(relayUrl: string): Promise<string[]> {
	const missing = wrkMissing();
	if (missing !== undefined) {
		console.log(`Demandes pendant les pages : non mesurées, ${missing}.`);
		return process.env.CI === "true" ? ["Les demandes n’ont pas été mesurées pendant les pages."] : [];
	}
	const [alone, beside, pages]: [number[], number[], number[]] = [[], [], []];
	let visitors = 100_000;
	const p95Ms = async () => {
		const shots = await distinctShots(REQUESTS, `Tour${visitors}`, visitors);
		visitors += REQUESTS;
		const { statuses, p95Ms } = await fire(relayUrl, shots, AT_A_TIME);
		if (statuses[200] !== REQUESTS) throw new Error(`demandes non gardées : ${JSON.stringify(statuses)}`);
		return p95Ms;
	};
	for (let round = 0; round < ROUNDS; round++) {
		alone.push(await p95Ms());
		const load = loadPages(`${relayUrl}/contact`, CONNECTIONS);
		await wait(1_000);
		beside.push(await p95Ms());
		pages.push(await load.stop());
	}
	const ratio = median(beside) / median(alone);
	console.log(
		`${REQUESTS} demandes, ${AT_A_TIME} à la fois, seules puis avec des pages sur ${CONNECTIONS} connexions, ${ROUNDS} tours`,
	);
	console.log(`  seules     p95 ${figure(median(alone))} ms (${figures(alone)})`);
	console.log(`  avec       p95 ${figure(median(beside))} ms (${figures(beside)})`);
	console.log(`  pages      ${figure(median(pages), 0)} par seconde pendant ce temps`);
	console.log(`  rapport    ${figure(ratio, 2)} (au plus ${figure(RATIO_BUDGET)})`);
	return ratio > RATIO_BUDGET ? ["Les pages font attendre les demandes."] : [];
}
