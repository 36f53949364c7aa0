import type { AnswerSource } from "./answer-source.ts";
import type { Answers, MailAnswers } from "./answers.ts";
import { mailQuestions } from "./ask-mail.ts";
import { domainOf, isAddress, tryDomain } from "./domain.ts";
import { type Machine, Trouble } from "./machine.ts";
import { tryMail } from "./mail.ts";
import { RELAY_PORT } from "./places.ts";
import { QUESTIONS, type Question } from "./questions.ts";

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
	const { trial } = known;

	const domain =
		known.domain ??
		(await untilRight(async () => {
			const typed = await source.answer(QUESTIONS.domain);
			const name = domainOf(typed);
			if (isAddress(typed)) say(`De «\u202f${typed.trim()}\u202f», je prends le nom\u202f: «\u202f${name}\u202f».`);
			await tryDomain(name, trial?.httpPort ?? 80, machine);
			say(`Le nom «\u202f${name}\u202f» mène bien à ce serveur.`);
			return name;
		}));
	const mail = known.mail ?? (await untilRight(mailQuestions(asked, sent)));
	const securityUpdates = known.securityUpdates ?? (await asked(QUESTIONS.updates, yesOrNo));
	const relayPort = known.relayPort ?? RELAY_PORT;
	return { domain, mail, securityUpdates, relayPort, ...(trial ? { trial } : {}) };

	async function sent(mail: MailAnswers): Promise<void> {
		if (isTrial) return;
		say(`Une lettre d’essai part vers ${mail.MAIL_TO}…`);
		await tryMail(mail, settings, machine);
		say("Elle est partie\u202f: regardez votre messagerie.");
	}

	function asked<T>(question: Question, read: (typed: string) => T, usual?: string): Promise<T> {
		return untilRight(async () => read(await source.answer(question, usual)));
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

function yesOrNo(typed: string): boolean {
	if (/^(o|oui|1)$/i.test(typed.trim())) return true;
	if (/^(n|non|0)$/i.test(typed.trim())) return false;
	throw new Trouble(`«\u202f${typed.trim()}\u202f»\u202f: répondez «\u202foui\u202f» ou «\u202fnon\u202f».`);
}
