import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { onlineLink } from "#relay/publications/publications.ts";
import { gatherAnswers } from "./gather.ts";
import { isOfTheInstaller, type Machine, PLACES, RELAY_PORT, SITE_USER, Trouble } from "./machine.ts";
import type { AnswerSource } from "./questions.ts";
import type { Source } from "./received.ts";
import { isPinned, pinSigners, SIGNERS_FILE } from "./signature.ts";
import {
	folders,
	front,
	hasSystemd,
	packages,
	runSteps,
	type Step,
	securityUpdates,
	servedTwin,
	settings,
	started,
	toBeRead,
	tryFront,
	tryGround,
	units,
	user,
} from "./steps.ts";
import { type Answers, answersIn, readValues } from "./units.ts";
import {
	addPublication,
	isBuilt,
	publishedFacts,
	remake,
	serving,
	shownPublication,
	showPublication,
	TO_PUBLISH,
	versionFolder,
	versionSteps,
} from "./version-steps.ts";

/**
 * The version that the installer lays or mends: its own where none serves, otherwise the one that serves, whatever folder it was
 * started from. Only an update changes version, for only an update tries the other one first and can go back.
 *
 * @throws Trouble where somebody laid the serving version by hand: its settings and its facts are elsewhere
 */
export function versionToLay(own: Source, machine: Machine): { source: Source; isOther: boolean; says: string[] } {
	const serving = machine.readLink(PLACES.site);
	const isThere = serving !== undefined && machine.exists(join(serving, "package.json"));
	if (!isThere || serving === versionFolder(own)) return { source: own, isOther: false, says: [] };
	const change = `«\u202fcd ${PLACES.site} && npm run mettre-a-jour -- ${own.folder.replace(/\/$/, "")}\u202f»`;
	const name = basename(serving);
	if (dirname(serving) !== PLACES.versions || !isOfTheInstaller(name))
		throw new Trouble(
			`Une version posée à la main sert déjà (${serving})\u202f: l’installateur n’y touche pas. Pour passer à celle de ce dossier\u202f: ${change}.`,
		);
	const signers = machine.exists(join(serving, SIGNERS_FILE)) ? [SIGNERS_FILE] : [];
	const files = [...machine.list(join(serving, "owner")).map((file) => `owner/${file}`), ...signers];
	return {
		source: { folder: serving, files, name },
		isOther: true,
		says: [
			`La version ${name} sert déjà, et ce dossier en contient une autre, ${own.name}\u202f: celle qui sert reste, et c’est à elle que je remets ce qui manque. Pour passer à celle de ce dossier\u202f: ${change}.`,
			"",
		],
	};
}

/**
 * The publication that pages about to be built would hide, for the relay shows what is newest. A site that was taken away keeps
 * its publications, and the facts beside them may hold answers that their owner has not published. A mark tells of it from before
 * the build until it is on line again, for a run that is cut off.
 */
export function publicationToRemake(machine: Machine, source: Source, dataDir: string): string | undefined {
	const version = versionFolder(source);
	const link = onlineLink(dataDir);
	if (!machine.exists(join(link, "client"))) return undefined;
	// Whatever the link leads to by now: the owner may have published between the cut and this run.
	if (machine.exists(join(version, TO_PUBLISH))) return basename(machine.readLink(link) ?? "");
	return isBuilt(machine, version) ? undefined : shownPublication(machine, version, dataDir);
}

/** Put on line again as a publication, so that the atelier says what visitors see. */
export function publishedAgain(source: Source, dataDir: string, id: string): Step {
	const version = versionFolder(source);
	return {
		name: "Votre publication",
		says: "la refaire de ce que vous aviez publié, et la remettre en ligne",
		check: (machine) => isBuilt(machine, version) && !machine.exists(join(version, TO_PUBLISH)),
		async apply(machine) {
			const build = await remake(machine, version, dataDir, id);
			await showPublication(machine, version, await addPublication(machine, version, build));
			machine.remove(join(version, TO_PUBLISH));
		},
	};
}

/** What follows « npm run installer ». @throws Trouble with what may be asked */
export function orders(words: readonly string[]): { file?: string; isTrial: boolean } {
	try {
		const options = { essai: { type: "boolean" }, reponses: { type: "string" } } as const;
		const { values } = parseArgs({ args: [...words], options, strict: true });
		return { isTrial: values.essai === true, ...(values.reponses === undefined ? {} : { file: values.reponses }) };
	} catch {
		throw new Trouble(
			"Je ne comprends pas «\u202f" +
				`${words.join(" ")}\u202f». On peut écrire «\u202fnpm run installer\u202f», «\u202fnpm run installer -- --essai\u202f» (dire sans faire) ou «\u202fnpm run installer -- --reponses FICHIER\u202f».`,
		);
	}
}

interface Installing {
	machine: Machine;
	source: Source;
	answers: AnswerSource;
	/** The relay's port, which no question asks for. */
	relayPort?: number | undefined;
	say: (sentence: string) => void;
	/** `--essai`: says what it would do. */
	isTrial: boolean;
}

const HEALTH_TRIES = 60;

