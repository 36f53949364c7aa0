import { expect, test } from "vitest";
import { fakeServer, type ServerState } from "#tests/support/fake-server.ts";
import { installing, MARTIN } from "#tests/support/installing.ts";
import type { AnswerSource } from "#tools/installer/answer-source.ts";
import { orders } from "#tools/installer/command-line.ts";
import { gatherAnswers } from "#tools/installer/gather.ts";

type Wrong = [what: string, answers: Partial<typeof MARTIN>, sentence: RegExp];

test.each<Wrong>([
	["une adresse entière", { DOMAINE: "https://www.martin.example" }, /adresse entière\u202f: donnez le nom seul/],
	["un chemin", { DOMAINE: "www.martin.example/accueil" }, /adresse entière/],
	[
		"une adresse e-mail pour le site",
		{ DOMAINE: "contact@martin.example" },
		/est une adresse e-mail\u202f: donnez le nom/,
	],
	["un mot", { DOMAINE: "martin" }, /n’est pas un nom de site/],
	["un nom avec une espace", { DOMAINE: "serrurerie martin.example" }, /n’est pas un nom de site/],
	["un port en lettres", { SMTP_PORT: "mail" }, /«\u202fmail\u202f» n’est pas un port/],
	["un port trop grand", { SMTP_PORT: "99999" }, /n’est pas un port/],
	["une adresse de serveur", { SMTP_SERVEUR: "smtp://mail.example" }, /n’est pas un nom de serveur de courriel/],
	["deux destinataires", { DESTINATAIRE: "a@b.example, c@d.example" }, /une seule est attendue/],
	["ni oui ni non", { MISES_A_JOUR: "peut-être" }, /répondez «\u202foui\u202f» ou «\u202fnon\u202f»/],
])("dans le fichier de réponses, %s : sa phrase, et rien n’est touché", async (_, wrong, sentence) => {
	const server = fakeServer();
	await expect(installing(server, { answers: { ...MARTIN, ...wrong } })).rejects.toThrow(sentence);
	expect(server.changes).toEqual([]);
});

type Trouble = [what: string, state: Partial<ServerState>, sentence: RegExp];

test.each<Trouble>([
	[
		"le nom mène ailleurs",
		{ names: { "www.martin.example": ["192.0.2.7"] } },
		/mène à 192\.0\.2\.7.*type A.*203\.0\.113\.10/,
	],
	["le nom ne mène nulle part", { names: {} }, /ne mène nulle part.*ligne de type A/],
	[
		"le mot de passe est faux",
		{ letter: { isTaken: false, reason: "AUTH PLAIN 535" } },
		/mot de passe est refusé.*535/,
	],
	[
		"rien n’écoute sur ce port",
		{ letter: { isTaken: false, reason: "CONN ECONNREFUSED" } },
		/ne répond pas sur ce port/,
	],
	["aucun serveur de ce nom", { letter: { isTaken: false, reason: "CONN ENOTFOUND" } }, /ne porte ce nom/],
	[
		"la liaison n’est pas chiffrée",
		{ letter: { isTaken: false, reason: "STARTTLS 502" } },
		/liaison chiffrée ne se fait pas/,
	],
	["l’expéditeur est refusé", { letter: { isTaken: false, reason: "MAIL FROM 553" } }, /expéditeur est refusée/],
	["le destinataire est refusé", { letter: { isTaken: false, reason: "RCPT TO 550" } }, /vous joindre est refusée/],
	["nginx tient le port 80", { portHolders: { 80: "nginx" } }, /port 80.*«\u202fnginx\u202f».*disable --now nginx/],
	["on ne sait qui tient le port 443", { portHolders: { 443: "?" } }, /port 443.*ne nomme pas/],
	["un autre programme tient le port du site", { portHolders: { 3000: "grafana" } }, /port 3000.*grafana.*PORT=3100/],
	["le disque est plein", { freeBytes: 1.2e9 }, /Il reste 1,2\u00a0Go sur le disque, et il en faut 2\u00a0Go/],
	["la mémoire manque", { memoryBytes: 0.5e9 }, /0,5\u00a0Go de mémoire/],
])("%s : sa phrase, et rien n’est touché", async (_, state, sentence) => {
	const server = fakeServer();
	Object.assign(server.state, state);
	await expect(installing(server)).rejects.toThrow(sentence);
	expect(server.changes).toEqual([]);
});

test("derrière un routeur, le nom mène à une autre adresse, mais le secret posé ici est retrouvé : c’est bon", async () => {
	const server = fakeServer();
	Object.assign(server.state, { names: { "www.martin.example": ["192.0.2.7"] }, isReached: true });
	await installing(server);
	expect(server.readLink("/srv/site")).toBeDefined();
});

test("notre propre Caddy tient les deux ports : ce n’est pas une faute", async () => {
	const server = fakeServer();
	server.state.portHolders = { 80: "caddy", 443: "caddy" };
	await installing(server);
});

test("une réponse manque dans le fichier : la ligne à ajouter est dite", async () => {
	const { DOMAINE: _, ...answers } = MARTIN;
	await expect(installing(fakeServer(), { answers })).rejects.toThrow(/ligne comme «\u202fDOMAINE=www\.serrurerie/);
});

test("au clavier, une réponse fausse est expliquée puis redemandée, et les bonnes sont gardées", async () => {
	const server = fakeServer();
	server.state.letter = { isTaken: false, reason: "AUTH PLAIN 535" };
	const said: string[] = [];
	const typed: Record<string, string[]> = { DOMAINE: ["https://martin.example", "www.martin.example"] };
	const source: AnswerSource = {
		mayAnswerAgain: true,
		close() {},
		async answer({ key }, usual) {
			if (key === "SMTP_MOT_DE_PASSE" && said.some((sentence) => sentence.includes("535")))
				server.state.letter = { isTaken: true };
			return typed[key]?.shift() ?? usual ?? MARTIN[key as keyof typeof MARTIN];
		},
	};
	const say = (sentence: string) => said.push(sentence);
	const gathered = await gatherAnswers({ known: {}, source, machine: server, say, settings: {}, isTrial: false });
	expect(gathered).toMatchObject({ domain: "www.martin.example", securityUpdates: true });
	expect(said.filter((sentence) => /adresse entière|refusé/.test(sentence))).toHaveLength(2);
});

test("un mot que la commande ne connaît pas : elle dit ceux qu’elle connaît", () => {
	expect(() => orders(["--force"])).toThrow("--essai");
	expect(orders(["--reponses", "r.txt", "--essai"])).toEqual({ file: "r.txt", isTrial: true });
});
