/**
 * `node tests/bench/under-posts.ts https://NAME:PORT CA.pem SECONDS`: twenty visitors post requests through the real front while an
 * update goes on, each post from an address of its own. Prints what they were answered; compare with `npm run demandes -- liste`.
 */
import { readFileSync } from "node:fs";
import { request } from "node:https";
import { mDaSilva } from "#tests/support/people.ts";
import { quoteForm } from "#tests/support/post-quote.ts";

const [, , url = "", authority = "", seconds = "30"] = process.argv;
const VISITORS = 20;
const ca = readFileSync(authority);
const { hostname, origin, port } = new URL(url);
const endMs = Date.now() + Number(seconds) * 1000;
const answers = new Map<string, number>();
let [posted, slowestMs] = [0, 0];
/** People of another run are others: the same request twice is kept once. */
const first = Math.floor(Date.now() / 40) % 900_000;

/** Every address that begins with 127 is this machine: visitors enough, none of them known to the relay. */
const addressOf = (n: number) => `127.${1 + ((n >> 16) & 63)}.${(n >> 8) & 255}.${n & 255}`;

function post(n: number): Promise<string> {
	return new Promise((resolve) => {
		const form = new Response(quoteForm({ ...mDaSilva, name: `Visiteur ${n}`, phone: `06 12 ${spaced(n)}` }));
		const headers = { "content-type": form.headers.get("content-type") ?? "", origin, "sec-fetch-site": "same-origin" };
		const where = { host: "127.0.0.1", port, servername: hostname, localAddress: addressOf(n), ca };
		const asked = request(
			{ ...where, path: "/api/devis", method: "POST", headers: { ...headers, host: new URL(url).host } },
			(answer) => {
				answer.resume();
				resolve(String(answer.statusCode));
			},
		);
		asked.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
		form.arrayBuffer().then((body) => asked.end(Buffer.from(body)));
	});
}

const spaced = (n: number) =>
	String(n)
		.padStart(6, "0")
		.replace(/(..)(..)(..)/, "$1 $2 $3");

async function visit(): Promise<void> {
	while (Date.now() < endMs) {
		const beganMs = Date.now();
		const answer = await post(first + ++posted);
		answers.set(answer, (answers.get(answer) ?? 0) + 1);
		slowestMs = Math.max(slowestMs, Date.now() - beganMs);
		await new Promise((resolve) => setTimeout(resolve, 1_000));
	}
}

await Promise.all(Array.from({ length: VISITORS }, visit));
process.stdout.write(`${JSON.stringify({ posted, slowestMs, answers: Object.fromEntries(answers) })}\n`);
