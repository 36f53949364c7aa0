/**
 * Whether a request may come from a page of this site. A multipart POST needs no preflight, so any page on the web can
 * send one: only these two headers tell, and no page can forge them.
 *
 * Sec-Fetch-Site is the browser's own judgement and stands when present (a proxy that rewrites Host would make Origin
 * look foreign). Without it, Origin must be the public site or the host that was called. With neither, the caller is no
 * recent browser, so no visitor is a victim of CSRF.
 */
export function comesFromThisSite(headers: Headers, siteOrigin: string): boolean {
	const site = headers.get("sec-fetch-site");
	if (site !== null) return site === "same-origin" || site === "none";
	const origin = headers.get("origin");
	if (origin === null || origin === siteOrigin) return true;
	return URL.parse(origin)?.host === headers.get("host");
}
