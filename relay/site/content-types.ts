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
