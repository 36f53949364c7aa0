import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parisDay } from "#relay/clock.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const SCRIPT = new URL("../../tools/installer/copy-facts.ts", import.meta.url).pathname;

async function folders() {
	const folder = await tempFolder();
	const [facts, copies] = [join(folder, "faits"), join(folder, "copies", "faits")];
	mkdirSync(join(facts, "photographies"), { recursive: true });
	writeFileSync(join(facts, "identity.json"), `{"name":"Berthier"}`);
	writeFileSync(join(facts, "photographies", "palier.jpg"), "image");
	const settings = join(folder, "reglages");
	writeFileSync(settings, "SMTP_URL=smtps://a:b@mail.example:465\n", { mode: 0o644 });
	const copy = () => execFileSync(process.execPath, [SCRIPT, facts, copies, settings], { stdio: "pipe" });
	return { facts, copies, settings, copy };
}

test("la copie de nuit : les faits, les photographies et les réglages, sous la date du jour, lisibles du site seul", async () => {
	const { copies, settings, copy } = await folders();
	copy();
	const today = join(copies, parisDay(Date.now()));
	expect(readFileSync(join(today, "identity.json"), "utf8")).toContain("Berthier");
	expect(readFileSync(join(today, "photographies", "palier.jpg"), "utf8")).toBe("image");
	expect(readFileSync(join(today, "reglages"), "utf8")).toContain("SMTP_URL=");
	expect([statSync(copies).mode & 0o077, statSync(join(today, "reglages")).mode & 0o777]).toEqual([0, 0o600]);
	// Settings that cannot be read: the facts are copied all the same.
	rmSync(settings);
	expect(copy).toThrow("ENOENT");
	expect(readdirSync(today)).toContain("identity.json");
	expect(readdirSync(copies)).toEqual([parisDay(Date.now())]);
});

test("deux fois le même jour : la seconde prend la place de la première ; une copie coupée ne laisse rien", async () => {
	const { facts, copies, copy } = await folders();
	copy();
	mkdirSync(join(copies, "en-cours"));
	writeFileSync(join(copies, "en-cours", "reste.json"), "{");
	writeFileSync(join(facts, "identity.json"), `{"name":"Berthier et fils"}`);
	copy();
	const today = join(copies, parisDay(Date.now()));
	expect(readFileSync(join(today, "identity.json"), "utf8")).toContain("et fils");
	expect(existsSync(join(today, "reste.json"))).toBe(false);
	expect(readdirSync(copies)).toEqual([parisDay(Date.now())]);
});

test("trente jours sont gardés, les plus récents ; ce qui ne porte pas de date n’est pas touché", async () => {
	const { copies, copy } = await folders();
	const past = Array.from({ length: 34 }, (_, n) => parisDay(Date.parse("2026-01-01T12:00:00Z") + n * 86_400_000));
	for (const day of [...past, "à garder"]) mkdirSync(join(copies, day), { recursive: true });
	copy();
	expect(readdirSync(copies).sort()).toEqual([...past.slice(5), parisDay(Date.now()), "à garder"].sort());
});
