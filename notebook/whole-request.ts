/*
 * A letter read in a browser leads here from another site, and no session's cookie comes along (SameSite=Strict): asked again from this
 * very page it does, and a device that signed in has the same request with the whole notebook around it. Runs in the browser; without
 * it the link at its top does.
 */

const BY_LINK = "/carnet/lettre";

if (location.pathname === BY_LINK)
	void fetch(location.href)
		.then(({ redirected, url }) => {
			if (redirected && new URL(url).pathname.startsWith("/carnet/demande/")) location.replace(url);
		})
		// No network: what is there stays.
		.catch(() => undefined);

export {};
