import { readFile } from "node:fs/promises";
import type { Ask } from "#notebook/ask.ts";
import { PRIVATE, seeOther } from "#notebook/load-pages.ts";
import { frameOf, saying } from "#notebook/notices.ts";
import type { Parts } from "#notebook/parts.ts";
import { fields, type View } from "#notebook/views.ts";
import { isGroupOf, type Json, valueAt, withValue } from "./owner-facts.ts";
import { PHOTO_WORDS, type PhotoFault, type PhotoWords, readWords, wordsOf } from "./photographs.ts";
import { type PictureRead, seenIn } from "./reading.ts";
import { atelierAddresses, atelierFields } from "./views.ts";

const TO_LIST = atelierAddresses.group("photos");

/** Every picture of the site, or the one that the address names with its form. */
export async function showPhotos(ask: Ask, parts: Parts): Promise<Response | View> {
	const { own } = parts.atelier;
	if (own === undefined) return seeOther(atelierAddresses.atelier);
	const [file, pictures] = [own.facts.read("photographs"), (await own.check())?.pictures ?? []];
	const picture = pictures.find(({ name }) => name === ask.url.searchParams.get(atelierFields.picture));
	if (picture !== undefined && file !== undefined)
		return onePhoto({ ask, parts, picture, entry: entryOf(file, picture) });
	return {
		page: "atelier-photos",
		isBroken: file === undefined,
		pictures: pictures.map((one) => {
			const entry = entryOf(file ?? null, one);
			return { ...one, own: entry === undefined ? undefined : wordsOf(entry) };
		}),
		frame: await frameOf(ask, parts.store),
	};
}

/** Takes a photograph in, changes its words, or takes it away. What was sent is kept even when a word is missing. */
export async function savePhoto(ask: Ask, parts: Parts): Promise<Response | View> {
	const { own } = parts.atelier;
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
	const { words, errors } = readWords(ask.form);
	// Made at once: a browser does not give a file twice.
	const taken =
		ask.file === undefined
			? undefined
			: await own.photographs.take(ask.file, name, seenIn(ask.form.get(atelierFields.seen)));
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
		return seeOther(saying(TO_LIST, "photo-saved"));
	});
}

/** The smallest size of one of his own, for him alone: the public site has it once it is published. */
export async function photoFile(ask: Ask, { atelier }: Parts): Promise<Response> {
	const [, name = "", print = ""] = /\/([\w-]+)-([0-9a-f]{8})\.webp$/.exec(ask.url.pathname) ?? [];
	const { own } = atelier;
	if (own === undefined || !(await own.photographs.has(name, print)))
		return new Response(null, { status: 404, headers: PRIVATE });
	const bytes = await readFile(own.photographs.thumbnail(name, print));
	return new Response(bytes, { headers: { ...PRIVATE, "content-type": "image/webp" } });
}

/** GET, asked by the page that waits (atelier/chosen-photo.ts). */
export async function photoUnderWay(_ask: Ask, { atelier }: Parts): Promise<Response> {
	return Response.json(atelier.own?.photographs.underWay() ?? {}, { headers: PRIVATE });
}

const entryOf = (file: Json, { name }: PictureRead): Json | undefined => valueAt(file, [name]);
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
	hasChanged?: boolean;
}

async function onePhoto(shown: Shown): Promise<View> {
	const { ask, parts, picture, entry, typed, errors, fault, carried, hasChanged = false } = shown;
	const stands = wordsOf(entry);
	const print = carried ?? stands.print;
	return {
		page: "atelier-photo",
		picture: { ...picture, src: print === undefined ? picture.src : atelierAddresses.photoFile(picture.name, print) },
		isOwn: entry !== undefined,
		isNew: carried !== undefined && carried !== stands.print,
		fields: PHOTO_WORDS.map(({ key, kind, label, example }) => ({
			...{ name: key, kind, label, example, isOptional: false },
			typed: typed?.[key] ?? stands[key] ?? "",
			error: errors?.get(key),
			now: hasChanged && typed?.[key] !== stands[key] ? (stands[key] ?? "") : undefined,
		})),
		fault,
		print: pagePrint(entry),
		carried: carried ?? "",
		hasChanged,
		frame: await frameOf(ask, parts.store),
	};
}
