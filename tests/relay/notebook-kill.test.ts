import { randomBytes } from "node:crypto";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import { expect, test } from "vitest";
import { addresses, fields } from "#notebook/views.ts";
import { owner as facts } from "#owner";
import { parisDay } from "#relay/clock.ts";
import type { EventKind } from "#relay/store/notebook.ts";
import { summaryOf } from "#relay/store/steps.ts";
import { FOLLOW_HEADER } from "#shared/quote/follow.ts";
import { watchedRelay } from "#tests/support/endurance/each-step.ts";
import { noPowerCut } from "#tests/support/endurance/power-cut.ts";
import { eventually } from "#tests/support/eventually.ts";
import { commandLink, followLink, sendForm, signIn } from "#tests/support/notebook.ts";
import { SITE_DIR } from "#tests/support/pages.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { LEGAL, QUOTE_FORM } from "#tests/support/quotes.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { visitorFields as visitor } from "#visitor/views.ts";

type Row = Record<string, string | number | null>;

/** All that an act changes, as a start after a SIGKILL would find it. Letters leave by themselves meanwhile. */
function found(folder: string) {
	const db = new DatabaseSync(join(folder, "demandes.sqlite"), { timeout: 2_000 });
	const rows = (sql: string): Row[] => structuredClone(db.prepare(sql).all() as Row[]);
	const state = {
		requests: rows(
			"SELECT id, quarantined, standing, last_step, last_step_at, appointment_at, answered_at FROM request ORDER BY id",
		),
		events: rows("SELECT * FROM event ORDER BY seq"),
		// Their PDF comes after: whoever asks next makes it.
		quotes: rows("SELECT id, request_id, body, answer FROM quote ORDER BY id"),
		photos: rows("SELECT request_id, digest, size FROM photo ORDER BY seq"),
		doors: rows("SELECT hash, kind FROM entry WHERE kind IN ('sign-in', 'session', 'first-sign-in') ORDER BY hash"),
		letters: rows(
			"SELECT request_id, message_id, state = 'quarantined' AS waits FROM parcel WHERE kind = 'request' ORDER BY id",
		),
	};
	const checks = [...rows("PRAGMA foreign_key_check"), ...rows("PRAGMA integrity_check")];
	const broken = checks.map((row) => Object.values(row)[0]);
	db.close();
	return { state, broken };
}

/** What each request's row says that its events do not amount to. */
function lies({ requests, events }: ReturnType<typeof found>["state"]) {
	return requests.filter(({ id, ...row }) => {
		const its = events.filter(({ request_id }) => request_id === id);
		const { standing, lastStep, appointmentAtMs, answeredAtMs } = summaryOf(
			its.map(({ seq, at, kind, text, appointment_at, undoes }) => ({
				...{ seq: Number(seq), atMs: Number(at), kind: kind as EventKind, text: String(text) },
				...(appointment_at === null ? {} : { appointmentAtMs: Number(appointment_at) }),
				...(undoes === null ? {} : { undoes: Number(undoes) }),
			})),
		);
		const told = [row.standing, row.last_step, row.last_step_at, row.appointment_at, row.answered_at];
		// JSON has one « null » for both of theirs.
		const amounted = [standing, lastStep?.kind, lastStep?.atMs, appointmentAtMs, answeredAtMs];
		return JSON.stringify(told) !== JSON.stringify(amounted);
	});
}

/** It runs by the clock of the machine. */
const SIGNED = {
	[visitor.quote]: `${parisDay(Date.now()).slice(0, 4)}-001/1`,
	[visitor.signature]: "Anne Lefèvre",
	[visitor.read]: "oui",
};

/** Facts without which no quote is made. */
async function lawfulOwner(): Promise<string> {
	const folder = join(await tempFolder(), "owner");
	cpSync("owner", folder, { recursive: true });
	const { legal, prices } = facts;
	const own = Object.entries(prices).map(([kind, lines]) => [kind, lines.map(({ example: _, ...line }) => line)]);
	writeFileSync(join(folder, "legal.json"), JSON.stringify({ ...legal, ...LEGAL }));
	writeFileSync(join(folder, "prices.json"), JSON.stringify(Object.fromEntries(own)));
	return folder;
}

/** Without accents, as a letter's quoted-printable leaves it too. */
const ERASED = "Mme Oubli";

const isAnywhere = (folder: string, text: string): boolean =>
	readdirSync(folder, { recursive: true, withFileTypes: true }).some(
		(entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text),
	);

async function post(url: string, person: Person, isRobot = false): Promise<string> {
	const form = quoteForm(person);
	if (isRobot) form.set("_honey", "x");
	return ((await (await postQuote(url, person, { form })).json()) as { id: string }).id;
}

/** Some hundred copies of the folder are read, beside four suites. */
const LIMIT_MS = 120_000;

