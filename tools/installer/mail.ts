import MailComposer from "nodemailer/lib/mail-composer";
import { createSmtpCourier } from "#relay/delivery/smtp.ts";
import { TRIAL_SUBJECT, TRIAL_TEXT } from "#relay/letter/letter.ts";
import { readSettings, SettingsError } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/records.ts";
import { type LetterTried, type Machine, Trouble } from "./machine.ts";
import { type MailAccount, QUESTIONS, type Question, smtpUrlOf } from "./questions.ts";
import type { MailAnswers } from "./units.ts";

/** The same rule as the relay's: one bare address. */
const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** @throws Trouble when it is not one e-mail address */
export function addressOf(typed: string): string {
	const address = typed.trim();
	if (ADDRESS.test(address)) return address;
	throw new Trouble(
		`«\u202f${address}\u202f» n’est pas une adresse e-mail\u202f: une seule est attendue, sans nom ni chevrons. Exemple\u202f: contact@serrurerie-martin.fr`,
	);
}

/** @throws Trouble when it is no port */
export function portOf(typed: string): number {
	const port = Number(typed.trim());
	if (/^\d{1,5}$/.test(typed.trim()) && port >= 1 && port <= 65_535) return port;
	throw new Trouble(
		`«\u202f${typed.trim()}\u202f» n’est pas un port\u202f: c’est un nombre, 465 ou 587 le plus souvent.`,
	);
}

/** @throws Trouble when it is no name of a server */
export function mailServerOf(typed: string): string {
	const name = typed.trim().toLowerCase();
	if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name)) return name;
	throw new Trouble(
		`«\u202f${typed.trim()}\u202f» n’est pas un nom de serveur de courriel. Exemple\u202f: mail.votre-hebergeur.fr`,
	);
}

/** Which of the six answers a refused letter is about. */
export type MailPart = "server" | "account" | "from" | "to";

/** A trial letter that was not taken. `about` is what to answer again; nothing where that is not known. */
export class MailTrouble extends Trouble {
	readonly about: MailPart | undefined;
	constructor(message: string, about: MailPart | undefined) {
		super(message);
		this.about = about;
	}
}

/** What the codes of a failed attempt mean to whoever typed the account. First match wins. */
const MEANINGS: [when: RegExp, about: MailPart, sentence: string][] = [
	[
		/ENOTFOUND|EAI_AGAIN|EDNS/,
		"server",
		"aucun serveur de courriel ne porte ce nom. Relisez le nom donné par votre hébergeur.",
	],
	[
		/ECONNREFUSED/,
		"server",
		"ce serveur ne répond pas sur ce port. Essayez 465 ou 587, selon ce que dit votre hébergeur.",
	],
	[
		/ETIMEDOUT|ESOCKET.*timeout/i,
		"server",
		"ce serveur ne répond pas. Le port est peut-être faux, ou la maison qui loue ce serveur-ci bloque le courriel qui en sort\u202f: demandez-lui de l’ouvrir.",
	],
	[
		/AUTH|53[0-9]|EAUTH/,
		"account",
		"le nom ou le mot de passe est refusé. Relisez-les\u202f; c’est souvent l’adresse entière qui sert de nom.",
	],
	[
		/STARTTLS|ETLS|CERT|SELF_SIGNED|ALTNAME|ESOCKET|WRONG_VERSION|SSL/i,
		"server",
		"la liaison chiffrée ne se fait pas. Le port 465 chiffre d’emblée, le 587 ensuite\u202f: essayez l’autre, et le nom exact du serveur.",
	],
	[/MAIL FROM/, "from", "l’adresse de l’expéditeur est refusée. Prenez celle du compte lui-même."],
	[/RCPT TO/, "to", "l’adresse où vous joindre est refusée. Relisez-la."],
];

/** Sends a letter for real. @throws MailTrouble with what to look at when it is not taken */
export async function tryMail(mail: MailAnswers, settings: Record<string, string>, machine: Machine): Promise<void> {
	const tried = await machine.sendLetter({ ...settings, ...mail });
	if (tried.isTaken) return;
	const [, about, sentence] = MEANINGS.find(([when]) => when.test(tried.reason)) ?? [
		undefined,
		undefined,
		"la lettre n’est pas prise. Votre hébergeur saura dire pourquoi, avec ce qui est entre parenthèses.",
	];
	throw new MailTrouble(`La lettre d’essai n’est pas partie\u202f: ${sentence} (${codeOf(tried.reason)})`, about);
}

