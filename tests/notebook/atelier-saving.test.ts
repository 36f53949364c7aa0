import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { prices } from "#atelier/forms/lists.ts";
import { GROUPS } from "#atelier/group-names.ts";
import { type Sent, showSections } from "#atelier/group-pages.ts";
import { FILES_OF, readGroup, sectionsOf } from "#atelier/groups.ts";
import { type Json, schemaOf, valueAt } from "#atelier/owner-facts.ts";
import { outcomeOf } from "#atelier/save.ts";
import { type Change, whatChanged } from "#atelier/what-changed.ts";
import type { FactFile } from "#content/owner-schemas.ts";
import { NOW_MS, namesOf, reading, sample, sent } from "../support/atelier-form.ts";

const WITH_FIELDS = GROUPS.filter((group) => group !== "photos");

const anything = fc.oneof(
	fc.constantFrom(
		"",
		" ",
		"oui",
		"non",
		"0",
		"35",
		"49,50",
		"06 12 34 56 78",
		"20/11/2026",
		"7h",
		"lundi",
		"https://a.fr",
	),
	fc.string({ unit: "binary", maxLength: 40 }),
	fc.string({ maxLength: 400 }),
	fc.constantFrom("__proto__", "\u202eabc", "<script>", "é".repeat(5_000), "{nom}", "-1", "1e9", "NaN"),
);

/** A field of a page by its name, as the page shows it. */
function fieldsShown(asked: Parameters<typeof sectionsOf>[0], typed?: Sent) {
	const page = showSections(sectionsOf(asked), asked.now, reading, typed);
	const fields = page.flatMap(({ units }) => units.flatMap((unit) => unit.fields));
	return (name: string) => fields.find((field) => field.name === name);
}

test.each([
	"Je n’en ai aucun",
	"je n'ai pas ça",
	"Ne sais pas trop",
	"pas encore demandé",
	"Aucun certificat",
	"non, rien de tel",
])("« %s » n’est pas une preuve : demandé encore, et la phrase ne passe pas pour montrée", (shownBy) => {
	const { outcome } = sent("preuves", { "evidence.a2pDoors.shownBy": shownBy });
	expect([...outcome.errors.keys()]).toEqual(["evidence.a2pDoors.shownBy"]);
});

test("un numéro de TVA qui est celui d’une autre entreprise est redemandé ; le sien, écrit avec des espaces, est pris", () => {
	const errorsOf = (vatNumber: string, siren = "732 829 320 00074") => {
		const typed = { "legal.siren": siren, "legal.vatNumber": vatNumber };
		return [...sent("loi", typed).outcome.errors.keys()];
	};
	expect(errorsOf("FR35552049447")).toEqual(["legal.vatNumber"]);
	// Of a SIREN that is wrong itself the number is not blamed.
	expect(errorsOf("FR35552049447", "732 829 321")).toEqual(["legal.siren"]);
	expect(errorsOf("FR44 732 829 320")).toEqual([]);
	expect(errorsOf("TVA non applicable, article 293 B du CGI")).toEqual([]);
});

test("ce que le site fait sans qu’on ait répondu est coché, et s’enregistre seulement si on le change", () => {
	const shown = fieldsShown({ group: "qui-je-suis", now: readGroup(sample, "qui-je-suis"), reading, nowMs: NOW_MS });
	expect([shown("practice.receipts")?.typed, shown("practice.payments")?.typed]).toEqual([
		"oui",
		"carte chèque espèces",
	]);
	const changedBy = (typed: Record<string, string>) => sent("qui-je-suis", typed).outcome.changed;
	expect(changedBy({ "practice.receipts": "oui", "practice.payments": "carte chèque espèces" })).toEqual([]);
	expect(changedBy({ "practice.receipts": "non" })).toEqual(["practice"]);
});

