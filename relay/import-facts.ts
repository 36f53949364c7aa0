/*
 * Preloaded in what the relay, a build or an installer starts: the facts come from OWNER_DIR, and nothing from `.env`, whose
 * passwords are for the relay alone (relay/env-file.ts). What a tool may know of it, its environment says (relay/passed-on.ts).
 */
import { exit, stderr } from "node:process";
import { importFromOwnerFolder } from "./owner-folder.ts";

try {
	importFromOwnerFolder();
} catch (error) {
	stderr.write(`${(error as Error).message}\n`);
	exit(1);
}
