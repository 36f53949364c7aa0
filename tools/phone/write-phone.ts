import { business } from "#content/business.ts";
import { phoneFiles } from "#content/site-map.ts";
import { qrPath } from "#shared/qr-path.ts";

/** The QR code of a text as a picture, dark on light whatever stands behind it. */
export function qrSvg(text: string): string {
	const { side, path } = qrPath(text);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#0e1c2b" d="${path}"/></svg>\n`;
}

type Owner = { name: string; tagline: string; phone: string; email: string; baseTown: string };

/** vCard 3.0 (RFC 2426): the version that telephones, Outlook and webmails all take. Lines end in CR LF. */
export function vcard({ name, tagline, phone, email, baseTown }: Owner, siteUrl: string): string {
	const lines = [
		"BEGIN:VCARD",
		"VERSION:3.0",
		// A business has no family name: the whole of it stands as one.
		`N:${escaped(name)};;;;`,
		`FN:${escaped(name)}`,
		`ORG:${escaped(name)}`,
		`TITLE:${escaped(tagline)}`,
		`TEL;TYPE=WORK,VOICE:${phone}`,
		`EMAIL;TYPE=INTERNET:${email}`,
		`ADR;TYPE=WORK:;;;${escaped(baseTown)};;;France`,
		`URL:${siteUrl}/`,
		"END:VCARD",
	];
	return lines.map((line) => `${line}\r\n`).join("");
}

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** For visitors on a large screen who call from a phone: the number as a QR code, and as a vCard. */
export async function writePhone(put: (path: string, content: string) => Promise<void>, siteUrl: string) {
	await put(phoneFiles.qr.slice(1), qrSvg(business.telHref));
	await put(phoneFiles.card.slice(1), vcard(business, siteUrl));
}
