import type { Review } from "../own-facts.ts";
import type {
	Action,
	Block,
	Card,
	Exactly,
	Figure,
	GalleryItem,
	Hero,
	InternalPath,
	Item,
	Many,
	Offer,
	Prose,
	Seo,
	Several,
} from "../shapes.ts";
import type { TownRowName } from "../town-local.ts";

/* What the specification lists for each page, with its counts. The words are in the file of the same name beside this one. */

type Minutes = { readonly min: number; readonly max: number };
/** Before the quote form. */
type Form = { title: string; lead: string };
type Reviews = Block<readonly Review[]>;

export type HomePage = {
	seo: Seo;
	hero: Hero;
	services: Block<Exactly<3, Card>>;
	gallery: Block<Exactly<4, GalleryItem>>;
	reasons: Block<Exactly<4, Item>>;
	area: { title: string; lead: string; link: string };
	testimonials: Reviews;
	finalCall: Item;
};

export type EmergencyPage = {
	seo: Seo;
	hero: Hero;
	interventions: Block<Exactly<3, Item & { minutes: Minutes | undefined }>>;
	gallery: Block<Many<GalleryItem>>;
	steps: Block<Exactly<4, Item>>;
	ready: Block<Many<Item>>;
	rights: Block<Many<Item>>;
	testimonials: Reviews;
	finalCall: Item;
};

export type ServicesPage = {
	seo: Seo;
	hero: Hero;
	/** Each with its picture and the page that says more. */
	cards: Block<readonly (Card & { picture: GalleryItem["picture"]; page: InternalPath; link: string })[]>;
	/** Over what each comprises. */
	includes: string;
	guarantees: Block<Several<{ work: string; covers: string; value: string }>>;
	quote: Item;
};

export type ServiceAreaPage = {
	seo: Seo;
	hero: Hero;
	stats: Exactly<4, Figure>;
	mainTowns: { title: string };
	otherTowns: { title: string; lead: string };
	bands: Block<readonly { fromKm: number; toKm: number; minutes: Minutes; text: string }[]>;
	travelTime: { title: string; lead: string; button: string };
	finalCall: Item;
};

export type ContactPage = {
	seo: Seo;
	hero: Hero;
	cards: { phone: Item; email: Item; area: Item & { link: string }; hours: Item };
	form: Form;
	reasons: Block<Exactly<3, Item>>;
	didYouKnow: { title: string; items: Many<string> };
	emergency: Item;
};

/** `framed` only where a text of law wants a frame around it. */
type LegalSection = {
	id: string;
	title: string;
	framed?: true;
	/** Each a text, or a text under the few words that say what it is about. */
	paragraphs: readonly (string | readonly [about: string, text: string])[];
	/** After them: what is asked of who publishes, under its name. */
	facts?: readonly (readonly [name: string, value: string])[];
};
export type LegalPage = {
	seo: Seo;
	title: string;
	lead: string;
	/** What it comes to, for who reads no further. */
	/** What it comes to. */
	brief: { figures: Exactly<2, Figure>; sentences: Exactly<2, string> };
	sections: readonly LegalSection[];
};

export type LockChangePage = {
	seo: Seo;
	hero: Hero;
	expertise: Prose;
	services: Block<Exactly<6, Item>>;
	lockTypes: Block<Exactly<4, Offer>>;
	reasons: Block<Many<Item>>;
	whoPays: Block<Many<Item>>;
	express: Item & { lines: Exactly<3, Figure> };
	gallery: Block<Several<GalleryItem>>;
	form: Form;
};

export type ArmouredDoorPage = {
	seo: Seo;
	hero: Hero;
	certifications: {
		title: string;
		lead: string;
		/** Of the certifier's own minutes, under the levels. */
		note: string;
		levels: readonly { name: string; minutes: number; text: string }[];
		norms: string;
	};
	solutions: Block<Exactly<6, Item>>;
	benefits: Block<Exactly<4, Item>>;
	/** None, of who takes both out. */
	warranties: Block<readonly (Item & { value: string })[]>;
	reasons: Block<Many<Item>>;
	steps: Block<Exactly<4, Item>>;
	gallery: Block<Many<GalleryItem>>;
	form: Form;
};

