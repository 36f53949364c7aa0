import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings } from "#relay/settings.ts";
import { startCopyingRelay } from "#tests/support/copies.ts";
import { demandes } from "#tests/support/demandes.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const MINUTE = 60_000;
const isAlive = (pid: number) => {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
};

test("BACKUP_COMMAND reçoit la copie fraîche, que personne d’autre ne peut lire ; rien n’en reste, rien n’en est dit", async () => {
	const out = await tempFolder();
	const { relay, seen, settings, passUntil, isAtWork } = await startCopyingRelay({
		BACKUP_COMMAND: `cp "$BACKUP_FILE" ${out}/copie; stat -c %a "$BACKUP_FILE" > ${out}/droits; cat "$BACKUP_FILE"; cat "$BACKUP_FILE" >&2`,
		BACKUP_RESTORE_COMMAND: `cat ${out}/copie > "$RESTORE_FILE"; stat -c %a "$RESTORE_FILE" >> ${out}/droits`,
	});
	await seen("drill_done");
	await postQuote(relay.url, mmeLefevre);
	await passUntil("la deuxième copie", () => relay.events.filter(({ event }) => event === "copy_done").length === 2);
	expect(await seen("copy_done", 2)).toMatchObject({ count: 1 });
	expect(readFileSync(join(out, "droits"), "utf8")).toBe("600\n");
	const { exit, said } = await demandes(settings, "essayer-sauvegarde", { nowMs: relay.nowMs() });
	expect([exit, said]).toEqual([0, expect.stringContaining("se restaure, avec 1\u00a0demande")]);
	expect(readFileSync(join(out, "droits"), "utf8")).toBe("600\n600\n");
	expect([isAtWork(), JSON.stringify(relay.events).includes("Lefèvre")]).toEqual([false, false]);
	expect(readdirSync(settings.DATA_DIR ?? "").filter((name) => name.startsWith(".copie"))).toEqual([]);
});

test("son code de sortie juge : « EXIT 3 » est un échec, et la copie s’efface quand même", async () => {
	const { run, seen, isAtWork } = await startCopyingRelay({ BACKUP_COMMAND: "exit 3" });
	expect(await seen("copy_failed")).toMatchObject({ reason: "EXIT 3" });
	expect(isAtWork()).toBe(false);
	expect(await run("sauvegarder")).toMatchObject({
		exit: 1,
		warned: "La copie n’est pas faite (EXIT 3). Ce que veut dire ce code\u202f: guide, chapitre 5.",
	});
	expect((await run("etat")).said).toContain("Aucune n’est encore faite. Le dernier essai a échoué (EXIT 3)");
});

test("elle ne finit pas : après vingt minutes ce qu’elle a lancé s’arrête ; elle, qui n’écoute pas, est tuée deux secondes plus tard", async () => {
	const out = await tempFolder();
	const { clock, seen, isAtWork } = await startCopyingRelay({
		BACKUP_COMMAND: `sleep 1000 & trap '' TERM; echo $$ $! > ${out}/pid; while :; do sleep 1; done`,
	});
	const [stubborn = 0, launched = 0] = await eventually("le programme lancé", () => {
		const said = readdirSync(out).includes("pid") ? readFileSync(join(out, "pid"), "utf8") : "";
		return said.endsWith("\n") && said.split(" ").map(Number);
	});
	clock.advance(19 * MINUTE);
	await aMoment();
	expect([isAlive(stubborn), isAlive(launched)]).toEqual([true, true]);
	clock.advance(MINUTE);
	await eventually("la fin de ce qu’elle a lancé", () => !isAlive(launched));
	expect(isAlive(stubborn)).toBe(true);
	clock.advance(2_000);
	await eventually("sa fin", () => !isAlive(stubborn));
	expect(await seen("copy_failed")).toMatchObject({ reason: "TIMEOUT" });
	await eventually("le dossier vide", () => !isAtWork());
});

test("le relais s’arrête sans attendre la commande, et ne la compte pas comme un échec ; l’artisan, lui, attend son tour", async () => {
	const { relay, run, isAtWork, settings } = await startCopyingRelay({ BACKUP_COMMAND: "sleep 1000" });
	await eventually("la copie en cours", isAtWork);
	await aMoment();
	expect(await demandes(settings, "sauvegarder")).toMatchObject({
		exit: 1,
		warned: "La copie n’est pas faite\u202f: une autre est en cours. Recommencez dans quelques minutes.",
	});
	await relay.stop();
	expect([isAtWork(), relay.events.filter(({ event }) => event === "copy_failed")]).toEqual([false, []]);
	expect((await run("etat")).said).toContain("Les sauvegardes\n  Aucune n’est encore faite.\n");
});

