import { beforeEach, describe, expect, test } from "vitest";
import type { RequestStore } from "#relay/store/store.ts";
import { need } from "#tests/support/need.ts";
import { quoteOf } from "#tests/support/notebook-views.ts";
import { mDaSilva, type Person } from "#tests/support/people.ts";
import { openTestStore, STORES } from "#tests/support/stores.ts";

const START_MS = Date.parse("2026-03-14T09:00:00Z");
let kept = 0;

async function keep(store: RequestStore, person: Partial<Person>, quarantined = false): Promise<string> {
	const n = kept++;
	const { id } = await store.keep({
		quote: quoteOf({ ...mDaSilva, ...person }),
		contentHash: `contenu ${n}`,
		...{ messageHash: null, keyHash: null, receivedAtMs: START_MS + n * 1_000, suspicions: [], quarantined },
	});
	return id;
}

const many = (count: number, store: RequestStore, person: Partial<Person>) =>
	Promise.all(Array.from({ length: count }, () => keep(store, person)));

describe.each(STORES)("$title", (kind) => {
	beforeEach(need(kind));

	test("la recherche trouve ce que cachent des centaines d’autres qui y ressemblent, et s’arrête à une page", async () => {
		const store = await openTestStore(await kind.settings());
		const wanted = await keep(store, { message: "La serrure est pire qu’hier." });
		await many(300, store, { message: "Une porte qui grince." });
		const found = await store.search("pire");
		expect([found.lines.map(({ id }) => id), found.hasMore]).toEqual([[wanted], false]);
		const all = await store.search("PORTE");
		expect([all.lines.length, all.hasMore]).toEqual([50, true]);
		expect(all.lines[0]?.receivedAtMs).toBeGreaterThan(all.lines[49]?.receivedAtMs ?? 0);
		expect((await store.search("porte introuvable")).lines).toEqual([]);
	});

	test("des chiffres se cherchent dans le numéro ou dans le message, jamais à cheval sur les deux", async () => {
		const store = await openTestStore(await kind.settings());
		const byNumber = await keep(store, { phone: "06.39.98.12.34", message: "Bonjour, au 7 de la rue." });
		const byMessage = await keep(store, { message: "Bâtiment 9812, code 34." });
		expect((await store.search("98 12 34")).lines.map(({ id }) => id)).toEqual([byMessage, byNumber]);
		expect((await store.search("12347")).lines).toEqual([]);
	});

	test("la liste des terminées et les comptes du menu, de tous les états", async () => {
		const store = await openTestStore(await kind.settings());
		const [done = "", called = ""] = await many(4, store, {});
		const robot = await keep(store, {}, true);
		await keep(store, {}, true);
		await store.take(done, { kind: "done", text: "", seen: 0 }, START_MS);
		await store.take(called, { kind: "called", text: "", seen: 0 }, START_MS);
		await store.take(robot, { kind: "done", text: "", seen: 0 }, START_MS);
		expect((await store.listOf("finished", 0)).lines.map(({ id }) => id)).toEqual([done]);
		expect(await store.listCounts()).toEqual({ "to-call": 2, robots: 2 });
		expect(await store.status()).toMatchObject({ requests: 6, quarantined: 2 });
	});
});
