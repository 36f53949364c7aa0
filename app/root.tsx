import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteError } from "react-router";
import { chrome } from "#content/chrome.ts";
import { isForTheNight } from "#content/site-map.ts";
import styles from "./app.css?inline";
import fullStylesheet from "./app.css?url";
import { PLACE_ID } from "./features/consent/consent-record.ts";
import { ConsentViews, ManageCookies } from "./features/consent/consent-views.tsx";
import { FloatingCall } from "./features/floating-call/floating-call.tsx";
import { FollowLinks } from "./features/navigation/follow-links.tsx";
import { IntentPrefetch } from "./features/navigation/intent-prefetch.tsx";
import { useCurrentPath } from "./features/navigation/nav-link.tsx";
import { OfflineNote } from "./features/navigation/offline-note.tsx";
import { RouteChange } from "./features/navigation/route-change.tsx";
import { SideDrawer } from "./features/navigation/side-drawer.tsx";
import { EmergencyBanner, SiteHeader } from "./features/navigation/site-header.tsx";
import webFont from "./fonts/web-font.css?url";
import { ClosureNotice } from "./sections/closure-notice.tsx";
import { ErrorScreen } from "./sections/error-screen.tsx";
import { KeyEdgeSymbol } from "./sections/key-edge.tsx";
import { PrintHead } from "./sections/print-head.tsx";
import { SiteFooter } from "./sections/site-footer.tsx";
import boot from "./start/boot.ts?worker&url";

// Created once: when Layout renders again, React skips these unless their own state changed.
const BESIDE_EVERY_PAGE = (
	<>
		<KeyEdgeSymbol />
		<RouteChange />
		<FollowLinks />
		<IntentPrefetch fullStylesheet={fullStylesheet} />
	</>
);
const ABOVE_EVERY_PAGE = (
	<>
		<ClosureNotice />
		<EmergencyBanner />
		<SiteHeader />
		<OfflineNote />
		<SideDrawer />
	</>
);
const BELOW_EVERY_PAGE = (
	<>
		<SiteFooter consentLink={<ManageCookies />} />
		<FloatingCall />
		{import.meta.env.SSR ? <BootMarkup /> : null}
	</>
);

/**
 * Markup outside React: the boot script (start/boot.ts) and its views, and the web font for <noscript>. The script is
 * requested one frame after the browser reports the first paint, when the end of the page is painted too, or after
 * thirty frames where it never does (Firefox at a fragment): requested sooner, it and the font compete with the text for
 * bandwidth (Lighthouse: 1.15 to 1.8 times the bare page). Kept short, as every page inlines it: `boot` is the template
 * by its id, `n` counts frames. Not rendered in the browser, where Trusted Types forbid creating a script.
 */
function BootMarkup() {
	const start = `let n=0;(function f(){n++>1&&performance.getEntriesByType("paint")[0]||n>30?boot.replaceWith(boot.content):requestAnimationFrame(f)})()`;
	return (
		<>
			<ConsentViews />
			{/* Styles for print, for text at 200 % and for dark screens (styles/large-letters.css, at-night.css). The
			    fragment keeps React from taking the link for the next page's stylesheet (intent-prefetch.tsx). */}
			<link
				rel="stylesheet"
				media={`print,(width<20rem)${isForTheNight(useCurrentPath()) ? ",(prefers-color-scheme:dark)" : ""}`}
				href={`${fullStylesheet}#papier`}
			/>
			<noscript>
				<link rel="stylesheet" href={webFont} />
			</noscript>
			<template id="boot">
				<script type="module" src={boot} />
			</template>
			<script data-boot="">{start}</script>
		</>
	);
}

/** The document: what stands around every page, the not-found page and the error screen. */
export function Layout({ children }: { children: ReactNode }) {
	const path = useCurrentPath();
	return (
		<html lang="fr">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content="#0e1c2b" />
				{/* Only our own phone links: browsers must not turn dates and figures into links. */}
				<meta name="format-detection" content="telephone=no" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				{/* An iPhone looks for /apple-touch-icon.png by itself. */}
				<link rel="manifest" href="/site.webmanifest" />
				<Meta />
				<Links />
				<SiteStyles />
			</head>
			<body>
				<a
					href="#contenu"
					className="sr-only z-(--z-skip) focus:not-sr-only focus:fixed focus:top-2 focus:left-2 bg-white focus:p-4"
				>
					{chrome.skipLink}
				</a>
				{BESIDE_EVERY_PAGE}
				{/* The boot script inserts the cookie banner; React, which rendered only a text, ignores it. */}
				<div id={PLACE_ID} suppressHydrationWarning>
					{" "}
				</div>
				<PrintHead path={path} />
				{ABOVE_EVERY_PAGE}
				<main id="contenu" tabIndex={-1} data-night={isForTheNight(path) || undefined}>
					{children}
				</main>
				{BELOW_EVERY_PAGE}
				<Scripts />
			</body>
		</html>
	);
}

/**
 * The CSS is inlined in each page: a request before the first paint would cost a round trip. React identifies a <style>
 * by its href, so the client bundle contains no CSS.
 */
function SiteStyles() {
	return (
		<style href="site" precedence="default">
			{import.meta.env.SSR ? styles : ""}
		</style>
	);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary() {
	const error = useRouteError();
	return <ErrorScreen message={messageOf(error)} />;
}

/** The error's own message. The router throws an HTTP error response as an object that is no Error. */
function messageOf(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
	return error instanceof Error ? error.message : String(error);
}
