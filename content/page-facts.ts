/** Without network, above a page that the browser kept. Apart from chrome.ts: the boot script says it, and carries no more. */
export const offlineNote =
	"Pas d’internet : cette page vient de la mémoire de votre navigateur. Ce n’est pas celle que vous vouliez ? Appelez : le téléphone passe souvent quand internet ne passe plus.";

/**
 * Figures that scripts go by from the start of a page. Apart from facts.ts, where they are found too, so that the first script
 * carries no sentence of the owner's.
 */
export const pageFacts = {
	/** The floating call button shows once the page is scrolled further than this. */
	floatingButtonAfterPx: 300,
	/** A choice about cookies is asked again after this. */
	consentMonths: 6,
	dataFetching: { retries: 3, firstRetryMs: 1_000, retryFactor: 2, longestRetryMs: 30_000, unusedAfterMs: 300_000 },
} as const;
