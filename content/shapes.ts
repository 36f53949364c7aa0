/* The pieces that pages are written in. A misspelt or missing word is a type error; a count of the specification, a tuple. */

export type Icon = "phone" | "mail" | "pin" | "clock" | "cylinder" | "door" | "sheet" | "breakin" | "tools";

export const PICTURES = [
	"porte-ouverte",
	"porte-claquee",
	"demi-tour",
	"cylindre",
	"crochet",
	"multipoint-coupe",
	"porte-blindee",
	"cornieres",
	"cle-cassee",
	"gond",
	"judas",
	"bati-force",
	"effraction",
	"palier",
	"plaque-rue",
	"etabli",
	"barre-seuil",
	"protege-cylindre",
	"cylindre-use",
	"applique",
] as const;
export type PictureName = (typeof PICTURES)[number];

export const WEEK = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;
/** What may cost more than a weekday. */
export const DEARER_DAYS = ["dimanches", "fériés"] as const;

/** A path inside the site: "/", "/contact", "/contact#devis". */
export type InternalPath = `/${string}`;

/** As many as the specification counts. */
export type Exactly<N extends number, T, Some extends readonly T[] = readonly []> = Some["length"] extends N
	? Some
	: Exactly<N, T, readonly [...Some, T]>;
/** Two at least, or three. */
export type Several<T> = readonly [T, T, ...T[]];
export type Many<T> = readonly [T, T, T, ...T[]];

export type UpToFour<T> = readonly [] | Exactly<1, T> | Exactly<2, T> | Exactly<3, T> | Exactly<4, T>;

/** Head of a page. content/check.ts sees that the title has 60 characters at most, the description 70 to 160. */
export type Seo = { title: string; description: string; keywords: readonly string[] };
/** A figure set large: « 10 ans » over « de garantie ». */
export type Figure = { value: string; label: string };
export type Item = { title: string; text: string };
export type Offer = Item & { price: string };
export type Action = { kind: "call"; label: string } | { kind: "link"; label: string; to: InternalPath };
export type Card = Item & { icon: Icon; features: readonly string[]; action: Action };
export type GalleryItem = { picture: PictureName; title: string; description: string };
export type Prose = { title: string; paragraphs: readonly string[] };
/** `promise` stands over the number on a phone, where the arrival in an emergency is not what the page is about. */
export type Hero = { title: string; lead: string; promise?: string; figures: UpToFour<Figure> };
/** A titled part of a page. `lead` is the sentence under the title, "" when the title says enough; `folds` opens its items on a phone. */
export type Block<Items> = { title: string; lead: string; items: Items; folds?: string };

/** What a page's <head> says of it. The document is written from it, and a client navigation sets it (app/features/navigation/route-change.tsx). */
export interface Head {
	title: string;
	description: string;
	keywords: string;
	/** Absolute address; the not-found page has none of its own. */
	canonical?: string;
	robots?: "noindex";
	/** The card that a shared link shows: only who asks for the page itself reads it. */
	card?: readonly { property: string; content: string }[];
}