export type LockRepairPage = {
	seo: Seo;
	hero: Hero;
	/** Labels of the two call buttons, as the specification words them. */
	callLabels: { hero: string; price: string };
	problems: Block<Exactly<6, Item>>;
	services: Block<Exactly<4, Offer>>;
	reasons: Block<Exactly<3, Item>>;
	price: Item & { value: string; lines: Many<string> };
	steps: Block<Exactly<4, Item>>;
	gallery: Block<Exactly<1, GalleryItem>>;
	form: Form;
};

export type DoorCladdingPage = {
	seo: Seo;
	hero: Hero;
	benefits: Block<Many<Item>>;
	technique: Block<Exactly<5, Item>>;
	options: Block<Exactly<2, Item & { features: Many<string>; recommended: boolean }>>;
	steps: Block<Exactly<4, Item>>;
	delays: Block<Many<Figure>>;
	gallery: Block<Many<GalleryItem>>;
	form: Form;
};

export type BreakInPage = {
	seo: Seo;
	hero: Hero;
	/** Before the numbers of the police, right under the title. */
	danger: string;
	emergency: Block<Many<Item>>;
	insurance: Block<Exactly<4, Item>> & { photos: { before: string; after: string } };
	/** A gesture is ticked off, or its steps are; under one stand the numbers to call, under another his. */
	actions: Block<
		Exactly<
			6,
			Item | (Item & { callsForHelp: true }) | (Item & { callsMe: true }) | { title: string; steps: readonly Item[] }
		>
	> & {
		sources: string;
		record: Record<
			| ("title" | "folds" | "lead" | "name" | "address" | "insurer" | "complaint" | "date")
			| ("missing" | "marks" | "estimate" | "made" | "signature"),
			string
		>;
	};
	solutions: Block<Exactly<3, Item & { features: Many<string> }>>;
	steps: Block<Exactly<4, Item>>;
	advice: Exactly<4, string>;
	form: Form;
};
/** How far a town is: the base, under half an hour, over it, farther by road than the minutes said, beyond the radius. */
export type TownKind = "base" | "near" | "slow" | "detour" | "beyond";
/** One sentence in several wordings, all true. */
type Wordings = readonly string[];
/** What is said otherwise of each kind of town; all but the first three are placeholders of the frame. */
type OfKind = Record<
	| ("description" | "lead" | "estimate")
	| ("delaiTitre" | "serrure" | "effraction" | "deplacement" | "zone" | "zoneAlone" | "gratuit"),
	Wordings
>;

/**
 * The town page. Texts may hold words in braces: the page puts the town's own figures, names and prepositions
 * there (content/pages/town.ts says which).
 */
export type TownPage = {
	seo: Omit<Seo, "description"> & { titleLong: string; titleLongest: string };
	hero: { title: string };
	beyondRadius: string;
	beyondMeasured: string;
	place: {
		title: string;
		around: string;
		folds: string;
		/** Over those where no time is promised. */
		toConfirm: string;
		labels: Record<"postalCode" | "postalCodes" | "quarters" | "merged" | "mergedMany" | TownRowName, string>;
	};
	police: Record<"police" | "gendarmerie" | "either", string>;
	estimateApart: string;
	any: Record<
		| ("alentours" | "travaux" | "devis" | "garantie" | "heures" | "nuit" | "partenaire")
		| ("questionNuit" | "questionZone" | "questionSerrures" | "questionDevis"),
		Wordings
	>;
	bySize: Record<"city" | "town" | "village", { serrures: Wordings }>;
	by: Record<TownKind, OfKind & { heures?: Wordings }>;
	services: Block<Exactly<3, Card>>;
	/** Over what the owner wrote about the town (owner/town-notes.json), if anything. */
	notesTitle: string;
	noteTitle: string;
	achievements: Block<Exactly<2, Omit<GalleryItem, "description"> & { action: Action }>>;
	/** `fewer`: where the owner took so many out of the site that five are not left. */
	nearby: { title: string; fewer: string };
	reasons: { title: string; items: Exactly<4, string> };
	faq: { title: string; items: Exactly<5, { question: string; answer: string }> };
	finalCall: { title: string };
};
