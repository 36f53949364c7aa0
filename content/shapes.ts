import * as v from "valibot";

/*
 * The shapes that facts take. Every object is strict: a misspelt field is an error, not a fact silently lost.
 * The messages are read by the owner when the build stops, so they are French and say what to write.
 */

export const text = v.pipe(
	v.string("un texte est attendu"),
	v.trim(),
	v.minLength(1, "le texte est vide"),
	v.check((value) => !/ {2}/.test(value), "deux espaces se suivent"),
);
export const count = v.pipe(
	v.number("un nombre est attendu"),
	v.integer("un nombre entier est attendu"),
	v.minValue(0, "un nombre positif est attendu"),
);

/** At least `min` entries (and, when the specification counts them, exactly that many). */
export const listOf = <const T extends v.GenericSchema>(entry: T, min = 1) =>
	v.pipe(v.array(entry, "une liste est attendue"), v.minLength(min, `il faut au moins ${min} élément(s)`));
export const exactly = <const T extends v.GenericSchema>(n: number, entry: T) =>
	v.pipe(v.array(entry, "une liste est attendue"), v.length(n, `il faut exactement ${n} élément(s)`));

/** A path inside the site: "/", "/contact", "/contact#devis". */
export const internalPath = v.pipe(
	v.string("un chemin est attendu"),
	v.regex(/^\/[a-z0-9\-/]*(#[a-z-]+)?$/, "un chemin du site commence par « / »"),
);

export const ICONS = [
	"phone",
	"mail",
	"pin",
	"clock",
	"key",
	"cylinder",
	"door",
	"sheet",
	"shield",
	"breakin",
	"tools",
	"euro",
	"badge",
	"quote",
	"eye",
] as const;
export const PICTURES = [
	"porte-claquee",
	"cylindre",
	"multipoint",
	"porte-blindee",
	"blindage",
	"cornieres",
	"cle-cassee",
	"gond",
	"judas",
	"effraction",
	"palier",
	"plaque-rue",
	"etabli",
	"cadre-force",
	"barre-seuil",
	"protege-cylindre",
	"serrure-ouverte",
	"trousse",
	"cylindre-use",
	"applique",
] as const;

/** Head of a page. Lengths are those a result page shows whole. */
export const seo = v.strictObject({
	title: v.pipe(text, v.maxLength(60, "60 caractères au plus")),
	description: v.pipe(text, v.minLength(70, "70 caractères au moins"), v.maxLength(160, "160 caractères au plus")),
	keywords: listOf(text, 3),
});

/** A figure set large: « 10 ans » over « de garantie ». */
export const figure = v.strictObject({ value: text, label: text });
export const item = v.strictObject({ title: text, text });
export const offer = v.strictObject({ title: text, text, price: text });
export const icon = v.picklist(ICONS, "icône inconnue");
export const action = v.variant(
	"kind",
	[
		v.strictObject({ kind: v.literal("call"), label: text }),
		v.strictObject({ kind: v.literal("link"), label: text, to: internalPath }),
	],
	"une action est « call » ou « link »",
);
export const card = v.strictObject({ icon, title: text, text, features: v.array(text), action });
export const galleryItem = v.strictObject({
	picture: v.picklist(PICTURES, "image inconnue"),
	title: text,
	description: text,
});

/** A titled part of a page. `lead` is the sentence under the title, "" when the title says enough. */
export const block = <const T extends v.GenericSchema>(entry: T, min = 1) =>
	v.strictObject({ title: text, lead: v.string(), items: listOf(entry, min) });
export const blockOf = <const T extends v.GenericSchema>(n: number, entry: T) =>
	v.strictObject({ title: text, lead: v.string(), items: exactly(n, entry) });
export const prose = v.strictObject({ title: text, paragraphs: listOf(text) });
export const hero = v.strictObject({
	title: text,
	lead: text,
	figures: v.pipe(v.array(figure), v.maxLength(4, "4 chiffres au plus")),
});

export type Seo = v.InferOutput<typeof seo>;
export type Figure = v.InferOutput<typeof figure>;
export type Item = v.InferOutput<typeof item>;
export type Offer = v.InferOutput<typeof offer>;
export type Action = v.InferOutput<typeof action>;
export type Card = v.InferOutput<typeof card>;
export type GalleryItem = v.InferOutput<typeof galleryItem>;
export type Hero = v.InferOutput<typeof hero>;
export type Prose = v.InferOutput<typeof prose>;
export type PictureName = (typeof PICTURES)[number];
