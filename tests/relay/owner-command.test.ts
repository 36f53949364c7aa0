import { beforeEach, describe, expect, test } from "vitest";
import { absentFrom } from "#tests/support/absent-from.ts";
import { demandes } from "#tests/support/demandes.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { STORES, type TestStore } from "#tests/support/stores.ts";

async function twoRequests(store: TestStore) {
	const mail = await startMailServer();
	const clock = manualClock();
	const settings = await store.settings();
	const relay = await startTestRelay({ clock, settings, smtpUrl: mail.url });
	const seen = (event: string) => eventually(event, () => relay.events.some((line) => line.event === event));
	const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;
	const first = await idOf(await postQuote(relay.url, mmeLefevre));
	await seen("receipt_accepted");
	clock.advance(2 * 3_600_000);
	await mail.goDown();
	const second = await idOf(await postQuote(relay.url, mDaSilva));
	await seen("letter_retry");
	const run = (typed: string, choices = {}) => demandes(settings, typed, { nowMs: clock.nowMs(), ...choices });
	return { mail, clock, relay, seen, first, second, run };
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("« liste » montre ce qui est arrivé, en quelques lignes chacune, la plus récente d’abord", async () => {
		const { first, second, run } = await twoRequests(store);
		const [newest, oldest] = (await run("liste")).said.split("\n\n");
		expect(newest).toMatch(
			new RegExp(`^${second} · Reçue aujourd’hui à 12.h.26\n  M. Da Silva · .+ · .+\n  E-mail.: nouvel essai`),
		);
		expect(oldest).toMatch(
			new RegExp(
				`^${first} · Reçue aujourd’hui à 10.h.26 · Urgent\n  Mme Lefèvre · .+\n  E-mail.: envoyé, aujourd’hui`,
			),
		);
		const waiting = (await run("liste --attente")).said;
		expect([waiting.includes(first), waiting.includes(second)]).toEqual([false, true]);
	});

	test("« voir » montre une demande entière, par son numéro ou ses huit derniers signes", async () => {
		const { first, run } = await twoRequests(store);
		for (const typed of [first, first.toLowerCase(), first.split("-")[1]]) {
			const { said } = await run(`voir ${typed}`);
			expect(
				absentFrom(said, [
					"06 39 98 12 34",
					"anne.lefevre@exemple.fr",
					"Je suis sur le palier.",
					"E-mail\u202f: envoyé, aujourd’hui à 10\u00a0h\u00a026",
				]),
			).toEqual([]);
		}
		expect(await run("voir 260101-00000000")).toEqual({
			exit: 1,
			said: "",
			warned:
				"Aucune demande ne porte le numéro «\u202f260101-00000000\u202f». Voyez «\u202fnpm run demandes -- liste --tout\u202f».",
		});
	});

	test("« renvoyer » fait repartir tout de suite, même une lettre déjà envoyée, sous un autre Message-ID", async () => {
		const { mail, clock, first, second, run, relay } = await twoRequests(store);
		await mail.comeUp();
		expect((await run(`renvoyer ${first}`)).said).toBe(
			`La demande ${first} repart au prochain essai, dans un quart d’heure au plus\u202f: le courriel ne répond pas en ce moment.`,
		);
		clock.advance(5_000);
		await eventually("les lettres", () => mail.received.length === 3);
		const letters = await Promise.all([0, 1, 2].map((index) => mail.open(index)));
		const ofLefevre = letters.filter(({ replyTo }) => replyTo?.[0]?.name === "Mme Lefèvre");
		expect(new Set(ofLefevre.map(({ messageId }) => messageId)).size).toBe(2);
		await eventually("tout est noté", () => relay.events.filter((e) => e.event === "letter_accepted").length === 3);
		expect((await run(`voir ${second}`)).said).toContain("E-mail\u202f: envoyé");
		expect((await run(`renvoyer ${first}`)).said).toBe(`La demande ${first} repart dans quelques secondes.`);
		const later = { nowMs: clock.nowMs() + 3_600_000 };
		expect((await run(`renvoyer ${second}`, later)).said).toContain("repart dès que le site tournera");
	});

	test("« exporter » donne tout ce que l’on garde d’une personne, et d’elle seule", async () => {
		const { second, run } = await twoRequests(store);
		for (const by of [`--email PAULO.dasilva@exemple.fr`, "--telephone 0033639985678", "--telephone=06.39.98.56.78"]) {
			const { exit, said } = await run(`exporter ${by}`);
			expect([exit, JSON.parse(said)]).toEqual([
				0,
				[expect.objectContaining({ numero: second, message: mDaSilva.message })],
			]);
			expect(said).not.toContain("Lefèvre");
		}
		expect((await run("exporter --email personne@exemple.fr")).exit).toBe(1);
	});

	test("« effacer » par un numéro n’en laisse aucune autre écriture", async () => {
		const { run, relay } = await twoRequests(store);
		for (const phone of ["+33 06 39 98 12 34", "Tél : 06,39,98,12,34", "04 74 28 00 00 / 06 39 98 12 34"])
			expect((await postQuote(relay.url, { ...mDaSilva, phone })).status).toBe(200);
		const { exit, said } = await run("effacer --telephone 33639981234 --oui");
		expect([exit, said]).toEqual([0, expect.stringContaining("4\u00a0demandes effacées, sans trace")]);
		expect((await run("exporter --telephone 0639981234")).exit).toBe(1);
	});

	test("« effacer » demande confirmation, et ne fait rien sans « oui »", async () => {
		const { run } = await twoRequests(store);
		const order = "effacer --telephone 0639981234";
		expect(await run(order)).toMatchObject({
			exit: 2,
			warned: "Rien n’est effacé\u202f: ajoutez --oui pour confirmer.",
		});
		expect(await run(order, { answer: false })).toMatchObject({
			exit: 1,
			said: expect.stringContaining("Rien n’est effacé."),
		});
		expect((await run("liste")).said).toContain("Mme Lefèvre");
		expect((await run(order, { answer: true })).exit).toBe(0);
		expect((await run("liste")).said).not.toContain("Mme Lefèvre");
	});

	test("« effacer » avec l’adresse de l’un et le numéro de l’autre prend les deux, et les montre même avec --oui", async () => {
		const { first, second, run } = await twoRequests(store);
		const { exit, said } = await run("effacer --email paulo.dasilva@exemple.fr --telephone 0639981234 --oui");
		expect(exit).toBe(0);
		expect(absentFrom(said, [first, second, "2\u00a0demandes à effacer."])).toEqual([]);
		expect((await run("aide")).said).toContain("l’adresse OU le numéro");
	});
});

