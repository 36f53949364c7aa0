import * as v from "valibot";
import {
	action,
	block,
	blockOf,
	card,
	count,
	exactly,
	figure,
	galleryItem,
	hero,
	internalPath,
	item,
	listOf,
	offer,
	prose,
	seo,
	text,
} from "../shapes.ts";

/*
 * One schema for each page: what the specification lists for it, with its counts. The words are in the file of the same
 * name beside this one.
 */

const minutes = v.strictObject({ min: count, max: count });

export const testimonial = v.strictObject({
	author: text,
	location: text,
	rating: v.picklist([1, 2, 3, 4, 5] as const, "une note de 1 à 5 est attendue"),
	comment: text,
	/** « 20 min », or null where the specification shows no time. */
	interventionTime: v.nullable(text),
	/** Where the review can be checked. null: shown with the tag « Exemple ». */
	source: v.nullable(text),
});

export const callBlock = v.strictObject({ title: text, text });

export const homeSchema = v.strictObject({
	seo,
	hero,
	services: blockOf(3, card),
	gallery: blockOf(4, galleryItem),
	reasons: blockOf(4, item),
	area: v.strictObject({ title: text, lead: text, link: text }),
	testimonials: blockOf(3, testimonial),
	finalCall: callBlock,
});

export const emergencySchema = v.strictObject({
	seo,
	hero,
	interventions: blockOf(3, v.strictObject({ title: text, text, minutes })),
	gallery: block(galleryItem, 3),
	steps: blockOf(4, item),
	testimonials: blockOf(3, testimonial),
	finalCall: callBlock,
});

export const servicesSchema = v.strictObject({
	seo,
	hero,
	/** Each with its picture and the page that says more. */
	cards: blockOf(6, v.strictObject({ ...card.entries, picture: galleryItem.entries.picture, page: internalPath })),
	guarantees: block(v.strictObject({ work: text, covers: text, value: text }), 3),
	quote: callBlock,
});

export const serviceAreaSchema = v.strictObject({
	seo,
	hero,
	stats: exactly(4, figure),
	mainTowns: v.strictObject({ title: text, lead: text }),
	otherTowns: v.strictObject({ title: text, lead: text }),
	bands: blockOf(3, v.strictObject({ fromKm: count, toKm: count, minutes, text })),
	travelTime: v.strictObject({ title: text, lead: text, button: text }),
	finalCall: callBlock,
});

export const contactSchema = v.strictObject({
	seo,
	hero,
	cards: v.strictObject({ phone: item, email: item, area: item, hours: item }),
	form: v.strictObject({ title: text, lead: text }),
	reasons: blockOf(3, item),
	didYouKnow: v.strictObject({ title: text, items: listOf(text, 3) }),
	emergency: callBlock,
});

const legalSection = v.strictObject({
	id: v.pipe(text, v.regex(/^[a-z-]+$/, "minuscules et tirets")),
	title: text,
	/** Only where a text of law wants a frame around it. */
	framed: v.optional(v.literal(true)),
	paragraphs: listOf(text),
});
export const legalSchema = v.strictObject({ seo, title: text, lead: text, sections: listOf(legalSection, 7) });
export const termsSchema = v.strictObject({ seo, title: text, lead: text, sections: listOf(legalSection, 4) });

const form = v.strictObject({ title: text, lead: text });

export const lockChangeSchema = v.strictObject({
	seo,
	hero,
	expertise: prose,
	services: blockOf(6, item),
	lockTypes: blockOf(4, offer),
	reasons: block(item, 4),
	express: v.strictObject({ title: text, text, lines: exactly(3, figure) }),
	gallery: block(galleryItem, 2),
	form,
});

export const armouredDoorSchema = v.strictObject({
	seo,
	hero,
	certifications: v.strictObject({
		title: text,
		lead: text,
		levels: exactly(3, v.strictObject({ name: text, minutes: count, text })),
		norms: text,
	}),
	solutions: blockOf(6, item),
	benefits: blockOf(4, item),
	warranties: blockOf(2, v.strictObject({ value: text, title: text, text })),
	reasons: block(item, 3),
	steps: blockOf(4, item),
	gallery: block(galleryItem, 3),
	form,
});

export const lockRepairSchema = v.strictObject({
	seo,
	hero,
	/** Labels of the two call buttons, as the specification words them. */
	callLabels: v.strictObject({ hero: text, price: text }),
	problems: blockOf(6, item),
	services: blockOf(4, offer),
	reasons: blockOf(3, item),
	price: v.strictObject({ title: text, value: text, text, lines: listOf(text, 3) }),
	steps: blockOf(4, item),
	gallery: blockOf(1, galleryItem),
	form,
});

