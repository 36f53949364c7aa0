import { load } from "cheerio";
import { expect, test } from "vitest";
import { EARLY, MISSED } from "#notebook/noted.ts";
import { ownNotes, toldPlace } from "#notebook/own-notes.ts";
import { render } from "#notebook/pages/render.tsx";
import { requestWords } from "#notebook/pages/words-request.ts";
import type { View } from "#notebook/views.ts";
import { BY_VISITOR, type NotebookEvent, SEEN } from "#relay/store/notebook.ts";
import { quoteOf, views } from "#tests/support/notebook-views.ts";
import { mmeLefevre } from "#tests/support/people.ts";

const note = (seq: number, text: string): NotebookEvent => ({ seq, kind: "note", atMs: seq, text });

test("un mot à garder est ce qu’il a tapé, sans ce qu’un bouton a écrit ni ce qui fut annulé", () => {
	const events: NotebookEvent[] = [
		...[note(1, MISSED), note(2, `${MISSED}\nréessayer à midi`), note(3, SEEN), note(4, `${SEEN}\ncylindre 30 × 40`)],
		...[note(5, EARLY), note(6, "chien"), { seq: 7, kind: "undone" as const, atMs: 7, text: "", undoes: 6 }],
	];
	expect(ownNotes(events).map(({ text }) => text)).toEqual(["réessayer à midi", "cylindre 30 × 40"]);
});

test("une adresse dite au téléphone et notée est celle où aller, avant celle du message ; rien n’est inventé", () => {
	const quote = { ...quoteOf(mmeLefevre), message: "Porte claquée, 8 rue Haute, 2e étage" };
	const leaving = { seq: 3, kind: "leaving", atMs: 3, text: "12 rue Basse, code 45B" } as const;
	const undone = { seq: 4, kind: "undone", atMs: 4, text: "", undoes: 3 } as const;
	const place = { address: "8 rue Haute", floor: "2e étage", doorCode: "" };
	expect(toldPlace({ quote, events: [note(1, "chien")] })).toEqual(place);
	const told = { ...place, address: "12 rue Basse", doorCode: "45B" };
	expect(toldPlace({ quote, events: [note(1, "5 rue du Lac"), leaving] })).toEqual(told);
	expect(toldPlace({ quote, events: [leaving, undone] })).toEqual(place);
});

test("avec le rendez-vous se lisent son mot et celui du client, déjà vu", () => {
	const view = views["rendez-vous"] as Extract<View, { page: "appointments" }>;
	const [first] = view.lines;
	if (first === undefined) throw new Error("aucun rendez-vous");
	const word = { seq: 101, kind: "word", atMs: 1, text: "Le code est 31A08", device: BY_VISITOR } as const;
	const visit = { seq: 100, kind: "appointment", atMs: 1, text: "Lieu\u202f: 3 rue Haute\nCode\u202f: 20B47" } as const;
	const events = [...(first.events ?? []), visit, word, note(102, `${SEEN}\ncylindre 30 × 40`)];
	const said = load(render({ ...view, lines: [{ ...first, events }] }))("main").text();
	expect(said).toContain("Le code est 31A08");
	expect(said).toContain(`20B47${requestWords.newerCode}`);
	expect(said).toContain("cylindre 30 × 40");
	expect(said).not.toContain(SEEN);
});
