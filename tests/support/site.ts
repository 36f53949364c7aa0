import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { tempFolder } from "./temp-folder.ts";

/** A page with the quote form, by the contract between the built page and the relay. */
export const contactPage = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Contact | Serrurerie du Bion</title>
<link rel="modulepreload" href="/assets/contact.js"><script type="application/ld+json">{"@type":"Locksmith"}</script></head>
<body><h1>Contact</h1><div id="message-envoye">Message envoyé !</div><div id="erreur-envoi">Erreur</div>
<div id="devis-resume" hidden><h2>À corriger</h2><ul></ul></div>
<form id="devis-form" method="post" action="/api/devis" enctype="multipart/form-data">
${["name", "email", "phone", "city"]
	.map((field) => `<input id="devis-${field}" name="${field}"><p id="devis-${field}-error" hidden></p>`)
	.join("\n")}
<select id="devis-service" name="service"><option value="" selected>Choisissez</option>
${SERVICE_CHOICES.map((choice) => `<option>${choice}</option>`).join("")}</select><p id="devis-service-error" hidden></p>
<textarea id="devis-message" name="message" aria-describedby="devis-message-aide"></textarea>
<p id="devis-message-aide">Décrivez.</p><p id="devis-message-error" hidden></p>
<input type="checkbox" id="devis-urgent" name="urgent" value="Oui"></form>
<script type="module">import("/assets/contact.js")</script></body></html>`;

const FILES: Record<string, string> = {
	"index.html": "<!doctype html><title>Accueil</title>",
	"404.html": "<!doctype html><title>404</title>Oops! Page not found",
	"__spa-fallback.html": "<!doctype html>vide",
	"contact/index.html": contactPage,
	"services/porte-blindee/index.html": contactPage.replace("Contact |", "Porte blindée |"),
	"contact.data": "[1]",
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
