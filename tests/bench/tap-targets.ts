import { paths, townPath } from "#content/site-map.ts";

export interface TapTarget {
	what: string;
	path: string;
	/** Selector of what is tapped on. */
	tap: string;
	/** On a wide screen, where it is shown; a phone otherwise. */
	isWide?: boolean;
	/** Typed before, into the field with this selector: what is tapped on comes with it. */
	typed?: { field: string; text: string };
	/** Expression: that the tap was taken can be seen. */
	shows: string;
	/** Expression: what was asked for is done, once, two seconds later. A tap that was done twice has undone or repeated it. */
	done: string;
}

/** All that the house has to tap on: what the platform answers, the boot script, React, and what must be fetched. */
export const TAP_TARGETS: readonly TapTarget[] = [
	{
		what: "lien",
		path: townPath("voiron"),
		tap: "main a[href^='/contact']",
		shows: "document.documentElement.matches('[data-leaving]')",
		done: "location.pathname === '/contact' && history.length === before + 1",
	},
	{
		what: "menu",
		path: paths.lockRepair,
		tap: "header summary",
		isWide: true,
		shows: "document.querySelector('header details').open",
		done: "document.querySelector('header details').open",
	},
	{
		what: "tiroir",
		path: paths.home,
		tap: "header [popovertarget=menu]",
		shows: "document.getElementById('menu').matches(':popover-open')",
		done: "document.getElementById('menu').matches(':popover-open')",
	},
	{
		what: "champ",
		path: paths.serviceArea,
		tap: "#trajet-lieu",
		shows: "document.activeElement?.id === 'trajet-lieu'",
		done: "document.activeElement?.id === 'trajet-lieu'",
	},
	{
		what: "proposition",
		path: paths.serviceArea,
		typed: { field: "#trajet-lieu", text: "Morestel" },
		tap: "[role=option]",
		shows: "document.querySelector('[role=option]') === null",
		done: "document.querySelectorAll('.reply').length === 1",
	},
	{
		what: "image",
		path: paths.armouredDoor,
		tap: "[data-held=gallery]",
		shows: "document.querySelector('[data-waiting], dialog[open]') !== null",
		done: "document.querySelectorAll('dialog[open]').length === 1",
	},
	{
		what: "envoi",
		path: paths.contact,
		tap: "#devis-form [type=submit]",
		shows: "document.querySelector('[data-waiting], #devis-resume:not([hidden])') !== null",
		done: "document.querySelectorAll('#devis-resume li').length >= 6",
	},
	{
		what: "bandeau",
		path: paths.home,
		tap: "[data-consent=necessary]",
		shows: "document.getElementById('bandeau-cookies') === null",
		done: "document.getElementById('bandeau-cookies') === null && localStorage.getItem('cookies-accepted') === 'necessary'",
	},
];

const LAST_MS = 5_000;

/** Moments of a page's first five seconds, in milliseconds, from the one at which what is tapped on is there. */
export function tapMoments(stepMs: number): number[] {
	return Array.from({ length: LAST_MS / stepMs + 1 }, (_, index) => index * stepMs);
}
