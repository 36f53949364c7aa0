/** `npm run dev`: the pages with hot reload, the relay behind them, and what is wrong with the content shown in the browser. */
import { spawn } from "node:child_process";
import { systemClock } from "#relay/clock.ts";
import { passedOn } from "#relay/passed-on.ts";
import { startRelay, startTrouble } from "#relay/relay.ts";
import { readSettings } from "#relay/settings.ts";

const log = (event: string, details?: object) => console.log(event, details ?? "");
// The relay takes a free port: PORT is for the dev server, which proxies its routes to it (vite.config.ts).
const env = { ...process.env, PORT: "0" };
const relay = await startBehind().catch((error: unknown) => {
	console.error(startTrouble(error, env));
	process.exit(1);
});
const pages = spawn("vite", process.argv.slice(2), {
	env: { ...passedOn(process.env), RELAY_URL: relay.url },
	stdio: "inherit",
});
pages.once("exit", async (code) => {
	await relay.stop();
	process.exit(code ?? 0);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => pages.kill(signal));

async function startBehind() {
	return startRelay(readSettings(env), { clock: systemClock, random: Math.random, log });
}
