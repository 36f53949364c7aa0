import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { atelierAddresses as addresses, atelierFields as names } from "#atelier/views.ts";
import { type AtelierRelay, act, atelierOf, ownFacts } from "#tests/support/atelier.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { hiddenIn } from "#tests/support/notebook.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { type RelayProcess, spawnRelay } from "#tests/support/relay-process.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const DAY_MS = 86_400_000;

/** A real relay, to be killed, whose owner is signed in. */
async function startDoomed() {
	const folder = await ownFacts(await tempFolder());
	const dataDir = await tempFolder();
	const relay = await spawnRelay({ DATA_DIR: dataDir, OWNER_DIR: folder, TZ: "UTC" });
	return { relay, folder, dataDir, atelier: await atelierOf({ url: relay.url, dataDir }, folder) };
}

/** Names under way anywhere in the two folders, and photographs. */
const left = (...folders: string[]) =>
	folders
		.flatMap((folder) => readdirSync(folder, { encoding: "utf8", recursive: true }))
		.filter((name) => /^mail\/\.|envoi|chantier$|\.nouveau|\.ancien|en-cours|photographies\//.test(name));

/** The form of a picture with a photograph, of which only some is sent. */
async function sendPhoto({ relay, owner }: AtelierRelay, photo: Buffer, share: number) {
	const form = new FormData();
	const page = await (await owner.get(addresses.photo("etabli"))).text();
	for (const [name, value] of Object.entries(hiddenIn(/<form[^>]*class="questions"[\s\S]*/.exec(page)?.[0] ?? "")))
		form.append(name, value.replaceAll("&quot;", '"'));
	for (const [word, said] of Object.entries({ place: "Voiron", date: "mars 2026", shows: "Un établi." }))
		form.append(word, said);
	form.append(names.file, new Blob([new Uint8Array(photo)]), "IMG_0001.jpg");
	const whole = new Response(form);
	const headers = { cookie: owner.cookie, "content-type": whole.headers.get("content-type") ?? "" };
	const body = Buffer.from(await whole.arrayBuffer());
	const sending = request(relay.url + addresses.group("photos"), {
		...{ method: "POST", headers: { ...headers, "content-length": String(body.length) } },
	}).on("error", () => {});
	sending.write(body.subarray(0, body.length * share));
}

const photo = () =>
	sharp({
		create: { width: 4_000, height: 3_000, channels: 3, background: "#b46a2a", noise: { type: "gaussian", sigma: 30 } },
	})
		.jpeg()
		.toBuffer();

test.each<[string, (atelier: AtelierRelay) => Promise<unknown>, RegExp]>([
	["une photo en route", async (atelier) => sendPhoto(atelier, await photo(), 0.5), /envoi-/],
	["une photo au décodeur", async (atelier) => sendPhoto(atelier, await photo(), 1), /\.en-cours-\w+\/etabli/],
	["un aperçu en construction", ({ owner }) => owner.press(addresses.atelier, act("preview")), /chantier$/],
])(
	"tué net, %s : ce qu’il a lancé finit avec lui, et le départ suivant n’en laisse rien",
	{
		timeout: 60_000,
	},
	async (_, begin, trace) => {
		const { relay, folder, dataDir, atelier } = await startDoomed();
		await begin(atelier);
		await eventually("la trace", () => left(dataDir, folder).some((name) => trace.test(name)), 30_000);
		const started = childrenOf(relay);
		await relay.end("SIGKILL");
		expect(left(dataDir, folder)).not.toEqual([]);
		await eventually("la fin de ce qu’il a lancé", () => started.every((pid) => !isAlive(pid)));
		await startTestRelay({ dataDir, settings: { OWNER_DIR: folder } });
		expect(left(dataDir, folder)).toEqual([]);
	},
);

test("un aperçu arrêté en route ne laisse pas la copie où il se construisait", async () => {
	const folder = await ownFacts(await tempFolder());
	const relay = await startTestRelay({ settings: { OWNER_DIR: folder, SITE_DIR: "" } });
	const { owner } = await atelierOf(relay, folder);
	await owner.press(addresses.atelier, act("preview"));
	await eventually("la copie", () => left(relay.dataDir).length > 0);
	await relay.stop();
	await eventually("son absence", () => left(relay.dataDir).length === 0);
});

test("de tout ce qui s’écrit à côté de sa place, le départ suivant n’en laisse rien", async () => {
	const folder = await ownFacts(await tempFolder());
	const dataDir = await tempFolder();
	const unfinished = [
		[dataDir, ".copie-en-cours/demandes.sqlite"],
		[dataDir, "mail/.20260314T092653Z-260314-7K3FQ9XM.eml.tmp"],
		[dataDir, "atelier/cartes/0123.png.nouveau"],
		[dataDir, "publications/en-ligne.nouveau"],
		[dataDir, "publications/20260314-092653.ancien/client/index.html"],
		[folder, "identity.json.0123abcd.nouveau"],
		[folder, "photographies/.en-cours-etabli-01234567-480.avif"],
	] as const;
	for (const [root, file] of unfinished) await put(join(root, file));
	await put(join(dataDir, "mail/20260314T092653Z-260314-7K3FQ9XM.eml"));
	await put(join(dataDir, "atelier/cartes/0123.png"));
	const before = (await readdir(folder)).length;
	await startTestRelay({ dataDir, settings: { OWNER_DIR: folder } });
	expect(left(dataDir, folder)).toEqual([]);
	expect([
		(await readdir(join(dataDir, "mail"))).length,
		(await readdir(join(dataDir, "atelier/cartes"))).length,
	]).toEqual([1, 1]);
	expect((await readdir(folder)).length).toBe(before - 1);
});

test("une photo dont les mots ne sont jamais venus part au bout d’un jour ; une autre, jamais", async () => {
	const folder = await ownFacts(await tempFolder());
	const clock = manualClock();
	const dataDir = await tempFolder();
	const waiting = join(dataDir, "photos-a-placer");
	const sent = async (file: string, agoMs: number, into = join(folder, "photographies")) => {
		const path = join(into, file);
		await put(path);
		await utimes(path, new Date(), new Date(clock.nowMs() - agoMs));
	};
	await sent("etabli-0123abcd.jpg", 40 * DAY_MS);
	await sent("etabli-0123abcd-480.avif", 40 * DAY_MS);
	await sent("etabli-ffffffff.jpg", 3 * DAY_MS);
	await sent("porte-blindee-eeeeeeee-1600.webp", 3 * DAY_MS);
	await sent("etabli-dddddddd.jpg", DAY_MS / 2);
	await sent("à moi.jpg", 40 * DAY_MS);
	for (const end of ["photo", "webp"]) {
		await sent(`aaaaaaaa.${end}`, 9 * DAY_MS, waiting);
		await sent(`bbbbbbbb.${end}`, 3 * DAY_MS, waiting);
	}
	const words = { place: "Voiron", date: "mars 2026", shows: "Un établi.", print: "0123abcd" };
	const facts = join(folder, "photographs.json");
	await writeFile(facts, "{ cassé");
	await startTestRelay({ clock, dataDir, settings: { OWNER_DIR: folder } });
	await aMoment();
	expect(left(folder)).toHaveLength(6);
	expect(await readdir(waiting)).toHaveLength(4);
	await writeFile(facts, JSON.stringify({ etabli: words }));
	const kept = [
		"photographies/etabli-0123abcd-480.avif",
		"photographies/etabli-0123abcd.jpg",
		"photographies/à moi.jpg",
	];
	for (let minutes = 0; minutes <= 24 * 60; minutes += 10) {
		clock.advance(10 * 60_000);
		await new Promise(setImmediate);
	}
	await eventually("le ménage du jour", () => left(folder).length === kept.length);
	expect(left(folder).sort()).toEqual(kept);
	await eventually("celles sans place depuis une semaine", async () => (await readdir(waiting)).length === 2);
});

async function put(file: string): Promise<void> {
	await mkdir(join(file, ".."), { recursive: true });
	await writeFile(file, "");
}

function stat(pid: string): string {
	try {
		return readFileSync(`/proc/${pid}/stat`, "utf8");
	} catch {
		return "";
	}
}

/** A zombie is as good as gone. */
const isAlive = (pid: number) => !/^$|\) Z/.test(stat(String(pid)));

/** What a process has started, and what that has, while it runs. */
function childrenOf({ pid }: Pick<RelayProcess, "pid">): number[] {
	const parents = readdirSync("/proc").flatMap((one) => {
		const [, parent = "0"] = /^\d+$/.test(one) ? (/\) \w (\d+)/.exec(stat(one)) ?? []) : [];
		return parent === "0" ? [] : [[Number(one), Number(parent)] as const];
	});
	const own = parents.filter(([, parent]) => parent === pid).map(([child]) => child);
	return own.flatMap((child) => [child, ...childrenOf({ pid: child })]);
}
