import { defineConfig } from "vitest/config";

/** `npm run test:endurance`: the long trials of the relay, one after the other, alone on the machine. */
export default defineConfig({
	test: {
		include: ["tests/endurance/**/*.endurance.ts"],
		globalSetup: ["tests/support/postgres-server.ts"],
		maxWorkers: 1,
		fileParallelism: false,
		testTimeout: 30 * 60_000,
		hookTimeout: 120_000,
	},
});
