import { parseAccept } from "hono/utils/accept";
import { getMimeType, mimes } from "hono/utils/mime";

/** Hono's list, with what it lacks, or gives without the charset of what we write. */
const TYPES = {
	...mimes,
	json: "application/json; charset=utf-8",
	webmanifest: "application/manifest+json; charset=utf-8",
	vcf: "text/vcard; charset=utf-8",
};

/** Content-Type of a file by its name's extension; unknown ones are downloads. */
export const contentType = (fileName: string): string => getMimeType(fileName, TYPES) ?? "application/octet-stream";

/** Compressed twins that the build may have written beside a file, the smallest first. */
export const TWINS = [
	{ coding: "br", suffix: ".br" },
	{ coding: "gzip", suffix: ".gz" },
] as const;

export type Coding = (typeof TWINS)[number]["coding"];

/** Browsers write the header in a handful of ways; whoever makes up others gets an answer, not our memory. */
const REMEMBERED = 100;

const remembered = new Map<string, readonly Coding[]>();

/** Compressions that a browser takes, by its Accept-Encoding. */
export function acceptedCodings(acceptEncoding = ""): readonly Coding[] {
	const known = remembered.get(acceptEncoding);
	if (known) return known;
	const codings = weigh(acceptEncoding);
	if (remembered.size < REMEMBERED && acceptEncoding.length <= 100) remembered.set(acceptEncoding, codings);
	return codings;
}

function weigh(acceptEncoding: string): readonly Coding[] {
	const weights = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]));
	return TWINS.map(({ coding }) => coding).filter((coding) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0);
}
