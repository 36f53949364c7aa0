import { renderToStaticMarkup } from "react-dom/server";
import { chrome } from "#content/chrome.ts";
import { closureToday } from "#content/closures.ts";
import type { Head } from "#content/shapes.ts";
import { townDataPath } from "#shared/places/place-data.ts";
import fullStylesheet from "./app.css?url";
import { PLACE_ID } from "./features/consent/consent-record.ts";
import { FloatingCall } from "./features/floating-call/floating-call.tsx";
import { SITE_ID } from "./features/navigation/links.ts";
import webFont from "./fonts/web-font.css?url";
import { ClosureNotice } from "./sections/closure-notice.tsx";
import { KeyEdgeSymbol } from "./sections/key.tsx";

/** A page as React rendered it (render.tsx). */
export interface RenderedPage {
	path: string;
	/** Name of its module in app/routes. */
	name: string;
	head: Head;
	/** Of the element that React takes over in the browser. */
	html: string;
	/** What its loader gave. */
	facts: unknown;
}

/** What the build adds to a page that is a file. */
export interface FileParts {
	/** The rules that this page uses (tools/page-styles.ts). */
	styles: string;
	/** Address of the boot script (start/boot.ts), and the SHA-256 of its file in base64; development has none. */
	boot: { src: string; sha256?: string };
	/** Address of the views of the cookie banner (features/consent/consent-views.tsx). */
	consentViews: string;
	/** schema.org graph, as JSON. */
	structuredData?: string | undefined;
}

/**
 * The document around a page: ours, so that React owns one element of it. Whatever changes the page before React does,
 * React renders that element anew, and no script of the document passes through it: the policy forbids it to make one.
 *
 * @param file absent for a page that is made at the moment: it links to the whole stylesheet, and runs no script
 */
export function documentOf(page: RenderedPage, file?: FileParts): string {
	return `<!DOCTYPE html>${renderToStaticMarkup(<Document page={page} file={file} />)}`;
}

function Document({
	page: { path, name, head, html, facts },
	file,
}: {
	page: RenderedPage;
	file: FileParts | undefined;
}) {
	return (
		<html lang="fr" data-closed={file === undefined && closureToday() ? "" : undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				{file ? (
					<style>{file.styles}</style>
				) : (
					[fullStylesheet, webFont].map((href) => <link key={href} rel="stylesheet" href={href} />)
				)}
				<meta name="theme-color" content="#0e1c2b" />
				{/* Only our own phone links: browsers must not turn dates and figures into links. */}
				<meta name="format-detection" content="telephone=no" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				{/* An iPhone looks for /apple-touch-icon.png by itself. */}
				<link rel="manifest" href="/site.webmanifest" />
				<HeadTags head={head} />
			</head>
			<body>
				<a href="#contenu" className="fixed -top-full left-2 z-(--z-skip) bg-white p-4 focus:top-2">
					{chrome.skipLink}
				</a>
				<KeyEdgeSymbol />
				{/* The boot script inserts the cookie banner. */}
				<div id={PLACE_ID} data-views={file?.consentViews} />
				<ClosureNotice hidesOthers={file !== undefined} />
				<div
					id={SITE_ID}
					data-page={name}
					data-facts={facts === undefined ? undefined : townDataPath(path)}
					// biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it a moment ago
					dangerouslySetInnerHTML={{ __html: html }}
				/>
				<FloatingCall />
				{file ? <AfterThePage file={file} /> : null}
			</body>
		</html>
	);
}

function HeadTags({ head: { title, description, keywords, canonical, robots, card } }: { head: Head }) {
	return (
		<>
			<title>{title}</title>
			<meta name="description" content={description} />
			<meta name="keywords" content={keywords} />
			{robots ? <meta name="robots" content={robots} /> : null}
			{canonical ? <link rel="canonical" href={canonical} /> : null}
			{card?.map((tag) => (
				<meta key={tag.property} {...tag} />
			))}
			{card ? <meta name="twitter:card" content="summary_large_image" /> : null}
		</>
	);
}

/**
 * Behind all that is shown: styles for other media, and the boot script. It is requested one frame after the browser
 * reports the first paint, when the end of the page is painted too, or after thirty frames where it never does (Firefox
 * at a fragment): requested sooner, it and the font compete with the text for bandwidth (Lighthouse: 1.15 to 1.8 times
 * the bare page). Kept short, as every page inlines it: `boot` is the template by its id, `n` counts frames.
 */
function AfterThePage({ file: { boot, structuredData } }: { file: FileParts }) {
	const start = `let n=0;(function f(){n++>1&&performance.getEntriesByType("paint")[0]||n>30?boot.replaceWith(boot.content):requestAnimationFrame(f)})()`;
	return (
		<>
			{/* Styles for print, text at 200 %, dark screens and forced colours (styles/large-letters.css, at-night.css, screens.css). The
			    fragment keeps React from taking the link for the next page's stylesheet (intent-prefetch.tsx). */}
			<link
				rel="stylesheet"
				media="print,(width<20rem),(prefers-color-scheme:dark),(forced-colors:active)"
				href={`${fullStylesheet}#papier`}
			/>
			<noscript>
				<link rel="stylesheet" href={webFont} />
			</noscript>
			<template id="boot">
				<script type="module" src={boot.src} integrity={boot.sha256 && `sha256-${boot.sha256}`} />
			</template>
			<script data-boot="">{start}</script>
			{structuredData ? <script type="application/ld+json">{structuredData}</script> : null}
		</>
	);
}
