import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { edited, isDeliveredContent, recipes } from "#tests/support/owner-guide.ts";
import { copySite, type SiteCopy } from "#tests/support/site-copy.ts";

describe.skipIf(!isDeliveredContent())("le contrôle d’avant la construction", () => {
	let mine: SiteCopy;
	beforeAll(() => {
		mine = copySite(mkdtempSync(join(tmpdir(), "erreurs-")));
	});
	afterAll(() => rmSync(mine.folder, { recursive: true, force: true }));

	/** What the check says, with ordinary spaces, once these lines are others; the file is as before afterwards. */
	function saidWhen(file: string, before: string, after: string): string[] {
		const whole = mine.read(file);
		mine.write(file, edited(whole, { kind: "edit", file, before, after }));
		try {
			return mine.check().map((line) => line.replace(/[\u00a0\u202f]/g, " "));
		} finally {
			mine.write(file, whole);
		}
	}

	test("le contenu livré passe", () => {
		expect(mine.check()).toEqual([]);
	});

	test("l’erreur du guide donne la phrase du guide", () => {
		const [edit, answer] = recipes().get("Si vous vous êtes trompé") ?? [];
		if (edit?.kind !== "edit" || answer?.kind !== "answer") throw new Error("le guide ne montre plus d’erreur");
		expect(saidWhen(edit.file, edit.before, edit.after)).toEqual([answer.text.replace(/\u202f/g, " ")]);
	});

	describe("une phrase française dit aussi", () => {
		test("quelle ligne ne se lit pas", () => {
			expect(saidWhen("owner/identity.json", '"name": "Serrurerie du Bion",', '"name": "Serrurerie du Bion"')).toEqual([
				'owner/identity.json, ligne 3 : « "tagline": "Artisan serrurier à Bourgoin-Jallieu", » ne se lit pas. Il manque une virgule, un guillemet ou une accolade, à cette ligne ou juste au-dessus',
			]);
		});

		test("que la carte ne connaît pas encore la ville", () => {
			const before = '["dolomieu", "Dolomieu", "38148", ["38110"], 3173, 17, 21],';
			const after = `${before}\n["corbelin", "Corbelin", "38124", ["38630"], 2375, 21, 23],`;
			expect(saidWhen("content/town-rows.ts", before, after)).toEqual([
				"Les villes ont changé (corbelin) : lancez « npm run donnees »",
			]);
		});

		test("qu’un mot porte sur une ville sans page", () => {
			const notes = '{ "vienne": { "note": "Bonjour.", "jobs": [] } }';
			expect(saidWhen("owner/town-notes.json", "{}", notes)).toEqual([
				"owner/town-notes.json, champ « vienne » : aucune ville du site ni aucune commune ne porte ce nom",
			]);
		});

		test("qu’une photographie annoncée n’est pas là", () => {
			const [edit] = (recipes().get("Mettre une photographie à la place d’une image") ?? []).slice(1);
			if (edit?.kind !== "edit") throw new Error("le guide ne met plus de photographie");
			expect(saidWhen(edit.file, edit.before, edit.after)).toEqual([
				"owner/photographs.json, champ « etabli » : le fichier art/photographs/etabli.jpg manque",
			]);
		});

		test.each([
			["IMG_4032.HEIC", "enregistrez cette photographie en JPEG (« .jpg »)"],
			["IMG_4032.jpg", "aucune image du site ne porte le nom « IMG_4032 »"],
			["etabli.jpg", "owner/photographs.json ne dit ni où ni quand elle a été prise"],
		])("ce qui ne va pas avec %s", (name, sentence) => {
			const file = `art/photographs/${name}`;
			mine.write(file, Buffer.from("pas encore une image"));
			const [first = ""] = mine.check();
			rmSync(join(mine.folder, file));
			expect(first.replace(/\u202f/g, " ")).toBe(`${file} : ${sentence}`);
		});
	});
});
