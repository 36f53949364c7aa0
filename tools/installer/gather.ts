import MailComposer from "nodemailer/lib/mail-composer";
import { createSmtpCourier } from "#relay/delivery/smtp.ts";
import { TRIAL_SUBJECT, TRIAL_TEXT } from "#relay/letter/letter.ts";
import { readSettings, SettingsError } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/records.ts";
import { type LetterTried, type Machine, PLACES, RELAY_PORT, Trouble } from "./machine.ts";
import { type AnswerSource, isAddress, QUESTIONS, type Question } from "./questions.ts";
import type { Answers, MailAnswers } from "./units.ts";

/** The same site's other name: with « www. », or without. */
export const twinOf = (domain: string): string => (domain.startsWith("www.") ? domain.slice(4) : `www.${domain}`);

/**
 * That the name leads here: to an address of this machine, or, behind a router, to something that lies on it.
 *
 * @throws Trouble with the address that it leads to, and what to enter where the name was bought
 */
async function tryDomain(domain: string, machine: Machine): Promise<void> {
	const [found, own] = [await machine.resolve(domain), machine.ownAddresses()];
	if (found.some((address) => own.includes(address))) return;
	if (found.length > 0 && (await machine.reachedBy(domain))) return;
	const here = own.find(isPublic) ?? "l’adresse de ce serveur (votre hébergeur la donne)";
	const record = `Chez qui vous a vendu le nom, à la rubrique «\u202fDNS\u202f», mettez une ligne de type A, au nom «\u202f${domain}\u202f», vers ${here}. Le changement met de quelques minutes à une journée.`;
	if (found.length === 0) throw new Trouble(`Le nom «\u202f${domain}\u202f» ne mène nulle part. ${record}`);
	throw new Trouble(`Le nom «\u202f${domain}\u202f» mène à ${found.join(" et à ")}, et non à ce serveur. ${record}`);
}

/** An address that the Internet can reach: neither this machine's own, nor a private network's. */
function isPublic(address: string): boolean {
	if (address.includes(":")) return false;
	return !/^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(address);
}

/** The questions about a mail account, by what a refused letter is about. */
type MailPart = "server" | "account" | "from" | "to";
type Typed = Record<"server" | "port" | "user" | "password" | "from" | "to", string>;
const MAIL_PARTS: Record<MailPart, (keyof Typed)[]> = {
	server: ["server", "port"],
	account: ["user", "password"],
	from: ["from"],
	to: ["to"],
};

/**
 * The address of a mail account, in which no character of a password can be taken for something else. Port 465 speaks TLS from
 * the first byte.
 */
function smtpUrlOf({ server, port, user, password }: Typed): string {
	const who = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
	return `${port === "465" ? "smtps" : "smtp"}://${who}${server}:${port}`;
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

/** Sends a letter for real. @returns what to tell, and what to ask again where that is known; nothing when it is taken */
async function tryMail(
	mail: MailAnswers,
	settings: Record<string, string>,
	machine: Machine,
): Promise<{ about?: MailPart; sentence: string } | undefined> {
	const tried = await machine.sendLetter({ ...settings, ...mail });
	if (tried.isTaken) return undefined;
	const [, about, why] = MEANINGS.find(([when]) => when.test(tried.reason)) ?? [
		undefined,
		undefined,
		"la lettre n’est pas prise. Votre hébergeur saura dire pourquoi, avec ce qui est entre parenthèses.",
	];
	const sentence = `La lettre d’essai n’est pas partie\u202f: ${why} (${codeOf(tried.reason)})`;
	return { ...(about ? { about } : {}), sentence };
}

/** A mail server answers with three digits, which whoever helps him asks for; the rest is our own journal's. */
function codeOf(reason: string): string {
	const answer = /\b[245]\d\d\b/.exec(reason)?.[0];
	return answer ? `réponse du serveur\u202f: ${answer}` : `code\u202f: ${reason}`;
}

interface Gathering {
	/** From the settings file of an earlier run: neither asked nor tried again. */
	known: Partial<Answers>;
	source: AnswerSource;
	machine: Machine;
	say: (sentence: string) => void;
	/** Settings that no question asks for, such as SMTP_PLAIN. */
	settings: Record<string, string>;
	/** Nothing leaves, not even a letter. */
	isTrial: boolean;
}

/**
 * Every answer, each tried at once. A person is told what is wrong and asked again.
 *
 * @throws Trouble at the first wrong answer of a file
 */
export async function gatherAnswers(gathering: Gathering): Promise<Answers> {
	const { known, source, machine, say, settings, isTrial } = gathering;
	const domain = known.domain ?? (await untilRight(domainAnswer));
	const mail = known.mail ?? (await mailAnswers());
	const securityUpdates = known.securityUpdates ?? (await asked(QUESTIONS.updates)) === "oui";
	const { relayPort = RELAY_PORT, looksForVersions = false, copies = PLACES.backups } = known;
	return { domain, mail, securityUpdates, relayPort, looksForVersions, copies };

	async function domainAnswer(): Promise<string> {
		const typed = await source.answer(QUESTIONS.domain);
		const name = QUESTIONS.domain.read(typed);
		if (isAddress(typed)) say(`De «\u202f${typed.trim()}\u202f», je prends le nom\u202f: «\u202f${name}\u202f».`);
		await tryDomain(name, machine);
		say(`Le nom «\u202f${name}\u202f» mène bien à ce serveur.`);
		return name;
	}

	/** Six answers that are tried together; after a refusal, only those that it was about are asked again. */
	function mailAnswers(): Promise<MailAnswers> {
		const typed: Partial<Typed> = {};
		let about: MailPart | undefined;
		return untilRight(async () => {
			const formerUser = typed.user;
			const parts = about ? [about] : (Object.keys(MAIL_PARTS) as MailPart[]);
			for (const key of parts.flatMap((part) => MAIL_PARTS[part])) {
				const own = typed.user?.includes("@") ? typed.user : undefined;
				const usual: { [key in keyof Typed]?: string | undefined } = { from: own, to: own ?? typed.from };
				const isAsked = key !== "password" || typed.user !== "";
				typed[key] = isAsked ? await asked(QUESTIONS[key], typed[key] ?? usual[key]) : "";
			}
			// An address that was taken from the account's name follows it: it had the same slip of the finger.
			if (about === "account" && typed.user?.includes("@"))
				for (const key of ["from", "to"] as const) if (typed[key] === formerUser) typed[key] = typed.user;
			const { from, to } = typed as Typed;
			const mail = { SMTP_URL: smtpUrlOf(typed as Typed), MAIL_FROM: from, MAIL_TO: to };
			if (isTrial) return mail;
			say(`Une lettre d’essai part vers ${to}…`);
			const refusal = await tryMail(mail, settings, machine);
			about = refusal?.about;
			if (refusal) throw new Trouble(refusal.sentence);
			say("Elle est partie\u202f: regardez votre messagerie.");
			return mail;
		});
	}

	function asked(question: Question, usual?: string): Promise<string> {
		return untilRight(async () => question.read(await source.answer(question, usual)));
	}

	async function untilRight<T>(attempt: () => Promise<T>): Promise<T> {
		for (;;) {
			try {
				return await attempt();
			} catch (error) {
				if (!(error instanceof Trouble) || !source.mayAnswerAgain) throw error;
				say(error.message);
			}
		}
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
