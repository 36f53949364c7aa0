/** What the file system, SQLite or the network says of a failure. */
export interface StoreFailure extends Error {
	code?: string;
	errcode?: number;
}

const SQLITE = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const;

/** For whoever starts the site, and for « etat ». */
export const OPEN_TO_OTHERS =
	"Le dossier DATA_DIR est ouvert à tous les comptes de la machine\u202f: ne le laissez qu’à celui du site.";

/** Why the requests cannot be reached, and what to do: one French sentence instead of a stack. */
export function storeTrouble({ code = "", errcode, message }: StoreFailure): string {
	// SQLite's extended codes carry the plain one in their lowest byte.
	switch (errcode === undefined ? undefined : errcode & 0xff) {
		case SQLITE.busy:
			return "La base des demandes est occupée par un autre travail. Recommencez dans une minute.";
		case SQLITE.full:
			return "Le disque est plein\u202f: faites de la place, puis recommencez.";
		case SQLITE.readOnly:
		case SQLITE.cannotOpen:
			return "La base des demandes ne peut pas être ouverte\u202f: lancez la commande avec l’utilisateur du site, qui a le droit d’écrire dans DATA_DIR.";
		case SQLITE.io:
		case SQLITE.corrupt:
		case SQLITE.notADatabase:
			return "La base des demandes est abîmée. Relancez le site\u202f: il en reprend tout ce qui se lit, et dit ce qui manque. Puis recommencez\u202f; si cela revient, restaurez la dernière sauvegarde (guide de l’exploitant).";
	}
	if (code === "DATA_DIR_IS_FILE") {
		return `Réglage DATA_DIR\u202f: «\u202f${message}\u202f» est un fichier, ou passe par un fichier\u202f: un dossier est attendu.`;
	}
	if (code === "SQLITE_TOO_OLD") {
		return `Ce Node (${process.version}) contient SQLite ${message}, qui peut abîmer la base des demandes. Lancez le site avec «\u202fnpm run relay\u202f», qui prend le Node 24 du dossier node_modules\u202f; ailleurs que sous Linux, installez Node 24.15 ou plus récent.`;
	}
	if (code === "STORE_MOVED") {
		return "Un autre fichier a pris la place de la base des demandes, le site en marche. Remettez celui d’avant, ou relancez le site pour prendre le nouveau.";
	}
	if (code === "EACCES" || code === "EPERM") {
		return "Accès refusé\u202f: lancez la commande avec l’utilisateur du site.";
	}
	if (code === "EEXIST") return "Cette sauvegarde existe déjà\u202f: recommencez dans une seconde.";
	if (code === "ENOSPC") return "Le disque est plein\u202f: faites de la place, puis recommencez.";
	if (code === "WAL_BUSY") {
		return "C’est effacé de la base, mais son journal est occupé\u202f: recommencez la commande «\u202feffacer\u202f» dans une minute, ou relancez le site.";
	}
	if (/^(28|3D)/.test(code))
		return "PostgreSQL refuse l’accès\u202f: vérifiez le nom, le mot de passe et la base dans DATABASE_URL.";
	if (/^E[A-Z]+$/.test(code) || /timeout|terminated/i.test(message)) {
		return "Le serveur de DATABASE_URL ne répond pas. Vérifiez qu’il tourne et que l’adresse est juste.";
	}
	return `La base des demandes ne répond pas\u202f: ${message}`;
}
