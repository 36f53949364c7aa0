import { readAtMost } from "#relay/http/body.ts";

const MAX_BODY_BYTES = 64 * 1024;

/** Why a body cannot be read as a quote form. */
export type FormFault = 400 | 413 | 415;
export type FormReading =
	| { ok: true; form: FormData }
	/** `form` holds what could be read all the same, so that a person gets it back. */
	| { ok: false; fault: FormFault; form?: FormData };

/** Whether the header announces a multipart form: undefined when it does, else the status to answer. */
export function contentTypeFault(contentType: string | null): FormFault | undefined {
	if (!/^multipart\/form-data\s*(;|$)/i.test(contentType?.trim() ?? "")) return 415;
	// RFC 2046: 1 to 70 characters, the last no space.
	const boundary = /;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i.exec(contentType ?? "");
	const value = boundary?.[1] ?? boundary?.[2] ?? "";
	return /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/.test(value) ? undefined : 400;
}

/**
 * Reads at most 64 KiB of a body whose Content-Type was checked, and parses it with the platform's own parser.
 * Refuses files and repeated names.
 */
export async function readForm(request: Request): Promise<FormReading> {
	const bytes = await readAtMost(request, MAX_BODY_BYTES);
	if (bytes === undefined) return { ok: false, fault: 413 };
	let form: FormData;
	try {
		const contentType = request.headers.get("content-type") ?? "";
		form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
	} catch {
		return { ok: false, fault: 400 };
	}
	const names = new Set<string>();
	for (const [name, value] of form) {
		if (typeof value !== "string" || names.has(name)) return { ok: false, fault: 400, form };
		names.add(name);
	}
	return { ok: true, form };
}
