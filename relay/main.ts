import { env, exit, stderr, stdout } from "node:process";
import { systemClock } from "./clock.ts";
import { mailFolderIn } from "./delivery/letter-courier.ts";
import { createLog, limitLog } from "./log.ts";
import { addresses } from "./notebook/views.ts";
import { startRelay } from "./relay.ts";
import { readSettings } from "./settings.ts";
import { openSiteFolder } from "./site/site-folder.ts";
import { startTrouble } from "./start-trouble.ts";
import { isOpenToOthers } from "./store/sqlite.ts";
import { OPEN_TO_OTHERS } from "./store/trouble.ts";

const say = (sentence: string) => stdout.write(`${sentence}\n`);

try {
	const settings = readSettings(env);
	const log = limitLog(createLog(say, systemClock.nowMs), systemClock);
	const relay = await startRelay(settings, { clock: systemClock, random: Math.random, log });

	if (!(await openSiteFolder(settings.siteDir).find("/"))) {
		say(
			`Le site n’est pas construit dans «\u202f${settings.siteDir}\u202f»\u202f: lancez «\u202fnpm run build\u202f».`,
		);
	}
	if (!settings.mailServer) {
		say(
			`Sans serveur de courriel (SMTP_URL), chaque lettre est écrite dans «\u202f${mailFolderIn(settings.dataDir)}\u202f».`,
		);
	}
	if (settings.databaseUrl === undefined && isOpenToOthers(settings.dataDir)) say(OPEN_TO_OTHERS);
	say(`Site prêt\u202f: ${relay.url}`);
	say(
		`Votre carnet\u202f: ${relay.url}${addresses.toCall} (un lien d’entrée\u202f: «\u202fnpm run carnet -- lien\u202f»)`,
	);

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
	stderr.write(`${startTrouble(error, env)}\n`);
	exit(1);
}
