import { spawnSync } from "node:child_process";
import { request } from "node:http";
import { performance } from "node:perf_hooks";
import { addresses } from "#notebook/views.ts";
import { deviceWith, followLink } from "#tests/support/notebook.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { newVisitor, postQuote } from "#tests/support/post-quote.ts";
import { figure, figures, median } from "./summary.ts";

const ROUNDS = 5;
/** Pages asked for by others in a round, one after another: the slowest four make the p99. */
const PAGES = 400;
/** Whichever is more: what a machine of two cores, busy with both, adds to any answer. */
const RATIO_BUDGET = 1.5;
const MORE_BUDGET_MS = 20;

/**
 * What others wait for a page while one request after another is the longest that can come: what once stopped everybody.
 *
 * @param dataDir where that relay keeps its requests
 * @returns what is over budget
 */
export async function othersMeanwhile(relayUrl: string, dataDir: string): Promise<string[]> {
	const faults: string[] = [];
	for (const [what, ask] of Object.entries(await worstRequests(relayUrl, dataDir))) {
		const [alone, beside]: [number[], number[]] = [[], []];
		let asked = 0;
		for (let round = 0; round < ROUNDS; round++) {
			alone.push(await p99Ms(relayUrl));
			let isOver = false;
			const asking = (async () => {
				while (!isOver) {
					await ask();
					asked++;
				}
			})();
			beside.push(await p99Ms(relayUrl));
			isOver = true;
			await asking;
		}
		const limit = Math.max(median(alone) * RATIO_BUDGET, median(alone) + MORE_BUDGET_MS);
		console.log(`${PAGES} pages pendant ${what} (${asked} en tout), ${ROUNDS} tours`);
		console.log(`  sans       p99 ${figure(median(alone))} ms (${figures(alone)})`);
		console.log(`  avec       p99 ${figure(median(beside))} ms (${figures(beside)}), au plus ${figure(limit)}`);
		if (!(median(beside) <= limit)) faults.push(`Les autres attendent pendant ${what}.`);
	}
	return faults;
}

/** By what it is, what sends it and resolves once it is answered. @throws when it is not answered as it should be */
async function worstRequests(url: string, dataDir: string): Promise<Record<string, () => Promise<void>>> {
	const post = async (message: string) => {
		const { status, body } = await postQuote(url, { ...mDaSilva, message });
		await body?.cancel();
		if (status !== 422) throw new Error(`une demande trop longue : ${status}`);
	};
	const forwarded = "for=".repeat(3_500);
	const notebook = await notebookOfSpaces(url, dataDir);
	return {
		"une demande de 24 000 tabulations": () => post(`x${"\t".repeat(24_000)}x`),
		"une demande de 62 000 tabulations": () => post(`x${"\t".repeat(62_000)}x`),
		"un en-tête Forwarded de 14 ko": () => status(`${url}/contact`, { forwarded, "x-forwarded-for": newVisitor() }),
		"vingt urgences de 9 900 espaces, regardées": notebook,
	};
}

/** The owner looks at what waits: twenty urgent requests, each almost as long as it may be. */
async function notebookOfSpaces(url: string, dataDir: string): Promise<() => Promise<void>> {
	for (let n = 0; n < 20; n++) {
		const message = `Porte ${n}${" \u00a0".repeat(4_950)}fin`;
		const { status } = await postQuote(url, { ...mDaSilva, name: `Espaces ${n}`, urgent: "Oui", message });
		if (status !== 200) throw new Error(`une demande d’espaces : ${status}`);
	}
	const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: url };
	const { stdout } = spawnSync(process.execPath, ["relay/owner/carnet.ts", "lien"], { env, encoding: "utf8" });
	const [link = ""] = /https?:\S+/.exec(stdout) ?? [];
	const entered = await followLink(link);
	const owner = deviceWith(url, entered.headers.get("set-cookie")?.split(";")[0] ?? "");
	return async () => {
		const answer = await owner.get(addresses.toCall);
		if (answer.status !== 200 || !(await answer.text()).includes("Espaces 7"))
			throw new Error(`carnet : ${answer.status}`);
	};
}

async function p99Ms(url: string): Promise<number> {
	const took: number[] = [];
	for (let n = 0; n < PAGES; n++) {
		const beganMs = performance.now();
		await status(`${url}/contact`, {});
		took.push(performance.now() - beganMs);
	}
	return took.sort((a, b) => a - b)[Math.ceil(PAGES * 0.99) - 1] ?? Number.NaN;
}

/** A page, whole. */
function status(url: string, headers: Record<string, string>): Promise<void> {
	return new Promise((resolve, reject) => {
		request(url, { headers }, (answer) => {
			if (answer.statusCode !== 200) reject(new Error(`une page : ${answer.statusCode}`));
			answer.resume().once("end", resolve);
		})
			.on("error", reject)
			.end();
	});
}
