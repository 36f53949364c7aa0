import { ensureBuild } from "#tools/ensure-build.ts";

/** The tests read the site as it is built, so it is built before the first of them. */
export default function setup(): void {
	ensureBuild();
}
