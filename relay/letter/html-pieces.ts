import { escapeHtml } from "#shared/escape-html.ts";
import { phoneLink, phonePairs, phoneSaid } from "./phone.ts";

/*
 * Mail readers drop style sheets, and some phones invert colours: every style is inline, every text names both its own
 * colour and its ground, and the pairs keep their contrast once inverted.
 */
export const NIGHT = "#0e1c2b";
export const ORANGE = "#c2410c";
export const PAPER = "#fbf8f4";
export const RED = "#b91c1c";
export const GREY = "#4b5563";
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A letter in a single column that a thumb can use. @param preview what a list of letters shows of it @param rows made by `cell`; empty ones are left out */
export function letterPage(title: string, preview: string, rows: readonly string[]): string {
	return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body bgcolor="${PAPER}" style="margin:0;padding:0;background-color:${PAPER};color:${NIGHT};${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto;${FONT}">
${rows.filter(Boolean).join("\n")}
</table>
</body>
</html>
`;
}

/** @param content HTML: what a stranger wrote is escaped before it comes here */
export function cell(ground: string, colour: string, paddingAndMore: string, content: string): string {
	return `<tr><td bgcolor="${ground}" style="background-color:${ground};color:${colour};padding:${paddingAndMore};${FONT};word-break:break-word">${content}</td></tr>`;
}

/** As wide as a thumb needs; the number as text where it cannot be dialled. */
export function callButton(phone: string): string {
	const link = phoneLink(phone);
	const label = escapeHtml(phonePairs(phone));
	const said = phoneSaid(phone);
	const all = `<span style="font-size:20px;font-weight:bold">Téléphone\u202f: ${escapeHtml(said)}</span>`;
	if (link === undefined) return all;
	return (
		(said === phonePairs(phone) ? "" : `${all}<br><br>`) +
		`<a href="${link}" style="display:block;background-color:${ORANGE};color:#ffffff;padding:18px 16px;border-radius:8px;` +
		`font-size:20px;line-height:1.2;font-weight:bold;text-align:center;text-decoration:none">Appeler le ${label}</a>`
	);
}

export const plainButton = (address: string, label: string) =>
	`<a href="${escapeHtml(address)}" style="display:block;margin:0 0 8px;background-color:#ffffff;color:${NIGHT};` +
	`border:2px solid ${NIGHT};padding:13px 16px;border-radius:8px;font-size:17px;line-height:1.2;font-weight:bold;` +
	`text-align:center;text-decoration:none">${label}</a>`;

export function withLineBreaks(message: string): string {
	return escapeHtml(message).replaceAll("\n", "<br>\n");
}
