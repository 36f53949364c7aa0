import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { addresses, fields, INSTALL } from "#notebook/views.ts";
import { versionFiles } from "#relay/upkeep/new-version.ts";
import { need } from "#tests/support/need.ts";
import { relayWithRequest } from "#tests/support/notebook.ts";
import { STORES } from "#tests/support/stores.ts";

const [sqlite] = STORES as [(typeof STORES)[0]];

/* The other side of what tests/installer/release.test.ts tries: a touch is a file that root waits for, and no right. */

test("une version trouvée : le carnet la propose, l’appui laisse le fichier que systemd attend ; sans elle, il n’en laisse pas", async () => {
	need(sqlite);
	const { owner, settings } = await relayWithRequest(sqlite);
	const { found, asked, outcome } = versionFiles(settings.DATA_DIR ?? "");
	const page = async () => load(await owner.html(addresses.health))("main").text();
	const press = () => owner.press(addresses.health, { [fields.act]: INSTALL });

	mkdirSync(dirname(found), { recursive: true });
	// Brought by hand since it was found.
	writeFileSync(found, "0.9.0\n");
	expect(await page()).not.toContain("Installer cette version");
	expect(existsSync(asked)).toBe(false);
	writeFileSync(found, "1.2.0\n");
	expect(await page()).toMatch(/La version 1\.2\.0 est signée.*Installer cette version/s);
	await press();
	expect(existsSync(asked)).toBe(true);
	const after = await page();
	expect(after).toContain("Elle est demandée");
	expect(after).not.toContain("Installer cette version");
	writeFileSync(outcome, "La version 1.2.0 sert.\n");
	expect(await page()).toContain("La version 1.2.0 sert.");
});
