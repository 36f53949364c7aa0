import { isIP } from "node:net";
import { business } from "#content/business.ts";

/** Where letters leave by. `host` is without brackets; `auth` is absent when the address names nobody. */
export interface MailServer {
	host: string;
	port: number;
	/** TLS from the first byte (smtps); otherwise STARTTLS is used when offered. */
	implicitTls: boolean;
	auth?: { user: string; pass: string };
}

export interface Settings {
	host: string;
	/** 0 lets the system choose (tests). */
	port: number;
	dataDir: string;
	siteDir: string;
	/** Origin of the public site, without final slash. */
	siteOrigin: string;
	/** Absent: letters are written to `dataDir`/mail. */
	mailServer?: MailServer;
	mailFrom: string;
	mailTo: string;
	trustedProxyHops: number;
}

/** A setting that cannot be used. The message is French, names the setting and says what is expected. */
export class SettingsError extends Error {
	override name = "SettingsError";
}

type Environment = Record<string, string | undefined>;

/** Reads the run-time settings. An empty value counts as not given. @throws SettingsError */
export function readSettings(env: Environment): Settings {
	const given = (name: string) => env[name]?.trim() || undefined;
	const smtpUrl = given("SMTP_URL");
	return {
		host: readHost(given("HOST") ?? "127.0.0.1"),
		port: readWhole("PORT", given("PORT") ?? "3000", 65_535),
		dataDir: given("DATA_DIR") ?? "var",
		siteDir: given("SITE_DIR") ?? "build/client",
		siteOrigin: readOrigin(given("SITE_URL") ?? "https://www.serrurerie-du-bion.example"),
		...(smtpUrl === undefined ? {} : { mailServer: readMailServer(smtpUrl) }),
		mailFrom: readAddress("MAIL_FROM", given("MAIL_FROM") ?? business.email),
		mailTo: readAddress("MAIL_TO", given("MAIL_TO") ?? business.email),
		trustedProxyHops: readWhole("TRUSTED_PROXY_HOPS", given("TRUSTED_PROXY_HOPS") ?? "0", 10),
	};
}

function refuse(name: string, value: string, expected: string): never {
	throw new SettingsError(`Réglage ${name} : « ${value} » ne convient pas, ${expected}.`);
}

function readHost(value: string): string {
	if (isIP(value) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) return value;
	return refuse("HOST", value, "une adresse IP ou un nom de machine est attendu");
}

function readWhole(name: string, value: string, max: number): number {
	if (/^\d{1,5}$/.test(value) && Number(value) <= max) return Number(value);
	return refuse(name, value, `un nombre entier de 0 à ${max} est attendu`);
}

function readAddress(name: string, value: string): string {
	if (/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(value)) return value;
	return refuse(name, value, "une seule adresse e-mail est attendue, sans nom ni chevrons");
}

function readOrigin(value: string): string {
	const url = URL.parse(value);
	if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash && !url.username) {
		return url.origin;
	}
	return refuse("SITE_URL", value, "une adresse comme « https://www.exemple.fr » est attendue, sans chemin");
}

function readMailServer(value: string): MailServer {
	const url = URL.parse(value);
	const implicitTls = url?.protocol === "smtps:";
	// The value holds a password: the refusal never repeats it.
	const expected = "une adresse comme « smtps://nom:motdepasse@mail.exemple.fr:465 » est attendue";
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
		return {
			host: url.hostname.replace(/^\[|\]$/g, ""),
			port: url.port ? Number(url.port) : implicitTls ? 465 : 587,
			implicitTls,
			...(user === "" ? {} : { auth: { user, pass } }),
		};
	} catch {
		return refuse("SMTP_URL", "…", `${expected} (un « % » s’y écrit « %25 »)`);
	}
}
