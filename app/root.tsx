import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteError } from "react-router";
import { chrome } from "#content/chrome.ts";
import styles from "./app.css?inline";
import wholeSheet from "./app.css?url";
import { ManageCookies } from "./features/consent/manage-cookies.tsx";
import { type ConsentState, useConsent } from "./features/consent/use-consent.ts";
import { FloatingCall } from "./features/floating-call/floating-call.tsx";
import { FollowLinks } from "./features/navigation/follow-links.tsx";
import { IntentPrefetch } from "./features/navigation/intent-prefetch.tsx";
import { useHere } from "./features/navigation/nav-link.tsx";
import { OfflineNote } from "./features/navigation/offline-note.tsx";
import { RouteChange } from "./features/navigation/route-change.tsx";
import { SideDrawer } from "./features/navigation/side-drawer.tsx";
import { EmergencyBanner, SiteHeader } from "./features/navigation/site-header.tsx";
import { WholeSheet } from "./features/navigation/whole-sheet.tsx";
import { ErrorScreen } from "./sections/error-screen.tsx";
import { KeyEdgeSymbol } from "./sections/key-edge.tsx";
import { PrintHead } from "./sections/print-head.tsx";
import { SiteFooter } from "./sections/site-footer.tsx";
import { NeedsWholeSheet, WholeSheetAddress } from "./ui/whole-sheet.tsx";

// Only a visitor who has not decided yet needs it. Where it cannot be loaded the page goes on without: thrown from here,
// above every error screen, its failure would take the whole site down, and no answer already means no.
const CookieBanner = lazy<ComponentType<ConsentState>>(() =>
	import("./features/consent/cookie-banner.tsx").then(
		(m) => ({ default: m.CookieBanner }),
		() => ({ default: () => null }),
	),
);

// Made once: when the document is drawn anew, each of these is only for a reason of its own.
const BESIDE_EVERY_PAGE = (
	<>
		<KeyEdgeSymbol />
		<RouteChange />
		<FollowLinks />
		<IntentPrefetch />
		<WholeSheet />
	</>
);
const ABOVE_EVERY_PAGE = (
	<>
		<EmergencyBanner />
		<SiteHeader />
		<OfflineNote />
		<SideDrawer />
	</>
);

/** The document: what stands around every page, the not-found page and the error screen. */
export function Layout({ children }: { children: ReactNode }) {
	const consent = useConsent();
	return (
		<html lang="fr">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content="#0e1c2b" />
				{/* A phone number is a link where we made one: guesses at dates and figures are kept off. */}
				<meta name="format-detection" content="telephone=no" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<Meta />
				<Links />
				<SiteStyles />
			</head>
			<body>
				<WholeSheetAddress value={wholeSheet}>
					<a
						href="#contenu"
						className="sr-only z-(--z-skip) focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:bg-white focus:p-4 focus:text-ink"
					>
						{chrome.skipLink}
					</a>
					{BESIDE_EVERY_PAGE}
					<Suspense>
						{consent.view === "hidden" ? null : (
							<>
								<NeedsWholeSheet />
								<CookieBanner {...consent} />
							</>
						)}
					</Suspense>
					<PrintHead path={useHere()} />
					{ABOVE_EVERY_PAGE}
					<main id="contenu" tabIndex={-1}>
						{children}
					</main>
					<SiteFooter consentLink={<ManageCookies onPress={consent.reopen} />} />
					<FloatingCall />
				</WholeSheetAddress>
				<Scripts />
			</body>
		</html>
	);
}

/**
 * The stylesheet stands in each page: a request for it before the first paint would cost a round trip. React knows a
 * style by its href, so the browser's script carries none of it. Once built, a page keeps what it uses of it.
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

/** What went wrong, as it says itself. The router throws a server's refusal as an object that is no Error. */
function messageOf(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
	return error instanceof Error ? error.message : String(error);
}
