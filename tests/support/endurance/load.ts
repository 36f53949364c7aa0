import { performance } from "node:perf_hooks";
import { openLine } from "./line.ts";

/** One request as a browser sends it, its multipart body already written: measured is the relay, not the client. */
interface Shot {
	/** Empty: a question to /healthz, the cheapest that needs the store. */
	body: Buffer;
	contentType: string;
	visitor: string;
}

export interface LoadResult {
	statuses: Record<number, number>;
	ids: string[];
	perSecond: number;
	p50Ms: number;
	p95Ms: number;
}

/**
 * Distinct people: replays would be ten times cheaper.
 *
 * @param firstVisitor number of the first one's address: five requests of one address are all that is let through
 */
export async function distinctShots(count: number, label = "Charge", firstVisitor = 0): Promise<Shot[]> {
	const shots: Shot[] = [];
	for (let n = 0; n < count; n++) {
		const form = new FormData();
		form.set("name", `${label} ${n}`);
		form.set("email", `${label.toLowerCase()}.${n}@exemple.fr`);
		form.set("phone", `06 39 98 ${String(n % 10_000).padStart(4, "0")}`);
		form.set("city", "Bourgoin-Jallieu");
		form.set("service", "Changement de serrure");
		form.set(
			"message",
			`Bonjour, ${label} : la serrure numéro ${n} de ma porte d’entrée ne tourne plus depuis hier soir.`,
		);
		form.set("urgent", "Non");
		const sent = new Response(form);
		shots.push({
			body: Buffer.from(await sent.arrayBuffer()),
			contentType: sent.headers.get("content-type") ?? "",
			visitor: ipv4(firstVisitor + n),
		});
	}
	return shots;
}

const ipv4 = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** As many questions that keep nothing: what HTTP and a look into the store cost by themselves. */
export function plainQuestions(count: number): Shot[] {
	return Array.from({ length: count }, () => ({ body: Buffer.alloc(0), contentType: "", visitor: "10.0.0.1" }));
}

/** Fires all of them, `atATime` under way at any moment. A connection that dies counts as status 0. */
export async function fire(
	url: string,
	shots: readonly Shot[],
	atATime: number,
	onAcknowledged = () => {},
): Promise<LoadResult> {
	const messages = shots.map((shot) => ({ bytes: bytesOf(url, shot), asks: shot.body.length === 0 }));
	const statuses: Record<number, number> = {};
	const ids: string[] = [];
	const tookMs: number[] = [];
	let next = 0;
	const startMs = performance.now();
	await Promise.all(
		Array.from({ length: atATime }, async () => {
			const line = openLine(url);
			for (let message = messages[next++]; message !== undefined; message = messages[next++]) {
				const sentMs = performance.now();
				const { status, text } = await line.send(message.bytes);
				tookMs.push(performance.now() - sentMs);
				statuses[status] = (statuses[status] ?? 0) + 1;
				if (status !== 200 || message.asks) continue;
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

function bytesOf(url: string, { body, contentType, visitor }: Shot): Buffer {
	const host = `host: ${new URL(url).host}\r\n`;
	if (body.length === 0) return Buffer.from(`GET /healthz HTTP/1.1\r\n${host}\r\n`);
	const head = `POST /api/devis HTTP/1.1\r\n${host}content-type: ${contentType}\r\ncontent-length: ${body.byteLength}\r\nx-forwarded-for: ${visitor}\r\n\r\n`;
	return Buffer.concat([Buffer.from(head), body]);
}
