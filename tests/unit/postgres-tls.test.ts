import { describe, expect, test, vi } from "vitest";
import { SettingsError } from "#relay/settings.ts";
import { refusePlainPostgres } from "#relay/store/postgres.ts";

const at = (rest: string) => `postgresql://relais:secret@${rest}`;

describe("les demandes ne vont pas en clair vers un PostgreSQL d’une autre machine", () => {
	test.each([
		"base.exemple.fr/demandes",
		"192.168.1.20:5432/demandes",
		"127.0.0.1.exemple.fr/demandes",
		"localhost/demandes?host=base.exemple.fr",
		"localhost/demandes?host=localhost&host=base.exemple.fr",
		"base.exemple.fr/demandes?sslmode=disable",
		"base.exemple.fr/demandes?sslmode=no-verify",
		"base.exemple.fr/demandes?ssl=0",
		"base.exemple.fr/demandes?sslmode=require&uselibpqcompat=true",
	])("%s : refusé, sans le mot de passe", (rest) => {
		expect(() => refusePlainPostgres(at(rest))).toThrow(SettingsError);
		expect(() => refusePlainPostgres(at(rest))).not.toThrow("secret");
	});

	test.each([
		"localhost/demandes",
		"127.0.0.1:5433/demandes",
		"[::1]/demandes",
		"localhost/demandes?host=/var/run/postgresql",
		"%2Fvar%2Frun%2Fpostgresql/demandes",
		"base.exemple.fr/demandes?sslmode=verify-full",
		"base.exemple.fr/demandes?ssl=true",
	])("%s : accepté", (rest) => {
		expect(() => refusePlainPostgres(at(rest))).not.toThrow();
	});

	test("ce que l’environnement dit au pilote compte aussi", () => {
		vi.stubEnv("PGHOST", "base.exemple.fr");
		expect(() => refusePlainPostgres("postgresql:///demandes")).toThrow(SettingsError);
		vi.stubEnv("PGSSLMODE", "verify-full");
		expect(() => refusePlainPostgres("postgresql:///demandes")).not.toThrow();
		vi.unstubAllEnvs();
	});
});
