import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { troublesOf } from "#relay/alarms/troubles.ts";
import type { SafetyKind, SafetyRecord } from "#relay/store/records.ts";
import { readCopy } from "#relay/store/upkeep.ts";
import type { Attempt } from "#relay/upkeep/backup.ts";
import { startCopyRounds } from "#relay/upkeep/backup.ts";
import { copyName, eraseCopiesBefore, thinCopies } from "#relay/upkeep/backup-folder.ts";
import { startCopyingRelay } from "#tests/support/copies.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const copiesIn = (folder: string) => readdirSync(folder).sort();

describe("BACKUP_DIR", () => {
	test("une copie chaque heure, lisible de son seul propriétaire ; un redémarrage n’en ajoute pas", async () => {
		const folder = await tempFolder();
		writeFileSync(join(folder, ".demandes-20260314T092653Z.sqlite.tmp"), "reste d’un arrêt brutal");
		const { relay, clock, seen, passUntil, restart, run, isAtWork } = await startCopyingRelay({ BACKUP_DIR: folder });
		await seen("drill_done");
		await postQuote(relay.url, mmeLefevre);
		await postQuote(relay.url, mDaSilva);
		await passUntil("la deuxième copie", () => copiesIn(folder).length === 2);
		expect(clock.monotonicMs()).toBeLessThanOrEqual(2 * HOUR);
		expect(await seen("copy_done", 2)).toMatchObject({ count: 2 });
		const [first = "", second = ""] = copiesIn(folder);
		expect([readCopy(join(folder, first)).requests, readCopy(join(folder, second)).requests]).toEqual([0, 2]);
		expect((statSync(join(folder, second)).mode & 0o777).toString(8)).toBe("600");
		await relay.stop();
		clock.advance(10 * MINUTE);
		await restart();
		await aMoment();
		expect([copiesIn(folder).length, isAtWork()]).toEqual([2, false]);
		expect((await run("etat")).said).toMatch(
			/Les sauvegardes\n {2}Dernière aujourd’hui à .+\.\n {2}Vérifiée avec succès aujourd’hui à .+\.\n/,
		);
	});

	test("le disque des copies n’est plus là : après trois heures une alarme par les deux chemins, après un redémarrage aussi, puis la fin", async () => {
		const folder = join(await tempFolder(), "disque");
		await mkdir(folder);
		const { relay, clock, seen, passUntil, restart, texts, run, settings } = await startCopyingRelay({
			BACKUP_DIR: folder,
		});
		await seen("drill_done");
		await rename(folder, `${folder}.parti`);
		await passUntil("un essai manqué", () => relay.events.some(({ event }) => event === "copy_failed"));
		expect((await run("etat")).said).toContain("Le dernier essai a échoué (ENOENT)");
		expect(texts()).toEqual([]);
		await relay.stop();
		const startedMs = clock.nowMs();
		await restart();
		await passUntil("l’alarme", () => texts().length === 1);
		// More than three hours after the last good one, and as soon as that.
		expect(clock.nowMs() - startedMs).toBeGreaterThan(HOUR);
		expect(texts()[0]).toMatch(
			/^Les demandes ne sont plus copiées hors de la machine \(depuis le .+10\sh\s26\).+ENOENT/,
		);
		const { exit, said } = await run("etat");
		expect([exit, said]).toEqual([1, expect.stringContaining("ALARME · Les demandes ne sont plus copiées")]);
		await eventually("la lettre", async () => (await lettersIn(settings.DATA_DIR ?? "")).length === 1);
		await rename(`${folder}.parti`, folder);
		await passUntil("la fin", () => texts().length === 2);
		expect(texts()[1]).toBe("Les demandes sont de nouveau copiées hors de la machine.");
		await eventually("plus d’échec dit", async () => !(await run("etat")).said.includes("Le dernier essai a échoué"));
	});

	test("abîmée, elle ne se relit pas : « essayer-sauvegarde » le dit, et huit jours après le dernier succès les deux chemins", async () => {
		const folder = await tempFolder();
		const { relay, clock, seen, passUntil, texts, run, settings } = await startCopyingRelay({ BACKUP_DIR: folder });
		await seen("drill_done");
		await postQuote(relay.url, mmeLefevre);
		const { id } = (await (await postQuote(relay.url, mDaSilva)).json()) as { id: string };
		await run("sauvegarder");
		expect(await run("essayer-sauvegarde")).toMatchObject({
			exit: 0,
			said: `La copie d’il y a moins d’1\u00a0min se restaure, avec 2\u00a0demandes\u202f; la ${id} est lue en entier.`,
		});
		const [name = ""] = copiesIn(folder);
		const bytes = readFileSync(join(folder, name));
		writeFileSync(join(folder, name), bytes.subarray(0, bytes.length / 2));
		expect(await run("essayer-sauvegarde")).toMatchObject({
			exit: 1,
			warned: expect.stringMatching(/^La copie ne se relit pas \(.*malformed.*\)\. Ce que veut dire ce code/),
		});
		await relay.sql(`UPDATE safety SET done_at = ${clock.nowMs() - 8 * DAY} WHERE kind = 'drill'`);
		await passUntil("l’alarme", () => texts().length === 1, 1);
		expect(texts()[0]).toMatch(/^Personne ne sait si la copie des demandes se restaure .+malformed/);
		await eventually("la lettre", async () => (await lettersIn(settings.DATA_DIR ?? "")).length === 3);
		expect((await run("etat")).said).toContain("ALARME · Personne ne sait");
		await run("sauvegarder");
		await run("essayer-sauvegarde");
		await passUntil("la fin", () => texts()[1] === "La copie des demandes se relit.", 1);
	});

	test("effacer quelqu’un l’efface aussi des copies", async () => {
		const folder = await tempFolder();
		const { relay, clock, seen, run } = await startCopyingRelay({ BACKUP_DIR: folder });
		await seen("drill_done");
		await postQuote(relay.url, mDaSilva);
		await postQuote(relay.url, mmeLefevre);
		clock.advance(MINUTE);
		await run("sauvegarder");
		clock.advance(MINUTE);
		const holding = () => copiesIn(folder).filter((name) => readFileSync(join(folder, name)).includes(mDaSilva.email));
		expect([copiesIn(folder).length, holding().length]).toEqual([2, 1]);
		const { exit, said } = await run(`effacer --email ${mDaSilva.email} --oui`);
		expect([exit, said]).toEqual([
			0,
			expect.stringContaining("Une copie neuve est faite, 2\u00a0plus anciennes sont effacées."),
		]);
		expect([copiesIn(folder).length, holding().length]).toEqual([1, 0]);
		expect((await run("essayer-sauvegarde")).exit).toBe(0);
		rmSync(folder, { recursive: true });
		const without = await run(`effacer --email ${mmeLefevre.email} --oui`);
		expect([without.exit, without.warned]).toEqual([1, expect.stringContaining("la gardent encore (ENOENT)")]);
	});

	test("quarante-huit heures une par une, puis une par jour pendant trente jours ; celle qui vient d’être faite reste", async () => {
		const folder = await tempFolder();
		const endMs = Date.UTC(2026, 2, 14, 9);
		for (let hour = 0; hour < 60 * 24; hour++) writeFileSync(join(folder, copyName(endMs - hour * HOUR)), "");
		// By a clock that was wrong.
		const early = copyName(Date.UTC(2020, 0, 1));
		writeFileSync(join(folder, early), "");
		writeFileSync(join(folder, "photos-de-famille.zip"), "");
		await thinCopies(folder, early);
		const kept = copiesIn(folder).filter((name) => name !== early && name !== "photos-de-famille.zip");
		expect([readdirSync(folder).length, kept.length]).toEqual([kept.length + 2, 48 + 27]);
		expect(kept.slice(-48)).toEqual(Array.from({ length: 48 }, (_, hour) => copyName(endMs - (47 - hour) * HOUR)));
		expect(new Set(kept.map((name) => name.slice(0, 17))).size).toBeGreaterThanOrEqual(30);
		await eraseCopiesBefore(folder, endMs - 10 * DAY);
		expect(copiesIn(folder)[0]?.slice(0, 17)).toBe("demandes-20260304");
	});

	test("le relais range le dossier à chaque copie", async () => {
		const folder = await tempFolder();
		const dayMs = Date.UTC(2026, 1, 1, 9);
		for (let minute = 0; minute < 60; minute++) writeFileSync(join(folder, copyName(dayMs + minute * MINUTE)), "");
		const { seen } = await startCopyingRelay({ BACKUP_DIR: folder });
		await seen("copy_done");
		expect([copiesIn(folder).length, copiesIn(folder).at(-1)]).toEqual([48, expect.stringContaining("20260314T")]);
	});

	test("une copie dont un index ment n’est pas saine, même si elle se lit", async () => {
		const folder = await tempFolder();
		const { relay, run } = await startCopyingRelay({ BACKUP_COMMAND: "true" });
		await postQuote(relay.url, mDaSilva);
		await run(`sauvegarder ${folder}`);
		const file = join(folder, copiesIn(folder)[0] ?? "");
		expect(readCopy(file).requests).toBe(1);
		const db = new DatabaseSync(file, { readOnly: true });
		const hash = String(db.prepare("SELECT content_hash FROM request").get()?.content_hash);
		db.close();
		const bytes = readFileSync(file);
		bytes.write(hash.startsWith("0") ? "1" : "0", bytes.indexOf(hash));
		writeFileSync(file, bytes);
		expect(() => readCopy(file)).toThrow("n’est pas saine");
	});

	test("un site resté arrêté longtemps n’efface les vieilles copies qu’après un jour, puis aucune ne passe la conservation", async () => {
		const folder = await tempFolder();
		const { relay, clock, seen, passUntil, restart } = await startCopyingRelay({
			BACKUP_DIR: folder,
			RETENTION_DAYS: "90",
		});
		await seen("drill_done");
		const [old = ""] = copiesIn(folder);
		await relay.stop();
		clock.advance(91 * DAY);
		await restart();
		await eventually("une copie neuve", () => copiesIn(folder).length === 2);
		await aMoment();
		expect(copiesIn(folder)).toContain(old);
		await passUntil("la vieille effacée", () => !copiesIn(folder).includes(old), 60);
	});
});

