import { useSyncExternalStore } from "react";
import { useLocation, useMatches } from "react-router";
import { CallButton } from "#app/sections/call-link.tsx";
import { Wordmark } from "#app/sections/logo.tsx";
import { UnlessClosed } from "#app/sections/unless-closed.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { NOT_FOUND_ID, NOT_FOUND_PATH, navigation, offeredServices, paths } from "#content/site-map.ts";
import { OFFLINE_ID } from "./links.ts";
import type { PageHandle } from "./page-route.ts";

/** Empty while online. The boot script writes its text, which React leaves alone. */
export function OfflineNote() {
	return (
		<div id={OFFLINE_ID} role="status" className="while-offline on-night" suppressHydrationWarning>
			{" "}
		</div>
	);
}

/** The current path, without the final slash that a static host may add. */
export function useCurrentPath(): string {
	const { pathname } = useLocation();
	const isNotFound = (useMatches().at(-1)?.handle as PageHandle | undefined)?.name === NOT_FOUND_ID;
	const here = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
	// 404.html serves every unknown URL, so no link is marked current before hydration. Otherwise React would keep the
	// HTML's marks and never mark « Services » for /services/unknown.
	return useSyncExternalStore(
		neverChanges,
		() => here,
		() => (isNotFound ? NOT_FOUND_PATH : here),
	);
}
const neverChanges = () => () => {};

/** Services is the current entry for /services and any path under it; every other entry for its own path alone. */
export function isCurrent(entryPath: string, here: string): boolean {
	return here === entryPath || (entryPath === paths.services && here.startsWith(`${paths.services}/`));
}

type NavLinkProps = { label: string; path: string; current: boolean; className: string };

function NavLink({ label, path, current, className }: NavLinkProps) {
	return (
		<a href={path} aria-current={current ? "page" : undefined} className={className}>
			{label}
		</a>
	);
}

/** The mark of the current entry is a line as well as a colour: colour alone says nothing to some eyes. */
function navEntryClass(current: boolean): string {
	return `flex min-h-12 items-center gap-1.5 border-b-3 px-1.5 font-sign text-body font-semibold whitespace-nowrap hover:text-ember ${
		current ? "border-ember text-ember" : "border-transparent"
	}`;
}

/**
 * The Services dropdown: a <details>, so that it opens before the script arrives and without it. What
 * closes it besides is in operate-menus.ts.
 */
function ServicesMenu({ label, here }: { label: string; here: string }) {
	return (
		<details className="group relative">
			<summary className={navEntryClass(isCurrent(paths.services, here))}>
				{label}
				<Icon name="down" className="size-4 group-open:rotate-180" />
			</summary>
			<ul className="absolute top-full left-0 w-80 border border-rule bg-white py-2">
				{offeredServices().map((entry) => (
					<li key={entry.path}>
						<ServiceEntry {...entry} current={here === entry.path} />
					</li>
				))}
				<li className="mt-2 border-t border-rule pt-2">
					<ServiceEntry label={chrome.header.allServices} path={paths.services} current={here === paths.services} />
				</li>
			</ul>
		</details>
	);
}

function ServiceEntry(entry: Omit<NavLinkProps, "className">) {
	const mark = entry.current ? "border-ember font-semibold text-ember" : "border-transparent";
	return <NavLink {...entry} className={`flex min-h-12 items-center border-l-4 px-4 hover:bg-stone ${mark}`} />;
}

const MENU_ID = "menu";

/**
 * The links of small screens, in a popover: the platform opens it, closes it on Escape or on a press beside the panel, and
 * gives focus back, all of it without script. What script adds is in operate-menus.ts.
 */
