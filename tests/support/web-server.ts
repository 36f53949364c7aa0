import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#tools/free-port.ts";

/** What a recipe must know of the place where it runs. */
export interface Place {
	httpPort: number;
	httpsPort: number;
	/** Of the certificate made for this run, for « localhost ». */
	certificate: { chain: string; key: string };
}

export interface WebServer {
	/** « https://localhost:8443 » */
	url: string;
	httpUrl: string;
	/** The certificate to believe. */
	authority: Buffer;
	/** All that it wrote of what it served. */
	journals(): string;
	stop(): Promise<void>;
}

/** A web server that Debian has, for the recipes of docs/deploiement.md. */
export interface WebServerKind {
	title: "nginx" | "Caddy";
	/** Why it cannot run here. In CI the programs are installed: their absence is then a fault, not a reason. */
	missing(): string | undefined;
	/** Starts it with the text of a site's configuration. */
	start(recipe: (place: Place) => string): Promise<WebServer>;
}

const nginx: WebServerKind = {
	title: "nginx",
	missing: () => absent("nginx", "nginx-light") ?? absent("openssl", "openssl"),
	start: (recipe) =>
		startServer((folder, place) => {
			writeFileSync(join(folder, "site.conf"), recipe(place));
			const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((n) => `${n}_temp_path ${folder}/${n};`);
			writeFileSync(
				join(folder, "nginx.conf"),
				`${process.getuid?.() === 0 ? "user root;\n" : ""}
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log ${folder}/access.log; ${own.join(" ")} include site.conf; }
`,
			);
			return ["nginx", "-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")];
		}),
};

const caddy: WebServerKind = {
	title: "Caddy",
	missing: () => absent("caddy", "caddy") ?? absent("openssl", "openssl"),
	start: (recipe) =>
		startServer((folder, place) => {
			const options = `admin off\n\thttp_port ${place.httpPort}\n\thttps_port ${place.httpsPort}\n\tdefault_bind 127.0.0.1`;
			const text = recipe(place);
			const own = text.startsWith("{\n") ? text.slice(2) : `}\n${text}`;
			writeFileSync(join(folder, "Caddyfile"), `{\n\t${options}\n${own}`);
			return ["caddy", "run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
		}),
};

export const WEB_SERVERS = [nginx, caddy];

async function startServer(prepare: (folder: string, place: Place) => string[]): Promise<WebServer> {
	const folder = mkdtempSync(join(tmpdir(), "serveur-"));
	const certificate = makeCertificate(folder);
	const place = { httpPort: await freePort(), httpsPort: await freePort(), certificate };
	const [program = "", ...args] = prepare(folder, place);
	const env = { ...process.env, PATH: SEARCHED, HOME: folder };
	const child = spawn(program, args, { cwd: folder, env, stdio: "pipe" });
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk));
	const logs = () => readdirSync(folder).filter((name) => name.endsWith(".log"));
	const journals = () => logs().reduce((all, name) => all + readFileSync(join(folder, name), "utf8"), said);
	const stop = async () => {
		if (child.exitCode === null) {
			child.kill("SIGTERM");
			await once(child, "exit");
		}
		rmSync(folder, { recursive: true, force: true });
	};
	await untilReady(child, place.httpsPort, journals).catch(async (error: unknown) => {
		await stop();
		throw error;
	});
	return {
		url: `https://localhost:${place.httpsPort}`,
		httpUrl: `http://localhost:${place.httpPort}`,
		authority: readFileSync(certificate.chain),
		journals,
		stop,
	};
}

async function untilReady(child: ChildProcess, port: number, journals: () => string): Promise<void> {
	for (let tries = 0; tries < 200; tries++) {
		if (child.exitCode !== null) break;
		const listening = await fetch(`http://127.0.0.1:${port}`).then(
			() => true,
			(error: { cause?: { code?: string } }) => error.cause?.code !== "ECONNREFUSED",
		);
		if (listening) return;
		await wait(25);
	}
	throw new Error(`le serveur ne démarre pas : ${journals()}`);
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

/** Why a program cannot be run here, if so. */
export function absent(program: string, debianPackage: string): string | undefined {
	const found = SEARCHED.split(":").some((folder) => existsSync(join(folder, program)));
	return found ? undefined : `${program} n’est pas installé (paquet ${debianPackage})`;
}
