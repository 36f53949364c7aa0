import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FACT_FILES } from "#content/owner-schemas.ts";
import type { Clock } from "#relay/clock.ts";
import { errorCode, type Log } from "#relay/log.ts";
import { type About, codeVersion, openPublications, readAbout } from "#relay/publications/publications.ts";
import type { Json, OwnerFacts } from "./owner-facts.ts";
import { bringPhotographsBack } from "./photographs.ts";
import { type Made, type Reading, STEPS, type Step, WORK_COPY } from "./reading.ts";
import { type Running, runTool } from "./run-tool.ts";
import { type Change, whatChanged } from "./what-changed.ts";

/** Half a minute on a small server; one that swaps takes longer. */
const LIMIT_MS = 15 * 60_000;

export type Making =
	| { state: "idle" }
	| { state: "making"; sinceMs: number; thenPublishes: boolean; step: Step }
	| { state: "failed"; problems: string[] }
	| { state: "made" }
	| { state: "published"; id: string };

type Sayings = Reading["sayings"];

/** The facts that this project comes with. */
const SAMPLE = fileURLToPath(new URL("../owner", import.meta.url));

interface Parts {
	facts: OwnerFacts;
	ownerDir: string;
	dataDir: string;
	clock: Pick<Clock, "nowMs">;
	log: Log;
}

/** Makes the site anew from the owner's facts, shows it to him alone, puts it on line. One at a time. */
export function openPublishing({ facts, ownerDir, dataDir, clock, log }: Parts) {
	const room = join(dataDir, "atelier");
	const folder = join(room, "apercu");
	const publications = openPublications(dataDir);
	let making: Making = { state: "idle" };
	let running: Running | undefined;

	return {
		publications,
		state: () => making,
		stop: () => running?.stop(),
		make,
		preview,
		publishCurrent,
		takeAnswers,
		changes,
		changedBy,
	};

	function factsOf(id: string): string {
		return join(publications.folderOf(id), "facts");
	}

	/** What visitors saw change with a publication; nothing where the one before it is not kept. */
	/** @param sayings by which sentences that were taken out are named */
	function changedBy(id: string, sayings?: Sayings): Change[] | undefined {
		const kept = publications.list();
		const before = kept[kept.findIndex((one) => one.id === id) + 1];
		return before && whatChanged(factsOf(before.id), factsOf(id), sayings);
	}

	/** What visitors would see change if it were published now: of the sample, where nothing was ever published from here. */
	function changes(sayings?: Sayings): Change[] | undefined {
		const kept = publications.list();
		const online = kept.find(({ isOnline }) => isOnline);
		if (online === undefined && kept.length > 0) return undefined;
		return whatChanged(online ? factsOf(online.id) : SAMPLE, ownerDir, sayings);
	}

	/** Begins, unless it is under way. @param thenPublishes puts it on line as soon as it is made */
	function make(thenPublishes: boolean): void {
		if (making.state === "making") {
			making = { ...making, thenPublishes: making.thenPublishes || thenPublishes };
			return;
		}
		making = { state: "making", sinceMs: clock.nowMs(), thenPublishes, step: STEPS[0] };
		mkdirSync(room, { recursive: true, mode: 0o700 });
		const hears = (step: unknown) => {
			if (making.state === "making") making = { ...making, step: step as Step };
		};
		running = runTool("make-site.ts", [folder], { ownerDir, limitMs: LIMIT_MS, hears });
		running.ended.then((made) => finish(made as Made), failed).catch(failed);
	}

	/** The site that was made and not published: its folder and what it is made from. */
	function preview() {
		const about = readAbout(folder);
		return about && { folder, about, isCurrent: isCurrent(about) };
	}

	/**
	 * Puts on line what is made from the facts as they are, where there is such a build. In turn: a double tap finds it published, and
	 * puts it on line once more, which changes nothing.
	 *
	 * @returns whether there was
	 */
	function publishCurrent(): Promise<boolean> {
		return facts.exclusively(async () => {
			const done = publications.list().find(({ about }) => isCurrent(about));
			if (done === undefined && !preview()?.isCurrent) return false;
			const id = done?.id ?? (await publications.add(folder, clock.nowMs(), "owner"));
			await publications.putOnline(id);
			making = { state: "published", id };
			log("site_published");
			return true;
		});
	}

	function isCurrent({ facts: madeFrom, version }: About): boolean {
		return madeFrom === facts.print() && version === codeVersion();
	}

	async function finish(made: Made): Promise<void> {
		if (!made.isMade) {
			making = { state: "failed", problems: made.problems };
			return;
		}
		const wantsMore = making.state === "making" && making.thenPublishes;
		// Not current any more: an answer was changed meanwhile, which he pressed without. It is shown to him first.
		if (!wantsMore || !(await publishCurrent())) making = { state: "made" };
	}

	function failed(error: unknown): void {
		log("site_not_made", { code: errorCode(error) });
		// Killed, it could not clear up.
		rmSync(join(room, WORK_COPY), { recursive: true, force: true, maxRetries: 3 });
		making = { state: "failed", problems: [STOPPED] };
	}

	/** Puts the answers of a publication back into the owner's folder; the present ones are kept beside them. */
	async function takeAnswers(id: string): Promise<void> {
		const from = factsOf(id);
		// All are read before one is written: half of them would be nobody's answers.
		const taken = FACT_FILES.filter((file) => existsSync(join(from, `${file}.json`))).map(
			(file) => [file, JSON.parse(readFileSync(join(from, `${file}.json`), "utf8")) as Json] as const,
		);
		const before = join(publications.folderOf(id), `facts-avant-${clock.nowMs()}`);
		mkdirSync(before, { recursive: true });
		for (const file of readdirSync(ownerDir).filter((name) => name.endsWith(".json")))
			cpSync(join(ownerDir, file), join(before, file));
		await bringPhotographsBack(from, ownerDir);
		await facts.exclusively(async () => {
			for (const [file, value] of taken) await facts.write(file, value);
		});
	}
}

const STOPPED =
	"La construction s’est arrêtée avant la fin. Réessayez\u202f; si cela recommence, la machine manque de mémoire ou de place.";
