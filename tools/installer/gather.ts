import type { Machine } from "./machine.ts";
import { RELAY_PORT, Trouble } from "./machine.ts";
import { mailQuestions, tryMail } from "./mail.ts";
import { type AnswerSource, QUESTIONS, type Question } from "./questions.ts";
import type { Answers, MailAnswers } from "./units.ts";

/** Two labels or more, as registrars sell them; accents are written in their own code (« xn-- »). */
const FORM = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Whether more than a name was typed: « https://www.martin.fr/ », as a browser's bar gives it to who copies it. */
export const isAddress = (typed: string): boolean => /[/:]/.test(typed.trim());

/** What is kept of what was typed: of a whole address, its name. @throws Trouble when it is no name of a site */
export function domainOf(typed: string): string {
	const [name = ""] = typed
		.trim()
		.toLowerCase()
		.replace(/^[a-z]+:\/+/, "")
		.split(/[/?#]/);
	const domain = name.replace(/:\d*$/, "").replace(/\.$/, "");
	if (domain.includes("@"))
		throw new Trouble(
			`«\u202f${typed.trim()}\u202f» est une adresse e-mail\u202f: donnez le nom du site. Exemple\u202f: www.serrurerie-martin.fr`,
		);
	const inCode = URL.parse(`https://${domain}`)?.hostname ?? domain;
	if (!FORM.test(inCode))
		throw new Trouble(
			`«\u202f${typed.trim()}\u202f» n’est pas un nom de site\u202f: des lettres, des chiffres, des tirets et au moins un point. Exemple\u202f: www.serrurerie-martin.fr`,
		);
	return inCode;
}

/** The same site's other name: with « www. », or without. */
export const twinOf = (domain: string): string => (domain.startsWith("www.") ? domain.slice(4) : `www.${domain}`);

/**
 * That the name leads here: to an address of this machine, or, behind a router, to something that lies on it.
 *
 * @throws Trouble with the address that it leads to, and what to enter where the name was bought
 */
export async function tryDomain(domain: string, httpPort: number, machine: Machine): Promise<void> {
	const [found, own] = [await machine.resolve(domain), machine.ownAddresses()];
	if (found.some((address) => own.includes(address))) return;
	if (found.length > 0 && (await machine.reachedBy(domain, httpPort))) return;
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
