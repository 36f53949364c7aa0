import { expect, test } from "vitest";
import { fakeServer, type ServerState } from "#tests/support/fake-server.ts";
import { installing, MARTIN } from "#tests/support/installing.ts";
import { gatherAnswers } from "#tools/installer/gather.ts";
import { orders } from "#tools/installer/install.ts";
import type { AnswerSource } from "#tools/installer/questions.ts";

const refused = (reason: string): Partial<ServerState> => ({ letter: { isTaken: false, reason } });
type Wrong = [what: string, answers: Partial<typeof MARTIN>, state: Partial<ServerState>, sentence: RegExp];

test.each<Wrong>([
	["une adresse sans nom de site", { DOMAINE: "https://martin/accueil" }, {}, /n’est pas un nom de site/],
	[
		"une adresse e-mail pour le site",
		{ DOMAINE: "contact@martin.example" },
		{},
		/est une adresse e-mail.*donnez le nom/,
	],
	["un mot", { DOMAINE: "martin" }, {}, /n’est pas un nom de site/],
	["un nom avec une espace", { DOMAINE: "serrurerie martin.example" }, {}, /n’est pas un nom de site/],
	["un port en lettres", { SMTP_PORT: "mail" }, {}, /«\u202fmail\u202f» n’est pas un port/],
	["un port trop grand", { SMTP_PORT: "99999" }, {}, /n’est pas un port/],
	["une adresse de serveur", { SMTP_SERVEUR: "smtp://mail.example" }, {}, /n’est pas un nom de serveur de courriel/],
	["deux destinataires", { DESTINATAIRE: "a@b.example, c@d.example" }, {}, /une seule est attendue/],
	["ni oui ni non", { MISES_A_JOUR: "peut-être" }, {}, /répondez «\u202foui\u202f» ou «\u202fnon\u202f»/],
	[
		"le nom mène ailleurs",
		{},
		{ names: { [MARTIN.DOMAINE]: ["192.0.2.7"] } },
		/mène à 192\.0\.2\.7.*type A.*203\.0\.113\.10/,
	],
	["le nom ne mène nulle part", {}, { names: {} }, /ne mène nulle part.*ligne de type A/],
	["le mot de passe est faux", {}, refused("AUTH PLAIN 535"), /mot de passe est refusé.*535/],
	["rien n’écoute sur ce port", {}, refused("CONN ECONNREFUSED"), /ne répond pas sur ce port/],
	["aucun serveur de ce nom", {}, refused("CONN ENOTFOUND"), /ne porte ce nom/],
	["la liaison n’est pas chiffrée", {}, refused("STARTTLS 502"), /liaison chiffrée ne se fait pas/],
	["l’expéditeur est refusé", {}, refused("MAIL FROM 553"), /expéditeur est refusée/],
	["le destinataire est refusé", {}, refused("RCPT TO 550"), /vous joindre est refusée/],
	["nginx tient le port 80", {}, { portHolders: { 80: "nginx" } }, /port 80.*«\u202fnginx\u202f».*disable --now nginx/],
	["on ne sait qui tient le port 443", {}, { portHolders: { 443: "?" } }, /port 443.*ne nomme pas/],
	["un autre tient le port du site", {}, { portHolders: { 3000: "grafana" } }, /port 3000.*grafana.*PORT=3100/],
	["le disque est plein", {}, { freeBytes: 1.2e9 }, /Il reste 1,2\u00a0Go sur le disque, et il en faut 2\u00a0Go/],
	["la mémoire manque", {}, { memoryBytes: 0.5e9 }, /0,5\u00a0Go de mémoire/],
])("%s : sa phrase, et rien n’est touché", async (_, wrong, state, sentence) => {
	const server = fakeServer();
	Object.assign(server.state, state);
	await expect(installing(server, { answers: { ...MARTIN, ...wrong } })).rejects.toThrow(sentence);
	expect(server.changes).toEqual([]);
});

const BEHIND_A_ROUTER = { names: { [MARTIN.DOMAINE]: ["192.0.2.7"] }, isReached: true };
test.each<[string, Partial<ServerState>]>([
	["derrière un routeur, le secret posé ici est retrouvé par le nom", BEHIND_A_ROUTER],
	["notre propre Caddy tient les deux ports", { portHolders: { 80: "caddy", 443: "caddy" } }],
])("%s : ce n’est pas une faute", async (_, state) => {
	const server = fakeServer();
	Object.assign(server.state, state);
	await installing(server);
	expect(server.readLink("/srv/site")).toBeDefined();
});

