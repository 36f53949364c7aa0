import { type MailAccount, type MailAnswers, smtpUrlOf } from "./answers.ts";
import { addressOf, type MailPart, MailTrouble, mailServerOf, portOf } from "./mail.ts";
import { QUESTIONS, type Question } from "./questions.ts";

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
