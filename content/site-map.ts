import { owner } from "#owner";
import { openingOf } from "./opening.ts";

/** Public addresses, each written once. Routes, links, the sitemap and the tests read them here. */
export const paths = {
	home: "/",
	emergency: "/depannage-24h",
	services: "/services",
	lockChange: "/services/changement-serrure",
	armouredDoor: "/services/porte-blindee",
	lockRepair: "/services/reparation-serrure",
	doorCladding: "/services/blindage-porte-existante",
	breakIn: "/services/securisation-effraction",
	serviceArea: "/zone-intervention",
	contact: "/contact",
	/** The heading of the quote form on the contact page. */
	quoteForm: "/contact#devis",
	legal: "/mentions-legales",
	terms: "/conditions-generales-vente",
} as const;

/** Work that not every locksmith does: its page, and what the site says of it, go where the owner does none (owner/practice.json). */
export type Work = "armouredDoors" | "doorCladding";
export const offers = (work: Work): boolean => owner.practice[work] ?? true;
export const ifOffered = <T>(work: Work, said: T, otherwise: T): T => (offers(work) ? said : otherwise);

const WORK_OF: Record<string, Work> = { [paths.armouredDoor]: "armouredDoors", [paths.doorCladding]: "doorCladding" };

/** Whether this owner's site has this page. */
export function hasPage(path: string): boolean {
	const work = WORK_OF[path];
	return work === undefined || offers(work);
}

/** Labels as the specification words them, straight apostrophe included. */
export const navigation = [
	{ label: "Accueil", path: paths.home },
	{ label: "Services", path: paths.services },
	{
		get label() {
			return `Dépannage ${openingOf(owner.practice).short}`;
		},
		path: paths.emergency,
	},
	{ label: "Zone d'intervention", path: paths.serviceArea },
	{ label: "Contact", path: paths.contact },
] as const;

/** The six service entries of the menu and the footer, for who does all six. */
export const serviceLinks = [
	{ label: "Dépannage d’urgence", path: paths.emergency },
	{ label: "Changement de serrure", path: paths.lockChange },
	{ label: "Porte blindée", path: paths.armouredDoor },
	{ label: "Réparation de serrure", path: paths.lockRepair },
	{ label: "Blindage de porte existante", path: paths.doorCladding },
	{ label: "Sécurisation après effraction", path: paths.breakIn },
] as const;

export const offeredServices = () => serviceLinks.filter(({ path }) => hasPage(path));

export const legalLinks = [
	{ label: "Mentions légales", path: paths.legal },
	{ label: "Conditions générales de vente", path: paths.terms },
] as const;

/** What a page of the menus is called. */
export const labelOf = (path: string): string =>
	[...navigation, ...serviceLinks, ...legalLinks].find((link) => link.path === path)?.label ?? "";
export type TownPath = `/serrurier-${string}`;
export const townPath = (slug: string): TownPath => `/serrurier-${slug}`;

/** The picture that a shared link to a page shows: « /services/porte-blindee » → « /partage/services-porte-blindee.png ». */
export const cardPath = (path: string) => `/partage/${path.slice(1).replaceAll("/", "-") || "accueil"}.png`;

/** The number for who reads on a large screen: a code that a telephone reads, and a card that it keeps. */
export const phoneFiles = { qr: "/telephone-qr.svg", card: "/serrurerie.vcf" } as const;

/** Written as a file of its own, served with status 404; not a page of the site. */
export const NOT_FOUND_PATH = "/404";
/** Name of its file in app/routes. */
export const NOT_FOUND_ID = "not-found";
