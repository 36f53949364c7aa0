/** vCard 3.0 (RFC 2426): the version that telephones, Outlook and webmails all take. Lines end in CR LF. @param lines as « TEL:+33… » */
export const vcard = (lines: readonly string[]): string =>
	["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD"].map((line) => `${line}\r\n`).join("");

/** A value of such a line: nothing in it begins another. */
export const inCard = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/[\r\n]+/g, "\\n");
