import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { factsPrint } from "#atelier/fact-files.ts";
import { createRestart } from "#atelier/online.ts";
import { atelierAddresses as addresses } from "#atelier/views.ts";
import { codeVersion } from "#relay/publications/about.ts";
import { act, ownFacts } from "#tests/support/atelier.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { hiddenIn, sendForm, signIn } from "#tests/support/notebook.ts";
import { writeBuild } from "#tests/support/publications.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

/** A relay of its own whose owner has a preview ready: made from the facts as they are. */
async function withPreview(settings: Record<string, string>) {
	const [dataDir, folder] = [await tempFolder(), await ownFacts(await tempFolder())];
	await mkdir(join(dataDir, "atelier"), { mode: 0o700 });
	const build = await writeBuild("neuf", codeVersion(), factsPrint(folder));
	await rename(build, join(dataDir, "atelier/apercu"));
	const relay = await spawnRelay({ DATA_DIR: dataDir, OWNER_DIR: folder, ...settings });
	const owner = await signIn({ url: relay.url, dataDir });
	const publish = async () => {
		const page = await (await owner.press(addresses.atelier, act("publish"))).text();
		const [, confirme = ""] = /Publier avec (\d+)/.exec(page) ?? [];
		const url = relay.url + addresses.atelier;
		return sendForm(url, { ...hiddenIn(page), ...act("publish"), confirme }, { cookie: owner.cookie });
	};
	return { relay, owner, publish };
}

test("publié, le relais finit avec le code 75 une fois que l’artisan l’a lu ; deux pressions n’en font qu’une", async () => {
	const { relay, owner, publish } = await withPreview({ RESTART_BY_EXIT: "oui" });
	const answers = await Promise.all([publish(), publish()]);
	expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual([
		[303, addresses.progress],
		[303, addresses.progress],
	]);
	expect(await (await owner.get(addresses.progress)).text()).toContain("dans quelques secondes");
	expect(await relay.ended).toBe(75);
	expect(relay.output().match(/"site_published"/g)?.length).toBeGreaterThan(0);
});

test("sans rien pour le relancer, il continue, et dit que les e-mails attendent", async () => {
	const { relay, owner, publish } = await withPreview({});
	await publish();
	expect(await (await owner.get(addresses.progress)).text()).toContain("quand le serveur sera relancé");
	expect(await (await fetch(relay.url)).text()).toContain("<title>neuf</title>");
	expect(await relay.end("SIGTERM")).toBe(0);
});

test("personne ne regarde : il se relance au bout de douze secondes, une fois", () => {
	const clock = manualClock();
	let restarts = 0;
	const restart = createRestart(() => restarts++, clock);
	restart.told();
	clock.advance(60_000);
	expect(restarts).toBe(0);
	restart.wanted();
	clock.advance(11_000);
	expect(restarts).toBe(0);
	clock.advance(2_000);
	restart.told();
	clock.advance(60_000);
	expect(restarts).toBe(1);
});
