import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownFacts } from "#tests/support/atelier.ts";
import { eventually } from "#tests/support/eventually.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

/** A relay whose owner has facts of his own, and what changes one of their files. */
async function ownRelay() {
	const [dataDir, folder] = [await tempFolder(), await ownFacts(await tempFolder())];
	const relay = await spawnRelay({ DATA_DIR: dataDir, OWNER_DIR: folder, REMINDERS: "non" });
	const change = async (file: string, facts: object | string) => {
		const path = join(folder, `${file}.json`);
		const known = JSON.parse(await readFile(path, "utf8")) as object;
		await writeFile(path, typeof facts === "string" ? facts : JSON.stringify({ ...known, ...facts }));
	};
	return { relay, dataDir, change };
}

test("un nom et une adresse changés sont ceux de la lettre et du carnet d’après, sans rien relancer", async () => {
	const { relay, dataDir, change } = await ownRelay();
	await change("identity", { name: "Serrurerie du Guiers", email: "guiers@exemple.fr" });
	await postQuote(relay.url, mmeLefevre);
	const letter = await eventually("la lettre", async () =>
		(await lettersIn(dataDir)).find(({ subject }) => subject?.includes("Bourgoin")),
	);
	expect(letter.from?.name).toContain("Serrurerie du Guiers");
	expect([letter.from?.address, letter.to?.[0]?.address]).toEqual(["guiers@exemple.fr", "guiers@exemple.fr"]);
	expect(await (await fetch(`${relay.url}/carnet`)).text()).toContain("Les demandes de Serrurerie du Guiers");
});

test.each([
	["à demi écrit", '{ "name": "Serr'],
	["sans numéro", { phone: "" }],
])("un fichier %s à la main laisse en usage ce qui était lu", async (_, facts) => {
	const { relay, dataDir, change } = await ownRelay();
	await change("identity", facts);
	expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
	const letter = await eventually("la lettre", async () => (await lettersIn(dataDir))[0]);
	expect(letter.from?.name).toContain("Serrurerie du Bion");
	expect(letter.html).not.toContain("undefined");
});
