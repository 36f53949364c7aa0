import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import type { Browser } from "playwright-core";

/** A phone's processor against the machine on which the budgets in milliseconds were set. */
const SLOWER = 4;
/** That machine's mark at rest, by Lighthouse's own measure of a processor (its BenchmarkIndex). */
const MARK_AT_REST = 1_800;
const taken: number[] = [];

/**
 * How many times slower a browser is made to be that phone. Four times, and less on a machine that is slower or busy: a
 * millisecond of budget is then one of the same phone's, and not of the day.
 */
export function slowdownAt(mark: number): number {
	return Math.max(1, Math.min(SLOWER, (SLOWER * mark) / MARK_AT_REST));
}

/** The same, for the machine as it is now: takes a second. */
export async function slowdownNow(browser: Browser): Promise<number> {
	const page = await browser.newPage();
	const mark = await page.evaluate(pageFunctions.computeBenchmarkIndex);
	await page.close();
	const slowdown = slowdownAt(mark);
	taken.push(slowdown);
	return slowdown;
}

/** What the machine was like during all of it, for who reads the figures. */
export function slowdownsTaken(): string {
	const [least, most] = [Math.min(...taken), Math.max(...taken)].map((value) => value.toFixed(1).replace(".", ","));
	return `Processeur ralenti ${least} à ${most} fois, selon ce que la machine avait d’autre à faire (au repos : ${SLOWER}).`;
}