test.each([
	["le disque des demandes", tmpdir(), true],
	["un autre disque", "/dev/shm", false],
])("BACKUP_DIR sur %s : « etat » le dit, ou non", async (_, parent, isSaid) => {
	if (!existsSync(parent)) return;
	const folder = mkdtempSync(join(parent, "copies-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const { settings, seen } = await startCopyingRelay({ BACKUP_DIR: folder });
	await seen("copy_done");
	const env = { ...settings, PATH: process.env.PATH };
	const { stdout } = spawnSync(process.execPath, ["relay/owner/demandes.ts", "etat"], { env, encoding: "utf8" });
	expect(stdout.includes("BACKUP_DIR est sur le disque de DATA_DIR")).toBe(isSaid);
});

describe("la ronde", () => {
	/** Attempts by the minute, on a store that answers at once. */
	function startRound(goesWell: (kind: SafetyKind) => boolean = () => true) {
		const clock = manualClock();
		const known: Record<SafetyKind, SafetyRecord> = { copy: {}, drill: {} };
		const tries: Record<SafetyKind, number[]> = { copy: [], drill: [] };
		const attempt = (kind: SafetyKind) => async (): Promise<Attempt> => {
			tries[kind].push(clock.monotonicMs());
			if (!goesWell(kind)) return { ok: false, reason: "EXIT 1" };
			known[kind] = { doneAtMs: clock.nowMs() };
			return { ok: true };
		};
		const start = () =>
			startCopyRounds({
				copier: { copy: attempt("copy"), tryLast: attempt("drill"), eraseBefore: async () => {} },
				store: { safety: async () => known, forgetSafety: async () => {} },
				clock,
				log: () => {},
			});
		let rounds = start();
		async function pass(durationMs: number) {
			for (let passedMs = 0; passedMs < durationMs; passedMs += MINUTE) {
				clock.advance(MINUTE);
				await new Promise(setImmediate);
			}
		}
		return {
			...{ clock, known, tries, pass },
			async restart() {
				await rounds.stop();
				rounds = start();
				await new Promise(setImmediate);
			},
		};
	}

	test("une copie par heure, un essai par semaine, que le relais soit relancé ou non", async () => {
		const { tries, pass, restart } = startRound();
		for (let day = 0; day < 15; day++) {
			await pass(DAY);
			await restart();
		}
		expect([tries.copy.length, tries.drill.length]).toEqual([15 * 24, 3]);
		expect(tries.drill.map((atMs) => Math.round(atMs / DAY))).toEqual([0, 7, 14]);
	});

	test("après un échec, la copie recommence après dix minutes, l’essai après une heure", async () => {
		const { tries, pass } = startRound((kind) => kind === "copy" && tries.copy.length !== 2);
		await pass(3 * HOUR);
		const gaps = (at: number[]) => at.slice(1).map((atMs, index) => (atMs - (at[index] ?? 0)) / MINUTE);
		expect(gaps(tries.copy)).toEqual([60, 10, 60]);
		expect(gaps(tries.drill)).toEqual([60, 60]);
	});

	test("l’horloge de la machine saute d’un mois : ni copie de plus, ni copie de moins", async () => {
		for (const byMs of [30 * DAY, -30 * DAY]) {
			const { clock, tries, pass } = startRound();
			await pass(30 * MINUTE);
			clock.jump(byMs);
			await pass(2 * HOUR);
			expect(tries.copy.map((atMs) => Math.round(atMs / HOUR))).toEqual([0, 1, 2]);
		}
	});

	test("la copie qu’un autre vient de faire compte", async () => {
		const { clock, known, tries, pass } = startRound();
		await pass(50 * MINUTE);
		known.copy = { doneAtMs: clock.nowMs() };
		await pass(50 * MINUTE);
		expect(tries.copy).toHaveLength(1);
		await pass(30 * MINUTE);
		expect(tries.copy).toHaveLength(2);
	});

	test("en retard : une copie de plus de trois heures, un essai de plus de huit jours, et seulement si l’on a essayé", () => {
		const channel = { waiting: 0, held: 0 };
		const late = (kind: SafetyKind, record: SafetyRecord, nowMs: number) =>
			troublesOf(
				{
					alarms: [],
					photoBytes: 0,
					channels: { letter: channel, webhook: channel },
					safety: { copy: {}, drill: {}, [kind]: record },
				},
				nowMs,
			).length;
		const failing = { failingSinceMs: 0, reason: "EXIT 1" };
		expect(late("copy", { doneAtMs: 0 }, 9 * DAY)).toBe(0);
		expect([3 * HOUR, 3 * HOUR + 1].map((nowMs) => late("copy", { doneAtMs: 0, ...failing }, nowMs))).toEqual([0, 1]);
		expect([3 * HOUR, 3 * HOUR + 1].map((nowMs) => late("copy", failing, nowMs))).toEqual([0, 1]);
		expect([8 * DAY, 8 * DAY + 1].map((nowMs) => late("drill", { doneAtMs: 0, ...failing }, nowMs))).toEqual([0, 1]);
		// Never yet: something is wrong with how it was set up.
		expect([DAY, DAY + 1].map((nowMs) => late("drill", failing, nowMs))).toEqual([0, 1]);
	});
});
