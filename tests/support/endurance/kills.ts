import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import PostalMime from "postal-mime";
import { eventually } from "#tests/support/eventually.ts";
import type { MailServer } from "#tests/support/mail-server.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { distinctShots, fire } from "./load.ts";

export interface KillsResult {
	acknowledged: number;
	/** Acknowledged and not in the store: must be none. */
	missing: string[];
	integrity: unknown;
	/** Requests whose letter arrived more often than once, by the number of copies. */
	copies: Record<number, number>;
	/** Copies of one request that do not carry the same Message-ID: must be none. */
	strangeCopies: string[];
}

/** Kills the relay again and again while it receives and delivers, and compares what it acknowledged with what it kept. */
export async function killUnderLoad(kills: number, mail: MailServer): Promise<KillsResult> {
	const dataDir = await tempFolder();
	const acknowledged: string[] = [];
	for (let round = 0; round < kills; round++) {
		const relay = await spawnRelay({ DATA_DIR: dataDir, SITE_DIR: dataDir, SMTP_URL: mail.url });
		const shots = await distinctShots(60, `Tour${round}`);
		const { promise: oneAcknowledged, resolve: onAcknowledged } = Promise.withResolvers<void>();
		const firing = fire(relay.url, shots, 20, onAcknowledged);
		// Not always at the same point: in the first commits, under full load, or while letters leave. Every other time the
		// first « ok » is waited for: a busy machine may give none in a fifth of a second.
		if (round % 2 === 1) await Promise.race([oneAcknowledged, firing]);
		await new Promise((resolve) => setTimeout(resolve, 20 + ((round * 37) % 180)));
		await relay.end("SIGKILL");
		acknowledged.push(...(await firing).ids);
	}
	const last = await spawnRelay({ DATA_DIR: dataDir, SITE_DIR: dataDir, SMTP_URL: mail.url });
	const db = new DatabaseSync(join(dataDir, "demandes.sqlite"), { timeout: 5_000 });
	const rows = db.prepare("SELECT id FROM request").all();
	const stored = new Set(rows.map(({ id }) => id));
	// What was leaving when a relay died waits ten minutes: only the rest can be awaited.
	const waiting = db.prepare("SELECT count(*) AS n FROM parcel WHERE state NOT IN ('accepted', 'uncertain', 'held')");
	await eventually("les lettres", () => waiting.get()?.n === 0, 120_000);
	const [integrity] = db.prepare("PRAGMA integrity_check").all();
	db.close();
	await last.end("SIGKILL");
	return {
		acknowledged: acknowledged.length,
		missing: acknowledged.filter((id) => !stored.has(id)),
		integrity: integrity?.integrity_check,
		...(await countCopies(mail)),
	};
}

async function countCopies(mail: MailServer): Promise<Pick<KillsResult, "copies" | "strangeCopies">> {
	const byRequest = new Map<string, string[]>();
	for (const letter of mail.received) {
		const { text = "", messageId = "" } = await PostalMime.parse(letter);
		const id = /Demande n°\s(\S+),/.exec(text)?.[1] ?? "?";
		byRequest.set(id, [...(byRequest.get(id) ?? []), messageId]);
	}
	const copies: Record<number, number> = {};
	const strangeCopies: string[] = [];
	for (const [id, messageIds] of byRequest) {
		copies[messageIds.length] = (copies[messageIds.length] ?? 0) + 1;
		if (new Set(messageIds).size > 1) strangeCopies.push(id);
	}
	return { copies, strangeCopies };
}
