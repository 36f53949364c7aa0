import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest files, the longest first. */
const LONG = [
	"engines/arrival",
	"owner/recipes",
	"journeys/console",
	"engines/pieces",
	"visual/pages",
	"journeys/cookies",
	"journeys/accessibility",
	"journeys/travel-time",
	"journeys/landing",
	"journeys/width",
];

/** Longest first, so that no worker is left alone with one at the end: on a fresh clone Vitest goes by the size of a file. */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const rank = ({ moduleId }: TestSpecification) => {
			const found = LONG.findIndex((name) => moduleId.includes(`/tests/${name}`));
			return found < 0 ? LONG.length : found;
		};
		return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
	}
}

export default defineConfig({
	define: {
		__SITE_URL__: JSON.stringify("https://www.serrurerie-du-bion.example"),
		__QUOTE_ENDPOINT__: JSON.stringify("/api/devis"),
	},
	test: {
		include: ["tests/**/*.test.ts"],
		globalSetup: ["tests/support/built-site.ts", "tests/support/postgres-server.ts"],
		// Two cores: a browser and a relay in each of two workers is what they bear. A worker keeps what it has imported, and
		// its browser, from file to file: a fifth of the whole.
		maxWorkers: 2,
		isolate: false,
		sequence: { sequencer: LongestFirst },
		testTimeout: 30_000,
		hookTimeout: 60_000,
	},
});
