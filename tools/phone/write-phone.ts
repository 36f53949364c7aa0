import { business } from "#content/business.ts";
import { phoneFiles } from "#content/site-map.ts";
import { qrSvg } from "./qr-svg.ts";
import { vcard } from "./vcard.ts";

/** For who reads on a large screen and calls from a telephone: the number as a code to aim at, and as a card to keep. */
export async function writePhone(put: (path: string, content: string) => Promise<void>, siteUrl: string) {
	await put(phoneFiles.qr.slice(1), qrSvg(business.telHref));
	await put(phoneFiles.card.slice(1), vcard(business, siteUrl));
}
