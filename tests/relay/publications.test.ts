import { existsSync } from "node:fs";
import { mkdir, readdir, readlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPublications, shownSite } from "#relay/publications/publications.ts";
import { eventually } from "#tests/support/eventually.ts";
import { writeBuild } from "#tests/support/publications.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const NOW_MS = Date.parse("2026-11-24T20:50:25Z");

/** Publishes that many, a second apart. @returns their ids, the oldest first */
async function publish(dataDir: string, count: number): Promise<string[]> {
	const publications = openPublications(dataDir);
	const ids: string[] = [];
	for (let n = 0; n < count; n++) {
		const id = await publications.add(await writeBuild(`n° ${n}`), NOW_MS);
		await publications.putOnline(id);
		ids.push(id);
	}
	return ids;
}

test("la plus neuve d’abord ; celle qui est en ligne, celle d’avant et neuf autres se gardent", async () => {
	const dataDir = await tempFolder();
	const ids = await publish(dataDir, 14);
	expect(ids.slice(0, 2)).toEqual(["20261124-205025", "20261124-205026"]);
	const kept = openPublications(dataDir).list();
	expect(kept.map(({ id }) => id)).toEqual(ids.slice(3).reverse());
	expect(kept.filter(({ isOnline }) => isOnline).map(({ id }) => id)).toEqual([ids.at(-1)]);
});

test("revenir change le lien d’un coup, et n’ôte pas celle où l’on est revenu", async () => {
	const dataDir = await tempFolder();
	const ids = await publish(dataDir, 11);
	const first = ids[0] ?? "";
	await openPublications(dataDir).putOnline(first);
	expect(await readlink(join(dataDir, "publications/en-ligne"))).toBe(first);
	await openPublications(dataDir).add(await writeBuild("neuve"), NOW_MS);
	expect(existsSync(join(dataDir, "publications", first))).toBe(true);
	expect(await readdir(join(dataDir, "publications"))).not.toContain("en-ligne.nouveau");
	for (const wrong of ["../..", "20261124-000000", ""])
		await expect(openPublications(dataDir).putOnline(wrong)).rejects.toThrow();
	expect(await readlink(join(dataDir, "publications/en-ligne"))).toBe(first);
});

test("le visiteur voit la publication en moins de deux secondes, sans relancer", async () => {
	const relay = await startTestRelay({ settings: { SITE_DIR: "" } });
	const title = async () => /<title>(.*?)</.exec(await (await fetch(relay.url)).text())?.[1];
	const [one = ""] = await publish(relay.dataDir, 2);
	await eventually("la seconde", async () => (await title()) === "n° 1", 3_000);
	await openPublications(relay.dataDir).putOnline(one);
	await eventually("la première", async () => (await title()) === "n° 0", 3_000);
});

test("construire à la main après avoir publié montre ce qui vient d’être construit", async () => {
	const [dataDir, project] = [await tempFolder(), await tempFolder()];
	const siteDir = join(project, "build/client");
	const places = { dataDir, siteDir, publishes: true };
	expect(shownSite(places)).toBe(siteDir);
	await mkdir(siteDir, { recursive: true });
	await writeFile(join(siteDir, "index.html"), "");
	await utimes(join(siteDir, "index.html"), 1, 1);
	await publish(dataDir, 1);
	expect(shownSite(places)).toBe(join(dataDir, "publications/en-ligne/client"));
	expect(shownSite({ ...places, publishes: false })).toBe(siteDir);
	const later = Date.now() / 1_000 + 5;
	await utimes(join(siteDir, "index.html"), later, later);
	expect(shownSite(places)).toBe(siteDir);
});
