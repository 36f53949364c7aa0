import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getuid, pid, umask } from "node:process";
import { describe, expect, onTestFinished, test } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { thisMachine } from "#tools/installer/this-machine.ts";

/** Of a process, as the kernel tells it: the sixth word, behind a name that may hold spaces. */
const SESSION = (stat: string) => stat.slice(stat.lastIndexOf(")")).split(" ")[4];

describe.skipIf(getuid?.() !== 0)("ce que l’administrateur fait faire", () => {
	test("au nom d’un autre : loin de son propre terminal, où il pourrait taper à sa place", async () => {
		const own = SESSION(readFileSync(`/proc/${pid}/stat`, "utf8"));
		const machine = thisMachine();
		const ran = await machine.run(["sh", "-c", "cat /proc/$$/stat"], { user: "nobody" });
		expect(ran.status).toBe(0);
		expect(SESSION(ran.said)).not.toBe(own);
	});

	test("ce qu’il écrit se lit par le service et ne s’écrit que par lui, quels que soient ses propres usages", async () => {
		const before = umask(0o077);
		onTestFinished(() => void umask(before));
		const machine = thisMachine();
		expect((await machine.run(["sh", "-c", "umask"])).said.trim()).toBe("0022");
		const folder = join(await tempFolder(), "dossier");
		machine.makeFolder(folder);
		expect(machine.rights(folder)).toEqual({ owner: "root", group: "root", mode: 0o755 });
		machine.setRights(folder, { owner: "nobody", group: "root", mode: 0o2750 });
		expect(machine.rights(folder)).toEqual({ owner: "nobody", group: "root", mode: 0o2750 });
	});
});