test("le temps moyen de ses villes est une coche, qui l’emporte sur celui qui est écrit", () => {
	const now = readGroup(sample, "qui-je-suis");
	const asked = { group: "qui-je-suis", now, reading, nowMs: NOW_MS } as const;
	const field = fieldsShown(asked)("practice.arrivalUnderMinutes");
	const ready = field?.ready ?? "";
	expect([field?.typed, ready]).toEqual(["30", expect.stringContaining("calculez-la")]);
	/** By how far he goes, in the same breath. */
	const saved = (how: Record<string, string>) => {
		const form = new URLSearchParams(Object.entries(how));
		for (const sent of [ready, "30"]) form.append("practice.arrivalUnderMinutes", sent);
		const units = sectionsOf({ ...asked, form }).flatMap((section) => section.units);
		return valueAt(outcomeOf(units, form, now.values).files.get("practice") ?? null, ["arrivalUnderMinutes"]);
	};
	expect(saved({ "practice.townsBeyondRadius": "oui" })).toBe(40);
	expect(saved({ "practice.radiusKm": "40", "practice.townsBeyondRadius": "non" })).toBe(30);
	expect(saved({ "practice.radiusKm": "5", "practice.townsBeyondRadius": "non" })).toBe(15);
});

test("un déplacement de l’exemple s’arrête au rayon qu’il a donné, et s’enregistre ainsi avec le reste", () => {
	const now = readGroup(sample, "prix");
	now.values.set("practice", { ...(now.values.get("practice") as Record<string, Json>), radiusKm: 30 });
	const asked = { group: "prix", now, reading, nowMs: NOW_MS } as const;
	expect(fieldsShown(asked)("prices.travel.0.toKm")?.typed).toBe("30");
	const form = new URLSearchParams({ "prices.travel.0.toKm": "30", "prices.travel.0.euros": "30" });
	const units = sectionsOf({ ...asked, form }).flatMap((section) => section.units);
	const { files } = outcomeOf(units, form, now.values);
	expect((files.get("prices") as { travel: unknown[] }).travel).toEqual([{ fromKm: 0, toKm: 30, euros: 30 }]);
});

const EXAMPLES: Partial<Record<string, readonly [Record<string, string>][]>> = {
	// A price's end alone, sent by no browser: the refusal stands beside a start that was not sent.
	prix: [[{ "prices.travel.0.toKm": "0" }]],
	// What who sends nobody wrote under that is asked no more, and refused nowhere.
	loi: [[{ unsaid: "non", "legal.commissionTerms": "non" }]],
};

test("quoi qu’on tape, le dossier reste juste, et ce qui n’est pas enregistré est encore à l’écran", () => {
	for (const group of WITH_FIELDS) {
		const names = namesOf(sent(group, {}).units);
		const typedForm = fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 12, noNullPrototype: true });
		fc.assert(
			fc.property(typedForm, (typed) => {
				const { now, outcome } = sent(group, typed);
				for (const file of FILES_OF[group]) v.parse(schemaOf(file), outcome.files.get(file));
				const then = { ...now, values: outcome.files };
				const townSlug = group === "villes" ? "voiron" : undefined;
				const asked = { group, now: then, reading, townSlug, form: outcome.form, nowMs: NOW_MS };
				const { form: kept, errors } = outcome;
				const fieldOf = fieldsShown(asked, { form: kept, hasChanged: false, errors });
				const standing = fieldsShown(asked);
				// A page that did not send a field shows what stands in it.
				for (const name of outcome.errors.keys())
					expect(fieldOf(name)).toMatchObject({
						typed: kept.get(name) ?? standing(name)?.typed,
						error: expect.stringMatching(/\.$/),
					});
			}),
			{
				numRuns: 60,
				examples: [...(EXAMPLES[group] ?? [])],
			},
		);
	}
});

test("une page renvoyée telle quelle ne change rien", () => {
	for (const group of WITH_FIELDS) {
		const { now, sections } = sent(group, {});
		const fields = showSections(sections, now, reading).flatMap(({ units }) => units.flatMap((unit) => unit.fields));
		const { outcome } = sent(group, Object.fromEntries(fields.map(({ name, typed }) => [name, typed])));
		expect([group, outcome.changed, [...outcome.errors]]).toEqual([group, [], []]);
	}
});

