import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type FakeServer, fakeServer } from "#tests/support/fake-server.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { PLACES } from "#tools/installer/machine.ts";
import { ORIGIN, RECEIVED, receive } from "#tools/installer/received.ts";

/** A server on which tar and git are the real ones; what they are told to write in stays within its folder. */
function openingServer(): FakeServer {
	const server = fakeServer();
	server.run = async (words) => {
		const [program = "", ...rest] = words.map((word) => word.replace(RECEIVED, join(server.root, RECEIVED)));
		const { status, stderr } = spawnSync(program, rest, { encoding: "utf8" });
		return { status: status ?? 127, said: stderr };
	};
	return server;
}

/** A project's folder, as archives hold it: under a name of its own. */
async function project(): Promise<{ above: string; folder: string }> {
	const above = await tempFolder();
	const folder = join(above, "site-1.1");
	mkdirSync(folder);
	writeFileSync(join(folder, "package.json"), `{"version":"1.1.0"}`);
	return { above, folder };
}

test("un dossier est pris où il est", async () => {
	const { folder } = await project();
	expect(await receive(folder, openingServer())).toBe(folder);
});

test("une archive .tar.gz est ouverte ; ce que la précédente y avait laissé n’y est plus", async () => {
	const server = openingServer();
	const { above } = await project();
	const archive = join(above, "site.tar.gz");
	execFileSync("tar", ["-czf", archive, "-C", above, "site-1.1"]);
	server.put(join(RECEIVED, "ancien", "package.json"), "{}");
	const found = await receive(archive, server);
	expect(found).toBe(join(RECEIVED, "site-1.1"));
	expect(server.read(join(found, "package.json"))).toContain("1.1.0");
});

test("une archive coupée, d’une autre sorte ou qui n’est pas là : sa phrase", async () => {
	const server = openingServer();
	const { above } = await project();
	writeFileSync(join(above, "coupée.tar.gz"), "pas une archive");
	writeFileSync(join(above, "site.rar"), "");
	await expect(receive(join(above, "coupée.tar.gz"), server)).rejects.toThrow(/peut-être incomplète/);
	await expect(receive(join(above, "site.rar"), server)).rejects.toThrow(/ni un dossier, ni une archive/);
	await expect(receive(join(above, "absent.zip"), server)).rejects.toThrow(/n’existe pas/);
});

test("un chemin qui n’est pas entier part du dossier où la commande est lancée ; s’il n’y mène à rien, le chemin entier est demandé", async () => {
	const server = openingServer();
	const { above, folder } = await project();
	expect(await receive("site-1.1", server, above)).toBe(folder);
	await expect(receive("site.zip", server, above)).rejects.toThrow(
		`«\u202fsite.zip\u202f» n’est pas dans ${above}\u202f: donnez le chemin entier du dossier ou de l’archive reçus, comme «\u202f/root/site.zip\u202f».`,
	);
});

test("sans rien donner : de là où git l’avait prise ; sans git, ce qu’il faut donner", async () => {
	const server = openingServer();
	await expect(receive(undefined, server)).rejects.toThrow(/npm run mettre-a-jour -- \/root\/site-/);
	const { folder } = await project();
	const git = (...words: string[]) =>
		execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.example", ...words]);
	git("init", "--quiet");
	git("add", ".");
	git("commit", "--quiet", "-m", "1.1");
	server.put(`${PLACES.versions}/1.0/${ORIGIN}`, `file://${folder}\n`);
	server.link(PLACES.site, `${PLACES.versions}/1.0`);
	const found = await receive(undefined, server);
	expect(server.read(join(found, "package.json"))).toContain("1.1.0");
});