test("une réponse manque dans le fichier : la ligne à ajouter est dite", async () => {
	const { DOMAINE: _, ...answers } = MARTIN;
	await expect(installing(fakeServer(), { answers })).rejects.toThrow(/ligne comme «\u202fDOMAINE=www\.serrurerie/);
});

test.each([
	["https://www.Martin.example/", "www.martin.example"],
	["http://www.martin.example:8080/accueil?a=1#haut", "www.martin.example"],
	["www.martin.example/accueil", "www.martin.example"],
])("« %s » : le nom en est pris, et c’est dit", async (typed, name) => {
	const server = fakeServer();
	const said = await installing(server, { answers: { ...MARTIN, DOMAINE: typed } });
	expect(said).toContain(`De «\u202f${typed}\u202f», je prends le nom\u202f: «\u202f${name}\u202f».`);
	expect(server.read("/etc/site/reglages")).toContain(`SITE_URL=https://${name}\n`);
});

/** A person at a terminal: answers in order, by question; Enter where there is none left. Gives what was asked, in order. */
async function atTerminal(typed: Record<string, string[]>, refusals: string[]) {
	const server = fakeServer();
	server.sendLetter = async () => {
		const reason = refusals.shift();
		return reason === undefined ? { isTaken: true } : { isTaken: false, reason };
	};
	const asked: string[] = [];
	const said: string[] = [];
	const source: AnswerSource = {
		mayAnswerAgain: true,
		close() {},
		async answer({ key, usual }, otherUsual) {
			asked.push(key);
			return typed[key]?.shift() ?? otherUsual ?? usual ?? MARTIN[key as keyof typeof MARTIN];
		},
	};
	const say = (sentence: string) => void said.push(sentence);
	const gathered = await gatherAnswers({ known: {}, source, machine: server, say, settings: {}, isTrial: false });
	return { asked, said, gathered };
}
const ALL_SIX = ["SMTP_SERVEUR", "SMTP_PORT", "SMTP_NOM", "SMTP_MOT_DE_PASSE", "EXPEDITEUR", "DESTINATAIRE"];
const account = () => ({ SMTP_NOM: ["moi@martin.example"], SMTP_MOT_DE_PASSE: ["faux", "bon"] });

test("au clavier, une réponse fausse est expliquée puis redemandée", async () => {
	const { asked, said, gathered } = await atTerminal({ DOMAINE: ["martin", "www.martin.example"], ...account() }, []);
	expect(asked.filter((key) => key === "DOMAINE")).toHaveLength(2);
	expect(said.join()).toContain("n’est pas un nom de site");
	expect(gathered).toMatchObject({ domain: "www.martin.example", securityUpdates: true });
});

test.each([
	["AUTH PLAIN 535", ["SMTP_NOM", "SMTP_MOT_DE_PASSE"], "réponse du serveur\u202f: 535"],
	["RCPT TO 550", ["DESTINATAIRE"], "réponse du serveur\u202f: 550"],
	["MAIL FROM 553", ["EXPEDITEUR"], "réponse du serveur\u202f: 553"],
	["CONN ECONNREFUSED", ["SMTP_SERVEUR", "SMTP_PORT"], "code\u202f: CONN ECONNREFUSED"],
	["DATA 451", ALL_SIX, "réponse du serveur\u202f: 451"],
])("la lettre est refusée (%s) : seul ce dont il s’agit est redemandé", async (reason, again, code) => {
	const { asked, said, gathered } = await atTerminal(account(), [reason]);
	expect(asked).toEqual(["DOMAINE", ...ALL_SIX, ...again, "MISES_A_JOUR"]);
	expect(said.join()).toContain(`(${code})`);
	expect(gathered.mail).toMatchObject({ MAIL_FROM: "moi@martin.example", MAIL_TO: "moi@martin.example" });
	const password = again.includes("SMTP_MOT_DE_PASSE") ? "bon" : "faux";
	expect(gathered.mail.SMTP_URL).toBe(`smtps://moi%40martin.example:${password}@mail.hebergeur.example:465`);
});

test("le nom du compte était mal tapé : les deux adresses qui en venaient le suivent", async () => {
	const names = { SMTP_NOM: ["moi@matrin.example", "moi@martin.example"], SMTP_MOT_DE_PASSE: ["bon"] };
	const { gathered } = await atTerminal(names, ["AUTH PLAIN 535"]);
	expect(gathered.mail).toMatchObject({ MAIL_FROM: "moi@martin.example", MAIL_TO: "moi@martin.example" });
});

test("un mot que la commande ne connaît pas : elle dit ceux qu’elle connaît", () => {
	expect(() => orders(["--force"])).toThrow("--essai");
	expect(orders(["--reponses", "r.txt", "--essai"])).toEqual({ file: "r.txt", isTrial: true });
});
