/**
 * `publication.ts add BUILD` takes a finished build in and prints its name; `publication.ts show NAME` puts it on line. In DATA_DIR,
 * as the relay has it. Run as the site's user.
 */
import { openPublications } from "#relay/publications/publications.ts";
import { readSettings } from "#relay/settings.ts";

const [, , order, what = ""] = process.argv;
const publications = openPublications(readSettings(process.env).dataDir);
if (order === "add") process.stdout.write(`${await publications.add(what, Date.now())}\n`);
else await publications.putOnline(what);
