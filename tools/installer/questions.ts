import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Trouble } from "./machine.ts";
import { readValues } from "./units.ts";

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
	/** What is kept of what was typed. @throws Trouble when it cannot be */
	read(typed: string): string;
	/** Not shown while it is typed. */
	isSecret?: boolean;
	/** What an empty answer means. */
	usual?: string;
}

/** Two labels or more, as registrars sell them; accents are written in their own code (« xn-- »). */
const FORM = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Whether more than a name was typed: « https://www.martin.fr/ », as a browser's bar gives it to who copies it. */
export const isAddress = (typed: string): boolean => /[/:]/.test(typed.trim());

/** What is kept of what was typed: of a whole address, its name. @throws Trouble when it is no name of a site */
function domainOf(typed: string): string {
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

/** The same rule as the relay's: one bare address. */
const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** @throws Trouble when it is not one e-mail address */
function addressOf(typed: string): string {
	const address = typed.trim();
	if (ADDRESS.test(address)) return address;
	throw new Trouble(
		`«\u202f${address}\u202f» n’est pas une adresse e-mail\u202f: une seule est attendue, sans nom ni chevrons. Exemple\u202f: contact@serrurerie-martin.fr`,
	);
}

/** @throws Trouble when it is no port */
function portOf(typed: string): string {
	const port = typed.trim();
	if (/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535) return port;
	throw new Trouble(`«\u202f${port}\u202f» n’est pas un port\u202f: c’est un nombre, 465 ou 587 le plus souvent.`);
}

/** @throws Trouble when it is no name of a server */
function mailServerOf(typed: string): string {
	const name = typed.trim().toLowerCase();
	if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name)) return name;
	throw new Trouble(
		`«\u202f${typed.trim()}\u202f» n’est pas un nom de serveur de courriel. Exemple\u202f: mail.votre-hebergeur.fr`,
	);
}

const asIs = (typed: string) => typed;

function yesOrNo(typed: string): "oui" | "non" {
	if (/^(o|oui|1)$/i.test(typed.trim())) return "oui";
	if (/^(n|non|0)$/i.test(typed.trim())) return "non";
	throw new Trouble(`«\u202f${typed.trim()}\u202f»\u202f: répondez «\u202foui\u202f» ou «\u202fnon\u202f».`);
}

export const QUESTIONS = {
	domain: {
		key: "DOMAINE",
		asks: "Le nom du site\u202f?",
		why: "C’est ce que vos clients taperont. Il doit déjà mener à ce serveur.",
		example: "www.serrurerie-martin.fr",
		read: domainOf,
	},
	server: {
		key: "SMTP_SERVEUR",
		asks: "Le serveur qui envoie votre courriel (SMTP)\u202f?",
		why: "Chaque demande de devis vous arrive par e-mail. La maison qui tient votre adresse e-mail donne ce nom, dans son aide.",
		example: "mail.votre-hebergeur.fr",
		read: mailServerOf,
	},
	port: {
		key: "SMTP_PORT",
		asks: "Son port\u202f?",
		why: "Le numéro de la porte de ce serveur, dans la même aide.",
		example: "465, ou 587",
		read: portOf,
		usual: "465",
	},
	user: {
		key: "SMTP_NOM",
		asks: "Le nom du compte\u202f?",
		why: "Celui avec lequel vous lisez votre courriel\u202f: le plus souvent, l’adresse entière.",
		example: "contact@serrurerie-martin.fr",
		read: asIs,
		usual: "",
	},
	password: {
		key: "SMTP_MOT_DE_PASSE",
		asks: "Le mot de passe de ce compte\u202f?",
		why: "Il reste sur ce serveur, dans un fichier que le site seul peut lire. Rien ne s’affiche pendant que vous le tapez.",
		example: "celui de votre messagerie",
		read: asIs,
		isSecret: true,
		usual: "",
	},
	from: {
		key: "EXPEDITEUR",
		asks: "L’adresse d’où partent les lettres\u202f?",
		why: "Beaucoup de serveurs n’acceptent que celle du compte. Le site la montre aussi\u202f; l’atelier la change.",
		example: "contact@serrurerie-martin.fr",
		read: addressOf,
	},
	to: {
		key: "DESTINATAIRE",
		asks: "L’adresse où vous joindre\u202f?",
		why: "Les demandes y arrivent. Prenez celle que vous lisez sur votre téléphone\u202f: une lettre d’essai y part tout de suite.",
		example: "martin@votre-messagerie.fr",
		read: addressOf,
	},
	updates: {
		key: "MISES_A_JOUR",
		asks: "Poser chaque nuit les mises à jour de sécurité du système (oui ou non)\u202f?",
		why: "Un serveur que personne ne met à jour finit par être pris. Répondez «\u202foui\u202f» si personne d’autre ne s’en charge.",
		example: "oui",
		read: yesOrNo,
		usual: "oui",
	},
} satisfies Record<string, Question>;
