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

/** What is typed of a mail account. */
export interface MailAccount {
	server: string;
	port: number;
	/** Empty: a server that asks for none. */
	user: string;
	password: string;
}

/**
 * The address of a mail account, in which no character of a password can be taken for something else. Port 465 speaks TLS from
 * the first byte.
 */
export function smtpUrlOf({ server, port, user, password }: MailAccount): string {
	const who = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
	return `${port === 465 ? "smtps" : "smtp"}://${who}${server}:${port}`;
}
