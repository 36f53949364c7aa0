import { CallButton } from "#app/sections/call-link.tsx";
import { Wordmark } from "#app/sections/logo.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { navigation, paths } from "#content/site-map.ts";
import { NavLinkItem } from "./nav-link.tsx";
import { ServicesMenu } from "./services-menu.tsx";
import { MENU_ID } from "./side-drawer.tsx";

/** The line above everything: it scrolls away, the header stays. On phones the red strip says the same, and stays. */
export function EmergencyBanner() {
	return (
		<section aria-label={chrome.banner.label} className="on-night no-print hidden md:block">
			<div className="wrap flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-small">
				<p className="flex items-center gap-2 font-semibold">
					<span aria-hidden="true" className="size-2.5 rounded-full bg-orange" />
					{chrome.banner.label}
				</p>
				<p className="hidden lg:block">{chrome.banner.arrival}</p>
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
	return (
		<header className="no-print sticky top-0 z-(--z-header) border-b border-rule bg-paper">
			<div className="wrap flex min-h-16 items-center justify-between gap-3 md:min-h-20 md:gap-6 xl:gap-5">
				<a href={paths.home} className="flex min-h-12 items-center xl:shrink-[999]">
					<Wordmark />
				</a>
				<nav aria-label={chrome.header.navigationLabel} className="hidden xl:block">
					{/* Less than a link's padding: the site name shrinks first, links do not wrap for one pixel. */}
					<ul className="-mr-2 flex flex-wrap items-center gap-1">
						{navigation.map((entry) =>
							entry.path === paths.services ? (
								<li key={entry.path}>
									<ServicesMenu />
								</li>
							) : (
								<li key={entry.path}>
									<NavLinkItem {...entry} />
								</li>
							),
						)}
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
