import { useEffect } from "react";
import { Outlet, useRouteError } from "react-router";
import { chrome } from "#content/chrome.ts";
import fullStylesheet from "./app.css?url";
import { ManageCookies } from "./features/consent/consent-views.tsx";
import { FollowLinks, IntentPrefetch, RouteChange } from "./features/navigation/route-change.tsx";
import {
	EmergencyBanner,
	OfflineNote,
	SideDrawer,
	SiteHeader,
	useCurrentPath,
} from "./features/navigation/site-header.tsx";
import { WaysOut } from "./sections/blocks.tsx";
import { PrintHead } from "./sections/page-hero.tsx";
import { SiteFooter } from "./sections/site-footer.tsx";

// Created once: when Root renders again, React skips these unless their own state changed.
const ABOVE_EVERY_PAGE = (
	<>
		<RouteChange />
		<FollowLinks />
		<IntentPrefetch fullStylesheet={fullStylesheet} />
		<EmergencyBanner />
		<SiteHeader />
		<OfflineNote />
		<SideDrawer />
	</>
);
const BELOW_EVERY_PAGE = <SiteFooter consentLink={<ManageCookies />} />;

/** What React renders: the page and what stands around it. The document around that is document.tsx. */
export function Root() {
	const path = useCurrentPath();
	return (
		<>
			<PrintHead path={path} />
			{ABOVE_EVERY_PAGE}
			<main id="contenu" tabIndex={-1}>
				<Outlet />
			</main>
			{BELOW_EVERY_PAGE}
		</>
	);
}

/**
 * An error of the page itself, under the header and over the footer. An error of the DOM is none: something else has changed the
 * page under React (a translator, an extension), and the floor answers it (features/navigation/route-change.tsx).
 */
export function PageError() {
	const error = useRouteError();
	if (error instanceof Error && !(error instanceof DOMException)) return <ErrorScreen message={error.message} />;
	throw error;
}

/** An error around the page: no screen of the router's own, the floor answers it (features/navigation/route-change.tsx). */
export function RootError(): never {
	throw useRouteError();
}

/** An error that nobody foresaw. */
function ErrorScreen({ message }: { message: string }) {
	useEffect(() => {
		document.title = chrome.error.title;
	}, []);
	return (
		<div className="on-night band">
			<div className="wrap">
				<h1 className="h1 max-w-[16ch]" lang="en">
					{chrome.error.title}
				</h1>
				<p className="measure mt-6 text-lead">{chrome.error.text}</p>
				<p className="measure mt-4 text-small text-mist">{message}</p>
				<WaysOut homeLink={chrome.error.homeLink} />
			</div>
		</div>
	);
}
