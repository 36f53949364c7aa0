/** Without network, above a page that the browser kept. Apart from chrome.ts: the boot script says it, and carries no more. */
export const offlineNote =
	"Pas d’internet : cette page vient de la mémoire de votre navigateur. Ce n’est pas celle que vous vouliez ? Appelez : le téléphone passe souvent quand internet ne passe plus.";
