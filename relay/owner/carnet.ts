/** `npm run carnet -- lien`: a link to enter the notebook, for the first day and the day when no letter comes. */
import { randomBytes } from "node:crypto";
import { argv, env, stderr, stdout } from "node:process";
import { signInLink } from "#notebook/load-pages.ts";
import { systemClock } from "#relay/clock.ts";
import { readSettings, SettingsError } from "#relay/settings.ts";
import { openStore } from "#relay/store/open.ts";
import { type StoreFailure, storeTrouble } from "#relay/store/trouble.ts";
import { SAMPLE_ORIGIN } from "#shared/site-origin.ts";
import { EXIT } from "./arguments.ts";

const [order] = argv.slice(2);
if (order !== "lien") {
	stderr.write("Un seul ordre\u202f: «\u202fnpm run carnet -- lien\u202f». Il donne un lien pour ouvrir le carnet.\n");
	process.exitCode = EXIT.usage;
} else {
	try {
		const settings = readSettings(env);
		const store = await openStore(settings, randomBytes);
		// A site without a name of its own is reached where it listens.
		const here = `http://${settings.host}:${settings.port}`;
		const origin = settings.siteOrigin === SAMPLE_ORIGIN ? here : settings.siteOrigin;
		const token = await store.makePass("sign-in", systemClock.nowMs());
		stdout.write(`${origin}${signInLink(token)}\n`);
		stdout.write("Ouvrez-le dans le quart d’heure, puis touchez le bouton\u202f: il sert une seule fois.\n");
		await store.close();
	} catch (error) {
		stderr.write(`${error instanceof SettingsError ? error.message : storeTrouble(error as StoreFailure)}\n`);
		process.exitCode = EXIT.trouble;
	}
}
