import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Trouble } from "./machine.ts";
import { readValues } from "./units.ts";

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

/** Where answers come from. */
export interface AnswerSource {
	answer(question: Question, usual?: string): Promise<string>;
	/** A person may answer again; a file gives the same answer each time. */
	mayAnswerAgain: boolean;
	close(): void;
}

/** An answers file, whose lines are KEY=value. @throws Trouble when it cannot be read */
export function readAnswersFile(path: string): Record<string, string> {
	try {
		return readValues(readFileSync(path, "utf8"));
	} catch {
		throw new Trouble(`Le fichier de réponses «\u202f${path}\u202f» ne se lit pas.`);
	}
}

/** @param where what it is called in a sentence, such as « le fichier reponses.txt » */
export function givenAnswers(values: Record<string, string | undefined>, where: string): AnswerSource {
	return {
		mayAnswerAgain: false,
		close() {},
		async answer({ key, asks, example, usual }, otherUsual) {
			const found = values[key] ?? otherUsual ?? usual;
			if (found !== undefined) return found;
			throw new Trouble(
				`Il manque une réponse dans ${where}. ${asks} Ajoutez une ligne comme «\u202f${key}=${example}\u202f».`,
			);
		},
	};
}

/** A person at a terminal. An empty answer keeps what stands between brackets. */
export function askedAtTerminal(): AnswerSource {
	let isMuted = false;
	const output = new Writable({
		write(chunk, _encoding, done) {
			if (!isMuted) process.stdout.write(chunk);
			done();
		},
	});
	const terminal = createInterface({ input: process.stdin, output, terminal: true });
	return {
		mayAnswerAgain: true,
		close: () => terminal.close(),
		async answer({ asks, why, example, isSecret, usual }, otherUsual) {
			const kept = otherUsual ?? usual;
			process.stdout.write(`\n${asks}\n  ${why}\n  Exemple\u202f: ${example}\n`);
			const shown = isSecret ? "le même" : kept || "aucun";
			const hint = kept === undefined || (isSecret && kept === "") ? "" : ` [${shown}, touche Entrée pour garder]`;
			process.stdout.write(`${hint}> `);
			isMuted = isSecret === true;
			const typed = (await terminal.question("")).trim();
			isMuted = false;
			if (isSecret) process.stdout.write("\n");
			return typed === "" ? (kept ?? "") : typed;
		},
	};
}

/** What is asked, in this order. `key` is its name in an answers file or the environment. */
export interface Question {
	key: string;
	asks: string;
	why: string;
	example: string;
	/** Not shown while it is typed. */
	isSecret?: boolean;
	/** What an empty answer means. */
	usual?: string;
}

export const QUESTIONS = {
	domain: {
		key: "DOMAINE",
		asks: "Le nom du site\u202f?",
		why: "C’est ce que vos clients taperont. Il doit déjà mener à ce serveur.",
		example: "www.serrurerie-martin.fr",
	},
	server: {
		key: "SMTP_SERVEUR",
		asks: "Le serveur qui envoie votre courriel (SMTP)\u202f?",
		why: "Chaque demande de devis vous arrive par lettre. La maison qui tient votre adresse e-mail donne ce nom, dans son aide.",
		example: "mail.votre-hebergeur.fr",
	},
	port: {
		key: "SMTP_PORT",
		asks: "Son port\u202f?",
		why: "Le numéro de la porte de ce serveur, dans la même aide.",
		example: "465, ou 587",
		usual: "465",
	},
	user: {
		key: "SMTP_NOM",
		asks: "Le nom du compte\u202f?",
		why: "Celui avec lequel vous lisez votre courriel\u202f: le plus souvent, l’adresse entière.",
		example: "contact@serrurerie-martin.fr",
		usual: "",
	},
	password: {
		key: "SMTP_MOT_DE_PASSE",
		asks: "Le mot de passe de ce compte\u202f?",
		why: "Il reste sur ce serveur, dans un fichier que le site seul peut lire. Rien ne s’affiche pendant que vous le tapez.",
		example: "celui de votre messagerie",
		isSecret: true,
		usual: "",
	},
	from: {
		key: "EXPEDITEUR",
		asks: "L’adresse d’où partent les lettres\u202f?",
		why: "Beaucoup de serveurs n’acceptent que celle du compte. Le site la montre aussi\u202f; l’atelier la change.",
		example: "contact@serrurerie-martin.fr",
	},
	to: {
		key: "DESTINATAIRE",
		asks: "L’adresse où vous joindre\u202f?",
		why: "Les demandes y arrivent. Prenez celle que vous lisez sur votre téléphone\u202f: une lettre d’essai y part tout de suite.",
		example: "martin@votre-messagerie.fr",
	},
	updates: {
		key: "MISES_A_JOUR",
		asks: "Poser chaque nuit les mises à jour de sécurité du système (oui ou non)\u202f?",
		why: "Un serveur que personne ne met à jour finit par être pris. Répondez «\u202foui\u202f» si personne d’autre ne s’en charge.",
		example: "oui",
		usual: "oui",
	},
} as const satisfies Record<string, Question>;