test("un prix d’exemple devient le sien quand il le change, ou quand il le dit", () => {
	const rows = (list: string, typed: Record<string, string>) =>
		(sent("prix", typed).outcome.files.get("prices") as Record<string, unknown[]>)[list];
	const hourly = { "prices.hourly.0.work": "Réparation", "prices.hourly.0.counted": "Au quart d’heure." };
	expect(rows("hourly", { ...hourly, "prices.hourly.0.euros": "49,50" })).toEqual([
		{ work: "Réparation", euros: 49.5, counted: "Au quart d’heure." },
	]);
	const travel = { "prices.travel.0.fromKm": "0", "prices.travel.0.toKm": "50", "prices.travel.0.euros": "0" };
	expect(rows("travel", travel)).toEqual([{ fromKm: 0, toKm: 50, euros: 0, example: true }]);
	expect(rows("travel", { ...travel, "prices.travel.0.vrai": "oui" })).toEqual([{ fromKm: 0, toKm: 50, euros: 0 }]);
	// That it ends where he goes is no price: it still waits.
	const json = sample.read("prices") ?? null;
	const units = prices(json, 25).flatMap((section) => section.units);
	const ending = (euros: string) => {
		const form = new URLSearchParams({ ...travel, "prices.travel.0.toKm": "25", "prices.travel.0.euros": euros });
		return (outcomeOf(units, form, new Map([["prices", json]])).files.get("prices") as { travel: unknown }).travel;
	};
	expect(ending("0")).toEqual([{ fromKm: 0, toKm: 25, euros: 0, example: true }]);
	expect(ending("20")).toEqual([{ fromKm: 0, toKm: 25, euros: 20 }]);
});

test("une ligne s’ajoute et se retire ; une ligne fausse n’en emporte pas une autre", () => {
	const night = { "prices.nights.1.when": "De 22 h à 6 h", "prices.nights.1.surchargePercent": "50 %" };
	const nights = (typed: Record<string, string>) =>
		(sent("prix", typed).outcome.files.get("prices") as { nights: { when: string }[] }).nights.map(({ when }) => when);
	expect(nights({ ...night, "prices.nights.0.retirer": "oui" })).toEqual(["De 22 h à 6 h"]);
	const half = sent("prix", { "prices.nights.1.when": "La nuit", "prices.nights.0.retirer": "oui" });
	expect(half.outcome.errors.get("prices.nights.1.surchargePercent")).toContain("Il manque un nombre");
	expect(half.outcome.changed).toEqual([]);
	const wrong = sent("prix", {
		"prices.travel.1.fromKm": "30",
		"prices.travel.1.toKm": "20",
		"prices.travel.1.euros": "5",
	});
	expect([...wrong.outcome.errors.values()]).toEqual(["La distance de départ dépasse celle d’arrivée."]);
});

test("une coche donne la réponse habituelle ; ce qui est tapé à côté compte plus", () => {
	const name = "legal.vatNumber";
	const vatNumber = (...typed: string[]) => {
		const form = new URLSearchParams(typed.map((words) => [name, words]));
		const { outcome } = sent("loi", form);
		return (outcome.files.get("legal") as { vatNumber: string | null }).vatNumber;
	};
	const ready = "TVA non applicable, article 293 B du CGI";
	expect([vatNumber(""), vatNumber(ready, ""), vatNumber(ready, "FR83404833048")]).toEqual([
		null,
		ready,
		"FR83404833048",
	]);
	const { outcome } = sent("preuves", { "evidence.interventions.shownBy": "Un décompte daté de vos factures" });
	expect(outcome.files.get("evidence")).toMatchObject({
		interventions: { shownBy: "Un décompte daté de vos factures", date: "2026-11-25" },
	});
});

test("un niveau de porte vidé n’est plus annoncé ; il en faut un", () => {
	const levels = (...typed: string[]) =>
		sent("dit", Object.fromEntries(typed.map((minutes, index) => [`figures.a2pMinutes.${index}`, minutes]))).outcome;
	expect(levels("5", "", "15").files.get("figures")).toMatchObject({ a2pMinutes: [5, null, 15] });
	expect([...levels("", "", "").errors.values()]).toEqual([
		"Il faut un niveau au moins\u202f; si vous ne posez pas de porte certifiée, cochez, dans la liste du haut, «\u202fPortes certifiées A2P\u202f».",
	]);
});

