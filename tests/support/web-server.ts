import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { TestContext } from "vitest";
import { caddyRecipe } from "#tools/hosting/caddy.ts";
import { type HostedSite, type Place, WITH_RELAY, WITHOUT_RELAY } from "#tools/hosting/hosted-site.ts";
import { nginxRecipe } from "#tools/hosting/nginx.ts";

const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export interface WebServer {
	/** « https://localhost:8443 » */
	url: string;
	httpUrl: string;
	/** Of the certificate made for this run. */
	authority: Buffer;
	stop(): Promise<void>;
}

interface Wanted {
	site: HostedSite;
	root: string;
	/** « 127.0.0.1:3000 »: given, what the recipe keeps for a relay behind the same name is in use. */
	relay?: string | undefined;
	/** Instead of the recipe that the build writes: the text of another one, for this place. */
	recipe?: (place: Place) => string;
}

export interface WebServerKind {
	title: "nginx" | "Caddy";
	/** Whether it compresses with Brotli as installed here. */
	brotli(): boolean;
	/** Why it cannot run here. In CI the programs are installed: their absence is then a fault, not a reason. */
	missing(): string | undefined;
	start(wanted: Wanted): Promise<WebServer>;
}

const nginx: WebServerKind = {
	title: "nginx",
	brotli: () => existsSync(BROTLI),
	missing: () => absent("nginx", "nginx-light") ?? absent("openssl", "openssl"),
	start: (wanted) =>
		startServer(async ({ folder, place, http }) => {
			place.listen = { http: [`127.0.0.1:${http}`], https: [`127.0.0.1:${place.host.split(":")[1]}`] };
			const recipe = chosen(place, wanted, () => nginxRecipe(wanted.site, place)).replace(
				"# brotli_static on;",
				nginx.brotli() ? "brotli_static on;" : "",
			);
			writeFileSync(join(folder, "site.conf"), recipe);
			const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((n) => `${n}_temp_path ${folder}/${n};`);
			writeFileSync(
				join(folder, "nginx.conf"),
				`${nginx.brotli() ? `load_module ${BROTLI};\n` : ""}${process.getuid?.() === 0 ? "user root;\n" : ""}
daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
events {}
http { access_log off; ${own.join(" ")} include site.conf; }
`,
			);
			return ["nginx", "-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")];
		}, wanted),
};

const caddy: WebServerKind = {
	title: "Caddy",
	brotli: () => true,
	missing: () => absent("caddy", "caddy") ?? absent("openssl", "openssl"),
	start: (wanted) =>
		startServer(async ({ folder, place, http }) => {
			const recipe = chosen(place, wanted, () => caddyRecipe(wanted.site, place, place.certificate));
			writeFileSync(join(folder, "site"), recipe);
			const options = `admin off\n\thttp_port ${http}\n\thttps_port ${place.host.split(":")[1]}\n\tdefault_bind 127.0.0.1`;
			writeFileSync(join(folder, "Caddyfile"), `{\n\t${options}\n}\nimport site\n`);
			return ["caddy", "run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
		}, wanted),
};

export const WEB_SERVERS = [nginx, caddy];

/** The build's recipe or another; when the relay runs behind the same name, with what `sed` does to it by the guide. */
function chosen(place: Place, { relay, recipe }: Wanted, fromBuild: () => string): string {
	if (recipe !== undefined) return recipe(place);
	if (relay === undefined) return fromBuild();
	return fromBuild()
		.split("\n")
		.filter((line) => !line.endsWith(WITHOUT_RELAY))
		.map((line) => line.replace(WITH_RELAY, ""))
		.join("\n");
}

type Preparation = { folder: string; place: Place; http: number };

async function startServer(prepare: (made: Preparation) => Promise<string[]>, wanted: Wanted): Promise<WebServer> {
	const folder = mkdtempSync(join(tmpdir(), "serveur-"));
	const [http, https] = [await freePort(), await freePort()];
	const certificate = makeCertificate(folder);
	const place: Place = {
		host: `localhost:${https}`,
		root: wanted.root.replace(/\/$/, ""),
		relay: wanted.relay ?? "127.0.0.1:9",
		certificate,
		listen: { http: [], https: [] },
	};
	const [program = "", ...args] = await prepare({ folder, place, http });
	const child = spawn(program, args, {
		cwd: folder,
		env: { ...process.env, PATH: SEARCHED, HOME: folder },
		stdio: "pipe",
	});
	const stop = async () => {
		if (child.exitCode === null) {
			child.kill("SIGTERM");
			await once(child, "exit");
		}
		rmSync(folder, { recursive: true, force: true });
	};
	await untilReady(child, https).catch(async (error: unknown) => {
		await stop();
		throw error;
	});
	return {
		url: `https://${place.host}`,
		httpUrl: `http://localhost:${http}`,
		authority: readFileSync(certificate.chain),
		stop,
	};
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (chunk: Buffer) => {
			said += chunk.toString("utf8");
		});
	}
	for (let tries = 0; tries < 200; tries++) {
		if (child.exitCode !== null) break;
		const listening = await fetch(`http://127.0.0.1:${port}`).then(
			() => true,
			(error: { cause?: { code?: string } }) => error.cause?.code !== "ECONNREFUSED",
		);
		if (listening) return;
		await wait(25);
	}
	throw new Error(`le serveur ne démarre pas : ${said}`);
}

/** A certificate for « localhost », believed by nobody but the test. */
function makeCertificate(folder: string): Place["certificate"] {
	const made = { chain: join(folder, "cert.pem"), key: join(folder, "key.pem") };
	const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", made.key];
	const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
	const { status, stderr } = spawnSync("openssl", ["req", "-x509", "-days", "2", ...key, ...name, "-out", made.chain], {
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(`openssl a échoué : ${stderr}`);
	return made;
}

/** Debian keeps servers out of an ordinary user's path. */
const SEARCHED = `${process.env.PATH}:/usr/sbin`;

function absent(program: string, debianPackage: string): string | undefined {
	const found = SEARCHED.split(":").some((folder) => existsSync(join(folder, program)));
	return found ? undefined : `${program} n’est pas installé (paquet ${debianPackage})`;
}

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const server = createServer().listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
		});
	});
}

/** For `beforeEach`: skips with the reason, or fails where there is none to be had. */
export function needWebServer(kind: WebServerKind) {
	return (context: TestContext) => {
		const reason = kind.missing();
		if (reason === undefined) return;
		if (process.env.CI === "true") throw new Error(reason);
		context.skip(reason);
	};
}
