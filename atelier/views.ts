/* What the relay gives the pages of the atelier (atelier/pages/) to show: data, no markup. */

import type { Field, Section, Unit } from "./form.ts";
import type { GroupName } from "./group-names.ts";
import type { Turn } from "./owner-facts.ts";
import type { PhotoFault, PhotoWords } from "./photographs.ts";
import type { PictureRead, Point, Step, TownRead } from "./reading.ts";
import type { Change } from "./what-changed.ts";

export type { PhotoFault };

type Maybe<T> = { [Name in keyof T]?: T[Name] | undefined };

export interface FieldView
	extends Pick<Field, "kind" | "label">,
		Maybe<Pick<Field, "why" | "example" | "ready" | "options" | "suggested">> {
	/** Its name in the form, and its id. */
	name: string;
	isOptional: boolean;
	/** The tick of `ready` was set, and the answer refused. */
	isReady?: boolean;
	/** The tick over its section answers for it too. */
	isOfAll?: boolean;
	typed: string;
	error?: string | undefined;
	/** Typed, and not saved with the rest of its unit: what stands. */
	before?: string | undefined;
	/** Where somebody changed it meanwhile: what stands now. Empty when it was taken out. */
	now?: string | undefined;
}

export interface UnitView extends Maybe<Pick<Unit, "legend" | "why">> {
	fields: FieldView[];
	/** A point of the publication check that is still open. */
	open?: "blocking" | "to-check" | undefined;
	/** The point's name, where a link to it leads: on the first unit that is about it. */
	point?: string | undefined;
	/** Why, where something stands there already. */
	because?: string | undefined;
	isFolded: boolean;
	/** Name of the tick that takes it out of its list, and whether it is set. */
	removal?: { name: string; isSet: boolean } | undefined;
}

export interface SectionView extends Maybe<Pick<Section, "title" | "lead" | "leadsTo" | "sources">> {
	/** A tick that answers for its lines, and whether it is set. */
	all?: (NonNullable<Section["all"]> & { isSet: boolean }) | undefined;
	isFolded: boolean;
	units: UnitView[];
}

export interface GroupSummary {
	group: GroupName;
	blocking: number;
	toCheck: number;
	isSettled: boolean;
}

export interface ProblemView {
	text: string;
	/** The group where it is mended. */
	group?: GroupName | undefined;
}

export interface PublicationView {
	id: string;
	madeAtMs: number;
	isOnline: boolean;
	/** Why there is this one, where that is known: he pressed « Publier », or the project was updated. */
	because?: "owner" | "update" | undefined;
	/** What visitors saw change with it, in words; nothing where the one before it is not kept. */
	changed?: Change[] | undefined;
}

/** How far the making of a site is. */
export type Progress =
	| { state: "making"; sinceMs: number; thenPublishes: boolean; step: Step }
	| { state: "failed"; problems: ProblemView[] }
	| { state: "made" }
	| { state: "published"; changed?: Change[] | undefined; blocking: Point[]; toCheck: number };

/** Where a point of the publication check is answered, within its page: a link leads there. */
export const pointId = (point: string): string => `point-${point.replace(/[^\w-]+/g, "-")}`;

/** Minutes that one press adds to every town. */
export const SLOWER_BY = 5;

/** Values of the field `act` that the atelier's forms send. */
export type AtelierAct =
	| "preview"
	| "publish"
	| "go-back"
	| "take-answers"
	| "drop-samples"
	| "take-roads"
	| "slower"
	| "take-arrival"
	| "save-and-go-on"
	| "undo-save";

