import type { AnswerSource } from "./answer-source.ts";
import type { Answers } from "./answers.ts";
import { addressOfSite, farewell } from "./farewell.ts";
import { gatherAnswers } from "./gather.ts";
import { tryGround } from "./ground.ts";
import { folders, packages, securityUpdates, settings, user } from "./ground-steps.ts";
import { type Machine, Trouble } from "./machine.ts";
import { PLACES, RELAY_PORT, SITE_USER } from "./places.ts";
import { publishedFacts } from "./published.ts";
import { publicationToRemake, publishedAgain } from "./published-again.ts";
import { front, hasSystemd, servedTwin, started, toBeRead, tryFront, units } from "./service-steps.ts";
import { versionToLay } from "./serving-version.ts";
import { answersIn, readValues } from "./settings-file.ts";
import type { Source } from "./source.ts";
import { runSteps, type Step } from "./step.ts";
import { serving, versionSteps } from "./version-steps.ts";

interface Installing {
	machine: Machine;
	source: Source;
	answers: AnswerSource;
	/** What no question asks: a trial (CADDY_LOCAL, SITE_PORT_HTTP…), the relay's port. */
	unasked: Partial<Answers>;
	say: (sentence: string) => void;
	/** `--essai`: says what it would do. */
	isTrial: boolean;
}

const HEALTH_TRIES = 60;

/** From a fresh server to a site that answers. Run again, it mends what is missing and leaves the rest. @throws Trouble */
export async function install({ machine, answers, unasked, say, isTrial, ...given }: Installing): Promise<void> {
	const { source, isOther, says } = versionToLay(given.source, machine);
	for (const sentence of says) say(sentence);
	const values = readValues(machine.read(PLACES.settings) ?? "");
	const known = { ...unasked, ...answersIn(values) };
	tryGround([known.trial?.httpPort ?? 80, known.trial?.httpsPort ?? 443], known.relayPort ?? RELAY_PORT, machine);
	const gathered = await gatherAnswers({ known, source: answers, machine, say, settings: values, isTrial });
	const twin = await servedTwin(gathered.domain, machine);

	const steps = [
		...[user, folders, settings(gathered), packages(gathered)],
		...(gathered.securityUpdates ? [securityUpdates] : []),
		...pagesSteps(source, values.DATA_DIR ?? PLACES.data, machine),
		...[serving(source), units(gathered, isOther), front(gathered, twin, isOther)].map(toBeRead),
		...(hasSystemd(machine) ? [started] : []),
	];
	const done = await runSteps(steps, machine, say, isTrial);
	if (isTrial)
		return say(`\nC’était un essai\u202f: rien n’a changé sur ce serveur. À faire\u202f: ${done} sur ${steps.length}.`);
	tryFront(machine);
	if (!hasSystemd(machine)) return say(NOT_STARTED);
	await untilHealthy(gathered, machine);
	for (const sentence of await farewell(gathered, machine)) say(sentence);
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
	const health = `${addressOfSite(answers)}/healthz`;
	for (let tries = 0; tries < HEALTH_TRIES; tries++) {
		if ((await machine.fetch(health, answers.trial === undefined))?.status === 200) return;
		await machine.wait(2_000);
	}
	const isUp = (await machine.fetch(`http://127.0.0.1:${answers.relayPort}/healthz`))?.status === 200;
	throw new Trouble(
		isUp
			? `Le site tourne, mais ${health} ne répond pas\u202f: le certificat n’est pas encore là, ou le port 443 est fermé chez qui vous loue le serveur (cherchez «\u202fpare-feu\u202f» dans son espace client). «\u202fjournalctl -u caddy -n 20\u202f» dit pourquoi. Relancez ensuite «\u202fnpm run installer\u202f».`
			: "Le site ne démarre pas. «\u202fjournalctl -u site -n 20\u202f» dit pourquoi.",
	);
}
