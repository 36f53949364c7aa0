/**
 * How a page starts.
 *
 * 1. The HTML works without script: text, call links, menu, form and navigation. Its CSS is inlined in <head>; nothing
 *    else is requested before the first paint.
 * 2. After the first paint the page requests this file (document.tsx): a few kilobytes without React, for what cannot wait
 *    for user input: cookie banner, web font, floating button, page-loading indicator, count of taps on the number.
 * 3. React takes over one element of the page at the first user input (take-over.ts): evaluating its modules takes a slow
 *    phone a quarter of a second, and most visitors call without needing them (docs/decisions/0020, 0039).
 *
 * A link followed meanwhile waits a moment for React, then is a plain page load. A press that only React can handle is held,
 * then replayed. In a browser that never reports a paint, the script starts after thirty frames; nothing waits for an idle
 * callback or an observer.
 */

import { operateCookieBanner } from "#app/features/consent/operate-banner.ts";
import { showFloatingCall } from "#app/features/floating-call/show-call.ts";
import { HYDRATED } from "#app/features/navigation/links.ts";
import { operateMenus } from "#app/features/navigation/operate-menus.ts";
import { business } from "#content/business.ts";
import { countTaps } from "./count-taps.ts";
import { keepForOffline } from "./keep-for-offline.ts";
import { drawTheRest, foldOnPhones, markDocument, startAtTheTop } from "./page-state.ts";
import { hydrateOnIntent } from "./take-over.ts";
import { loadWebFont } from "./web-font.ts";

if (document.querySelector("[data-missing]")) console.error(`404 : ${location.pathname}`);
markDocument();
startAtTheTop();
foldOnPhones();
countTaps(business.telHref);
operateMenus();
operateCookieBanner();
showFloatingCall();
const inUse = hydrateOnIntent();
void Promise.race([loadWebFont(), new Promise((resolve) => addEventListener(HYDRATED, resolve, { once: true }))]).then(
	drawTheRest,
);
void keepForOffline(inUse);
