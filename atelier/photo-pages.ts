import { readFile } from "node:fs/promises";
import type { Ask } from "#notebook/ask.ts";
import { frameOf } from "#notebook/frame.ts";
import { PRIVATE, seeOther } from "#notebook/load-pages.ts";
import { PUT_BACK, saying } from "#notebook/notices.ts";
import type { Parts } from "#notebook/parts.ts";
import { fields, type View } from "#notebook/views.ts";
import { parisDay } from "#relay/clock.ts";
import type { Own } from "./assemble-atelier.ts";
import { nextAfter, openOf } from "./overview.ts";
import { isGroupOf, type Json, valueAt, withValue } from "./owner-facts.ts";
import { PHOTO_WORDS, type PhotoFault, type PhotoWords, readWords, wordsOf } from "./photographs.ts";
import { type PictureRead, seenIn } from "./reading.ts";
import { atelierAddresses, atelierFields } from "./views.ts";

const TO_LIST = atelierAddresses.group("photos");

/** Every picture of the site, or the one that the address names with its form. */
export async function showPhotos(ask: Ask, parts: Parts, faults: PhotoFault[] = []): Promise<Response | View> {
	const { own } = parts.atelier;
	if (own === undefined) return seeOther(atelierAddresses.atelier);
	const [reading, waiting] = await Promise.all([own.check(), own.tray.list()]);
	const [file, pictures] = [own.facts.read("photographs"), reading?.pictures ?? []];
	const picture = pictures.find(({ name }) => name === ask.url.searchParams.get(atelierFields.picture));
	if (picture !== undefined && file !== undefined)
		return onePhoto({ ask, parts, picture, entry: entryOf(file, picture) });
	return {
		page: "atelier-photos",
		isBroken: file === undefined,
		// Those of work that he does not do are on no page.
		pictures: pictures.flatMap((one) => {
			const entry = entryOf(file ?? null, one);
			if (entry === undefined && one.pages.length === 0) return [];
			return [{ ...one, own: entry === undefined ? undefined : wordsOf(entry) }];
		}),
		waiting,
		chosen: waiting.find((print) => print === ask.url.searchParams.get(atelierFields.waiting)),
		open: openOf("photos", reading?.points),
		...nextAfter("photos", reading),
		faults,
		frame: await frameOf(ask, parts.store),
	};
}

/** Takes a photograph in, changes its words, or takes it away. What was sent is kept even when a word is missing. */
export async function savePhoto(ask: Ask, parts: Parts): Promise<Response | View> {
	const { own } = parts.atelier;
	if (own !== undefined && ask.form.get(fields.act) === "several") return takeSeveral(ask, parts, own);
	if (own !== undefined && ask.form.get(fields.act) === "drop") {
		await own.tray.remove(ask.form.get(atelierFields.waiting) ?? "");
		return seeOther(TO_LIST);
	}
	const picture = (await own?.check())?.pictures.find(({ name }) => name === ask.form.get(atelierFields.picture));
	if (own === undefined || picture === undefined) return seeOther(TO_LIST);
	const { name } = picture;
	if (ask.form.get(fields.act) === "take-away") {
		return own.facts.exclusively(async () => {
			const file = own.facts.read("photographs");
			// The list says that it is broken.
			if (file === undefined) return seeOther(TO_LIST);
			await own.facts.write("photographs", withValue(file, [name], undefined));
			await own.photographs.keepOnly(name, undefined);
			return seeOther(saying(TO_LIST, "photo-away"));
		});
	}
	const { words, errors } = readWords(ask.form, parisDay(ask.nowMs));
	const waiting = ask.form.get(atelierFields.waiting) ?? "";
	const [upload] = ask.files;
	const sent = upload ?? (await own.tray.sent(waiting));
	if (sent !== undefined && errors.size > 0) {
		// Words are missing. A browser does not give a file twice, and the page may be left: it waits with the others.
		const kept = upload === undefined ? { isTaken: true as const, print: waiting } : await own.tray.add(upload);
		const entry = entryOf(own.facts.read("photographs") ?? null, picture);
		const shown = { ask, parts, picture, entry, typed: words, errors };
		return onePhoto(kept.isTaken ? { ...shown, chosen: kept.print } : { ...shown, fault: kept });
	}
	const taken =
		sent === undefined ? undefined : await own.photographs.take(sent, name, seenIn(ask.form.get(atelierFields.seen)));
	const carried = ask.form.get(atelierFields.carried) ?? "";
	return own.facts.exclusively(async () => {
		const file = own.facts.read("photographs");
		if (file === undefined) return seeOther(TO_LIST);
		const entry = entryOf(file, picture);
		const shown = { ask, parts, picture, entry, typed: words, errors };
		if (taken?.isTaken === false) return onePhoto({ ...shown, fault: taken });
		const print = taken?.print ?? ((await own.photographs.has(name, carried)) ? carried : wordsOf(entry).print);
		if (print === undefined && !isGroupOf(entry ?? null)) return onePhoto({ ...shown, fault: { why: "none" } });
		if (ask.form.get(atelierFields.print) !== pagePrint(entry))
			return onePhoto({ ...shown, carried: print, hasChanged: true });
		if (errors.size > 0) return onePhoto({ ...shown, carried: print });
		const value: Json = { ...words, ...(print === undefined ? {} : { print }) };
		await own.facts.write("photographs", withValue(file, [name], value));
		await own.photographs.keepOnly(name, print);
		if (taken !== undefined && upload === undefined) await own.tray.remove(waiting);
		return seeOther(saying(TO_LIST, "photo-saved"));
	});
}

