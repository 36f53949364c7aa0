import { beforeEach, describe, expect, test } from "vitest";
import { LOOKED_THROUGH } from "#relay/store/notebook.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { need } from "#tests/support/need.ts";
import { quoteOf } from "#tests/support/notebook-views.ts";
import { mDaSilva, type Person } from "#tests/support/people.ts";
import { openTestStore, STORES } from "#tests/support/stores.ts";

const START_MS = Date.parse("2026-03-14T09:00:00Z");
let kept = 0;

async function keep(store: RequestStore, person: Partial<Person>, quarantined = false, atMs?: number): Promise<string> {
	const n = kept++;
	const { id } = await store.keep({
		...{ quote: quoteOf({ ...mDaSilva, ...person }), suspicions: [], quarantined },
		...{ contentHash: `contenu ${n}`, messageHash: null, keyHash: null, receivedAtMs: atMs ?? START_MS + n * 1_000 },
	});
	return id;
}

const idsOf = (lines: readonly { id: string }[] = []) => lines.map(({ id }) => id);
/** In tens, as many as the pool has connections: who waits longer than five seconds for one is refused. */
async function many(count: number, store: RequestStore, person: Partial<Person>): Promise<string[]> {
	const ids: string[] = [];
	while (ids.length < count)
		ids.push(
			...(await Promise.all(Array.from({ length: Math.min(10, count - ids.length) }, () => keep(store, person)))),
		);
	return ids;
}

