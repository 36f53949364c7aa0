import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { facts } from "#content/facts.ts";
import { COUNTS_KEPT_DAYS } from "#relay/upkeep/rounds.ts";
import { demandes } from "#tests/support/demandes.ts";
import { eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote, postWithoutScript, quoteForm } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, type RelaySettings, STORES } from "#tests/support/stores.ts";
import { tapNumber } from "#tests/support/taps.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** All that is counted: « 2026-03-14 /contact tap 3 ». */
async function counted(settings: RelaySettings): Promise<string[]> {
	const store = await openTestStore(settings);
	const rows = await store.dailyCounts("");
	await store.close();
	return rows.map(({ day, page, kind, count }) => `${day} ${page} ${kind} ${count}`);
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("le numéro touché et les demandes envoyées se comptent par page, et par jour de Paris", async () => {
		const clock = manualClock();
		const settings = await store.settings();
		const relay = await startTestRelay({ clock, settings });
		for (const page of ["/contact", "/contact/", "/", "/contact"]) {
			expect((await tapNumber(relay.url, page)).status).toBe(204);
		}
		await postQuote(relay.url, mDaSilva, { headers: { referer: "https://exemple.fr/services/porte-blindee" } });
		await postWithoutScript(relay.url, mmeLefevre, { from: "/contact" });
		clock.advance(13 * HOUR + 34 * 60_000);
		await tapNumber(relay.url, "/contact");
		await relay.stop();
		expect(await counted(settings)).toEqual([
			"2026-03-14 / tap 1",
			"2026-03-14 /contact request 1",
			"2026-03-14 /contact tap 3",
			"2026-03-14 /services/porte-blindee request 1",
			"2026-03-15 /contact tap 1",
		]);
	});

	test("COUNT_CALLS=non : la page reçoit la même réponse, rien n’est écrit, « etat » n’en dit rien", async () => {
		const settings = { ...(await store.settings()), COUNT_CALLS: "non" };
		const relay = await startTestRelay({ settings });
		expect((await tapNumber(relay.url, "/contact")).status).toBe(204);
		expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
		const now = { nowMs: relay.nowMs() };
		await relay.stop();
		expect(await counted(settings)).toEqual([]);
		const counting = { ...settings, COUNT_CALLS: "oui" };
		await tapNumber((await startTestRelay({ settings: counting })).url, "/contact");
		expect((await demandes(counting, "etat", now)).said).toContain("appel depuis le site");
		expect((await demandes(settings, "etat", now)).said).not.toContain("appel depuis le site");
	});

	test("un compte s’efface après 400 jours, ce que disent aussi les mentions légales", async () => {
		expect(facts.callCountDays).toBe(COUNTS_KEPT_DAYS);
		const clock = manualClock();
		const settings = await store.settings();
		const relay = await startTestRelay({ clock, settings });
		await tapNumber(relay.url, "/");
		clock.advance(DAY);
		await tapNumber(relay.url, "/contact");
		await relay.stop();
		clock.advance(399 * DAY);
		await (await startTestRelay({ clock, settings })).stop();
		expect(await counted(settings)).toHaveLength(2);
		clock.advance(DAY);
		const later = await startTestRelay({ clock, settings });
		await eventually("l’effacement", async () => (await counted(settings)).length === 1);
		await later.stop();
		expect(await counted(settings)).toEqual(["2026-03-15 /contact tap 1"]);
	});
});

test("ce qui n’est pas une page du site compte ensemble, sous « autre »", async () => {
	const relay = await startTestRelay();
	const strange = ["/rien-ici", "/robots.txt", "/../.env", "/contact//", "/404", "/Contact", "contact", "", "/%00"];
	for (const page of [...strange, "/serrurier-lisle-abeau", "<b>Dupont</b>", "//ailleurs.exemple"]) {
		expect([page, (await tapNumber(relay.url, page)).status]).toEqual([page, 204]);
	}
	expect((await counted(relay.settings)).map((row) => row.slice(11))).toEqual([
		"/serrurier-lisle-abeau tap 1",
		`autre tap ${strange.length + 2}`,
	]);
});

test("un autre site, un envoi trop long, une autre méthode : refusés, et rien n’est compté", async () => {
	const relay = await startTestRelay();
	const statuses = [
		await tapNumber(relay.url, "/contact", { headers: { "sec-fetch-site": "cross-site" } }),
		await tapNumber(relay.url, "/contact", { headers: { origin: "https://www.ailleurs.example" } }),
		await tapNumber(relay.url, `/${"a".repeat(256)}`),
		await fetch(`${relay.url}/api/appels`),
		await fetch(`${relay.url}/api/appels`, { method: "PUT", body: "/contact" }),
	].map(({ status }) => status);
	expect(statuses).toEqual([403, 403, 413, 405, 405]);
	expect(await counted(relay.settings)).toEqual([]);
});

test("personne ne gonfle le compte : dix par visiteur en dix minutes, un robot en quarantaine ne compte pas", async () => {
	const clock = manualClock();
	const relay = await startTestRelay({ clock });
	const tap = async (visitor: string) => (await tapNumber(relay.url, "/contact", { visitor })).status;
	const statuses: number[] = [];
	for (let n = 1; n <= 11; n++) statuses.push(await tap(`2001:db8:0:1::${n}`));
	expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
	expect(await tap("2001:db8:0:2::1")).toBe(204);
	clock.advance(600_000);
	expect(await tap("2001:db8:0:1::1")).toBe(204);
	const form = quoteForm(mDaSilva);
	form.set("_honey", "x");
	await postQuote(relay.url, mDaSilva, { form });
	await relay.stop();
	expect(await counted(relay.settings)).toEqual(["2026-03-14 /contact tap 12"]);
});

test("rien n’identifie personne : quatre colonnes, et l’adresse ni le navigateur ne sont dans aucun fichier ni au journal", async () => {
	const relay = await startTestRelay();
	const headers = {
		"user-agent": "Navigateur-de-Mme-Lefevre/1",
		cookie: "qui=lefevre",
		referer: "https://x.exemple/de",
	};
	for (const page of ["/contact", "Mme Lefèvre"]) {
		await tapNumber(relay.url, page, { visitor: "203.0.113.77", headers });
	}
	const events = JSON.stringify(relay.events);
	const db = new DatabaseSync(join(relay.dataDir, "demandes.sqlite"), { readOnly: true });
	const rows = db.prepare("SELECT * FROM daily_count").all();
	db.close();
	expect(rows.map((row) => Object.entries(row).join(" "))).toEqual([
		expect.stringMatching(/^day,\d{4}-\d\d-\d\d page,\/contact kind,tap count,1$/),
		expect.stringMatching(/^day,\d{4}-\d\d-\d\d page,autre kind,tap count,1$/),
	]);
	const names = (await readdir(relay.dataDir, { recursive: true })).filter((name) => name.includes("."));
	const kept = [events, ...(await Promise.all(names.map((name) => readFile(join(relay.dataDir, name), "latin1"))))];
	expect(names.length).toBeGreaterThan(0);
	for (const trace of ["203.0.113", "Navigateur-de", "qui=lefevre", "x.exemple", "Lef"]) {
		expect([trace, kept.filter((text) => text.includes(trace))]).toEqual([trace, []]);
	}
});

test("un compte qui ne s’écrit pas ne coûte rien au visiteur : sa demande est gardée", async () => {
	const relay = await startTestRelay();
	await relay.sql("DROP TABLE daily_count");
	expect((await tapNumber(relay.url, "/contact")).status).toBe(503);
	expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
	await relay.seen("count_failed", 2);
	expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
});