/** From a fresh server to a site that answers. Run again, it mends what is missing and leaves the rest. @throws Trouble */
export async function install({ machine, answers, relayPort, say, isTrial, ...given }: Installing): Promise<void> {
	const { source, isOther, says } = versionToLay(given.source, machine);
	for (const sentence of says) say(sentence);
	const values = readValues(machine.read(PLACES.settings) ?? "");
	const known = { ...(relayPort ? { relayPort } : {}), ...answersIn(values) };
	tryGround(known.relayPort ?? RELAY_PORT, machine);
	const gathered = await gatherAnswers({ known, source: answers, machine, say, settings: values, isTrial });
	const twin = await servedTwin(gathered.domain, machine);

	const steps = [
		...[user, folders, settings(gathered), packages(gathered)],
		...(gathered.securityUpdates ? [securityUpdates] : []),
		...pagesSteps(source, values.DATA_DIR ?? PLACES.data, machine),
		...(source.files.includes(SIGNERS_FILE) ? [believed(source)] : []),
		...[serving(source), units(gathered, isOther), front(gathered, twin, isOther)].map(toBeRead),
		...(hasSystemd(machine) ? [started(gathered)] : []),
	];
	const done = await runSteps(steps, machine, say, isTrial);
	if (isTrial)
		return say(`\nC’était un essai\u202f: rien n’a changé sur ce serveur. À faire\u202f: ${done} sur ${steps.length}.`);
	tryFront(machine);
	if (!hasSystemd(machine)) return say(NOT_STARTED);
	await untilHealthy(gathered, machine);
	for (const sentence of await farewell(gathered, machine)) say(sentence);
}

/** The first version that is laid says who may sign the next ones (signature.ts); later ones say it as they are brought. */
function believed(source: Source): Step {
	const version = versionFolder(source);
	const isMissing = (machine: Machine) => !isPinned(machine) && machine.exists(join(version, SIGNERS_FILE));
	return {
		name: "La clé des versions",
		says: `la garder dans ${PLACES.signers} : les suivantes devront être signées par elle`,
		check: (machine) => !isMissing(machine),
		apply: (machine) => pinSigners(machine, version),
	};
}

/** What visitors saw last, they see again: facts that were saved and not published stay unpublished. */
function pagesSteps(source: Source, dataDir: string, machine: Machine): Step[] {
	const publication = publicationToRemake(machine, source, dataDir);
	if (publication === undefined) return versionSteps(source);
	const steps = versionSteps(source, publishedFacts(dataDir, publication), true);
	return [...steps, publishedAgain(source, dataDir, publication)];
}

const NOT_STARTED = `\nTout est écrit et vérifié, mais rien n’est démarré\u202f: ce système tourne sans systemd, qui lance les programmes d’un serveur (c’est le cas d’un conteneur). Relancez «\u202fnpm run installer\u202f» là où il tourne, ou démarrez vous-même le site («\u202fcd ${PLACES.site} && npm run relay\u202f», utilisateur «\u202f${SITE_USER}\u202f») et Caddy («\u202fcaddy run --config ${PLACES.caddyfile}\u202f»).`;

/** The certificate takes Caddy some seconds, the first time. */
async function untilHealthy(answers: Answers, machine: Machine): Promise<void> {
	const health = `https://${answers.domain}/healthz`;
	for (let tries = 0; tries < HEALTH_TRIES; tries++) {
		if ((await machine.fetch(health))?.status === 200) return;
		await machine.wait(2_000);
	}
	const isUp = (await machine.fetch(`http://127.0.0.1:${answers.relayPort}/healthz`))?.status === 200;
	throw new Trouble(
		isUp
			? `Le site tourne, mais ${health} ne répond pas\u202f: le certificat n’est pas encore là, ou le port 443 est fermé chez qui vous loue le serveur (cherchez «\u202fpare-feu\u202f» dans son espace client). «\u202fjournalctl -u caddy -n 20\u202f» dit pourquoi. Relancez ensuite «\u202fnpm run installer\u202f».`
			: "Le site ne démarre pas. «\u202fjournalctl -u site -n 20\u202f» dit pourquoi.",
	);
}

/** What remains is the owner's: his notebook, where his facts are asked for. */
async function farewell(answers: Answers, machine: Machine): Promise<string[]> {
	const words = ["npm", "run", "--silent", "carnet", "--", "lien"];
	const { status, said } = await machine.run(words, { user: SITE_USER, folder: PLACES.site });
	const link = status === 0 ? (said.split("\n")[0] ?? "") : "(«\u202fnpm run carnet -- lien\u202f» le donnera)";
	const isSample = await showsTheSample(answers, machine);
	return [
		"",
		isSample
			? "VOTRE SITE EST EN LIGNE, AVEC UN NOM ET DES PRIX D’EXEMPLE."
			: "VOTRE SITE EST EN LIGNE, AVEC VOTRE NOM ET VOTRE NUMÉRO.",
		"",
		`  L’adresse du site\u202f: https://${answers.domain}`,
		"",
		// The mail account was tried a moment ago, and nobody types a link of a hundred characters on a telephone.
		`  Votre carnet, sur votre téléphone\u202f: ouvrez ${answers.domain}/carnet, puis «\u202fM’envoyer le lien\u202f»\u202f: un e-mail vous y fait entrer.`,
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