export function SideDrawer() {
	const here = useCurrentPath();
	return (
		<nav
			id={MENU_ID}
			popover="auto"
			aria-label={chrome.drawer.title}
			className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none justify-end bg-transparent"
		>
			{/* Backdrop: with the popover's light dismiss, the press would also reach the link below it, and dial. */}
			<button
				type="button"
				tabIndex={-1}
				aria-hidden="true"
				popoverTarget={MENU_ID}
				popoverTargetAction="hide"
				className="absolute inset-0 cursor-default"
			/>
			<div className="on-night relative flex w-[min(22rem,88vw)] flex-col overflow-y-auto p-4">
				<div className="flex items-center justify-between">
					<p className="h3 font-sign font-bold">{chrome.drawer.title}</p>
					<button
						type="button"
						popoverTarget={MENU_ID}
						popoverTargetAction="hide"
						className="-mr-2 inline-flex size-12 items-center justify-center"
					>
						<Icon name="close" className="size-7" />
						<span className="sr-only">{chrome.drawer.close}</span>
					</button>
				</div>
				<ul className="mt-3 mb-6">
					{navigation.map((entry) => (
						<li key={entry.path} className="border-t border-steel">
							<DrawerLink {...entry} current={isCurrent(entry.path, here)} className="font-sign h3 font-semibold" />
							{entry.path === paths.services ? (
								<ul className="pb-3 pl-4">
									{offeredServices().map((service) => (
										<li key={service.path}>
											<DrawerLink {...service} current={here === service.path} className="text-body" />
										</li>
									))}
								</ul>
							) : null}
						</li>
					))}
				</ul>
				<CallButton label={chrome.drawer.call} className="mt-auto w-full" />
			</div>
		</nav>
	);
}

function DrawerLink({ className, ...entry }: NavLinkProps) {
	const mark = entry.current ? "text-lamp underline underline-offset-4" : "";
	return <NavLink {...entry} className={`flex min-h-12 items-center ${mark} ${className}`} />;
}

/** The line above everything: it scrolls away, the header stays. On phones the red strip says the same, and stays. */
export function EmergencyBanner() {
	return (
		<section aria-label={chrome.banner.label} className="on-night no-print hidden md:block">
			<div className="wrap flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-small">
				<p className="flex items-center gap-2 font-semibold">
					<span aria-hidden="true" className="size-2.5 rounded-full bg-orange" />
					{chrome.banner.label}
				</p>
				<p className="hidden lg:block">
					<UnlessClosed>{chrome.banner.arrival}</UnlessClosed>
				</p>
				<a
					href={business.telHref}
					className="inline-flex min-h-11 items-center font-sign text-body font-bold whitespace-nowrap"
				>
					{business.phoneNational}
				</a>
			</div>
		</section>
	);
}

export function SiteHeader() {
	const here = useCurrentPath();
	return (
		<header className="no-print sticky top-0 z-(--z-header) border-b border-rule bg-paper">
			<div className="wrap flex min-h-16 items-center justify-between gap-3 md:min-h-20 md:gap-6 xl:gap-5">
				<a href={paths.home} className="flex min-h-12 items-center xl:shrink-[999]">
					<Wordmark />
				</a>
				<nav aria-label={chrome.header.navigationLabel} className="hidden xl:block">
					{/* Less than a link's padding: the site name shrinks first, links do not wrap for one pixel. */}
					<ul className="-mr-2 flex flex-wrap items-center gap-1">
						{navigation.map((entry) => {
							const current = isCurrent(entry.path, here);
							return (
								<li key={entry.path}>
									{entry.path === paths.services ? (
										<ServicesMenu label={entry.label} here={here} />
									) : (
										<NavLink {...entry} current={current} className={navEntryClass(current)} />
									)}
								</li>
							);
						})}
					</ul>
				</nav>
				<CallButton label="" className="hidden xl:inline-flex" />
				<button
					type="button"
					popoverTarget={MENU_ID}
					className="-mr-2.5 inline-flex size-12 items-center justify-center xl:hidden"
				>
					<Icon name="menu" className="size-7" />
					<span className="sr-only">{chrome.drawer.open}</span>
				</button>
			</div>
			<a
				href={business.telHref}
				className="ring-inside flex min-h-12 flex-wrap items-center justify-center gap-x-2 bg-red px-2 font-sign font-bold text-white xl:hidden"
			>
				<Icon name="phone" className="size-5" />
				{chrome.strip} <span className="whitespace-nowrap">{business.phoneNational}</span>
			</a>
		</header>
	);
}
