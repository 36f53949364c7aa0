import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { tempFolder } from "./temp-folder.ts";

const FILES: Record<string, string> = {
	"index.html": "<!doctype html><title>Accueil</title>",
	"404.html": "<!doctype html><title>404</title>Oops! Page not found",
	"__spa-fallback.html": "<!doctype html>vide",
	"contact/index.html": "<!doctype html><title>Contact | Serrurerie du Bion</title>",
	"services/porte-blindee/index.html": "<!doctype html><title>Porte blindée | Serrurerie du Bion</title>",
	"donnees/serrurier-lisle-abeau.json": "[1]",
	"serrurier-lisle-abeau.html": "<!doctype html><title>L’Isle-d’Abeau</title>",
	"assets/app-1a2b.js": `console.log(${JSON.stringify("a".repeat(500))})`,
	"robots.txt": "User-agent: *\n",
	_headers: "/*\n",
	_redirects: "/a /b 301\n",
	".env": "SMTP_URL=secret",
};

/** A small built site in a folder of its own, script compressed. */
export async function writeSite(): Promise<string> {
	const folder = await tempFolder();
	const script = FILES["assets/app-1a2b.js"] ?? "";
	const files: Record<string, string | Buffer> = {
		...FILES,
		"assets/app-1a2b.js.br": brotliCompressSync(script),
		"assets/app-1a2b.js.gz": gzipSync(script),
	};
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
	return folder;
}
