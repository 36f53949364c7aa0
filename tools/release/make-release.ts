import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { NEWEST } from "#shared/version-number.ts";
import { NOT_SHIPPED } from "#tools/installer/received.ts";
import { SIGNATURE, SIGNED_AS, SIGNERS_FILE } from "#tools/installer/signature.ts";

/** What a release cannot be made for. The message is French. */
export class NoRelease extends Error {
	override name = "NoRelease";
}

interface Making {
	/** The project's folder: a git checkout in which nothing was changed since its last commit. */
	folder: string;
	/** The file of the private key that signs; its public half is in the project's `release-signers`. */
	key: string;
	/** Where the files of the release go. */
	out: string;
}

const NO_SIGNERS = `Le projet n’a pas encore la clé publique de ses versions. Faites la vôtre («\u202fssh-keygen -t ed25519 -f ~/cle-des-versions\u202f»), gardez-la hors du projet, puis\u202f: (printf 'site '; cat ~/cle-des-versions.pub) > ${SIGNERS_FILE} && git add ${SIGNERS_FILE} && git commit -m 'Release key'.`;

/**
 * One archive of what serves, its signature, and the file by which servers learn of it. The bytes come from the last commit alone: the same
 * commit gives the same ones, whenever and wherever it is made by the same Node.
 *
 * @returns paths of the three files
 * @throws NoRelease when something is not committed, the version has no dated entry in CHANGELOG.md, or the key is not the project's
 */
export function makeRelease({ folder, key, out }: Making): string[] {
	const git = (...words: string[]) =>
		execFileSync("git", ["-C", folder, "-c", "tar.umask=0022", ...words], { maxBuffer: 2 ** 30 });
	if (git("status", "--porcelain").length > 0)
		throw new NoRelease(
			"Quelque chose n’est pas enregistré dans git («\u202fgit status\u202f»)\u202f: une version est faite d’un commit entier.",
		);
	const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
	const changes = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
	if (!new RegExp(`^## ${version.replaceAll(".", "\\.")} · \\d{4}-\\d\\d-\\d\\d$`, "m").test(changes))
		throw new NoRelease(
			`CHANGELOG.md n’a pas de titre «\u202f## ${version} · 2026-12-31\u202f»\u202f: dites-y ce que change cette version, et sa date.`,
		);
	if (!existsSync(join(folder, SIGNERS_FILE))) throw new NoRelease(NO_SIGNERS);
	const [kind = "", text = ""] = execFileSync("ssh-keygen", ["-y", "-f", key], { encoding: "utf8" }).split(" ");
	const signers = readFileSync(join(folder, SIGNERS_FILE), "utf8").split("\n");
	const isOurs = (line: string) => line.startsWith(`${SIGNED_AS.identity} `) && line.includes(`${kind} ${text.trim()}`);
	if (!signers.some(isOurs))
		throw new NoRelease(
			`La clé «\u202f${key}\u202f» n’est pas celle de ${SIGNERS_FILE}\u202f: les sites qui servent refuseraient cette version.`,
		);

	const files = git("ls-files", "-z").toString().split("\0");
	const shipped = files.filter((file) => file !== "" && !NOT_SHIPPED.test(file));
	const tar = git("archive", "--format=tar", `--prefix=site-${version}/`, "HEAD", "--", ...shipped);
	const bytes = gzipSync(tar, { level: 9 });
	const name = `site-${version}.tar.gz`;
	const archive = join(out, name);
	mkdirSync(out, { recursive: true });
	writeFileSync(archive, bytes);
	// It asks before it writes over a signature, and nobody is there to answer.
	rmSync(archive + SIGNATURE, { force: true });
	execFileSync("ssh-keygen", ["-Y", "sign", "-f", key, "-n", SIGNED_AS.namespace, archive], { stdio: "pipe" });
	const newest = join(out, NEWEST);
	writeFileSync(newest, `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`);
	return [archive, archive + SIGNATURE, newest];
}
