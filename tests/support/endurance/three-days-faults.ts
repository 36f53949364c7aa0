import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Random } from "#tests/simulation/random.ts";
import type { Behaviour, MailServer } from "#tests/support/mail-server.ts";
import type { Gateway } from "#tests/support/webhook-gateway.ts";

/** Everything around the relay at its worst, by the dice: its mail server, its gateway, its files. */
export function faultsAround(mail: MailServer, gateway: Gateway, dataDir: string, random: Random) {
	const counts: Record<string, number> = {};
	let [mailIsUp, gatewayIsUp] = [true, true];
	/** Minutes at which what is down, or hangs, ends. */
	let [mailBackAt, gatewayBackAt, hungUntil] = [0, 0, 0];
	let hangs = false;
	const file = join(dataDir, "demandes.sqlite");

	/** Whether this fault falls in this minute, so many times a day on average. */
	function falls(name: string, timesADay: number): boolean {
		if (!random.chance(timesADay / 1440)) return false;
		counts[name] = (counts[name] ?? 0) + 1;
		return true;
	}

	/** A connection that says nothing more ends with its server: the relay itself would wait for minutes of real time. */
	async function cutMail(): Promise<void> {
		hangs = false;
		mail.behaviours.length = 0;
		await mail.goDown();
	}

	return {
		/** How often each fell. */
		counts,
		/** Letters leave at this moment. */
		mailIsWell: () => mailIsUp && !hangs,

		/** What goes wrong, or is over, in this minute. */
		async strike(minute: number) {
			if (!mailIsUp && minute >= mailBackAt) {
				await mail.comeUp();
				mailIsUp = true;
			}
			if (!gatewayIsUp && minute >= gatewayBackAt) {
				await gateway.comeUp();
				gatewayIsUp = true;
			}
			if (hangs && minute >= hungUntil) {
				await cutMail();
				await mail.comeUp();
			}
			if (mailIsUp && !hangs && falls("courriel en panne", 6)) {
				await cutMail();
				mailIsUp = false;
				mailBackAt = minute + random.between(3, 45);
			}
			if (gatewayIsUp && falls("passerelle en panne", 6)) {
				await gateway.goDown();
				gatewayIsUp = false;
				gatewayBackAt = minute + random.between(3, 45);
			}
			if (mailIsUp && !hangs && falls("courriel muet", 6)) {
				mail.behaviours.push(random.pick<Behaviour>([{ kind: "hang" }, { kind: "silent after the dot" }]));
				hangs = true;
				hungUntil = minute + random.between(1, 4);
			}
			if (falls("450", 150)) mail.behaviours.push(...refusals(random.between(1, 4)));
			if (falls("421", 30)) mail.behaviours.push({ kind: "refuse", code: 421 });
			if (falls("coupure après le point", 60)) mail.behaviours.push({ kind: "drop after the dot" });
			if (falls("passerelle 503", 60)) gateway.answers.push(503, 503);
			if (falls("fichier renommé", 3)) await rename(file, `${file}-ailleurs`);
			if (falls("fichier effacé", 3)) await rm(file);
			if (falls("journal effacé", 3)) await rm(`${file}-wal`, { force: true });
			if (falls("dossier effacé", 2)) await rm(dataDir, { recursive: true, maxRetries: 5 });
		},

		/** Puts everything right. */
		async end() {
			await cutMail();
			await mail.comeUp();
			gateway.answers.length = 0;
			if (!gatewayIsUp) await gateway.comeUp();
			[mailIsUp, gatewayIsUp] = [true, true];
		},
	};
}

const refusals = (times: number): Behaviour[] => Array.from({ length: times }, () => ({ kind: "refuse", code: 450 }));