export type AtelierView =
	| {
			page: "atelier";
			/** Why nothing can be written or shown, if so. */
			trouble?: "no-folder" | "no-check" | undefined;
			/** What would stop the build. */
			problems: ProblemView[];
			points: Point[];
			groups: GroupSummary[];
			/** A preview that nobody published yet. */
			preview?: { madeAtMs: number; isCurrent: boolean } | undefined;
			isMaking: boolean;
			publications: PublicationView[];
			/** SITE_DIR names a folder: what is published would not be shown. */
			cannotPublish: boolean;
			/** Answers were saved that visitors do not see yet. */
			hasUnpublished: boolean;
			/** What they would see change, in words; nothing where that is not known. */
			changes?: Change[] | undefined;
			/** What was just saved may be taken back. */
			undoes?: Turn | undefined;
	  }
	| {
			page: "atelier-group";
			group: GroupName;
			/** Of one town. */
			town?: Pick<TownRead, "slug" | "name"> | undefined;
			sections: SectionView[];
			/** Names of files that somebody broke by hand. */
			broken: string[];
			/** Fingerprint of the group's files, for the form to carry. */
			print: string;
			/** Somebody changed them meanwhile: nothing was saved. */
			hasChanged: boolean;
			/** Invented reviews of the sample that one press takes out. */
			samples: number;
			/** Visitors still see them. */
			samplesShown: boolean;
			/** Points of the group that are open, as the first page counts them. */
			left: Omit<GroupSummary, "group">;
			/** The next group that blocks, or what comes after all of them. */
			next: GroupName | "publish";
			/** What blocks there. */
			nextBlocking: number;
			undoes?: Turn | undefined;
	  }
	| {
			page: "atelier-towns";
			words: string;
			towns: (Pick<TownRead, "slug" | "name" | "area" | "minutes" | "hasPage"> & {
				isOwn: boolean;
				hasNote: boolean;
				/** What the road rather takes, in minutes. */
				road?: number | undefined;
			})[];
			/** How many have a page on the site, how many not, whatever was searched. */
			shown: number;
			out: number;
			/** What the publication check says of them. */
			open: Point[];
			/** The time, in minutes, that holds in every town, where the one that is announced does not. */
			arrival?: number | undefined;
			/** What blocks the publication of other answers, and the group that mends it. */
			next: GroupName | "publish";
			nextBlocking: number;
			undoes?: Turn | undefined;
	  }
	| {
			page: "atelier-photos";
			/** Somebody broke the file by hand. */
			isBroken: boolean;
			/** `own`: of those that the owner took. */
			pictures: (PictureRead & { own?: (Partial<PhotoWords> & { print?: string }) | undefined })[];
			/** Prints of those that came several at once and have no place yet. */
			waiting: readonly string[];
			/** The one of them that was touched: its place is touched next. */
			chosen?: string | undefined;
			/** What the publication check says of the pictures. */
			open: Point[];
			/** Where « Suite » leads. */
			next: GroupName | "publish";
			nextBlocking: number;
			/** Why some of them were not taken. */
			faults?: readonly PhotoFault[];
	  }
	| {
			page: "atelier-photo";
			picture: PictureRead;
			isOwn: boolean;
			/** It was just taken in, and waits for its words. */
			isNew: boolean;
			fields: FieldView[];
			fault?: PhotoFault | undefined;
			/** What the file said of it, for the form to carry. */
			print: string;
			/** Print of the photograph that waits. */
			carried: string;
			/** Prints of those that came several at once and have no place yet. */
			waiting: readonly string[];
			/** The one of them that was touched before the picture. */
			chosen: string;
			hasChanged: boolean;
	  }
	| { page: "atelier-progress"; progress: Progress }
	/** Something blocks still: a second press, that says how much. */
	| { page: "atelier-confirm"; changes?: Change[] | undefined; blocking: Point[]; toCheck: number };

/** Addresses of the atelier, and of the preview. All ask for a session. */
export const atelierAddresses = {
	atelier: "/carnet/atelier",
	group: (group: GroupName) => `/carnet/atelier/${group}`,
	town: (slug: string) => `/carnet/atelier/villes?ville=${encodeURIComponent(slug)}`,
	photo: (name: string) => `/carnet/atelier/photos?image=${encodeURIComponent(name)}`,
	/** One of the owner's own, before it is public. */
	photoFile: (name: string, print: string) => `/carnet/atelier/photo/${name}-${print}.webp`,
	/** One that came with others and has no place yet. */
	waitingPhoto: (print: string) => `/carnet/atelier/photo/a-placer-${print}.webp`,
	/** How far the photograph is that is being made. */
	photoUnderWay: "/carnet/atelier/photo-en-cours",
	progress: "/carnet/atelier/en-cours",
	/** The preview of a page: « /carnet/apercu/contact ». */
	preview: "/carnet/apercu",
} as const;

/** Names of fields that are no fact. */
export const atelierFields = {
	/** Fingerprint of the files that the page showed. */
	print: "empreinte",
	/** How many blocking points were known to the second press. */
	confirmed: "confirme",
	publication: "publication",
	town: "ville",
	picture: "image",
	/** The file of a photograph. */
	file: "photo",
	/** A photograph that was taken in and waits for its words. */
	carried: "recue",
	/** One of those that came several at once. */
	waiting: "arrivee",
	/** What is kept of a photograph of another shape. */
	seen: "cadre",
	words: "mots",
} as const;