const claddingOption = v.strictObject({ title: text, text, features: listOf(text, 3), recommended: v.boolean() });

export const doorCladdingSchema = v.strictObject({
	seo,
	hero,
	benefits: block(item, 4),
	technique: blockOf(5, item),
	options: blockOf(2, claddingOption),
	steps: blockOf(4, item),
	delays: block(figure, 3),
	gallery: block(galleryItem, 3),
	form,
});

export const breakInSchema = v.strictObject({
	seo,
	hero,
	emergency: block(item, 3),
	insurance: v.strictObject({
		...blockOf(4, item).entries,
		photos: v.strictObject({ before: text, after: text }),
	}),
	/** A gesture is ticked off, or its steps are; under one stand the numbers to call. */
	actions: v.strictObject({
		title: text,
		lead: text,
		items: exactly(
			6,
			v.union([
				item,
				v.strictObject({ ...item.entries, callsForHelp: v.literal(true) }),
				v.strictObject({ title: text, steps: listOf(item) }),
			]),
		),
		sources: text,
		record: v.strictObject({
			title: text,
			name: text,
			address: text,
			insurer: text,
			complaint: text,
			date: text,
			missing: text,
			marks: text,
			estimate: text,
			made: text,
			signature: text,
		}),
	}),
	solutions: blockOf(3, v.strictObject({ title: text, text, features: listOf(text, 3) })),
	steps: blockOf(4, item),
	advice: v.strictObject({ title: text, items: exactly(4, text) }),
	form,
});

/** The same thing said for each distance: the base town, up to 5, 15, 35 and 50 km, and beyond. */
const byReach = v.strictObject({ base: text, close: text, near: text, middle: text, far: text, beyond: text });

/** Inside the radius, and beyond it. */
const promise = v.strictObject({ arrivalTitle: text, lastTitle: text, lastWord: text });

/**
 * The town page. Texts may hold words in braces: the page puts the town's own figures, names and prepositions
 * there (content/pages/town.ts says which).
 */
export const townSchema = v.strictObject({
	seo: v.strictObject({ title: text, titleLong: text, description: text, keywords: listOf(text, 3) }),
	hero: v.strictObject({ title: text, lead: byReach }),
	/** Words before the number at the foot of the page: inside the radius, and beyond it. */
	callLabels: v.strictObject({ near: text, beyond: text }),
	beyondRadius: text,
	place: v.strictObject({
		title: text,
		route: byReach,
		neighbour: text,
		around: v.strictObject({ inside: text, beyond: text }),
		labels: v.strictObject({
			postalCode: text,
			postalCodes: text,
			grouping: text,
			arrondissement: text,
			merged: text,
			mergedMany: text,
			samePost: text,
		}),
	}),
	arrival: byReach,
	promise: v.strictObject({ inside: promise, beyond: promise }),
	services: blockOf(3, card),
	/** Over what the owner wrote about the town (content/town-notes.ts), if anything. */
	notesTitle: text,
	achievements: blockOf(
		2,
		v.strictObject({ picture: galleryItem.entries.picture, title: text, description: text, action }),
	),
	/** By how far the fifth neighbour is. */
	nearby: v.strictObject({ title: text, lead: v.strictObject({ dense: text, spread: text, sparse: text }) }),
	reasons: blockOf(4, item),
	faq: v.strictObject({ title: text, items: exactly(5, v.strictObject({ question: text, answer: text })) }),
	finalCall: v.strictObject({ ...callBlock.entries, label: text }),
});

export type Testimonial = v.InferOutput<typeof testimonial>;
export type HomePage = v.InferOutput<typeof homeSchema>;
export type EmergencyPage = v.InferOutput<typeof emergencySchema>;
export type ServicesPage = v.InferOutput<typeof servicesSchema>;
export type ServiceAreaPage = v.InferOutput<typeof serviceAreaSchema>;
export type ContactPage = v.InferOutput<typeof contactSchema>;
export type LegalPage = v.InferOutput<typeof legalSchema>;
export type TermsPage = v.InferOutput<typeof termsSchema>;
export type LockChangePage = v.InferOutput<typeof lockChangeSchema>;
export type ArmouredDoorPage = v.InferOutput<typeof armouredDoorSchema>;
export type LockRepairPage = v.InferOutput<typeof lockRepairSchema>;
export type DoorCladdingPage = v.InferOutput<typeof doorCladdingSchema>;
export type BreakInPage = v.InferOutput<typeof breakInSchema>;
export type TownPage = v.InferOutput<typeof townSchema>;
