/** `npm run build`: builds and stamps it, so that later steps, such as the tests, do not build again. */
import { ensureBuild } from "./ensure-build.ts";

try {
	ensureBuild({ force: true });
} catch (error) {
	console.error((error as Error).message);
	process.exit(1);
}
