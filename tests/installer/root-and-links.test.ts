import { execFileSync, spawnSync } from "node:child_process";
import {
	chmodSync,
	chownSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { Trouble } from "#tools/installer/machine.ts";
import { sourceIn } from "#tools/installer/received.ts";
import { thisMachine } from "#tools/installer/this-machine.ts";

/* What root reads or writes in other people's folders leads nowhere else: `site` owns his data, and whoever sends a version its files. */

/** Of nobody on this machine. */
const SITE = 54_321;
const isRoot = process.geteuid?.() === 0;

describe.skipIf(!isRoot)(
	isRoot ? "en administrateur" : "en administrateur : pas essayé, ce compte ne l’est pas",
	() => {
		const machine = thisMachine();
		const own = { owner: "nobody", group: "nogroup", mode: 0o777 };
		let root: string;
		let secret: string;
		beforeEach(() => {
			root = mkdtempSync("/srv/essai-");
			chmodSync(root, 0o755);
			mkdirSync(join(root, "secret"), { mode: 0o700 });
			secret = join(root, "secret/ombre");
			writeFileSync(secret, "root:$6$", { mode: 0o600 });
			mkdirSync(join(root, "data"));
			chownSync(join(root, "data"), SITE, SITE);
			// « faits » leads to what only root may see, a file in « lui » too.
			symlinkSync(join(root, "secret"), join(root, "data/faits"));
			mkdirSync(join(root, "data/lui"));
			symlinkSync(secret, join(root, "data/lui/identity.json"));
			execFileSync("chown", ["-hR", `${SITE}:${SITE}`, join(root, "data")]);
			return () => rmSync(root, { recursive: true, force: true });
		});

		/** What each operation gives where a link stands on the way, or at the end. */
		const OPERATIONS: Record<string, (way: string) => unknown> = {
			lire: (way) => machine.read(way),
			énumérer: (way) => machine.list(join(way, "..")),
			"copier d’ici": (way) => machine.copy(way, join(root, "copie")),
			"copier ici": (way) => machine.copy(join(root, "neuf"), way),
			écrire: (way) => machine.write(way, "à moi", own),
			"faire un dossier": (way) => machine.makeFolder(`${way}.d`),
			"donner des droits": (way) => machine.setRights(way, own),
			déplacer: (way) => machine.move(way, join(root, "data/pris")),
			ôter: (way) => machine.remove(way),
			lier: (way) => machine.link(way, "/etc"),
		};
		const LINKS = { "un dossier": "data/faits/ombre", "un fichier": "data/lui/identity.json" };

		describe.each(Object.entries(LINKS))("un lien en travers, pour %s", (_, way) => {
			test.each(Object.entries(OPERATIONS))("%s : rien n’en sort, rien n’y change", (_, operate) => {
				writeFileSync(join(root, "neuf"), "neuf");
				let seen: unknown;
				try {
					seen = operate(join(root, way));
				} catch (error) {
					expect(error).toBeInstanceOf(Trouble);
				}
				expect(JSON.stringify(seen ?? "")).not.toMatch(/root:|ombre/);
				expect(existsSync(join(root, "copie"))).toBe(false);
				expect([readFileSync(secret, "utf8"), readdirSync(join(root, "secret"))]).toEqual(["root:$6$", ["ombre"]]);
				const { uid, mode } = lstatSync(secret);
				expect([uid, mode & 0o777]).toEqual([0, 0o600]);
				expect([process.geteuid?.(), process.getegid?.()]).toEqual([0, 0]);
			});
		});

		test("dans ses dossiers à lui, root écrit et lit comme lui, et ce qui y naît est à lui", () => {
			const path = join(root, "data/neuf/identity.json");
			machine.makeFolder(join(root, "data/neuf"));
			machine.copy(join(root, "secret/ombre"), path);
			expect(machine.read(path)).toBe("root:$6$");
			expect(lstatSync(path).uid).toBe(SITE);
		});
	},
);

/** Of a process, as the kernel tells it: the sixth word, behind a name that may hold spaces. */
const SESSION = (stat: string) => stat.slice(stat.lastIndexOf(")")).split(" ")[4];

describe.skipIf(!isRoot)("ce que l’administrateur fait faire", () => {
	test("au nom d’un autre : loin de son propre terminal, où il pourrait taper à sa place", async () => {
		const own = SESSION(readFileSync("/proc/self/stat", "utf8"));
		const machine = thisMachine();
		const ran = await machine.run(["sh", "-c", "cat /proc/$$/stat"], { user: "nobody" });
		expect(ran.status).toBe(0);
		expect(SESSION(ran.said)).not.toBe(own);
	});

	test("ce qu’il écrit se lit par le service et ne s’écrit que par lui, quels que soient ses propres usages", async () => {
		const before = process.umask(0o077);
		onTestFinished(() => void process.umask(before));
		const machine = thisMachine();
		expect((await machine.run(["sh", "-c", "umask"])).said.trim()).toBe("0022");
		const folder = join(await tempFolder(), "dossier");
		machine.makeFolder(folder);
		expect(machine.rights(folder)).toEqual({ owner: "root", group: "root", mode: 0o755 });
		machine.setRights(folder, { owner: "nobody", group: "root", mode: 0o2750 });
		expect(machine.rights(folder)).toEqual({ owner: "nobody", group: "root", mode: 0o2750 });
	});
});

describe("un dossier reçu", () => {
	/** The smallest that the installer takes for a version. */
	async function received(): Promise<string> {
		const folder = await tempFolder();
		mkdirSync(join(folder, "relay"));
		writeFileSync(join(folder, "package.json"), `{"version":"1.1.0"}`);
		writeFileSync(join(folder, "relay/main.ts"), "");
		return folder;
	}

	test("git n’y lance rien, quoi que dise sa configuration", async () => {
		const folder = await received();
		const mark = join(folder, "lancé");
		const git = (...words: string[]) => spawnSync("git", ["-C", folder, ...words]);
		git("init", "--quiet");
		git("add", ".");
		git("remote", "add", "origin", "https://exemple.fr/site.git");
		writeFileSync(join(folder, "piege"), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
		git("config", "core.fsmonitor", join(folder, "piege"));
		git("config", "core.hooksPath", folder);
		// It would have.
		git("status");
		expect(existsSync(mark)).toBe(true);
		rmSync(mark);
		expect(sourceIn(folder)).toMatchObject({
			origin: "https://exemple.fr/site.git",
			files: ["package.json", "piege", "relay/main.ts"],
		});
		expect(existsSync(mark)).toBe(false);
	});

	test.each([
		["un fichier", "owner.json"],
		["un dossier", "owner"],
	])("%s qui est un lien est refusé", async (_, name) => {
		const folder = await received();
		symlinkSync("/etc", join(folder, name));
		expect(() => sourceIn(folder)).toThrow(/mène ailleurs/);
	});
});

describe.skipIf(!isRoot)("dans une version qui est à l’administrateur, lancé au nom d’un autre", () => {
	const asNobody = (tool: string) =>
		spawnSync(process.execPath, ["--import", "./relay/env-file.ts", tool], { uid: 65_534, encoding: "utf8" });

	test("construire : une phrase dit par où passer", () => {
		const { status, stderr } = asNobody("tools/check-content.ts");
		expect([status, stderr]).toEqual([1, expect.stringContaining("Publiez depuis l’atelier")]);
	});

	test("ce qui reste avant de publier : la liste est dite, sans le fichier qui ne peut pas l’être", () => {
		const { status, stdout, stderr } = asNobody("tools/publication/main.ts");
		expect([status, stderr]).toEqual([1, ""]);
		expect(stdout).toMatch(/ne doit pas être publié/);
		expect(stdout).not.toContain("build/publication.html");
	});
});
