import { copyFileSync, statSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { demandes } from "#tests/support/demandes.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

test("sauvegarder pendant que le relais tourne, perdre la machine, restaurer : les demandes sont là, et repartent", async () => {
	const mail = await startMailServer();
	await mail.goDown();
	const relay = await startTestRelay({ smtpUrl: mail.url });
	await postQuote(relay.url, mmeLefevre);
	await postQuote(relay.url, mDaSilva);
	const folder = join(await tempFolder(), "sauvegardes");
	const { exit, said } = await demandes(relay.settings, `sauvegarder ${folder}`);
	expect([exit, said]).toEqual([
		0,
		expect.stringMatching(/^2\u00a0demandes copiées et relues dans «\u202f.+\.sqlite\u202f»\.$/),
	]);
	const [name = ""] = await readdir(folder);
	expect((statSync(join(folder, name)).mode & 0o777).toString(8)).toBe("600");
	await relay.stop();
	await rm(relay.dataDir, { recursive: true });

	// As the guide says: an empty folder, the copy under its name, the site started again.
	const dataDir = await tempFolder();
	copyFileSync(join(folder, name), join(dataDir, "demandes.sqlite"));
	await mail.comeUp();
	await startTestRelay({ dataDir, smtpUrl: mail.url });
	await eventually("les deux lettres", () => mail.received.length === 2);
	expect((await demandes({ DATA_DIR: dataDir }, "liste")).said).toMatch(/M\. Da Silva[\s\S]+Mme Lefèvre/);
});

test("une sauvegarde n’écrase jamais la précédente", async () => {
	const relay = await startTestRelay();
	await postQuote(relay.url, mmeLefevre);
	const folder = await tempFolder();
	const nowMs = Date.now();
	expect((await demandes(relay.settings, `sauvegarder ${folder}`, { nowMs })).exit).toBe(0);
	await expect(demandes(relay.settings, `sauvegarder ${folder}`, { nowMs })).rejects.toThrow("EEXIST");
});

test("sauvegarder à l’endroit d’un fichier se dit en une phrase", async () => {
	const relay = await startTestRelay();
	const file = join(relay.dataDir, "demandes.sqlite");
	for (const path of [file, join(file, "dossier")]) {
		expect(await demandes(relay.settings, `sauvegarder ${path}`)).toMatchObject({
			exit: 1,
			warned: `«\u202f${path}\u202f» est un fichier\u202f: donnez un dossier.`,
		});
	}
});

test("une base de la version précédente est reprise, avec ce qui attendait", async () => {
	const mail = await startMailServer();
	const dataDir = await tempFolder();
	const db = new DatabaseSync(join(dataDir, "demandes.sqlite"));
	db.exec(`CREATE TABLE request (id TEXT PRIMARY KEY, received_at INTEGER NOT NULL, key_hash TEXT,
			content_hash TEXT NOT NULL, linked_to TEXT REFERENCES request (id) ON DELETE SET NULL, name TEXT NOT NULL,
			email TEXT NOT NULL, phone TEXT NOT NULL, city TEXT NOT NULL, service TEXT NOT NULL, message TEXT NOT NULL,
			urgent INTEGER NOT NULL) STRICT;
		CREATE TABLE outbox (request_id TEXT NOT NULL REFERENCES request (id) ON DELETE CASCADE, channel TEXT NOT NULL,
			state TEXT NOT NULL, received_at INTEGER NOT NULL, message_id TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
			uncertain_sends INTEGER NOT NULL DEFAULT 0, next_attempt_at INTEGER, lease_until INTEGER,
			leaving INTEGER NOT NULL DEFAULT 0, last_error TEXT, PRIMARY KEY (request_id, channel)) STRICT;
		INSERT INTO request VALUES ('260101-AAAAAAAA', ${Date.now()}, NULL, 'c', NULL, 'Mme Lefèvre', 'anne.lefevre@exemple.fr',
			'06 39 98 12 34', 'Bourgoin-Jallieu', 'Autre', 'Une vieille demande.', 1);
		INSERT INTO outbox VALUES ('260101-AAAAAAAA', 'letter', 'retry', ${Date.now()}, '<devis.1@exemple.fr>', 3, 0, 1, NULL, 0, 'x');
		PRAGMA user_version = 1;`);
	db.close();
	await startTestRelay({ dataDir, smtpUrl: mail.url });
	await eventually("la lettre", () => mail.received.length);
	expect(await mail.open()).toMatchObject({
		messageId: "<devis.1@exemple.fr>",
		text: expect.stringContaining("vieille"),
	});
});