test("un SMS n’arrive que sur un portable ; la coche refusée revient cochée, sans mot à la place du numéro", () => {
	const sms = (phone: string, ...typed: string[]) => {
		const form = new URLSearchParams({ "identity.phone": phone });
		for (const one of typed) form.append("identity.smsNumber", one);
		const { now, outcome } = sent("qui-je-suis", form);
		const { errors } = outcome;
		const shown = fieldsShown(
			{ group: "qui-je-suis", now, reading, form, nowMs: NOW_MS },
			{ form, errors, hasChanged: false },
		);
		return [outcome.files.get("identity"), errors.get("identity.smsNumber"), shown("identity.smsNumber")] as const;
	};
	const same = "Le même, c’est un portable";
	const [kept, refused, field] = sms("04 74 28 00 00", same, "");
	expect([valueAt(kept ?? null, ["phone"]), refused]).toEqual(["+33474280000", expect.stringContaining("06 ou 07")]);
	expect(field).toMatchObject({ typed: "", isReady: true, ready: same });
	expect(sms("04 74 28 00 00", "09 72 00 00 00")[1]).toContain("portable");
	for (const typed of ["07 12 34 56 78", "+33 (0)7 12 34 56 78", "0033712345678", "07.12.34.56.78"])
		expect(sms("04 74 28 00 00", typed)[0]).toMatchObject({ smsNumber: "+33712345678" });
	expect(sms("06 12 34 56 78", same, "")[0]).toMatchObject({ smsNumber: "+33612345678" });
});

test("ce qui est rempli et bloque encore dit pourquoi", () => {
	const { now, sections } = sent("qui-je-suis", {});
	const units = showSections(sections, now, reading).flatMap((section) => section.units);
	const said = units.filter(({ open }) => open !== undefined).map(({ because = "" }) => because);
	expect(said.filter((words) => words === "")).toEqual([]);
	expect(said.join(" ")).toMatch(/sonne nulle part.*serrurerie-du-bion\.example/);
});

