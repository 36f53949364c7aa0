const BY_EXTENSION: Readonly<Record<string, string>> = {
	html: "text/html; charset=utf-8",
	css: "text/css; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	mjs: "text/javascript; charset=utf-8",
	json: "application/json; charset=utf-8",
	webmanifest: "application/manifest+json; charset=utf-8",
	xml: "application/xml; charset=utf-8",
	txt: "text/plain; charset=utf-8",
	vcf: "text/vcard; charset=utf-8",
	svg: "image/svg+xml; charset=utf-8",
	ico: "image/x-icon",
	png: "image/png",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	webp: "image/webp",
	avif: "image/avif",
	woff2: "font/woff2",
	pdf: "application/pdf",
};

/** Content-Type of a file by its name's extension; unknown ones are downloads. */
export function contentType(fileName: string): string {
	const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
	return BY_EXTENSION[extension] ?? "application/octet-stream";
}