describe("une copie qui ne rend pas ce qu’on lui a confié", () => {
	test.each([
		["un vieux fichier, avec moins de demandes", (out: string) => `cat ${out}/premiere`, "COUNT 0/1"],
		["le même nombre de demandes, mais d’une autre heure", (out: string) => `cat ${out}/deuxieme`, "OTHER COPY"],
		["autre chose qu’une base", () => "echo Bonjour", "file is not a database"],
		["rien", () => "true", "EMPTY"],
		["un échec", () => "exit 12", "EXIT 12"],
	])("%s", async (_, restore, reason) => {
		const out = await tempFolder();
		const { relay, clock, seen, run, settings, isAtWork } = await startCopyingRelay({
			BACKUP_COMMAND: `cp "$BACKUP_FILE" ${out}/derniere`,
			BACKUP_RESTORE_COMMAND: `cat ${out}/derniere > "$RESTORE_FILE"`,
		});
		await seen("drill_done");
		const save = async (name: string) => {
			const kept = { ...settings, BACKUP_COMMAND: `cp "$BACKUP_FILE" ${out}/${name}` };
			expect((await demandes(kept, "sauvegarder", { nowMs: clock.nowMs() })).exit).toBe(0);
		};
		await save("premiere");
		await postQuote(relay.url, mDaSilva);
		await save("deuxieme");
		await relay.seen("letter_accepted");
		expect((await run("sauvegarder")).exit).toBe(0);
		const broken = { ...settings, BACKUP_RESTORE_COMMAND: `(${restore(out)}) > "$RESTORE_FILE"` };
		const { exit, warned } = await demandes(broken, "essayer-sauvegarde", { nowMs: clock.nowMs() });
		expect([exit, warned]).toEqual([1, expect.stringContaining(`La copie ne se relit pas (${reason})`)]);
		expect(isAtWork()).toBe(false);
		expect((await run("essayer-sauvegarde")).exit).toBe(0);
	});
});

test("sans BACKUP_RESTORE_COMMAND, « etat » dit que personne ne sait ; sans rien, qu’il n’y a pas de copie", async () => {
	const { run, seen, settings } = await startCopyingRelay({ BACKUP_COMMAND: "true" });
	await seen("copy_done");
	expect((await run("etat")).said).toContain("Jamais vérifiée.");
	expect(await run("essayer-sauvegarde")).toMatchObject({
		exit: 2,
		warned: "Comment la relire\u202f? Réglez BACKUP_RESTORE_COMMAND.",
	});
	const { BACKUP_COMMAND: _, ...bare } = settings;
	expect((await demandes(bare, "etat")).said).toContain("faites copier les demandes hors de la machine");
	for (const [order, sentence] of [
		["sauvegarder", "Dans quel dossier\u202f?"],
		["essayer-sauvegarde", "Aucune copie ne se fait"],
	] as const) {
		expect(await demandes(bare, order)).toMatchObject({ exit: 2, warned: expect.stringContaining(sentence) });
	}
});

test("le réglage ôté, plus rien ne sonne", async () => {
	const { relay, clock, seen, passUntil, texts, settings } = await startCopyingRelay({ BACKUP_COMMAND: "false" });
	await seen("copy_failed");
	await passUntil("l’alarme", () => texts().length === 1);
	await relay.stop();
	const { BACKUP_COMMAND: _, ...bare } = settings;
	await startTestRelay({ clock, settings: bare });
	await passUntil("la fin", () => texts().length === 2, 1);
	expect((await demandes(bare, "etat", { nowMs: clock.nowMs() })).said).not.toContain("ALARME");
});

test.each([
	[{ BACKUP_DIR: "/mnt", BACKUP_COMMAND: "true" }, "BACKUP_DIR et BACKUP_COMMAND sont donnés tous deux"],
	[{ BACKUP_DIR: "/mnt", BACKUP_RESTORE_COMMAND: "true" }, "BACKUP_RESTORE_COMMAND est donné sans BACKUP_COMMAND"],
	[{ BACKUP_DIR: "/mnt", DATABASE_URL: "postgresql://a:b@c/d" }, "BACKUP_DIR ne peut rien copier de PostgreSQL"],
])("un réglage qui se contredit arrête le départ : %j", (env, sentence) => {
	expect(() => readSettings(env)).toThrow(sentence);
});
