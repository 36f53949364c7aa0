import { parseEnv } from "node:util";
import { PLACES, RELAY_PORT } from "./machine.ts";

/** Values of a settings file, unknown names included. */
export const readValues = (text: string): Record<string, string> => parseEnv(text) as Record<string, string>;

/** Quoted where a bare value would be cut (« # ») or bent: single quotes keep everything but themselves. */
function written(value: string): string {
	if (/^[\w@.:/%+~-]*$/.test(value)) return value;
	return value.includes("'") ? `"${value}"` : `'${value}'`;
}

/**
 * The text with those settings that it lacks added at its end: a line that is there is the owner's, and stays as he wrote it.
 */
export function withMissing(text: string, wanted: Record<string, string>): string {
	const known = readValues(text);
	const lines = Object.entries(wanted)
		.filter(([name]) => known[name] === undefined)
		.map(([name, value]) => `${name}=${written(value)}\n`);
	if (lines.length === 0) return text;
	return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${lines.join("")}`;
}

/** All that the site needs to know, from what was answered. SITE_DIR is left out on purpose: publishing would change nothing. */
export function settingsOf(answers: Answers): Record<string, string> {
	const { domain, mail, securityUpdates, relayPort, trial } = answers;
	return {
		SITE_URL: `https://${domain}${trial ? `:${trial.httpsPort}` : ""}`,
		DATA_DIR: PLACES.data,
		OWNER_DIR: PLACES.facts,
		BACKUP_DIR: PLACES.backups,
		TRUSTED_PROXY_HOPS: "1",
		...mail,
		...(relayPort === RELAY_PORT ? {} : { PORT: String(relayPort) }),
		MISES_A_JOUR: securityUpdates ? "oui" : "non",
		...(trial
			? {
					CADDY_LOCAL: "oui",
					SITE_PORT_HTTP: String(trial.httpPort),
					SITE_PORT_HTTPS: String(trial.httpsPort),
				}
			: {}),
	};
}

/** The answers that an earlier run wrote: none of them is asked again. */
export function answersIn(values: Record<string, string>): Partial<Answers> {
	const { SITE_URL, SMTP_URL, MAIL_FROM, MAIL_TO, MISES_A_JOUR, PORT } = values;
	const domain = SITE_URL === undefined ? undefined : URL.parse(SITE_URL)?.hostname;
	return {
		...(domain ? { domain } : {}),
		...(SMTP_URL && MAIL_FROM && MAIL_TO ? { mail: { SMTP_URL, MAIL_FROM, MAIL_TO } } : {}),
		...(MISES_A_JOUR === undefined ? {} : { securityUpdates: MISES_A_JOUR === "oui" }),
		...(PORT === undefined ? {} : { relayPort: Number(PORT) }),
		...trialIn(values),
	};
}

/** Settings of a trial, which the owner never sees: from the settings file, an answers file or the environment. */
export function trialIn(values: Record<string, string | undefined>): Pick<Answers, "trial"> {
	if (values.CADDY_LOCAL !== "oui") return {};
	return { trial: { httpPort: Number(values.SITE_PORT_HTTP ?? 80), httpsPort: Number(values.SITE_PORT_HTTPS ?? 443) } };
}

/** The mail account, as the settings name it. */
export interface MailAnswers {
	SMTP_URL: string;
	MAIL_FROM: string;
	MAIL_TO: string;
}

/** All that only the owner knows, once each answer was tried. */
export interface Answers {
	/** Without « https:// » and without path. */
	domain: string;
	mail: MailAnswers;
	securityUpdates: boolean;
	/** Where the relay listens, on this machine alone: the owner's PORT, or 3000. */
	relayPort: number;
	/** A trial without a real domain: Caddy signs its own certificate. */
	trial?: { httpPort: number; httpsPort: number };
}
