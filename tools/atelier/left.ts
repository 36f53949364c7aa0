/**
 * Prints as JSON what the publication check says of the owner's folder as it is now (atelier/reading.ts). A program of
 * its own: the relay imports the facts once, and must answer visitors meanwhile.
 */
import "./ends-with-relay.ts";
import { readFacts } from "./read-facts.ts";

process.stdout.write(JSON.stringify(await readFacts(new Date())));
