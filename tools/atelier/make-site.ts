/**
 * `node tools/atelier/make-site.ts OUT`: makes the site of OWNER_DIR as it is now, without writing anywhere but beside OUT, and
 * prints how it went as JSON (atelier/reading.ts). Where this version's code is not bundled yet, as when an installer lays it down,
 * that comes into OUT too. Ends when the relay goes.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { factsPrint } from "#atelier/owner-facts.ts";
import { type Made, type Step, WORK_COPY } from "#atelier/reading.ts";
import { FACT_FILES } from "#content/owner-schemas.ts";
import { ownerFolder, SAMPLE_FOLDER } from "#relay/owner-folder.ts";
import { passedOn } from "#relay/passed-on.ts";
import { codeVersion, writeAbout } from "#relay/publications/publications.ts";
import { endWithRelay } from "./ends-with-relay.ts";

const ROOT = new URL("../../", import.meta.url).pathname;
const out = resolve(process.argv[2] ?? "");
const work = join(dirname(out), WORK_COPY);
const made = join(work, "fini");

const NOT_WHOLE =
	"Ouvert avant d’être montré, le nouveau site n’est pas entier\u202f: il reste de côté, et celui d’avant en ligne. Réessayez\u202f; si cela recommence, remettez la version du site en place, et gardez ces lignes\u202f:";

endWithRelay();
try {
	process.stdout.write(JSON.stringify(await make().catch(notOurs)));
} finally {
	rmSync(work, { recursive: true, force: true });
}

async function make(): Promise<Made> {
	tell("facts");
	rmSync(work, { recursive: true, force: true });
	mkdirSync(made, { recursive: true });
	const facts = join(made, "facts");
	takeFacts(facts);
	// From here on what reads facts reads these (relay/owner-folder.ts), and nothing has read any before.
	process.env.OWNER_DIR = facts;
	const { contentProblems } = await import("#tools/content-problems.ts");
	const problems = await contentProblems();
	if (problems.length > 0) return { isMade: false, problems };
	tell("code");
	const code = codeOf();
	const { writeSite } = await import("#tools/write-site.ts");
	const { DRAWN_CARDS } = await import("#tools/cards/write-brand.ts");
	// Of a bundle that is made now, they stay with it: whoever publishes later may not write there.
	const drawn = join(code, "cartes");
	const cards = code.startsWith(made) ? [drawn] : [join(dirname(out), "cartes"), drawn, DRAWN_CARDS];
	tell("pages");
	await writeSite({ code, out: made, cards });
	tell("opening");
	const { allPaths } = await import("#content/towns.ts");
	const { business } = await import("#content/business.ts");
	const { pageProblems } = await import("./open-pages.ts");
	const town = allPaths().find((path) => path.startsWith("/serrurier-"));
	const opened = ["/", "/contact", ...(town === undefined ? [] : [town])];
	const wrong = await pageProblems(join(made, "client"), { paths: opened, phone: business.phone });
	if (wrong.length > 0) return { isMade: false, problems: [NOT_WHOLE, ...wrong] };
	writeAbout(made, { madeAtMs: Date.now(), version: codeVersion(code), facts: factsPrint(facts) });
	// Moved away and not erased there: half of an earlier build must never pass for one.
	if (existsSync(out)) renameSync(out, join(work, "avant"));
	renameSync(made, out);
	return { isMade: true };
}

/** To the relay that waits: what begins now. */
function tell(step: Step): void {
	process.send?.(step);
}

/** The folder of this version's bundle. @throws when it cannot be made */
function codeOf(): string {
	const ready = join(ROOT, "build/code");
	if (existsSync(join(ready, "empreinte"))) return ready;
	const code = join(made, "code");
	const words = ["tools/build.ts", "code", code, join(made, "carnet")];
	const { status, stderr } = spawnSync(process.execPath, words, {
		cwd: ROOT,
		env: passedOn(process.env),
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(stderr);
	return code;
}

/** No answer of the owner's explains it: kept whole for whoever looks after the machine. */
function notOurs(error: unknown): Made {
	writeFileSync(join(dirname(out), "derniere-erreur.txt"), String((error as Error).stack ?? error));
	const problem =
		"La construction s’est arrêtée sans qu’aucune de vos réponses soit en cause\u202f: le disque est peut-être plein, ou la version du site abîmée. Le détail est dans «\u202fatelier/derniere-erreur.txt\u202f», dans le dossier des demandes.";
	return { isMade: false, problems: [problem] };
}

/** Copies the owner's facts as they are at this moment, the sample's where his folder lacks some: he may change them meanwhile. */
export function takeFacts(to: string): void {
	const from = ownerFolder();
	mkdirSync(to, { recursive: true });
	for (const file of FACT_FILES.map((name) => `${name}.json`))
		copyFileSync(join(existsSync(join(from, file)) ? from : SAMPLE_FOLDER, file), join(to, file));
	const photographs = join(from, "photographies");
	if (!existsSync(photographs)) return;
	// What pages ask for; the originals stay where they are.
	const isAsked = (path: string) => !/\.jpg$|\/\./.test(path.slice(photographs.length));
	cpSync(photographs, join(to, "photographies"), { recursive: true, filter: isAsked });
}