/** A mail server answers with three digits, which whoever helps him asks for; the rest is our own journal's. */
function codeOf(reason: string): string {
	const answer = /\b[245]\d\d\b/.exec(reason)?.[0];
	return answer ? `réponse du serveur\u202f: ${answer}` : `code\u202f: ${reason}`;
}

/** Asks until it can be read. `usual` is what an empty answer keeps. */
export type Ask = <T>(question: Question, read: (typed: string) => T, usual?: string) => Promise<T>;

type Typed = MailAccount & { from: string; to: string };

const asIs = (typed: string) => typed;

/**
 * The mail account, in six answers that are tried together.
 *
 * @param attempt sends a letter. @throws MailTrouble
 * @returns what asks them all; called again after a refusal, only those that it was about, the others staying as they were
 */
export function mailQuestions(ask: Ask, attempt: (mail: MailAnswers) => Promise<void>): () => Promise<MailAnswers> {
	let last: Typed | undefined;
	let about: MailPart | undefined;

	return async () => {
		const typed: Typed = last && about ? await again(last, about) : await all(last);
		last = typed;
		about = undefined;
		const mail = { SMTP_URL: smtpUrlOf(typed), MAIL_FROM: typed.from, MAIL_TO: typed.to };
		try {
			await attempt(mail);
		} catch (error) {
			if (error instanceof MailTrouble) about = error.about;
			throw error;
		}
		return mail;
	};

	async function all(before: Typed | undefined): Promise<Typed> {
		const server = await serverOf(before);
		const account = await accountOf(before);
		const own = account.user.includes("@") ? account.user : undefined;
		const from = await ask(QUESTIONS.from, addressOf, before?.from ?? own);
		const to = await ask(QUESTIONS.to, addressOf, before?.to ?? own ?? from);
		return { ...server, ...account, from, to };
	}

	async function again(before: Typed, part: MailPart): Promise<Typed> {
		if (part === "server") return { ...before, ...(await serverOf(before)) };
		if (part === "from") return { ...before, from: await ask(QUESTIONS.from, addressOf, before.from) };
		if (part === "to") return { ...before, to: await ask(QUESTIONS.to, addressOf, before.to) };
		const account = await accountOf(before);
		// An address that was taken from the account's name follows it: it had the same slip of the finger.
		const followed = (address: string) =>
			address === before.user && account.user.includes("@") ? account.user : address;
		return { ...before, ...account, from: followed(before.from), to: followed(before.to) };
	}

	async function serverOf(before: Typed | undefined): Promise<Pick<Typed, "server" | "port">> {
		const server = await ask(QUESTIONS.server, mailServerOf, before?.server);
		const port = await ask(QUESTIONS.port, portOf, before && String(before.port));
		return { server, port };
	}

	async function accountOf(before: Typed | undefined): Promise<Pick<Typed, "user" | "password">> {
		const user = await ask(QUESTIONS.user, asIs, before?.user);
		return { user, password: user === "" ? "" : await ask(QUESTIONS.password, asIs, before?.password) };
	}
}

/** A mail server that says nothing for that long will not do for a request either. */
const PATIENCE_MS = 60_000;

/**
 * Sends the letter « Essai » as the relay would send a request, by the very same code: what it refuses now, it would refuse then.
 *
 * @param settings SMTP_URL, MAIL_FROM, MAIL_TO, as in the settings file
 */
export async function sendTrialLetter(settings: Record<string, string>): Promise<LetterTried> {
	try {
		const { mailServer, mailFrom, mailTo } = readSettings(settings);
		if (mailServer === undefined) return { isTaken: false, reason: "SMTP_URL" };
		const content = { from: mailFrom, to: mailTo, subject: TRIAL_SUBJECT, text: TRIAL_TEXT };
		const courier = createSmtpCourier({
			...{ server: mailServer, addresses: { mailFrom, mailTo } },
			compose: () => new MailComposer(content).compile().build(),
			limitsMs: { untilLetter: PATIENCE_MS, untilAnswer: PATIENCE_MS },
		});
		// The courier hands the parcel to `compose` alone, which has no use for it here.
		const outcome = await courier.deliver({} as Parcel, async () => {}, new AbortController().signal);
		return outcome.kind === "accepted" ? { isTaken: true } : { isTaken: false, reason: outcome.reason };
	} catch (error) {
		if (error instanceof SettingsError) return { isTaken: false, reason: error.message };
		throw error;
	}
}
