import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { SAMPLE_ORIGIN } from "./shared/site-origin.ts";

// Tests are about this repository’s own sample, wherever the owner’s facts are.
delete process.env.OWNER_DIR;

/** Needed by every test that reads the pages or opens them: the site as it is built, made anew when its sources changed. */
const BUILT_SITE = "tests/support/built-site.ts";
const POSTGRES = "tests/support/postgres-server.ts";

/** Files that take longest, the longest first: none may be left to one worker at the end. */
const LONGEST = [
	"owner/changed-pages",
	"engines/changed-page",
	"owner/recipes",
	"journeys/atelier-journey",
	"journeys/notebook-pages",
	"journeys/accessibility",
	"relay/simulation",
	"relay/copy-restic",
	"relay/atelier-photos",
	"relay/atelier-publish",
];

/** Project by project, for a worker keeps its browser from file to file of one project, and the longest files first. */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const place = ({ moduleId, project }: TestSpecification) => {
			const long = LONGEST.findIndex((name) => moduleId.includes(`/tests/${name}`));
			return long < 0 ? LONGEST.length + PROJECTS.findIndex(({ name }) => name === project.name) : long;
		};
		return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
	}
}

/** Two cores: a browser and a relay in each of two workers is what they bear. What mostly waits for servers bears twice as many. */
const WITH_BROWSER = { maxWorkers: 2, sequence: { groupOrder: 0 } };
const WITHOUT = { maxWorkers: 4, sequence: { groupOrder: 1 } };

/** By what its tests need: `npx vitest run --project unit`. The slowest to run come first. */
const PROJECTS = [
	{ ...WITH_BROWSER, name: "engines", include: ["tests/engines/**/*.test.ts"], globalSetup: [BUILT_SITE, POSTGRES] },
	{ ...WITH_BROWSER, name: "owner", include: ["tests/owner/**/*.test.ts"], globalSetup: [BUILT_SITE] },
	{ ...WITH_BROWSER, name: "browser", include: ["tests/{journeys,visual}/**/*.test.ts"], globalSetup: [BUILT_SITE] },
	{ ...WITHOUT, name: "relay", include: ["tests/relay/**/*.test.ts"], globalSetup: [BUILT_SITE, POSTGRES] },
	{ ...WITHOUT, name: "laws", include: ["tests/laws/**/*.test.ts"], globalSetup: [BUILT_SITE] },
	{ ...WITHOUT, name: "hosting", include: ["tests/hosting/**/*.test.ts"], globalSetup: [BUILT_SITE] },
	{
		...WITHOUT,
		name: "unit",
		include: ["tests/{unit,content,notebook,installer}/**/*.test.{ts,tsx}"],
		globalSetup: [],
	},
];

export default defineConfig({
	define: {
		__SITE_URL__: JSON.stringify(SAMPLE_ORIGIN),
		__QUOTE_ENDPOINT__: JSON.stringify("/api/devis"),
		__KEEP_TYPED__: JSON.stringify(""),
		__VISITOR_SCRIPT__: JSON.stringify(""),
	},
	test: {
		projects: PROJECTS.map((test) => ({ extends: true, test })),
		// A worker keeps what it has imported, and its browser, from file to file: a fifth of the whole.
		isolate: false,
		sequence: { sequencer: LongestFirst },
		// Real browsers and servers on a machine that others use too: a second try, said aloud (tests/support/second-tries.ts).
		retry: process.env.CI ? 1 : 0,
		testTimeout: 30_000,
		hookTimeout: 60_000,
		// A second is what a loaded machine takes to draw a page.
		expect: { poll: { timeout: 8_000, interval: 25 } },
	},
});
