import { performance } from "node:perf_hooks";
import { mDaSilva } from "#tests/support/people.ts";
import { quoteForm } from "#tests/support/post-quote.ts";
import { openLine } from "./line.ts";

export interface LoadResult {
	statuses: Record<number, number>;
	ids: string[];
	perSecond: number;
	p50Ms: number;
	p95Ms: number;
}

/**
 * Requests of distinct people as browsers send them, already written to the byte: measured is the relay, not the client.
 * Replays would be ten times cheaper.
 *
 * @param firstVisitor number of the first one's address: five requests of one address are all that is let through
 */
export async function distinctShots(count: number, label = "Charge", firstVisitor = 0): Promise<Buffer[]> {
	const shots: Buffer[] = [];
	for (let n = 0; n < count; n++) {
		const form = quoteForm({
			...mDaSilva,
			name: `${label} ${n}`,
			email: `${label.toLowerCase()}.${n}@exemple.fr`,
			phone: `06 39 98 ${String(n % 10_000).padStart(4, "0")}`,
			message: `Bonjour, ${label} : la serrure numéro ${n} de ma porte d’entrée ne tourne plus depuis hier soir.`,
		});
		const sent = new Response(form);
		const body = Buffer.from(await sent.arrayBuffer());
		const type = sent.headers.get("content-type");
		const head = `POST /api/devis HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${type}\r\ncontent-length: ${body.byteLength}\r\nx-forwarded-for: ${ipv4(firstVisitor + n)}\r\n\r\n`;
		shots.push(Buffer.concat([Buffer.from(head), body]));
	}
	return shots;
}

const ipv4 = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Fires all of them, `atATime` under way at any moment. A connection that dies counts as status 0. */
export async function fire(
	url: string,
	shots: readonly Buffer[],
	atATime: number,
	onAcknowledged = () => {},
): Promise<LoadResult> {
	const statuses: Record<number, number> = {};
	const ids: string[] = [];
	const tookMs: number[] = [];
	let next = 0;
	const startMs = performance.now();
	await Promise.all(
		Array.from({ length: atATime }, async () => {
			const line = openLine(url);
			for (let shot = shots[next++]; shot !== undefined; shot = shots[next++]) {
				const sentMs = performance.now();
				const { status, text } = await line.send(shot);
				tookMs.push(performance.now() - sentMs);
				statuses[status] = (statuses[status] ?? 0) + 1;
				if (status !== 200) continue;
				ids.push((JSON.parse(text) as { id: string }).id);
				onAcknowledged();
			}
			line.close();
		}),
	);
	const seconds = (performance.now() - startMs) / 1000;
	tookMs.sort((a, b) => a - b);
	const quantile = (share: number) => tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))] ?? 0;
	return { statuses, ids, perSecond: shots.length / seconds, p50Ms: quantile(0.5), p95Ms: quantile(0.95) };
}