test("ce qui change se dit en mots, ligne à ligne, et ce que nul ne voit n’y est pas", () => {
	const folder = mkdtempSync(join(tmpdir(), "reponses-"));
	const wrote = (file: FactFile, change: (facts: never) => unknown) => {
		const path = join(folder, `${file}.json`);
		writeFileSync(
			path,
			JSON.stringify(change(JSON.parse(readFileSync(join("owner", `${file}.json`), "utf8")) as never)),
		);
		return said(whatChanged("owner", folder));
	};
	const said = (changes?: Change[]) => changes?.map(({ what }) => what);
	expect(whatChanged("owner", folder)).toEqual([]);
	expect(wrote("answers", () => ({ norms: { reason: "Papier", date: "2026-11-25" } }))).toEqual([]);
	expect(wrote("identity", (facts: object) => ({ ...facts, phone: "+33612345678", name: "A" }))).toEqual([
		"le nom de l’entreprise\u202f: A",
		"le numéro\u202f: 06 12 34 56 78",
	]);
	expect(wrote("practice", (facts: object) => ({ ...facts, opens: "07:00", closes: "22:00" }))).toContainEqual(
		expect.stringMatching(/^les heures\s: de 7\sh à 22\sh/),
	);
	const prices = (facts: { hourly: object[]; flat: object[] }) => ({
		...facts,
		hourly: facts.hourly.toReversed().map((row, index) => (index === 0 ? { ...row, euros: 1 } : row)),
		flat: facts.flat.slice(1),
	});
	expect(wrote("prices", prices)?.find((one) => one.startsWith("2\u00a0prix"))).toMatch(
		/\(Hors forfait.+, \d+\u202f€ puis 1\u202f€, Porte claquée à ouvrir\)$/,
	);
	const travel = (facts: object) => ({
		...facts,
		travel: [
			{ fromKm: 0, toKm: 10, euros: 0 },
			{ fromKm: 10, toKm: 40, euros: 25 },
		],
		nights: [{ when: "De 20 h à 7 h", surchargePercent: 50 }],
	});
	expect(wrote("prices", travel)?.join()).toMatch(
		/déplacement de 0 à 10\u00a0km, 0\u202f€.*déplacement de 10 à 40\u00a0km, 25\u202f€.*De 20 h à 7 h, \+\u202f50\u202f%/,
	);
	expect(wrote("closures", () => [{ from: "2027-08-03", until: "2027-08-17" }])?.join()).toMatch(
		/1\sfermeture \(du\s3\sau\s17\saoût\s2027\)/,
	);
	// Those that come are named, and those that go: one might be taken for the other.
	const own = {
		author: "Lucie M.",
		place: "Bourgoin-Jallieu",
		rating: 5,
		text: "Rapide.",
		source: "https://g.page/r/x",
	};
	expect(wrote("reviews", () => ({ home: [own], emergency: [] }))?.join(" ; ")).toMatch(
		/1\savis nouveau \(Lucie M\.\) ; 6\savis retirés/,
	);
	const norms = [{ value: "norms", label: "Portes aux normes" }];
	wrote("unsaid", () => ["norms"]);
	expect(said(whatChanged("owner", folder, norms))).toContain("1\u00a0phrase ôtée (Portes aux normes)");
	wrote("unsaid", () => ["norms", "covered", "partners", "certified"]);
	const many = whatChanged("owner", folder, norms)?.find(({ what }) => what === "4\u00a0phrases ôtées");
	expect(many?.each).toContain("Portes aux normes");
	wrote("town-minutes", () => ({ voiron: 31 }));
	expect(wrote("town-pages", () => ({ voiron: true, vinay: false }))).toContain(
		"2\u00a0pages de villes (Voiron, Vinay)",
	);
	writeFileSync(join(folder, "legal.json"), "{");
	expect(whatChanged("owner", folder)).toBeUndefined();
	rmSync(folder, { recursive: true });
});

test("chaque image dit ce qui est écrit à côté d’elle sur le site", () => {
	const titles = new Map(reading.pictures.map((picture) => [picture.name, picture.titles]));
	expect(titles.get("porte-claquee")).toEqual(["Une porte seulement claquée", "Dépannage d’urgence"]);
	expect(titles.get("palier")).toEqual([]);
	expect(reading.pictures.find(({ name }) => name === "applique")?.pages).toContain("Réparation de serrure (en grand)");
});

test("une preuve sans date est d’aujourd’hui ; vidée, elle est retirée", () => {
	const { outcome } = sent("preuves", { "evidence.interventions.shownBy": "Décompte des factures" });
	expect(outcome.files.get("evidence")).toMatchObject({
		interventions: { shownBy: "Décompte des factures", date: "2026-11-25" },
		craftsman: null,
	});
	expect(sent("preuves", { "answers.experience.reason": "", "answers.experience.date": "" }).outcome.changed).toEqual(
		[],
	);
});

test.each(WITH_FIELDS.filter((group) => group !== "villes"))(
	"%s : ce que la première page compte se trouve sur la sienne, une fois",
	(group) => {
		const counted = reading.points.filter((point) => point.group === group && !point.isSettled).map(({ id }) => id);
		const asked = new Set(sent(group, {}).units.flatMap(({ point }) => point ?? []));
		expect(counted.filter((id) => !asked.has(id))).toEqual([]);
	},
);

test("une page compte ce que la première page compte d’elle : chaque point une fois", () => {
	for (const group of WITH_FIELDS.filter((name) => name !== "villes")) {
		const now = readGroup(sample, group);
		const page = showSections(sectionsOf({ group, now, reading, nowMs: NOW_MS }), now, reading, undefined);
		const shown = page.flatMap(({ units }) => units.flatMap(({ point, open }) => (point && open ? [point] : [])));
		const open = reading.points.filter((point) => point.group === group && !point.isSettled).map(({ id }) => id);
		expect(shown.toSorted(), group).toEqual(open.toSorted());
	}
});
