import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { demandes } from "#tests/support/demandes.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES } from "#tests/support/stores.ts";

const DAY = 86_400_000;

/** Every file below the folder that holds the text, whatever its encoding into bytes. */
async function filesHolding(folder: string, text: string): Promise<string[]> {
	const names = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const contents = await Promise.all(files.map(async (file) => ({ file, bytes: await readFile(file) })));
	return contents.filter(({ bytes }) => bytes.includes(text)).map(({ file }) => file);
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("D21 · effacer M. Da Silva : sa lettre en attente ne part pas, celle des autres oui", async () => {
		const mail = await startMailServer();
		await mail.goDown();
		const clock = manualClock();
		const settings = await store.settings();
		const relay = await startTestRelay({ clock, settings, smtpUrl: mail.url });
		await postQuote(relay.url, mDaSilva);
		await postQuote(relay.url, mmeLefevre);
		const { exit, said } = await demandes(settings, `effacer --email ${mDaSilva.email.toUpperCase()} --oui`);
		expect([exit, said]).toEqual([0, expect.stringContaining("1\u00a0e-mail qui attendait ne partira pas.")]);
		await mail.comeUp();
		clock.advance(60_000);
		await eventually("la lettre de Mme Lefèvre", () => mail.received.length);
		clock.advance(DAY);
		expect(mail.received).toHaveLength(1);
		expect((await mail.open()).replyTo?.[0]?.name).toBe("Mme Lefèvre");
		expect((await demandes(settings, "liste")).said).not.toContain("Da Silva");
	});

	test("D22 · plus vieille que la conservation : effacée ; plus jeune : gardée", async () => {
		const clock = manualClock();
		const settings = { ...(await store.settings()), RETENTION_DAYS: "90" };
		const first = await startTestRelay({ clock, settings });
		await postQuote(first.url, mDaSilva);
		await eventually("la lettre", async () => (await lettersIn(first.dataDir)).length);
		clock.advance(DAY);
		await postQuote(first.url, mmeLefevre);
		await eventually("l’autre lettre", async () => (await lettersIn(first.dataDir)).length === 2);
		clock.advance(89 * DAY - 1);
		await first.stop();
		const names = async () => (await (await openTestStore(settings)).list()).map(({ quote }) => quote.name);
		await startTestRelay({ clock, settings });
		await aMoment();
		expect(await names()).toEqual(["Mme Lefèvre", "M. Da Silva"]);
		clock.advance(DAY);
		await eventually("l’effacement", async () => (await names()).length === 1);
		expect(await names()).toEqual(["Mme Lefèvre"]);
		// The clock went ninety days ahead while the relay was off: letters of their own say so.
		const letters = async () => (await lettersIn(first.dataDir)).filter(({ subject }) => !subject?.includes("L’heure"));
		await eventually("sa lettre effacée aussi", async () => (await letters()).length === 1);
	});

	test("D22 · la quarantaine s’efface après 30 jours, avec le courrier qui en parlait", async () => {
		const clock = manualClock();
		const settings = await store.settings();
		const relay = await startTestRelay({ clock, settings });
		const form = quoteForm(mDaSilva);
		form.set("_honey", "x");
		await postQuote(relay.url, mDaSilva, { form });
		await postQuote(relay.url, mmeLefevre);
		const pass = async (days: number) => {
			for (let day = 0; day < days; day++) {
				clock.advance(DAY);
				await new Promise((resolve) => setTimeout(resolve, 20));
			}
		};
		const letters = () => lettersIn(relay.dataDir);
		await pass(2);
		await eventually("la lettre et le courrier", async () => (await letters()).length === 2);
		await pass(26);
		expect((await demandes(settings, "liste --quarantaine")).said).toContain("M. Da Silva");
		await pass(5);
		await eventually("l’effacement", async () => (await letters()).length === 1);
		expect((await demandes(settings, "liste --quarantaine")).said).toBe("Aucune demande.");
		expect((await demandes(settings, "liste")).said).toContain("Mme Lefèvre");
	});
});

test("D21 · effacer : plus un octet de l’adresse dans la base, son journal ni les lettres, le relais en marche", async () => {
	const relay = await startTestRelay();
	const post = (person: Person) => postQuote(relay.url, person);
	const message = "Une longue histoire de serrure. ".repeat(60);
	for (let n = 0; n < 40; n++)
		await post({ ...mmeLefevre, email: `client${n}@exemple.fr`, message: `${n} ${message}` });
	await post({ ...mDaSilva, message: `${mDaSilva.phone} ${message}` });
	await post({ ...mDaSilva, email: "autre@exemple.fr", city: "Vienne Nord" });
	for (let n = 40; n < 80; n++)
		await post({ ...mmeLefevre, email: `client${n}@exemple.fr`, message: `${n} ${message}` });
	// The last thing that the write-ahead log holds.
	await post({ ...mDaSilva, email: "dernier@exemple.fr", message: `Encore ${message}` });
	await eventually("les lettres", async () => (await lettersIn(relay.dataDir)).length === 83, 20_000);
	// What a page split leaves behind now and then: a copy in unused space that no deletion finds any more.
	await relay.sql(`PRAGMA secure_delete = OFF;
		INSERT INTO alarm VALUES ('copie', 0, 0, 'Vienne Nord, reste', 0, 0, 0), ('autre', 0, 0, '', 0, 0, 0);
		DELETE FROM alarm WHERE kind = 'copie';`);
	for (const trace of [mDaSilva.email, "dernier@exemple.fr", "Vienne Nord, reste"]) {
		expect([trace, (await filesHolding(relay.dataDir, trace)).length > 0]).toEqual([trace, true]);
	}

	const { said } = await demandes(relay.settings, `effacer --telephone 0639985678 --oui`);
	expect(said).toContain("3\u00a0demandes effacées, sans trace dans la base.");
	for (const trace of [mDaSilva.email, "autre@exemple.fr", "dernier@exemple.fr", mDaSilva.phone, "Vienne Nord"]) {
		expect([trace, await filesHolding(relay.dataDir, trace)]).toEqual([trace, []]);
	}
	// The others are still there, and the relay goes on.
	expect(await filesHolding(relay.dataDir, "client7@exemple.fr")).not.toEqual([]);
	expect((await post(mmeLefevre)).status).toBe(200);
});
