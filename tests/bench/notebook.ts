/**
 * `npm run bench:notebook`, alone on the machine: every page of the notebook, and a visitor's, with 20,000 requests and 5,000 photographs kept, beside the same pages where
 * a page of each list is kept, and where one request is, in turn. Medians from the question to the last byte; every figure is
 * printed, a budget exceeded ends with an error. The ratio that has a budget is the first: what is shown is alike there.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { DatabaseSync } from "node:sqlite";
import { addressAt, addresses, fields, type Span } from "#notebook/views.ts";
import { systemClock } from "#relay/clock.ts";
import { openSqliteStore } from "#relay/store/sqlite.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { followAddress } from "#shared/quote/follow.ts";
import { type Answer, openLine } from "#tests/support/endurance/line.ts";
import { ensureBuild } from "#tools/ensure-build.ts";
import { fillStore } from "./kept-requests.ts";
import { figure, median, startRelayProcess } from "./summary.ts";

const REQUESTS = 20_000;
/** Fills a page of each list and of each search, and the figures of a year: what is shown is the same, only what is kept is not. */
const A_PAGE_OF_EACH = 520;
const [WARM_UP, ROUNDS] = [10, 31];
const BUDGET = { medianMs: 100, ratio: 2 };
const random = (size: number) => crypto.getRandomValues(new Uint8Array(size));
const SITE_DIR = new URL("../../build/client", import.meta.url).pathname;

interface Side {
	ask(path: string): Promise<{ answer: Answer; tookMs: number }>;
	/** A request under way. */
	shown: string;
	/** Its page for who sent it. */
	follow: string;
	/** A page of the finished ones with half of them before it, as its link says. */
	inTheMiddle: string;
	/** Notes something on the request under way, as the terminal would. */
	note(): Promise<unknown>;
	stop(): void;
}

ensureBuild();
const folder = mkdtempSync(join(tmpdir(), "mesure-"));
const sides: Side[] = [];
try {
	for (const count of [REQUESTS, A_PAGE_OF_EACH, 1]) sides.push(await start(join(folder, `var-${count}`), count));
	const faults: string[] = [];
	console.log(
		`${REQUESTS} demandes gardées, ${A_PAGE_OF_EACH}, et une ; ${ROUNDS} fois chaque page, en alternance, médianes en ms`,
	);
	for (const { name, path, grows, isNoted } of pages()) {
		const tookMs = sides.map((): number[] => []);
		for (let round = -WARM_UP; round < ROUNDS; round++) {
			for (const [index, side] of sides.entries()) {
				if (isNoted) await side.note();
				const { answer, tookMs: ms } = await side.ask(path(side));
				if (answer.status !== 200) throw new Error(`${name} : ${answer.status}`);
				if (round >= 0) tookMs[index]?.push(ms);
			}
		}
		const [most = 0, page = 0, least = 0] = tookMs.map(median);
		const list = tookMs.map(
			(values) =>
				`${figure(median(values)).padStart(6)} (${figure(Math.min(...values))} à ${figure(Math.max(...values))})`,
		);
		console.log(
			`  ${name.padEnd(26)} ${list.join(" ")} rapports ${figure(most / page, 2)} et ${figure(most / least, 2)}`,
		);
		if (most > BUDGET.medianMs) faults.push(`${name} : ${figure(most)} ms, au plus ${BUDGET.medianMs}.`);
		if (!grows && most / page > BUDGET.ratio)
			faults.push(`${name} : rapport ${figure(most / page, 2)}, au plus ${BUDGET.ratio}.`);
	}
	for (const fault of faults) console.error(fault);
	process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
	for (const side of sides) side.stop();
	rmSync(folder, { recursive: true, force: true });
}

interface PageAsked {
	name: string;
	path: (side: Side) => string;
	/** Adds up or lists all the requests of its span, as it must: held to its time alone. */
	grows?: boolean;
	/** Something is noted before each time. */
	isNoted?: boolean;
}