test("C9 · tué net à chaque étape de chaque geste : fait ou pas fait, jamais à moitié", {
	timeout: LIMIT_MS,
}, async (context) => {
	const reason = noPowerCut();
	if (reason !== undefined) context.skip(reason);
	const relay = await watchedRelay({ SITE_DIR, REMINDERS: "non", OWNER_DIR: await lawfulOwner() });
	const { dataDir, url } = relay;
	const [id, robot] = [await post(url, mmeLefevre), await post(url, mDaSilva, true)];
	const page = url + ((await postQuote(url, mmeLefevre)).headers.get(FOLLOW_HEADER) ?? "");
	const photo = await sharp(randomBytes(300 * 400 * 3), { raw: { width: 300, height: 400, channels: 3 } })
		.jpeg()
		.toBuffer();
	const erased = await post(url, { ...mDaSilva, name: ERASED });
	const isLeft = () => relay.output().split("letter_accepted").length > 3;
	const owner = await signIn({ url, dataDir });
	await eventually("les trois lettres", isLeft);
	const lost = await signIn({ url, dataDir });
	const link = await commandLink({ url, dataDir });
	const lastSeq = () => found(dataDir).state.events.findLast(({ request_id }) => request_id === id)?.seq ?? 0;
	const press = (act: string, typed: Record<string, string> = {}, on = id) =>
		owner.press(addresses.request(on), { [fields.act]: act, ...typed });
	const visit = { [fields.day]: "2099-03-16", [fields.hour]: "14:30" };

	const acts: Record<string, () => Promise<Response>> = {
		rappelée: () => press("called", { [fields.note]: "Rappelle à 18 h" }),
		"devis envoyé": () => press("quote-sent"),
		"rendez-vous": () => press("appointment", visit),
		note: () => press("note", { [fields.note]: "Code du portail" }),
		"en route": () => press("leaving"),
		faite: () => press("done"),
		annulée: () => press("undone", { [fields.undoes]: String(lastSeq()) }),
		// S6, S15: a number, a photograph, an acceptance.
		photo: () => {
			const body = new FormData();
			body.append(visitor.photos, new Blob([new Uint8Array(photo)]), "IMG_1.jpg");
			return fetch(`${page}/photos`, { method: "POST", body, redirect: "manual" });
		},
		"devis fait": () => owner.press(addresses.quote(id), QUOTE_FORM),
		"devis accepté": () => sendForm(`${page}/devis`, { ...SIGNED, [visitor.act]: "accept" }),
		"contrat rendu": () => sendForm(`${page}/devis`, { ...SIGNED, [visitor.act]: "withdraw" }),
		"sans suite": () => press("dropped"),
		renvoyée: () => press("resend"),
		libérée: () => press("release", {}, robot),
		"appel noté": () => owner.press(addresses.call, { [fields.phone]: "06 39 98 12 99" }),
		effacée: () => press("erase", { [fields.confirmed]: "oui" }, erased),
		entrée: () => followLink(link),
		"appareil déconnecté": () => lost.press(addresses.devices, { [fields.device]: "all" }),
	};
	const letters = join(await tempFolder(), "mail");
	cpSync(join(dataDir, "mail"), letters, { recursive: true });
	let half: string | undefined;
	for (const [name, act] of Object.entries(acts)) {
		// Connections that ended while the copies were read are seen to have.
		await new Promise((resolve) => setTimeout(resolve, 100));
		const before = found(dataDir).state;
		const steps = await relay.during(async () => expect((await act()).status, name).toBe(303));
		const after = found(dataDir).state;
		expect(after, name).not.toEqual(before);
		expect(steps.length, name).toBeGreaterThan(2);
		let isDone = false;
		for (const folder of steps) {
			const hasBytes = isAnywhere(folder, ERASED);
			const { state, broken } = found(folder);
			if (hasBytes && !state.requests.some((row) => row.id === erased)) half ??= folder;
			const isAfter = JSON.stringify(state) === JSON.stringify(after);
			// Once done it stays so, and between the two there is nothing.
			if (isDone || !isAfter) expect({ name, state }).toEqual({ name, state: isDone ? after : before });
			expect({ name, broken, lies: lies(state) }).toEqual({ name, broken: ["ok"], lies: [] });
			isDone ||= isAfter;
		}
		expect(isDone, name).toBe(true);
	}

	// Killed between the rows and the bytes: the next start ends what was begun, the letter too.
	expect(isAnywhere(letters, ERASED)).toBe(true);
	if (half === undefined) throw new Error("aucune étape entre les lignes et les octets");
	cpSync(letters, join(half, "mail"), { recursive: true });
	const left = half;
	await spawnRelay({ SITE_DIR, REMINDERS: "non", DATA_DIR: left });
	await eventually("la fin de l’effacement", () => !isAnywhere(left, ERASED));
	expect(isAnywhere(left, mmeLefevre.email)).toBe(true);
	expect(isAnywhere(dataDir, ERASED)).toBe(false);
});
