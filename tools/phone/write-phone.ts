import { business } from "#content/business.ts";
import { phoneFiles } from "#content/site-map.ts";
import { qrSvg } from "./qr-svg.ts";
import { vcard } from "./vcard.ts";

/** For visitors on a large screen who call from a phone: the number as a QR code, and as a vCard. */
export async function writePhone(put: (path: string, content: string) => Promise<void>, siteUrl: string) {
	await put(phoneFiles.qr.slice(1), qrSvg(business.telHref));
	await put(phoneFiles.card.slice(1), vcard(business, siteUrl));
}
