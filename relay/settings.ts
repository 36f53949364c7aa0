import { statSync } from "node:fs";
import { isIP } from "node:net";
import { business } from "#content/business.ts";
import { originOf, SAMPLE_ORIGIN } from "#shared/site-origin.ts";

/** The SMTP server. `host` is without brackets; `auth` is absent when the URL has no user. */
export interface MailServer {
	host: string;
	port: number;
	/** TLS from the first byte (smtps); otherwise STARTTLS. */
	implicitTls: boolean;
	/** Nothing leaves without TLS: always, but towards this machine without password, or where SMTP_PLAIN says so. */
	needsTls: boolean;
	auth?: { user: string; pass: string };
}

/** Second channel for urgent requests, reminders and alarms, besides letters. */
export type Webhook =
	/** `secret` signs what is sent: at least 16 characters. */
	| { format: "signed"; url: string; secret: string }
	/** ntfy.sh or one's own: `url` ends in the topic, `token` is for a topic that asks for one. */
	| { format: "ntfy"; url: string; token?: string | undefined }
	/** The SMS that Free Mobile sends to its own subscriber. */
	| { format: "free-mobile"; url: string; user: string; password: string };

/** Where copies of the requests go, off this machine. */
export type Backup =
	/** Another disk, or a mount. Not encrypted by us. */
	| { to: "folder"; folder: string }
	/** Run by the shell. Without `restoreCommand` nobody knows whether a copy restores. */
	| { to: "command"; command: string; restoreCommand?: string | undefined };

export interface Settings {
	host: string;
	/** `--reseau`, and nothing else: machines of the same network are let into the notebook by plain http. */
	onNetwork?: boolean;
	/** 0 lets the system choose (tests). */
	port: number;
	dataDir: string;
	/** Absent: requests are kept in a file of `dataDir`. */
	databaseUrl?: string | undefined;
	/** Whether requests may cross a network to PostgreSQL without TLS, or without its certificate being verified. */
	databaseMayBePlain: boolean;
	siteDir: string;
	/** Whether what the owner publishes from the notebook stands before `siteDir`: not where SITE_DIR names a folder. */
	publishes: boolean;
	/** The owner's own folder of facts; absent: the sample, which the notebook leaves alone. */
	ownerDir?: string | undefined;
	/** Origin of the public site, without final slash. */
	siteOrigin: string;
	/** Absent: letters are written to `dataDir`/mail. */
	mailServer?: MailServer | undefined;
	/** The owner's address where the setting names none: read each time, as he may have changed it. */
	readonly mailFrom: string;
	readonly mailTo: string;
	/** Absent: urgent requests leave by letter alone. */
	webhook?: Webhook | undefined;
	trustedProxyHops: number;
	/** How long a request is kept. */
	retentionDays: number;
	/** Whether taps on the number and requests sent are counted by page and day. */
	countCalls: boolean;
	/** Whether the owner is reminded of what waits too long, before he ever opened the notebook. */
	reminders: boolean;
	/** Absent: no copy but those that the owner makes. */
	backup?: Backup | undefined;
	/** Asked while all is well, for whoever hears silence; absent: nobody does. */
	heartbeatUrl?: string | undefined;
}

/** A setting that cannot be used. The message is French, names the setting and says what is expected. */
export class SettingsError extends Error {
	override name = "SettingsError";
}

type Environment = Record<string, string | undefined>;

/** Reads the run-time settings. An empty value counts as not given. @throws SettingsError */
export function readSettings(env: Environment): Settings {
	const given = (name: string) => env[name]?.trim() || undefined;
	const mailFrom = readAddress("MAIL_FROM", given("MAIL_FROM"));
	const mailTo = readAddress("MAIL_TO", given("MAIL_TO"));
	return {
		host: readHost(given("HOST") ?? "127.0.0.1"),
		port: readWhole("PORT", given("PORT") ?? "3000", { max: 65_535 }),
		dataDir: given("DATA_DIR") ?? "var",
		databaseUrl: readDatabase(given("DATABASE_URL")),
		databaseMayBePlain: readYesNo("DATABASE_PLAIN", given("DATABASE_PLAIN") ?? "non"),
		siteDir: given("SITE_DIR") ?? "build/client",
		publishes: given("SITE_DIR") === undefined,
		ownerDir: readFolder("OWNER_DIR", given("OWNER_DIR")),
		siteOrigin: readOrigin(given("SITE_URL") ?? SAMPLE_ORIGIN),
		mailServer: readMailServer(given("SMTP_URL"), readYesNo("SMTP_PLAIN", given("SMTP_PLAIN") ?? "non")),
		webhook: readWebhook(given),
		get mailFrom() {
			return mailFrom ?? business.email;
		},
		get mailTo() {
			return mailTo ?? business.email;
		},
		trustedProxyHops: readWhole("TRUSTED_PROXY_HOPS", given("TRUSTED_PROXY_HOPS") ?? "0", { max: 10 }),
		retentionDays: readWhole("RETENTION_DAYS", given("RETENTION_DAYS") ?? "365", { min: 30, max: 3_650 }),
		countCalls: readYesNo("COUNT_CALLS", given("COUNT_CALLS") ?? "oui"),
		reminders: readYesNo("REMINDERS", given("REMINDERS") ?? "oui"),
		backup: readBackup(given),
		heartbeatUrl: readHeartbeat(given("HEARTBEAT_URL")),
	};
}