function pages(): PageAsked[] {
	const search = (name: string, words: string, grows = false): PageAsked => ({
		name: `recherche, ${name}`,
		path: () => `${addresses.search}?${fields.words}=${encodeURIComponent(words)}`,
		grows,
	});
	const figures = (span: Span): PageAsked => ({
		name: `ce qui marche, ${span}`,
		path: () => `${addresses.figures}?${fields.span}=${span}`,
		// What was accepted within it is added up in euros.
		grows: true,
	});
	return [
		{ name: "à rappeler", path: () => addresses.toCall },
		{ name: "en cours", path: () => addresses.underWay },
		{ name: "terminées", path: () => addresses.finished },
		{ name: "terminées, au milieu", path: ({ inTheMiddle }) => inTheMiddle },
		{ name: "robots", path: () => addresses.robots },
		{ name: "recherche, rien de tapé", path: () => addresses.search },
		search("un mot de tous", "porte"),
		search("un nom sur dix", "lefèvre"),
		// Nothing but reading them all tells that nothing is there.
		search("des chiffres", "98 12 34", true),
		search("rien de trouvé", "introuvable", true),
		{ name: "une demande", path: ({ shown }) => addresses.request(shown) },
		{ name: "rendez-vous", path: () => addresses.appointments },
		figures("14-jours"),
		figures("3-mois"),
		figures("1-an"),
		{ ...figures("1-an"), name: "la même, après une note", isNoted: true },
		{ name: "le tableau, 1-an", path: () => `${addresses.figuresFile}?${fields.span}=1-an`, grows: true },
		{ name: "tout va-t-il bien", path: () => addresses.health },
		// Its links stand among those of all requests, which nothing sorts: the file's first page has no room for one index more.
		{ name: "appareils", path: () => addresses.devices, grows: true },
		{ name: "devis acceptés", path: () => addresses.quotes, grows: true },
		{ name: "la page du client", path: ({ follow }) => follow },
		{ name: "son devis", path: ({ follow }) => `${follow}/devis` },
	];
}

async function start(dataDir: string, count: number): Promise<Side> {
	mkdirSync(dataDir);
	const startMs = performance.now();
	const nowMs = systemClock.nowMs();
	const shown = await fillStore(dataDir, count, nowMs);
	console.log(`${count} demandes écrites en ${figure((performance.now() - startMs) / 1_000)} s`);
	const store = openSqliteStore({ dataDir, randomBytes: random, messageDomain: "exemple.fr", channels: ["letter"] });
	const token = await sessionIn(store, nowMs);
	// Two years are kept: by default the relay erases, at its start, what is older than one.
	const { relay, url } = await startRelayProcess({ DATA_DIR: dataDir, SITE_DIR, RETENTION_DAYS: "800" });
	const line = openLine(url);
	const place = { side: "after", receivedAtMs: middleOf(dataDir), id: "~" } as const;
	return {
		shown,
		follow: followAddress(await store.visitorToken(shown, nowMs)),
		inTheMiddle: addressAt(addresses.finished, place, { [fields.page]: "200" }),
		async ask(path) {
			const message = Buffer.from(
				`GET ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\ncookie: carnet=${token}\r\n\r\n`,
			);
			const startMs = performance.now();
			const answer = await line.send(message);
			return { answer, tookMs: performance.now() - startMs };
		},
		note: () =>
			store.take(shown, { kind: "note", text: "Une note.", seen: Number.MAX_SAFE_INTEGER }, systemClock.nowMs()),
		stop() {
			void store.close();
			line.close();
			relay.kill("SIGKILL");
		},
	};
}

/** When the middle one of all requests came. */
function middleOf(dataDir: string): number {
	const db = new DatabaseSync(join(dataDir, "demandes.sqlite"), { readOnly: true });
	const row = db
		.prepare(
			"SELECT received_at AS at FROM request ORDER BY received_at LIMIT 1 OFFSET (SELECT count(*) / 2 FROM request)",
		)
		.get();
	db.close();
	return Number(row?.at);
}

/** A device that signed in by the command's link. */
async function sessionIn(store: RequestStore, nowMs: number): Promise<string> {
	return (await store.signIn(await store.makePass("sign-in", nowMs), "Firefox sur Android", nowMs)) ?? "";
}