describe("un ordre mal écrit reçoit une phrase, le code 2, et ne touche à rien", () => {
	test.each([
		["frobnique", "L’ordre «\u202ffrobnique\u202f» n’existe pas."],
		["voir", "Quelle demande\u202f?"],
		["voir un deux", "«\u202fdeux\u202f» est de trop après «\u202fvoir\u202f»."],
		["effacer", "Qui\u202f?"],
		["effacer --email", "L’option --email"],
		["liste --oui", "L’ordre «\u202fliste\u202f» ne prend pas l’option --oui."],
		["liste --inconnue", "L’option --inconnue n’est pas connue"],
		["renvoyer", "Écrivez «\u202frenvoyer\u202f» suivi d’un numéro"],
		["renvoyer 1 --tout", "Écrivez «\u202frenvoyer\u202f» suivi d’un numéro"],
		["constructor", "L’ordre «\u202fconstructor\u202f» n’existe pas."],
	])("%s", async (typed, sentence) => {
		const { exit, warned } = await demandes({ DATA_DIR: "/dev/null/rien" }, typed);
		expect(exit).toBe(2);
		expect(warned).toContain(sentence);
		expect(warned).toContain("npm run demandes -- aide");
	});
});

test("« aide », ou rien : tous les ordres", async () => {
	for (const typed of ["aide", "--aide", "-h", "help", "--help"]) {
		const { exit, said } = await demandes({ DATA_DIR: "/dev/null/rien" }, typed);
		expect(exit).toBe(0);
		for (const order of [
			"liste",
			"voir",
			"exporter",
			"effacer",
			"liberer",
			"renvoyer",
			"etat",
			"sauvegarder",
			"essayer-sauvegarde",
		]) {
			expect(said).toContain(`  ${order}`);
		}
	}
});
