/** Without network, above a page that the browser kept. Apart from chrome.ts: the boot script says it, and carries no more. */
export const offlineNote =
	"Pas d’internet ici : vous lisez ce que votre navigateur a gardé, la page du dépannage s’il n’a pas celle que vous vouliez. Appelez : la voix passe souvent là où internet ne passe plus.";
