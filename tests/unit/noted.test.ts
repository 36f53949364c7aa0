import { expect, test } from "vitest";
import { askedAfter } from "#notebook/call-back.ts";
import { isAgreed, movedFrom } from "#notebook/noted.ts";
import type { NotebookEvent } from "#relay/store/notebook.ts";
import { mmeLefevre } from "#tests/support/people.ts";

const visit = (seq: number, atMs: number, appointmentAtMs: number) =>
	({ seq, atMs, kind: "appointment", text: "", appointmentAtMs }) as const;

test("un rendez-vous à venir est déplacé ; une seconde visite, après la première, ne déplace rien", () => {
	expect(movedFrom([visit(1, 0, 100), visit(2, 50, 200)])).toBe(100);
	expect(movedFrom([visit(1, 0, 100), visit(2, 150, 200)])).toBeUndefined();
	// Its words alone were changed.
	expect(movedFrom([visit(1, 0, 100), visit(2, 50, 100)])).toBeUndefined();
	expect(movedFrom([])).toBeUndefined();
});

test("un devis accepté après le rendez-vous le confirme ; un rendez-vous pris après lui s’annonce", () => {
	const accepted = { seq: 2, atMs: 60, kind: "accepted", text: "" } as const;
	expect(isAgreed([visit(1, 0, 100), accepted])).toBe(true);
	expect(isAgreed([accepted, visit(3, 70, 100)])).toBe(false);
	expect(isAgreed([visit(1, 0, 100)])).toBe(false);
	expect(isAgreed([visit(1, 0, 100), accepted, { ...accepted, seq: 3, kind: "withdrew" }])).toBe(false);
});

const noted = (message: string, kind: NotebookEvent["kind"] = "noted") =>
	askedAfter({
		quote: { ...mmeLefevre, service: "Autre", urgent: false, message },
		events: [{ seq: 1, atMs: 0, kind, text: "" }],
		receivedAtMs: Date.parse("2026-11-25T08:00:00+01:00"),
	});

test("un appel noté « rappeler après 18 h » attend cette heure-là, ce soir ou le lendemain ; une demande du site, non", () => {
	expect(noted("Serrure cassée, rappeler après 18 h")).toBe(Date.parse("2026-11-25T18:00:00+01:00"));
	expect(noted("à partir de 18h30")).toBe(Date.parse("2026-11-25T18:30:00+01:00"));
	expect(noted("Après 7 heures")).toBe(Date.parse("2026-11-26T07:00:00+01:00"));
	for (const words of ["Rappeler", "après 18 heureux", "après 25 h", "après 3 semaines"])
		expect(noted(words)).toBeUndefined();
	expect(noted("après 18 h", "called")).toBeUndefined();
});

test("« rappeler demain matin », « lundi », « ce soir » : le jour et l’heure qu’il a notés", () => {
	// That day is a Wednesday.
	for (const [words, when] of [
		["Barillet qui tourne dans le vide, rappeler demain matin", "2026-11-26T08:00:00+01:00"],
		["À rappeler demain après-midi", "2026-11-26T14:00:00+01:00"],
		["la rappeler lundi", "2026-11-30T08:00:00+01:00"],
		["Rappeler mercredi après 17 h", "2026-12-02T17:00:00+01:00"],
		["rappeler ce soir", "2026-11-25T18:00:00+01:00"],
	] as const)
		expect([words, noted(words)]).toEqual([words, Date.parse(when)]);
	for (const words of ["Porte fermée depuis lundi", "Il a appelé le matin. Rappeler", "Rappeler. Libre demain"])
		expect([words, noted(words)]).toEqual([words, undefined]);
});
