import { defineConfig } from "vitest/config";

export default defineConfig({
	define: {
		__SITE_URL__: JSON.stringify("https://www.serrurerie-du-bion.example"),
		__QUOTE_ENDPOINT__: JSON.stringify("/api/devis"),
	},
	test: {
		include: ["tests/**/*.test.ts"],
		globalSetup: ["tests/support/built-site.ts", "tests/support/postgres-server.ts"],
		// Two cores: a browser and a relay in each of two workers is what they bear.
		maxWorkers: 2,
		testTimeout: 30_000,
		hookTimeout: 60_000,
	},
});
