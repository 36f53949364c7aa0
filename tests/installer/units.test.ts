import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { need } from "#tests/support/need.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { absent } from "#tests/support/web-server.ts";
import { PLACES } from "#tools/installer/machine.ts";
import {
	BY_HAND,
	caddyfile,
	generalOptions,
	installed,
	nightlyTimer,
	nightlyUnit,
	redirectBlock,
	serviceUnit,
	siteBlock,
	socketUnit,
} from "#tools/installer/units.ts";

const guide = readFileSync("docs/deploiement.md", "utf8");
const blocks = [...guide.matchAll(/\n```\w*\n([\s\S]*?)```/g)].map(([, text]) => text);

test("le guide et l’installateur posent le même service et le même devant : une seule source", () => {
	expect(blocks).toContain(serviceUnit(BY_HAND));
	expect(blocks).toContain(socketUnit());
	expect(blocks).toContain(`${generalOptions}\n${siteBlock("www.votre-domaine.fr")}`);
	expect(blocks).toContain(redirectBlock("votre-domaine.fr", "www.votre-domaine.fr"));
});

test("le service n’écrit que dans les données et les copies", () => {
	for (const [copies, written] of [
		[PLACES.backups, PLACES.backups],
		// Not there, it stops nothing.
		["/mnt/copies", "-/mnt/copies"],
	] as const) {
		expect(serviceUnit(installed(copies)).match(/^(ReadWritePaths|StateDirectory)=.*/gm)).toEqual([
			`ReadWritePaths=${written}`,
			"StateDirectory=site",
		]);
		expect(nightlyUnit(copies)).toContain(`ReadWritePaths=${PLACES.data} ${written}\n`);
		expect(nightlyUnit(copies)).toContain(` ${copies}/faits ${PLACES.settings}\n`);
	}
});

test("la copie de nuit est tenue comme le service, et ni l’un ni l’autre ne prend toute la machine", () => {
	const held = (unit: string) =>
		unit
			.split("\n")
			.filter((line) =>
				/^(Protect|Private|Restrict|System|Lock|NoNew|Capab|Ambient|Remove|UMask|MemoryMax|TasksMax)/.test(line),
			);
	expect(held(nightlyUnit(PLACES.backups))).toEqual(held(serviceUnit(installed(PLACES.backups))));
	expect(held(nightlyUnit(PLACES.backups))).toEqual(
		expect.arrayContaining(["MemoryMax=80%", "TasksMax=256", "ProtectSystem=strict"]),
	);
});

test("la copie de nuit se fait la nuit d’ici, en été comme en hiver, et prend aussi les réglages", () => {
	expect(nightlyTimer).toContain("OnCalendar=*-*-* 03:15:00 Europe/Paris\n");
});

describe("les fichiers de systemd, lus par systemd-analyze", () => {
	test("il n’y trouve rien à redire", async (context) => {
		need({ missing: () => absent("systemd-analyze", "systemd") })(context);
		const folder = await tempFolder();
		const here = (text: string) =>
			// Neither the user nor the version is on this machine: programs that are take their place.
			text
				.replaceAll(`${PLACES.site}/node_modules/.bin/node`, "/bin/true")
				.replaceAll(/^(User|Group)=site/gm, "$1=daemon");
		const files = [
			[PLACES.unit, serviceUnit(installed("/mnt/copies"))],
			[PLACES.socket, socketUnit()],
			[PLACES.nightlyUnit, nightlyUnit("/mnt/copies")],
			[PLACES.nightlyTimer, nightlyTimer],
		].map(([path = "", text = ""]) => {
			const file = join(folder, basename(path));
			writeFileSync(file, here(text));
			return file;
		});
		const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...files], { encoding: "utf8" });
		expect([status, stderr.split("\n").filter((line) => line.includes(folder))]).toEqual([0, []]);
	});
});

describe("le fichier de Caddy, lu par Caddy", () => {
	beforeEach(need({ missing: () => absent("caddy", "caddy") }));
	test.each([["un site", caddyfile({ domain: "www.martin.example", twin: "martin.example", relayPort: 3000 })]])(
		"%s : il convient",
		async (_, text) => {
			const folder = await tempFolder();
			const file = join(folder, "Caddyfile");
			writeFileSync(file, text);
			const { status, stderr } = spawnSync("caddy", ["adapt", "--config", file, "--adapter", "caddyfile"], {
				encoding: "utf8",
			});
			expect([status, stderr]).toEqual([0, expect.not.stringContaining("rror")]);
		},
	);
});
