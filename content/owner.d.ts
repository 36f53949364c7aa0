import type { Owner } from "./owner-schemas.ts";

/**
 * « #owner »: the owner's facts. On a server each file is read when it is asked for, and again when it has changed
 * (relay/owner-folder.ts); a built page has those that it was published with (tools/bundle.ts).
 */
export declare const owner: Owner;
/** Address of the map of the Isère, whose lamps are the owner’s towns. */
export declare const nightMapFile: string;
