/** `npm start`: the site and the relay, built when something changed since the last build. */
import { ensureBuild } from "./ensure-build.ts";

try {
	ensureBuild();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
await import("#relay/main.ts");
