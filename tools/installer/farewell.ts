import { join } from "node:path";
import { type Machine, PLACES, SITE_USER } from "./machine.ts";
import type { Answers } from "./settings-file.ts";

export const addressOfSite = ({ domain, trial }: Pick<Answers, "domain" | "trial">): string =>
	`https://${domain}${trial && trial.httpsPort !== 443 ? `:${trial.httpsPort}` : ""}`;

/** What remains is the owner's: his notebook, where his facts are asked for. */
export async function farewell(answers: Answers, machine: Machine): Promise<string[]> {
	const { status, said } = await machine.run(["npm", "run", "--silent", "carnet", "--", "lien"], {
		...{ user: SITE_USER, folder: PLACES.site },
	});
	const link = status === 0 ? (said.split("\n")[0] ?? "") : "(«\u202fnpm run carnet -- lien\u202f» le donnera)";
	const address = addressOfSite(answers);
	const isSample = await showsTheSample(answers, machine);
	return [
		"",
		isSample
			? "VOTRE SITE EST EN LIGNE, AVEC UN NOM ET DES PRIX D’EXEMPLE."
			: "VOTRE SITE EST EN LIGNE, AVEC VOTRE NOM ET VOTRE NUMÉRO.",
		"",
		`  L’adresse du site\u202f: ${address}`,
		"",
		// The mail account was tried a moment ago, and nobody types a link of a hundred characters on a telephone.
		`  Votre carnet, sur votre téléphone\u202f: ouvrez ${address.slice("https://".length)}/carnet, puis «\u202fM’envoyer le lien\u202f»\u202f: un e-mail vous y fait entrer.`,
		"  Ou par ce lien, dans le quart d’heure et une seule fois\u202f:",
		`  ${link}`,
		"",
		...(isSample ? TO_FILL : TO_CHANGE),
	];
}

const TO_FILL = [
	"Ce qui reste\u202f: dans le carnet, «\u202fL’atelier\u202f» vous demande votre nom, votre numéro, vos prix et ce que la loi",
	"veut lire. Il dit ce qui manque, montre le site tel qu’il serait, et le publie quand vous le décidez.",
	"D’ici là, le site demande aux moteurs de recherche de ne pas le montrer.",
];
const TO_CHANGE = ["Dans le carnet, «\u202fL’atelier\u202f» change vos faits, et les publie quand vous le décidez."];

/** As visitors see it: whichever facts lie in a folder, the number on the first page is the one that they call. */
async function showsTheSample({ relayPort }: Answers, machine: Machine): Promise<boolean> {
	const sample = machine.read(join(machine.readLink(PLACES.site) ?? "", "owner/identity.json")) ?? "{}";
	const { phone } = JSON.parse(sample) as { phone?: string };
	const home = await machine.fetch(`http://127.0.0.1:${relayPort}/`);
	return phone !== undefined && home?.text.includes(`tel:${phone}`) === true;
}