describe.each(STORES)("$title", (kind) => {
	beforeEach(need(kind));

	test("la recherche trouve ce que cachent des centaines d’autres qui y ressemblent, et s’arrête à une page", async () => {
		const store = await openTestStore(await kind.settings());
		const wanted = await keep(store, { message: "La serrure est pire qu’hier." });
		await many(300, store, { message: "Une porte qui grince." });
		const found = await store.search("pire");
		expect([idsOf(found.lines), found.older]).toEqual([[wanted], undefined]);
		const all = await store.search("PORTE");
		expect([all.lines.length, (await store.search("PORTE", all.older)).lines.length]).toEqual([50, 50]);
		expect(all.lines[0]?.receivedAtMs).toBeGreaterThan(all.lines[49]?.receivedAtMs ?? 0);
		expect((await store.search("porte introuvable")).lines).toEqual([]);
	});

	test("ce qu’il a noté se cherche aussi : une adresse, un code, des mots avec ceux de la demande", async () => {
		const store = await openTestStore(await kind.settings());
		const id = await keep(store, { message: "La porte du garage." });
		await keep(store, { message: "La porte du garage." });
		await store.take(id, { kind: "note", text: "Adresse : 3 rue de l’Étang\nCode : 4812B", seen: 0 }, START_MS);
		for (const words of ["etang", "4812b", "garage étang", "4812"])
			expect([words, idsOf((await store.search(words)).lines)]).toEqual([words, [id]]);
	});

	test("des chiffres se cherchent dans le numéro ou dans le message, jamais à cheval sur les deux", async () => {
		const store = await openTestStore(await kind.settings());
		const byNumber = await keep(store, { phone: "06.39.98.12.34", message: "Bonjour, au 7 de la rue." });
		const byMessage = await keep(store, { message: "Bâtiment 9812, code 34." });
		expect(idsOf((await store.search("98 12 34")).lines)).toEqual([byMessage, byNumber]);
		expect((await store.search("12347")).lines).toEqual([]);
	});

	test("un numéro se cherche de toutes ses façons, et retrouve les autres demandes de la même personne", async () => {
		const store = await openTestStore(await kind.settings());
		const written = ["+33 (0)6 39 98 12 34", "0639981234", "Tél : 06-39-98-12-34 / 04 74 28 00 00", "33639981234"];
		const ids: string[] = [];
		const message = "Bonjour, une porte.";
		for (const [n, phone] of written.entries())
			ids.push(await keep(store, { phone, message, email: `${n}@exemple.fr` }));
		const other = await keep(store, { phone: "06 39 98 12 35", message, email: "Elle@exemple.fr" });
		const again = await keep(store, { phone: "04 76 00 00 01", message, email: "elle@exemple.fr" });
		expect(idsOf((await store.fileOf(again))?.samePerson)).toEqual([other]);
		const all = ids.toReversed();
		const searched = ["33639981234", "0033 6 39 98 12 34", "06 39 98 12", "+33 6 39 98 12 34"];
		for (const words of [...written.slice(0, 2), ...searched])
			expect([words, idsOf((await store.search(words)).lines.slice(-4))]).toEqual([words, all]);
		expect(idsOf((await store.search("04 74 28 00 00")).lines)).toEqual([ids[2]]);
		for (const id of ids) expect(idsOf((await store.fileOf(id))?.samePerson)).toEqual(all.filter((one) => one !== id));
	});

	test("une recherche lit les plus récentes ; la suite lit les autres, chacune une fois", async () => {
		const store = await openTestStore(await kind.settings());
		const old = await keep(store, { message: "La serrure est pire qu’hier." });
		await many(LOOKED_THROUGH + 3, store, { message: "Une porte qui grince." });
		const first = await store.search("pire");
		expect(first.lines).toEqual([]);
		const further = await store.search("pire", first.older);
		expect([idsOf(further.lines), further.older]).toEqual([[old], undefined]);
	});

	test("les pages d’une liste se suivent dans les deux sens, sans manque ni double, même à la même milliseconde", async () => {
		const store = await openTestStore(await kind.settings());
		const ids = await Promise.all(Array.from({ length: 120 }, (_, n) => keep(store, {}, false, START_MS + (n % 7))));
		for (const id of ids) await store.take(id, { kind: "done", text: "", seen: 0 }, START_MS);
		const pages = [await store.listOf("finished", 0)];
		while (pages.at(-1)?.hasMore) {
			const last = pages.at(-1)?.lines.at(-1);
			if (last) pages.push(await store.listOf("finished", pages.length, { ...last, side: "after" }));
		}
		const seen = pages.map(({ lines }) => idsOf(lines));
		expect(seen.map((page) => page.length)).toEqual([50, 50, 20]);
		expect(new Set(seen.flat()).size).toBe(120);
		const [first] = pages.at(-1)?.lines ?? [];
		const back = first && (await store.listOf("finished", 1, { ...first, side: "before" }));
		expect(idsOf(back?.lines)).toEqual(seen[1]);
	});

	test("ce qui fait les chiffres est relu après chaque arrivée, chaque geste, chaque effacement", async () => {
		const store = await openTestStore(await kind.settings());
		const facts = async () => (await store.answers(START_MS)).map(({ standing }) => standing);
		const [id = "", robot = ""] = [await keep(store, {}), await keep(store, {}, true)];
		expect(await facts()).toEqual(["to-call"]);
		expect(await store.answers(START_MS)).toBe(await store.answers(START_MS));
		await store.take(id, { kind: "called", text: "", seen: 0 }, START_MS);
		expect(await facts()).toEqual(["under-way"]);
		await store.release(robot, START_MS);
		expect(await facts()).toEqual(["under-way", "to-call"]);
		await keep(store, {});
		expect(await facts()).toHaveLength(3);
		await store.erase([id]);
		expect(await facts()).toEqual(["to-call", "to-call"]);
	});

	test("la liste des terminées et les comptes du menu, de tous les états", async () => {
		const store = await openTestStore(await kind.settings());
		const [done = "", called = ""] = await many(4, store, {});
		const robot = await keep(store, {}, true);
		await keep(store, {}, true);
		await store.take(done, { kind: "done", text: "", seen: 0 }, START_MS);
		await store.take(called, { kind: "called", text: "", seen: 0 }, START_MS);
		await store.take(robot, { kind: "done", text: "", seen: 0 }, START_MS);
		expect(idsOf((await store.listOf("finished", 0)).lines)).toEqual([done]);
		expect(await store.listCounts()).toEqual({ "to-call": 2, robots: 2 });
		expect(await store.status()).toMatchObject({ requests: 6, quarantined: 2 });
	});
});
