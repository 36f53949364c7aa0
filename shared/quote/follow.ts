/** Address of the page of one request, below the site's origin: only its token lets in. */
export const followAddress = (token: string): string => `/suivi/${token}`;

/** The same for who has just sent it, without script: the page begins with the notice. */
export const followAfterSending = (token: string): string => `${followAddress(token)}?dit=sent`;

/** Header in which our own relay gives that address to a script: the answer's body stays unread. */
export const FOLLOW_HEADER = "x-suivi";

/** Header in which it says that the town lies beyond the radius: « 1 ». */
export const FAR_HEADER = "x-hors-rayon";

/** Header in which it says by when the owner answers, where he promises an hour: « demain à 10 h », encoded for an address. */
export const BY_HEADER = "x-reponse-avant";

/** What is no such address is followed by nobody. */
export const followIn = (headers: Headers): string | undefined =>
	/^\/suivi\/[\w-]{43}$/.exec(headers.get(FOLLOW_HEADER) ?? "")?.[0];
