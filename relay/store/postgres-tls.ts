import { Client } from "pg";
import { isLoopback, SettingsError } from "#relay/settings.ts";

/**
 * Requests and the database's password cross no network in the clear, nor to whoever answers in the server's place. The driver's own
 * reading of the address decides (`?host=`, `?sslmode=`, PGHOST, PGSSLMODE), so that nothing is judged that it would not do.
 *
 * @throws SettingsError towards another machine without TLS, or with a certificate that nobody verifies
 */
export function refusePlainPostgres(url: string): void {
	const { ssl, host } = new Client({ connectionString: url }) as Client & { ssl?: { rejectUnauthorized?: boolean } };
	const isSocket = host.startsWith("/");
	if (isSocket || isLoopback(host) || (ssl && ssl.rejectUnauthorized !== false)) return;
	throw new SettingsError(
		`Réglage DATABASE_URL\u202f: rien ne chiffre le chemin jusqu’à «\u202f${host}\u202f», ou rien ne dit que c’est bien lui. Ajoutez «\u202f?sslmode=verify-full\u202f» à l’adresse (avec «\u202f&sslrootcert=/chemin/autorite.pem\u202f» si son certificat vient de votre autorité), ou écrivez DATABASE_PLAIN=oui si ce réseau est à vous seul.`,
	);
}
