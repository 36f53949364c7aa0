import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { onNetwork, readSettings } from "#relay/settings.ts";

test("sans aucun réglage, le site tourne sur cette machine et garde tout dans var/", () => {
	expect(readSettings({})).toEqual({
		host: "127.0.0.1",
		port: 3000,
		dataDir: "var",
		siteDir: "build/client",
		publishes: true,
		siteOrigin: "https://www.serrurerie-du-bion.example",
		mailFrom: "contact@serrurerie-du-bion.example",
		mailTo: "contact@serrurerie-du-bion.example",
		trustedProxyHops: 0,
		retentionDays: 365,
		countCalls: true,
		databaseMayBePlain: false,
		reminders: true,
	});
	expect(readSettings({ PORT: " ", SMTP_URL: "" })).toEqual(readSettings({}));
});

test("l’adresse du serveur de courriel dit le port, le chiffrement et le mot de passe", () => {
	expect(readSettings({ SMTP_URL: "smtps://moi%40exemple.fr:m%3At%25@mail.exemple.fr" }).mailServer).toEqual({
		host: "mail.exemple.fr",
		port: 465,
		implicitTls: true,
		needsTls: true,
		auth: { user: "moi@exemple.fr", pass: "m:t%" },
	});
	expect(readSettings({ SMTP_URL: "smtp://[::1]:2525" }).mailServer).toEqual({
		host: "::1",
		port: 2525,
		implicitTls: false,
		needsTls: false,
	});
	expect(readSettings({ SMTP_URL: "smtp://mail.exemple.fr" }).mailServer?.port).toBe(587);
});

describe("un réglage faux est nommé, avec ce qui est attendu", () => {
	test.each([
		["PORT", "65536"],
		["PORT", "-1"],
		["PORT", "3000.5"],
		["RETENTION_DAYS", "29"],
		["RETENTION_DAYS", "toujours"],
		["HOST", "http://localhost"],
		["TRUSTED_PROXY_HOPS", "oui"],
		["COUNT_CALLS", "peut-être"],
		["COUNT_CALLS", "false"],
		["SITE_URL", "www.exemple.fr"],
		["SITE_URL", "https://www.exemple.fr/site"],
		["MAIL_TO", "Moi <moi@exemple.fr>"],
		["MAIL_FROM", "moi@exemple.fr\r\nBcc: autre@exemple.fr"],
		["MAIL_TO", "un@exemple.fr,deux@exemple.fr"],
	])("%s=%s", (name, value) => {
		expect(() => readSettings({ [name]: value })).toThrow(
			`Réglage ${name}\u202f: «\u202f${value}\u202f» ne convient pas, `,
		);
	});
});

describe("une adresse SMTP_URL fausse est refusée sans montrer le mot de passe", () => {
	test.each([
		"http://moi:secret@mail.fr",
		"mail.fr",
		"smtp://moi:100%secret@mail.fr",
		"smtps://moi:secret@mail.fr/dossier",
		"smtps://moi:secret#suite@mail.fr",
		"smtps://moi:secret?suite@mail.fr",
	])("%s", (url) => {
		const attempt = () => readSettings({ SMTP_URL: url });
		expect(attempt).toThrow("Réglage SMTP_URL\u202f: «\u202f…\u202f» ne convient pas, ");
		expect(attempt).toThrow("«\u202f#\u202f» «\u202f%23\u202f», «\u202f?\u202f» «\u202f%3F\u202f»");
		expect(attempt).not.toThrow("secret");
	});
});

test("le second canal demande une adresse chiffrée et un secret", () => {
	const secret = "seize caractères au moins";
	const url = "https://alerte.exemple.fr/sms?compte=12";
	expect(readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }).webhook).toEqual({ format: "signed", url, secret });
	const near = "http://127.0.0.1:8080/";
	expect(readSettings({ WEBHOOK_URL: near, WEBHOOK_SECRET: secret }).webhook?.url).toBe(near);
	for (const wrong of ["http://alerte.exemple.fr/", "alerte.exemple.fr", "https://moi:secret@alerte.exemple.fr/"]) {
		const attempt = () => readSettings({ WEBHOOK_URL: wrong, WEBHOOK_SECRET: secret });
		expect(attempt).toThrow("Réglage WEBHOOK_URL\u202f: «\u202f…\u202f» ne convient pas, ");
		expect(attempt).not.toThrow(secret);
	}
	expect(() => readSettings({ WEBHOOK_SECRET: secret })).toThrow("WEBHOOK_SECRET est donné sans WEBHOOK_URL");
});

test("un second canal par ntfy ou Free Mobile se règle en peu de mots", () => {
	const url = "https://ntfy.sh/mon-sujet";
	expect(readSettings({ WEBHOOK_FORMAT: "ntfy", WEBHOOK_URL: url }).webhook).toEqual({ format: "ntfy", url });
	const free = readSettings({ WEBHOOK_FORMAT: "free-mobile", WEBHOOK_SECRET: "12345678:cle" }).webhook;
	expect(free?.url).toBe("https://smsapi.free-mobile.fr/sendmsg");
});

test.each([
	["WEBHOOK_SECRET", { WEBHOOK_URL: "https://alerte.exemple.fr/", WEBHOOK_SECRET: "" }],
	["WEBHOOK_SECRET", { WEBHOOK_URL: "https://alerte.exemple.fr/", WEBHOOK_SECRET: "court" }],
	["WEBHOOK_FORMAT", { WEBHOOK_FORMAT: "pigeon" }],
	["WEBHOOK_URL", { WEBHOOK_FORMAT: "ntfy", WEBHOOK_URL: "https://ntfy.sh/" }],
	["WEBHOOK_SECRET", { WEBHOOK_FORMAT: "free-mobile", WEBHOOK_SECRET: "cle" }],
])("un second canal mal réglé est nommé : %s, %j", (name, wrong) => {
	expect(() => readSettings(wrong)).toThrow(`Réglage ${name}\u202f: `);
});

test("une adresse DATABASE_URL fausse est refusée sans montrer le mot de passe", () => {
	const url = "postgresql://relais:secret@base.exemple.fr/demandes";
	expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
	for (const wrong of ["mysql://relais:secret@base/demandes", "postgresql://relais:secret@base", "base"]) {
		const attempt = () => readSettings({ DATABASE_URL: wrong });
		expect(attempt).toThrow("Réglage DATABASE_URL\u202f: «\u202f…\u202f» ne convient pas, ");
		expect(attempt).not.toThrow("secret");
	}
});

test("la construction lit le même fichier .env que le relais, à chaque étape", () => {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
	for (const step of [scripts.relay, scripts.demandes, ...scripts.build.split(" && ")]) {
		expect(step).toMatch(/^(?:exec )?node --import \.\/relay\/env-file\.ts /);
	}
});

test("--reseau : l’adresse de la machine dans son réseau, refusé sans réseau ou quand le site a un nom", () => {
	const own = ["127.0.0.1", "fe80::1", "8.8.8.8", "192.168.1.20"];
	expect(onNetwork(readSettings({}), own)).toMatchObject({ host: "192.168.1.20", onNetwork: true });
	expect(() => onNetwork(readSettings({}), own.slice(0, 3))).toThrow("wifi");
	expect(() => onNetwork(readSettings({ SITE_URL: "https://www.exemple.fr" }), own)).toThrow("www.exemple.fr");
});
