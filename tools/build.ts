/**
 * `build.ts code FOLDER NOTEBOOK` bundles this version's code; `build.ts pages` writes the site of the facts as they are into
 * `build/`. Two programs, so that what bundles has left the memory when pages are written.
 */
import { join, resolve } from "node:path";

const BUILD = new URL("../build/", import.meta.url).pathname;
const [, , part, ...folders] = process.argv;
// Vitest runs with NODE_ENV=test, from which a build would make a page of React's development files.
process.env.NODE_ENV = "production";

if (part === "code") {
	const { bundle } = await import("./bundle.ts");
	const [code = join(BUILD, "code"), notebook = join(BUILD, "carnet")] = folders.map((folder) => resolve(folder));
	await bundle(code, notebook);
} else {
	const { writeSite } = await import("./write-site.ts");
	const { DRAWN_CARDS } = await import("./cards/write-brand.ts");
	await writeSite({ code: join(BUILD, "code"), out: BUILD, cards: [DRAWN_CARDS] });
}
