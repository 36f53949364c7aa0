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
