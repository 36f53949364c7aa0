import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { afterSendingWords } from "#content/after-sending-words.ts";
import { business } from "#content/business.ts";
import { consent } from "#content/consent.ts";
import { labels } from "#content/quote-form-words.ts";
import { paths } from "#content/site-map.ts";
import { ELAPSED_FIELD } from "#shared/quote/fields.ts";
import { eventually } from "#tests/support/eventually.ts";
import { ANY_SIZE, focusedId, hold, journeys, soon, startSite } from "#tests/support/journey.ts";
import { EMPTY, mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { quoteForm } from "#tests/support/post-quote.ts";
import { answersIn, failure, fill, multipart, posts, send, success } from "#tests/support/quote-form.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { freePort } from "#tools/free-port.ts";

const { arriveAt } = journeys();

describe.each(ANY_SIZE)("$where", ({ size }) => {
	const visit = (path: string = paths.contact) => arriveAt(path, { size });

	test("envoyé : « Message envoyé ! », et tout revient comme au début, brouillon compris", async () => {
		const page = await visit(paths.lockChange);
		await fill(page, mmeLefevre);
		await send(page);
		await success(page).waitFor();
		expect(await success(page).textContent()).toContain("Nous vous recontacterons dans les plus brefs délais.");
		expect(await focusedId(page)).toBe("message-envoye");
		expect(await answersIn(page)).toEqual({ ...EMPTY, service: "Changement de serrure" });
		// What left, what happens now, and the way on.
		const { service, city, phone } = mmeLefevre;
		const promise = afterSendingWords.next(phone, true).replace(/\.$/, ", au plus tard");
		for (const words of [afterSendingWords.left(service, city), promise])
			await success(page).getByText(words).waitFor();
		await success(page).getByRole("button", { name: afterSendingWords.another }).click();
		expect(await focusedId(page)).toBe("devis-name");
		await page.reload();
		expect(await answersIn(page)).toEqual({ ...EMPTY, service: "Changement de serrure" });
		expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
	});

	test("un chiffre manque au numéro, ou rien ne presse : ce qui suit l’envoi le dit", async () => {
		const short = { ...mmeLefevre, phone: "06 39 98 12 3" };
		for (const [person, words] of [
			[short, afterSendingWords.tooShort(short.phone)],
			[mDaSilva, /au plus tard (?:aujourd’hui|demain) à \d/],
		] as const) {
			const page = await visit();
			await fill(page, person);
			await send(page);
			await success(page).getByText(words).waitFor();
		}
	});

	test("le début de la réponse est sous l’en-tête, la question des cookies encore posée", async () => {
		const page = await arriveAt(paths.contact, { size, decided: false });
		await fill(page, mDaSilva);
		await send(page);
		await success(page).getByText("au plus tard").waitFor();
		const header = (await page.locator("header").first().boundingBox()) ?? { y: 0, height: 0 };
		await soon(async () => ((await success(page).boundingBox())?.y ?? 0) >= header.y + header.height - 1).toBe(true);
	});

	test("deux clics de suite n’envoient qu’une demande", async () => {
		const page = await visit();
		const sent = posts(page);
		const release = await hold(page, "**/api/devis");
		await fill(page, mDaSilva);
		await page.getByRole("button", { name: labels.submit }).dblclick();
		const waiting = page.getByRole("button", { name: labels.sending });
		await waiting.click({ force: true });
		await page.keyboard.press("Enter");
		release();
		await success(page).waitFor();
		expect(sent).toHaveLength(1);
	});
});

test("les règles ne viennent pas : celles du navigateur tiennent lieu, et la demande part", async () => {
	const page = await arriveAt(paths.contact);
	const sent = posts(page);
	// What a page of an older version meets: its file is gone.
	await page.route(/\/assets\/schema-[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
	const refused = page.waitForResponse(/\/assets\/schema-/);
	await fill(page, { ...mmeLefevre, email: "madame" });
	expect((await refused).status()).toBe(404);
	await send(page);
	await soon(() => focusedId(page)).toBe("devis-email");
	expect(sent).toEqual([]);
	await fill(page, { email: mmeLefevre.email });
	await send(page);
	await success(page).waitFor();
	expect(sent).toHaveLength(1);
});

test("une autre demande a une autre clé", async () => {
	const page = await arriveAt(paths.contact);
	const sent = posts(page);
	for (const person of [mmeLefevre, mDaSilva]) {
		await fill(page, person);
		await send(page);
		await soon(() => answersIn(page)).toEqual(EMPTY);
	}
	expect(new Set(sent.map((request) => request.headers()["idempotency-key"])).size).toBe(2);
});

test("ce qui part : les neuf champs du contrat, et depuis quand le formulaire était là", async () => {
	const page = await arriveAt(paths.contact);
	const sent = posts(page);
	await fill(page, mmeLefevre);
	await send(page);
	await success(page).waitFor();
	expect(sent).toHaveLength(1);
	expect(new URL(sent[0]!.url()).pathname).toBe("/api/devis");
	const { [ELAPSED_FIELD]: elapsed, ...contract } = Object.fromEntries(await multipart(sent[0]!));
	expect(Number(elapsed)).toBeGreaterThan(0);
	const wire = Object.fromEntries(quoteForm(mmeLefevre));
	expect(contract).toEqual({ ...wire, message: mmeLefevre.message.replaceAll("\n", "\r\n") });
});

test("D24 · le relais s’arrête : « Erreur », rien n’est perdu ; il revient : une seule demande sous une seule clé, une seule lettre", async ({
	onTestFinished,
}) => {
	const dataDir = mkdtempSync(join(tmpdir(), "panne-"));
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
	// The relay that comes back must be found where it was.
	const settings = { PORT: String(await freePort()), DATA_DIR: dataDir };
	const before = await startSite(settings);
	const page = await arriveAt(paths.contact, { site: before });
	await page.getByRole("button", { name: consent.manage }).waitFor();
	await fill(page, mmeLefevre);
	await before.stop();
	const sent = posts(page);

	await send(page);
	await failure(page).waitFor();
	const text = await failure(page).textContent();
	expect(text).toContain("Une erreur est survenue lors de l'envoi. Veuillez réessayer.");
	expect(text).toContain(business.phoneNational);
	expect(await answersIn(page)).toEqual({ ...mmeLefevre });
	expect(await page.getByRole("button", { name: labels.submit }).isVisible()).toBe(true);

	const after = await startSite(settings);
	await send(page);
	await success(page).waitFor();
	expect(await failure(page).count()).toBe(0);
	await soon(() => answersIn(page)).toEqual(EMPTY);
	const keys = sent.map((request) => request.headers()["idempotency-key"]);
	expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
	expect(keys).toEqual([keys[0], keys[0]]);
	const letters = await eventually("la lettre", async () => {
		const found = await lettersIn(dataDir);
		return found.length > 0 && found;
	});
	expect(letters.map(({ replyTo }) => replyTo?.[0]?.name)).toEqual(["Mme Lefèvre"]);
	expect(after.events.filter(({ event }) => event === "quote_kept")).toHaveLength(1);
	await page.context().close();
	await after.stop();
});
