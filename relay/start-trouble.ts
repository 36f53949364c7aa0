import { SettingsError } from "./settings.ts";
import { AnotherRelayError } from "./store/records.ts";
import { type StoreFailure, storeTrouble } from "./store/trouble.ts";

/**
 * Why the relay does not start, in French, for the person who started it.
 * @param error what `readSettings` threw or `startRelay` rejected with
 * @param env the settings it was started with
 */
export function startTrouble(error: unknown, env: NodeJS.ProcessEnv): string {
	if (error instanceof SettingsError || error instanceof AnotherRelayError) return error.message;
	const { code = "", errcode, message, syscall } = error as StoreFailure & { syscall?: string };
	if (code === "EADDRINUSE") {
		return `Le port ${env.PORT ?? "3000"} est déjà utilisé\u202f: arrêtez l’autre programme, ou choisissez un autre PORT.`;
	}
	if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
		return syscall === "listen" || syscall === "bind"
			? `Réglage PORT\u202f: cet utilisateur n’a pas le droit d’ouvrir le port ${env.PORT ?? "3000"}, choisissez-en un à partir de 1024.`
			: `Réglage DATA_DIR\u202f: cet utilisateur n’a pas le droit d’écrire dans «\u202f${env.DATA_DIR ?? "var"}\u202f».`;
	}
	if (code === "DATA_DIR_IS_FILE" || code === "SQLITE_TOO_OLD") return storeTrouble(error as StoreFailure);
	if (code === "EADDRNOTAVAIL" || (code === "ENOTFOUND" && !env.DATABASE_URL))
		return `Réglage HOST\u202f: cette machine n’a pas l’adresse «\u202f${env.HOST}\u202f».`;
	const reason = errcode !== undefined || env.DATABASE_URL ? storeTrouble(error as StoreFailure) : message;
	return `Le site ne peut pas démarrer\u202f: ${reason}`;
}
