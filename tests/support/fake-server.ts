import {
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { LetterTried, Machine, Ran, Rights } from "#tools/installer/machine.ts";
import { diskAt } from "#tools/installer/machine.ts";

/** What a test may say of its server, at any moment. */
export interface ServerState {
	addresses: string[];
	/** Where names lead. */
	names: Record<string, string[]>;
	/** A router hands on what comes. */
	isReached: boolean;
	portHolders: Record<number, string>;
	freeBytes: number;
	memoryBytes: number;
	letter: LetterTried;
	/** What an address answers, by its beginning; 200 otherwise. */
	answers: Record<string, number | undefined>;
	/** What addresses answer, with what they say. */
	files: Record<string, string>;
	/** What every page of it says. */
	page: string;
	/** What makes the relay of that version answer nothing once it serves: part of its folder's name. */
	brokenVersion?: string;
	/** Commands that fail, by a part of them, with what they say. */
	failing: Record<string, string>;
}

export interface FakeServer extends Machine {
	state: ServerState;
	root: string;
	/** Commands and writes that changed something, in order. */
	changes: string[];
	/** The power goes at that change, counted from now. */
	cutAt(change: number): void;
	/** All that is on it: files, links, rights, users, packages, services. */
	picture(): Record<string, string>;
	put(path: string, text: string): void;
}

export class PowerCut extends Error {}

const PUBLICATIONS = "/var/lib/site/publications";
const HERE = "203.0.113.10";

/** A Debian server that is a folder: it knows the dozen commands of the installer, and loses power when told. */
export function fakeServer(systemd = true): FakeServer {
	const root = mkdtempSync(join(tmpdir(), "serveur-"));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const rightsOf = new Map<string, string>();
	const known = new Set<string>();
	const changes: string[] = [];
	let waitedMs = 0;
	let left = Number.POSITIVE_INFINITY;
	const pathOf = (real: string) => real.slice(root.length).replace(/\.nouveau$/, "");
	const disk = diskAt(root, (path, { owner, group, mode }) => {
		rightsOf.set(pathOf(path), `${owner} ${group} ${mode.toString(8)}`);
	});
	const put = (path: string, text: string) => {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	};

	/** Half of it is done when the power goes: `half` first, then the cut, then the rest. */
	function change(what: string, half: () => void, rest: () => void = () => {}): void {
		changes.push(what);
		left--;
		half();
		if (left === 0) throw new PowerCut(what);
		rest();
	}

	const machine: FakeServer = {
		...disk,
		root,
		changes,
		put,
		state: {
			addresses: ["127.0.0.1", HERE],
			names: { "www.martin.example": [HERE], "martin.example": [HERE] },
			...{ isReached: false, portHolders: {}, freeBytes: 20e9, memoryBytes: 2e9, answers: {}, files: {}, failing: {} },
			letter: { isTaken: true },
			page: "tel:+33465710038",
		},
		cutAt(number) {
			left = number;
		},
		write: (path, text, rights) => change(`écrire ${path}`, () => disk.write(path, text, rights)),
		setRights: (path, rights) => change(`droits ${path}`, () => disk.setRights(path, rights)),
		makeFolder: (path) => change(`dossier ${path}`, () => disk.makeFolder(path)),
		copy: (from, to) =>
			change(`copier ${to}`, () => {
				// Node itself is a hundred megabytes, and nobody runs it here.
				if (to.endsWith("/node")) put(to, "");
				else disk.copy(from, to);
			}),
		move: (from, to) => change(`déplacer ${to}`, () => disk.move(from, to)),
		remove: (path) => change(`ôter ${path}`, () => disk.remove(path)),
		link: (path, target) => change(`lier ${path}`, () => disk.link(path, target)),
		rights: (path) =>
			readRights(rightsOf.get(path), lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined),
		resolve: async (name) => machine.state.names[name] ?? [],
		ownAddresses: () => machine.state.addresses,
		reachedBy: async () => machine.state.isReached,
		portHolder: (port) => machine.state.portHolders[port],
		freeBytes: () => machine.state.freeBytes,
		memoryBytes: () => machine.state.memoryBytes,
		sendLetter: async () => machine.state.letter,
		async fetch(url) {
			const { brokenVersion, files } = machine.state;
			if (files[url] !== undefined) return { status: 200, text: files[url] };
			const isBroken = brokenVersion !== undefined && disk.readLink("/srv/site")?.includes(brokenVersion);
			if (isBroken && url.startsWith("http://127.0.0.1")) return undefined;
			const found = Object.entries(machine.state.answers).find(([start]) => url.startsWith(start));
			const status = found ? found[1] : 200;
			return status === undefined ? undefined : { status, text: machine.state.page };
		},
		nowMs: () => Date.parse("2026-11-24T22:00:00Z") + changes.length + waitedMs,
		wait: async (delayMs) => {
			waitedMs += delayMs;
		},
		async run(words, { folder = "/", env = {} } = {}): Promise<Ran> {
			const line = words.join(" ");
			const failing = Object.entries(machine.state.failing).find(([start]) => line.includes(start));
			if (failing) return { status: 1, said: failing[1] };
			return runCommand(line, words, folder, env);
		},
		picture,
	};
	disk.makeFolder("/srv");
	put("/usr/bin/apt-get", "");
	if (systemd) disk.makeFolder("/run/systemd/system");
	return machine;

	function runCommand(line: string, words: readonly string[], folder: string, env: Record<string, string>): Ran {
		const done = (said = "") => ({ status: 0, said });
		const asks = (isSo: boolean) => ({ status: isSo ? 0 : 1, said: "" });
		const isKnown = (kind: string) => known.has(`${kind} ${words.at(-1)}`);
		const learn = (kind: string, names: readonly string[]) =>
			change(
				line,
				() => {},
				() => {
					for (const name of names) known.add(`${kind} ${name}`);
				},
			);
		if (line === "id -u site") return asks(isKnown("utilisateur"));
		if (line.startsWith("systemctl is-enabled")) return asks(isKnown("avec la machine"));
		if (line.startsWith("systemctl is-active")) return asks(isKnown("en marche"));
		if (line.startsWith("dpkg-query")) {
			const installed = words.slice(3).filter((name) => known.has(`paquet ${name}`));
			return { status: installed.length > 0 ? 0 : 1, said: installed.map(() => "install ok installed\n").join("") };
		}
		if (line.startsWith("npm view")) return done(machine.state.files[line]);
		if (line.startsWith("npm run --silent carnet")) return done("https://www.martin.example/carnet/entrer?jeton=abc\n");
		if (line.startsWith("npm run --silent demandes")) return done();
		if (/try-version|demandes\.ts sauvegarder/.test(line)) return done();
		if (line.includes("make-site.ts")) {
			const [out = "", identity = ""] = [words.at(-1), disk.read(`${env.OWNER_DIR}/identity.json`)];
			change(
				line,
				() => put(`${out}/client/index.html`, identity),
				() => {
					put(`${out}/carnet/pages.js`, "");
					put(`${out}/facts/identity.json`, identity);
					put(`${dirname(out)}/cartes/accueil.png`, "");
				},
			);
			return done(`{"isMade":true}`);
		}
		if (line.includes("publication.ts add")) {
			// As the relay names them: a name that is taken is never given again.
			const place = disk.list(PUBLICATIONS).filter((name) => name.startsWith("20261124-2200")).length;
			const id = `20261124-22000${place}`;
			change(line, () => disk.move(words.at(-1) ?? "", `${PUBLICATIONS}/${id}`));
			return done(`${id}\n`);
		}
		if (line.includes("publication.ts show")) {
			change(line, () => disk.link(`${PUBLICATIONS}/en-ligne`, words.at(-1) ?? ""));
			return done();
		}
		if (line.startsWith("useradd")) learn("utilisateur", ["site"]);
		else if (line.startsWith("apt-get install")) learn("paquet", words.slice(5));
		else if (/^systemctl (disable|stop)/.test(line))
			change(line, () => {
				for (const name of words.slice(2))
					for (const kind of words[1] === "stop" ? ["en marche"] : ["en marche", "avec la machine"])
						known.delete(`${kind} ${name}`);
			});
		else if (line.startsWith("systemctl enable")) learn("avec la machine", words.slice(2));
		else if (/^systemctl (start|restart|reload-or-restart)/.test(line)) learn("en marche", words.slice(2));
		else if (line.startsWith("npm ci"))
			change(
				line,
				() => put(join(folder, "node_modules/vite/index.js"), ""),
				() => put(join(folder, "node_modules/.bin/node"), ""),
			);
		else if (/^(dpkg --configure|apt-get update|chown|chmod|find|caddy validate|systemctl daemon-reload)/.test(line))
			change(line, () => {});
		else return { status: 127, said: `commande inconnue\u202f: ${line}` };
		return done();
	}

	function picture(): Record<string, string> {
		const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => {
			const path = join(root, name);
			const found = lstatSync(path);
			const content = found.isSymbolicLink()
				? `→ ${readlinkSync(path)}`
				: found.isFile()
					? readFileSync(path, "utf8")
					: "";
			return [`/${name}`, `${rightsOf.get(`/${name}`) ?? ""} ${content}`] as const;
		});
		return Object.fromEntries([...files, ...[...known].map((one) => [one, "oui"] as const)].sort());
	}
}

function readRights(written: string | undefined, isThere: boolean): Rights | undefined {
	if (!isThere || written === undefined) return undefined;
	const [owner = "", group = "", mode = ""] = written.split(" ");
	return { owner, group, mode: Number.parseInt(mode, 8) };
}