function refuse(name: string, value: string, expected: string): never {
	throw new SettingsError(`Réglage ${name}\u202f: «\u202f${value}\u202f» ne convient pas, ${expected}.`);
}

function readHost(value: string): string {
	if (isIP(value) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) return value;
	return refuse("HOST", value, "une adresse IP ou un nom de machine est attendu");
}

function readFolder(name: string, value: string | undefined): string | undefined {
	if (value === undefined || statSync(value, { throwIfNoEntry: false })?.isDirectory()) return value;
	throw new SettingsError(`Réglage ${name}\u202f: le dossier «\u202f${value}\u202f» n’existe pas.`);
}

function readWhole(name: string, value: string, { min = 0, max }: { min?: number; max: number }): number {
	if (/^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
	return refuse(name, value, `un nombre entier de ${min} à ${max} est attendu`);
}

function readYesNo(name: string, value: string): boolean {
	if (/^(1|oui)$/i.test(value)) return true;
	if (/^(0|non)$/i.test(value)) return false;
	return refuse(name, value, "«\u202foui\u202f» ou «\u202fnon\u202f» est attendu");
}

function readAddress(name: string, value: string | undefined): string | undefined {
	if (value === undefined) return undefined;
	if (/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(value)) return value;
	return refuse(name, value, "une seule adresse e-mail est attendue, sans nom ni chevrons");
}

function readOrigin(value: string): string {
	const expected = "une adresse comme «\u202fhttps://www.exemple.fr\u202f» est attendue, sans chemin";
	return originOf(value) ?? refuse("SITE_URL", value, expected);
}

function readDatabase(value: string | undefined): string | undefined {
	if (value === undefined) return undefined;
	const url = URL.parse(value);
	if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return value;
	// The value holds a password: the refusal never repeats it.
	return refuse(
		"DATABASE_URL",
		"…",
		"une adresse comme «\u202fpostgresql://nom:motdepasse@serveur:5432/demandes\u202f» est attendue",
	);
}

const FREE_MOBILE = "https://smsapi.free-mobile.fr/sendmsg";

const SECURE_EXPECTED = "une adresse en «\u202fhttps://\u202f», sans nom ni mot de passe, est attendue";

/** By https, or on this machine. */
function secureUrl(value: string): URL | undefined {
	const url = URL.parse(value);
	const near = url !== null && isLoopback(url.hostname.replace(/^\[|\]$/g, ""));
	const isSecure = url?.protocol === "https:" || (url?.protocol === "http:" && near);
	return url && isSecure && !url.username ? url : undefined;
}

/** Its path is a secret of whoever watches: a refusal never repeats it. */
function readHeartbeat(value: string | undefined): string | undefined {
	if (value === undefined || secureUrl(value)) return value;
	return refuse("HEARTBEAT_URL", "…", SECURE_EXPECTED);
}

/** It carries personal data: https is required outside this machine, and a secret. */
function readWebhook(given: (name: string) => string | undefined): Webhook | undefined {
	const format = given("WEBHOOK_FORMAT") ?? "signed";
	if (format !== "signed" && format !== "ntfy" && format !== "free-mobile") {
		return refuse(
			"WEBHOOK_FORMAT",
			format,
			"«\u202fsigned\u202f», «\u202fntfy\u202f» ou «\u202ffree-mobile\u202f» est attendu",
		);
	}
	const secret = given("WEBHOOK_SECRET");
	const value = given("WEBHOOK_URL") ?? (format === "free-mobile" ? FREE_MOBILE : undefined);
	if (value === undefined && secret === undefined) return undefined;
	if (value === undefined) {
		throw new SettingsError("WEBHOOK_SECRET est donné sans WEBHOOK_URL\u202f: donnez les deux, ou aucun des deux.");
	}
	const url = secureUrl(value) ?? refuse("WEBHOOK_URL", "…", SECURE_EXPECTED);
	if (format === "ntfy") {
		if (!/^\/[\w-]{1,64}$/.test(url.pathname)) {
			return refuse(
				"WEBHOOK_URL",
				"…",
				"l’adresse de votre sujet ntfy est attendue, comme «\u202fhttps://ntfy.sh/mon-sujet-secret\u202f»",
			);
		}
		return { format, url: value, token: secret };
	}
	if (format === "free-mobile") {
		const [, user, password] = /^(\d{8}):(\S+)$/.exec(secret ?? "") ?? [];
		if (user === undefined || password === undefined) {
			return refuse(
				"WEBHOOK_SECRET",
				"…",
				"votre identifiant Free Mobile et sa clé sont attendus, comme «\u202f12345678:clé\u202f»",
			);
		}
		return { format, url: value, user, password };
	}
	if (secret === undefined || secret.length < 16) {
		return refuse("WEBHOOK_SECRET", "…", "au moins 16 caractères sont attendus, les mêmes que du côté qui reçoit");
	}
	return { format, url: value, secret };
}

function readBackup(given: (name: string) => string | undefined): Backup | undefined {
	const [folder, command] = [given("BACKUP_DIR"), given("BACKUP_COMMAND")];
	const restoreCommand = given("BACKUP_RESTORE_COMMAND");
	if (folder !== undefined && command !== undefined) {
		throw new SettingsError("BACKUP_DIR et BACKUP_COMMAND sont donnés tous deux\u202f: n’en gardez qu’un.");
	}
	if (command === undefined && restoreCommand !== undefined) {
		throw new SettingsError("BACKUP_RESTORE_COMMAND est donné sans BACKUP_COMMAND\u202f: donnez les deux.");
	}
	if (folder !== undefined && given("DATABASE_URL") !== undefined) {
		throw new SettingsError(
			"BACKUP_DIR ne peut rien copier de PostgreSQL (DATABASE_URL)\u202f: donnez BACKUP_COMMAND, avec «\u202fpg_dump\u202f».",
		);
	}
	if (folder !== undefined) return { to: "folder", folder };
	return command === undefined ? undefined : { to: "command", command, restoreCommand };
}

function readMailServer(value: string | undefined, mayBePlain: boolean): MailServer | undefined {
	if (value === undefined) return undefined;
	const url = URL.parse(value);
	const implicitTls = url?.protocol === "smtps:";
	// The value holds a password: the refusal never repeats it.
	const expected =
		"une adresse comme «\u202fsmtps://nom:motdepasse@mail.exemple.fr:465\u202f» est attendue, où le mot de passe écrit «\u202f#\u202f» «\u202f%23\u202f», «\u202f?\u202f» «\u202f%3F\u202f», «\u202f/\u202f» «\u202f%2F\u202f» et «\u202f%\u202f» «\u202f%25\u202f»";
	if (
		!url ||
		!/^smtps?:$/.test(url.protocol) ||
		!url.hostname ||
		!/^\/?$/.test(url.pathname) ||
		url.search ||
		url.hash
	) {
		return refuse("SMTP_URL", "…", expected);
	}
	try {
		const user = decodeURIComponent(url.username);
		const pass = decodeURIComponent(url.password);
		if (user === "" && pass !== "") return refuse("SMTP_URL", "…", expected);
		const host = url.hostname.replace(/^\[|\]$/g, "");
		return {
			host,
			needsTls: !mayBePlain && (user !== "" || !isLoopback(host)),
			port: url.port ? Number(url.port) : implicitTls ? 465 : 587,
			implicitTls,
			...(user === "" ? {} : { auth: { user, pass } }),
		};
	} catch {
		return refuse("SMTP_URL", "…", expected);
	}
}

/** An address of a network at home or at work (RFC 1918), which the internet does not carry. */
export const isPrivate = (host: string): boolean =>
	isIP(host) === 4 && /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host);

/**
 * The settings of `npm start -- --reseau`: the site listens on this machine's address in its network.
 * @param addresses of this machine; @throws SettingsError where the site has a name already, or no network
 */
export function onNetwork(settings: Settings, addresses: readonly string[]): Settings {
	if (settings.siteOrigin !== SAMPLE_ORIGIN)
		throw new SettingsError(
			`Ouvrez le carnet par ${settings.siteOrigin}\u202f: «\u202f--reseau\u202f» ne sert qu’avant d’avoir une adresse à soi. Réglage\u202f: SITE_URL.`,
		);
	const host = addresses.find(isPrivate);
	if (host === undefined)
		throw new SettingsError(
			"Reliez cette machine au même wifi que le téléphone, puis recommencez\u202f: elle n’a pas d’adresse dans un réseau.",
		);
	return { ...settings, host, onNetwork: true };
}

/** This very machine: what goes there crosses no network. */
export const isLoopback = (host: string): boolean =>
	host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
