import { setTimeout as wait } from "node:timers/promises";
import { WEB_SERVERS } from "#tests/support/web-server.ts";
import { BROWSER_HEADERS, loadPages, wrkMissing } from "./page-load.ts";
import { figure, figures, median } from "./summary.ts";

const PAGE = "/contact";
const CONNECTIONS = 32;
const ROUNDS = 5;
const ROUND_MS = 4_000;
/** Half of nginx's is what a bare node:http gives here (0026). */
const RATIO_BUDGET = 0.35;

/** Pages of a second, of the relay and of one nginx worker with the same bytes and headers. @returns what is over budget */
export async function pagesBesideNginx(relayUrl: string, siteDir: string): Promise<string[]> {
	const nginx = WEB_SERVERS.find(({ title }) => title === "nginx");
	const missing = nginx ? (nginx.missing() ?? wrkMissing()) : "";
	if (!nginx || missing !== undefined) {
		console.log(`Pages : non comparées, ${missing}.`);
		return process.env.CI === "true" ? ["Les pages n’ont pas été comparées."] : [];
	}
	const headers = await ownHeaders(relayUrl + PAGE);
	const other = await nginx.start(
		({ httpPort, httpsPort }) => `server {
			listen 127.0.0.1:${httpPort}; listen 127.0.0.1:${httpsPort};
			root ${siteDir}; types {} default_type "text/html; charset=utf-8";
			sendfile on; tcp_nopush on; gzip_static on; gzip_vary on;
			${headers.map(([name, value]) => `add_header ${name} "${value}";`).join("\n")}
			location / { try_files $uri/index.html =404; }
		}`,
	);
	try {
		const otherUrl = other.httpUrl.replace("localhost", "127.0.0.1");
		await sameAnswer(relayUrl + PAGE, otherUrl + PAGE);
		const [ours, theirs]: [number[], number[]] = [[], []];
		for (let round = 0; round < ROUNDS; round++) {
			ours.push(await perSecond(relayUrl + PAGE));
			theirs.push(await perSecond(otherUrl + PAGE));
		}
		const ratio = median(ours) / median(theirs);
		console.log(
			`Page ${PAGE} compressée, sans pause sur ${CONNECTIONS} connexions, ${ROUNDS} tours de ${ROUND_MS / 1000} s`,
		);
		console.log(`  relais     ${figure(median(ours), 0)} par seconde (${figures(ours, 0)})`);
		console.log(`  nginx      ${figure(median(theirs), 0)} par seconde, un processus (${figures(theirs, 0)})`);
		console.log(`  rapport    ${figure(ratio, 2)} (au moins ${figure(RATIO_BUDGET, 2)})`);
		return ratio < RATIO_BUDGET ? ["Les pages sont servies trop lentement."] : [];
	} finally {
		await other.stop();
	}
}

async function perSecond(url: string): Promise<number> {
	const load = loadPages(url, CONNECTIONS);
	await wait(ROUND_MS);
	return load.stop();
}

/** What the relay adds to what nginx says by itself. */
async function ownHeaders(url: string): Promise<[string, string][]> {
	const { headers } = await fetch(url, { headers: BROWSER_HEADERS });
	const nginxOwn = /^(connection|content-(encoding|length|type)|date|etag|keep-alive|vary)$/;
	return [...headers].filter(([name]) => !nginxOwn.test(name));
}

/** Two servers are only compared over the same page. @throws when they answer otherwise */
async function sameAnswer(...urls: [string, string]): Promise<void> {
	const [one, other] = await Promise.all(
		urls.map(async (url) => {
			const { status, headers } = await fetch(url, { headers: BROWSER_HEADERS });
			const telling = ["content-encoding", "content-length", "content-security-policy", "content-type"];
			return JSON.stringify([status, ...telling.map((name) => headers.get(name))]);
		}),
	);
	if (one !== other) throw new Error(`deux réponses différentes : ${one} et ${other}`);
}
