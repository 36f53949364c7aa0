import { globSync, readFileSync } from "node:fs";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { builtPages } from "#tests/support/pages.ts";

/* The privacy notice says what happens: every key that a browser keeps, every service that a setting sends data to. */

const { html } = builtPages().find(({ path }) => path === paths.legal)!;
const notice = load(html)("main").text().replace(/\s+/g, " ");
const read = (file: string) => readFileSync(file, "utf8");

test("chaque entrée que le navigateur garde a son nom dans les mentions légales", () => {
	const keeping = globSync("{app,shared}/**/*.{ts,tsx}").filter((file) =>
		/localStorage|sessionStorage|caches\.open|indexedDB|document\.cookie/.test(read(file)),
	);
	const keys = keeping.flatMap((file) =>
		[...read(file).matchAll(/^(?:export )?const (?:\w+_KEY|CACHE\w*) = [`"]([a-z-]+)/gm)].map(([, key = ""]) => key),
	);
	// A file that keeps something names its keys as these do.
	expect(keys.length).toBeGreaterThanOrEqual(keeping.length);
	expect(new Set(keys).size).toBe(5);
	for (const key of keys) expect(notice, key).toContain(`« ${key.replace(/-$/, "")}`);
});

/** What each setting that sends something somewhere is called in the notice; null: it sends nothing of a visitor's. */
const RECIPIENTS: Readonly<Record<string, string | null>> = {
	MAIL_FROM: "service d’envoi des e-mails",
	MAIL_TO: "Elles sont reçues par l’exploitant du site",
	SMTP_URL: "service d’envoi des e-mails",
	WEBHOOK_URL: "service de notification ou de SMS",
	DATABASE_URL: "Pays où elles sont gardées",
	BACKUP_DIR: "copie de sauvegarde",
	BACKUP_COMMAND: "copie de sauvegarde",
	BACKUP_RESTORE_COMMAND: "copie de sauvegarde",
	OWNER_DIR: null,
	SITE_URL: null,
	// Asked for, with nothing in it.
	HEARTBEAT_URL: null,
};
const SENDS = /_URL$|_COMMAND$|_DIR$|^MAIL_/;
const INSIDE = ["SITE_DIR", "DATA_DIR"];

test("chaque réglage par lequel une demande sort a son destinataire dans les mentions légales", () => {
	const settings = new Set(
		[...read("relay/settings.ts").matchAll(/given\("([A-Z_]+)"\)/g)].map(([, name = ""]) => name),
	);
	const sending = [...settings].filter((name) => SENDS.test(name) && !INSIDE.includes(name)).sort();
	expect(sending).toEqual(Object.keys(RECIPIENTS).sort());
	for (const words of Object.values(RECIPIENTS)) if (words) expect(notice).toContain(words);
});

test("ce que le carnet note d’un rendez-vous, et l’agenda qui en reçoit une copie, sont dits", () => {
	for (const words of ["l’adresse, l’étage, le code d’entrée et l’heure", "L’agenda de son téléphone"])
		expect(notice).toContain(words);
});

test("aucun déplacement gratuit sans sa limite, aucun avis d’exemple sous « mes clients »", () => {
	let promises = 0;
	for (const { path, $ } of builtPages()) {
		const said = $("main p, main li, main dd, main dt, main td, meta[name=description]")
			.toArray()
			.map((one) => ($(one).attr("content") ?? $(one).text()).replace(/\s+/g, " "));
		for (const sentence of said.flatMap((text) => text.split(/(?<=[.!?]) /)))
			if (/déplacement[^.]*(?:gratuit|offert)|(?:gratuit|offert)[^.]*déplacement/i.test(sentence)) {
				promises++;
				expect(sentence, path).toMatch(/50 km/);
			}
		const samples = $("li:has(blockquote)").filter((_, one) => $(one).text().includes("Exemple"));
		if (samples.length > 0) expect($("main").text(), path).not.toContain("mes clients");
	}
	expect(promises).toBeGreaterThan(50);
});
