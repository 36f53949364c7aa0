import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newerFeatures } from "#tests/support/newer-features.ts";
import { SITE_DIR } from "#tests/support/pages.ts";

/** Why a name that the oldest declared browsers lack may stand in what they are sent. */
const ALLOWED = new Map([
	[".createPolicy", "behind « trustedTypes?. », which a browser without them leaves out"],
	[".createScriptURL", "of that policy"],
	[".startViewTransition", "React and React Router look for it first"],
	[".skipTransition", "of the transition that they started"],
	[".createContext", "React’s own"],
	[".use", "React’s own"],
	[".destroy", "TanStack Query’s own"],
	[".build", "TanStack Query’s own"],
	[".fetch", "TanStack Query’s own; what is global is « fetch »"],
	[".toArray", "React’s own (Children)"],
	[".dispose", "React Router’s own"],
]);

test("aucun script construit n’appelle ce que les plus vieux navigateurs déclarés n’ont pas", () => {
	const scripts = globSync("**/*.js", { cwd: SITE_DIR });
	expect(scripts.length).toBeGreaterThan(15);
	const found = scripts.flatMap((name) =>
		newerFeatures(readFileSync(join(SITE_DIR, name), "utf8"))
			.filter((feature) => !ALLOWED.has(feature))
			.map((feature) => `${name} : ${feature}`),
	);
	expect(found).toEqual([]);
});

test("ce que l’on cherche se trouve : plus récent, gardé par « ?. », ou d’un ancien navigateur", () => {
	expect(newerFeatures("URL.parse(a); b.checkVisibility(); new CloseWatcher(); AbortSignal.timeout(1)")).toEqual([
		".checkVisibility",
		"AbortSignal.timeout",
		"CloseWatcher",
		"URL.parse",
	]);
	expect(newerFeatures("b.checkVisibility?.(); new AbortController(); [].toSorted()")).toEqual([]);
});
