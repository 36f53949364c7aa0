import { join } from "node:path";
import { env, exit, stderr, stdout } from "node:process";
import { systemClock } from "./clock.ts";
import { createLog } from "./log.ts";
import { startRelay } from "./relay.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { openSiteFolder } from "./site/site-folder.ts";
import { AnotherRelayError } from "./store/store.ts";
import { type StoreFailure, storeTrouble } from "./store/trouble.ts";

const say = (sentence: string) => stdout.write(`${sentence}\n`);

try {
	const settings = readSettings(env);
	const log = createLog(say, systemClock.nowMs);
	const relay = await startRelay(settings, { clock: systemClock, random: Math.random, log });

	if (!(await openSiteFolder(settings.siteDir).find("/"))) {
		say(
			`Le site n’est pas construit dans «\u202f${settings.siteDir}\u202f»\u202f: lancez «\u202fnpm run build\u202f».`,
		);
	}
	if (!settings.mailServer) {
		say(
			`Sans serveur de courriel (SMTP_URL), chaque lettre est écrite dans «\u202f${join(settings.dataDir, "mail")}\u202f».`,
		);
	}
	say(`Site prêt\u202f: ${relay.url}`);

	// npm passes on the Ctrl+C that the terminal has already sent: only the first signal counts. Stopping takes 9 s at most.
	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		await relay.stop();
		exit(0);
	};
	process.on("SIGTERM", stop);
	process.on("SIGINT", stop);
} catch (error) {
	stderr.write(`${frenchReason(error)}\n`);
	exit(1);
}

/** Why the relay does not start, for the person who started it. */
function frenchReason(error: unknown): string {
	if (error instanceof SettingsError || error instanceof AnotherRelayError) return error.message;
	const { code = "", errcode, message, syscall } = error as StoreFailure & { syscall?: string };
	if (code === "EADDRINUSE") {
		return `Le port ${env.PORT ?? "3000"} est déjà utilisé\u202f: arrêtez l’autre programme, ou choisissez un autre PORT.`;
	}
	if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
		return syscall === "listen" || syscall === "bind"
			? `Réglage PORT\u202f: cet utilisateur n’a pas le droit d’ouvrir le port ${env.PORT ?? "3000"}, choisissez-en un à partir de 1024.`
			: `Réglage DATA_DIR\u202f: cet utilisateur n’a pas le droit d’écrire dans «\u202f${env.DATA_DIR ?? "var"}\u202f».`;
	}
	if (code === "DATA_DIR_IS_FILE") return storeTrouble(error as StoreFailure);
	if (code === "EADDRNOTAVAIL" || (code === "ENOTFOUND" && !env.DATABASE_URL))
		return `Réglage HOST\u202f: cette machine n’a pas l’adresse «\u202f${env.HOST}\u202f».`;
	const reason = errcode !== undefined || env.DATABASE_URL ? storeTrouble(error as StoreFailure) : message;
	return `Le site ne peut pas démarrer\u202f: ${reason}`;
}
