/**
 * How a page starts.
 *
 * 1. The HTML is complete: it reads, calls, opens its menu, sends its form and leads on without any script. Its styles
 *    stand in its head, and nothing else is asked for before the first paint.
 * 2. Painted, it asks for this file (root.tsx): a few kilobytes without React, for what cannot wait for a gesture: the
 *    cookie banner, the web font, the floating button, the sign that a page is coming, the count of taps on the number.
 * 3. React takes the page over at the first gesture (take-over.ts): React Router's own scripts lie in a <template> until
 *    then, where the build put them (tools/finish-page.ts). Evaluating them takes a slow phone a quarter of a second,
 *    and most visitors call without ever needing them (docs/decisions/0020).
 *
 * A link followed before React is there is the plain navigation that it always was, and a press that only React can
 * answer is held and given back to it. A browser that never tells a paint is waited for thirty frames; nothing waits for an
 * idle callback or an observer.
 */

import { operateCookieBanner } from "#app/features/consent/operate-banner.ts";
import { goOnToMissedPage } from "#app/features/navigation/missed-chunk.ts";
import { operateMenus } from "#app/features/navigation/operate-menus.ts";
import { business } from "#content/business.ts";
import { countTaps } from "./count-taps.ts";
import { drawTheRestOnceAlive } from "./draw-the-rest.ts";
import { keepForOffline } from "./keep-for-offline.ts";
import { markDocument } from "./mark-document.ts";
import { startAtTheTop } from "./scroll-to-top.ts";
import { takeOverOnIntent } from "./take-over.ts";
import { bringWebFont } from "./web-font.ts";

goOnToMissedPage();
if (document.querySelector("[data-missing]")) console.error(`404 : ${location.pathname}`);
markDocument();
startAtTheTop();
countTaps(business.telHref);
operateMenus();
operateCookieBanner();
const inUse = takeOverOnIntent();
drawTheRestOnceAlive();
bringWebFont();
void keepForOffline(inUse);
