import { business } from "#content/business.ts";
import { phoneFiles } from "#content/site-map.ts";
import { type Modules, qrModules } from "./qr.ts";
import { vcard } from "./vcard.ts";

/** Modules of light around the code, as the standard asks. */
const QUIET = 4;

/** For who reads on a large screen and calls from a telephone: the number as a code to aim at, and as a card to keep. */
export async function writePhone(put: (path: string, content: string) => Promise<void>, siteUrl: string) {
	await put(phoneFiles.qr.slice(1), qrSvg(qrModules(business.telHref)));
	await put(phoneFiles.card.slice(1), vcard(business, siteUrl));
}

/** Dark on light whatever stands behind it; one path, a run of modules at a time. */
function qrSvg(modules: Modules): string {
	const side = modules.length + 2 * QUIET;
	const runs = modules.flatMap((line, row) =>
		[...line.map(Number).join("").matchAll(/1+/g)].map(
			({ 0: run, index }) => `M${index + QUIET} ${row + QUIET}h${run.length}v1h-${run.length}z`,
		),
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#0e1c2b" d="${runs.join("")}"/></svg>\n`;
}
