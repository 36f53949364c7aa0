import { networkInterfaces } from "node:os";
import { argv, env, exit, stderr, stdout } from "node:process";
import encodeQR from "qr";
import { business } from "#content/business.ts";
import { addresses } from "#notebook/views.ts";
import { systemClock } from "./clock.ts";
import { mailFolderIn } from "./delivery/letter-courier.ts";
import { createLog, limitLog } from "./log.ts";
import { shownSite } from "./publications/publications.ts";
import { startRelay, startTrouble } from "./relay.ts";
import { isLoopback, onNetwork, readSettings, type Settings } from "./settings.ts";
import { openSiteFolder } from "./site/site-folder.ts";
import { isOpenToOthers } from "./store/sqlite.ts";
import { OPEN_TO_OTHERS } from "./store/trouble.ts";
import { answerWatchdog } from "./upkeep/watchdog.ts";

/** Without a mail server the owner has to look for them. */
const whereLettersGo = ({ mailServer, mailTo, dataDir }: Settings): string =>
	mailServer
		? `Les e-mails\u202f: à ${mailTo}.`
		: `Les e-mails\u202f: dans «\u202f${mailFolderIn(dataDir)}\u202f», sans serveur de courriel (SMTP_URL).`;

const say = (sentence: string) => stdout.write(`${sentence}\n`);

try {
	const read = readSettings(env);
	const ownAddresses = () => Object.values(networkInterfaces()).flatMap((them = []) => them.map((one) => one.address));
	const settings = argv.includes("--reseau") ? onNetwork(read, ownAddresses()) : read;
	const log = limitLog(createLog(say, systemClock.nowMs, env.JOURNAL_STREAM !== undefined), systemClock);
	const relay = await startRelay(settings, { clock: systemClock, random: Math.random, log });

	answerWatchdog(relay.url, env);

	if (!(await openSiteFolder(shownSite(settings)).find("/"))) {
		say(
			`Le site n’est pas construit dans «\u202f${settings.siteDir}\u202f»\u202f: lancez «\u202fnpm run build\u202f».`,
		);
	}
	if (settings.databaseUrl === undefined && isOpenToOthers(settings.dataDir)) say(OPEN_TO_OTHERS);
	say(
		`Site prêt\u202f: ${relay.url} (${business.name}${isLoopback(settings.host) ? ", vu de cette machine seule" : settings.onNetwork ? ", vu de tout votre réseau" : ""})`,
	);
	say(
		`Votre carnet\u202f: ${relay.url}${addresses.toCall} (un lien d’entrée\u202f: «\u202fnpm run carnet -- lien\u202f»). ${whereLettersGo(settings)}`,
	);

	if (settings.onNetwork) {
		say(
			"Votre téléphone, sur le même wifi, ouvre le carnet en visant ce carré, dans le quart d’heure et une seule fois. Rien n’est chiffré\u202f: qui partage ce wifi voit le site, et peut lire ce qui passe. Chez vous seulement, pour essayer\u202f; Ctrl+C l’arrête.",
		);
		// Half blocks, 45 signs wide, white on black whatever the terminal: twice as wide, a line of eighty signs would cut them.
		say(encodeQR(await relay.makeLink(), "ascii").replace(/^.+$/gm, "\x1b[97;40m$&\x1b[0m"));
	}

	// npm passes on the Ctrl+C that the terminal has already sent: only the first signal counts. Stopping takes 9 s at most.
	let stopping = false;
	const end = async () => {
		if (stopping) return;
		stopping = true;
		await relay.stop();
		exit(0);
	};
	process.on("SIGTERM", end);
	process.on("SIGINT", end);
	// What started it and would start it again (tools/start.ts) is told, and its end is this one's end.
	if (process.connected) {
		process.on("disconnect", end);
		process.send?.("ready");
	}
} catch (error) {
	stderr.write(`${startTrouble(error, env)}\n`);
	exit(1);
}