/** The words that were typed on a page whose session is another one by now. A file is to be chosen again. */
export async function photoPutBack(ask: Ask, parts: Parts): Promise<Response | View> {
	const name = ask.form.get(atelierFields.picture);
	const picture = (await parts.atelier.own?.check())?.pictures.find((one) => one.name === name);
	const file = parts.atelier.own?.facts.read("photographs");
	const frame = await frameOf(ask, parts.store, PUT_BACK);
	if (picture === undefined || file === undefined) {
		const list = await showPhotos(ask, parts);
		return list instanceof Response ? list : { ...list, frame };
	}
	const carried = ask.form.get(atelierFields.carried) || undefined;
	const shown = {
		ask,
		parts,
		picture,
		entry: entryOf(file, picture),
		typed: readWords(ask.form, parisDay(ask.nowMs)).words,
		carried,
	};
	return { ...(await onePhoto(shown)), frame };
}

/** Those that came together wait for their places, which he gives one after the other. */
async function takeSeveral(ask: Ask, parts: Parts, { tray }: Own): Promise<Response | View> {
	const taken = [];
	for (const sent of ask.files) taken.push(await tray.add(sent));
	const faults: PhotoFault[] = taken.length === 0 ? [{ why: "none" }] : taken.filter((one) => !one.isTaken);
	return faults.length === 0 ? seeOther(saying(TO_LIST, "photos-came")) : showPhotos(ask, parts, faults);
}

/** The smallest size of one of his own, for him alone: the public site has it once it is published. */
export async function photoFile(ask: Ask, { atelier }: Parts): Promise<Response> {
	const [, name = "", print = ""] = /\/([\w-]+)-([0-9a-f]{8})\.webp$/.exec(ask.url.pathname) ?? [];
	const { own } = atelier;
	const waits = ask.url.pathname === atelierAddresses.waitingPhoto(print);
	const isThere = waits ? await own?.tray.sent(print) : await own?.photographs.has(name, print);
	if (own === undefined || !isThere) return new Response(null, { status: 404, headers: PRIVATE });
	const bytes = await readFile(waits ? own.tray.small(print) : own.photographs.thumbnail(name, print));
	return new Response(bytes, { headers: { ...PRIVATE, "content-type": "image/webp" } });
}

/** GET, asked by the page that waits (atelier/chosen-photo.ts). */
export async function photoUnderWay(_ask: Ask, { atelier }: Parts): Promise<Response> {
	return Response.json(atelier.own?.photographs.underWay() ?? {}, { headers: PRIVATE });
}

const entryOf = (file: Json, { name }: PictureRead): Json | undefined => valueAt(file, [name]);
/** The words of the photograph that was saved last. */
const lastSaved = (parts: Parts): Partial<PhotoWords> =>
	wordsOf(Object.values(parts.atelier.own?.facts.read("photographs") ?? {}).at(-1) as Json | undefined);
/** What stood when the page was shown: somebody may have changed it since. */
const pagePrint = (entry: Json | undefined): string => JSON.stringify(entry ?? null);

interface Shown {
	ask: Ask;
	parts: Parts;
	picture: PictureRead;
	entry: Json | undefined;
	typed?: PhotoWords;
	errors?: ReadonlyMap<string, string>;
	fault?: PhotoFault;
	/** Print of a photograph that was taken in and whose words are still missing. */
	carried?: string | undefined;
	/** Print of the one that waits in the tray for the same. */
	chosen?: string;
	hasChanged?: boolean;
}

async function onePhoto(shown: Shown): Promise<View> {
	const { ask, parts, picture, entry, typed, errors, fault, carried, hasChanged = false } = shown;
	const chosen = shown.chosen ?? ask.url.searchParams.get(atelierFields.waiting) ?? "";
	const stands = wordsOf(entry);
	const print = carried ?? stands.print;
	const last = lastSaved(parts);
	const waiting = (await parts.atelier.own?.tray.list()) ?? [];
	const own = print === undefined ? undefined : atelierAddresses.photoFile(picture.name, print);
	const waits = waiting.includes(chosen) ? atelierAddresses.waitingPhoto(chosen) : undefined;
	return {
		page: "atelier-photo",
		picture: { ...picture, src: waits ?? own ?? picture.src },
		isOwn: entry !== undefined,
		isNew: shown.chosen !== undefined || (carried !== undefined && carried !== stands.print),
		fields: PHOTO_WORDS.map(({ key, kind, label, example }) => ({
			...{ name: key, kind, label, example, isOptional: false },
			typed: typed?.[key] ?? stands[key] ?? "",
			// Photographs of one job are of one place and month.
			ready: key === "shows" || (typed?.[key] ?? stands[key]) ? undefined : last[key],
			error: errors?.get(key),
			now: hasChanged && typed?.[key] !== stands[key] ? (stands[key] ?? "") : undefined,
		})),
		fault,
		print: pagePrint(entry),
		carried: carried ?? "",
		hasChanged,
		waiting,
		chosen,
		frame: await frameOf(ask, parts.store),
	};
}
