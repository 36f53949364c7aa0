import { ifSaid } from "./unsaid.ts";

/** « garantie 2 ans » says nothing of the labour once that was taken out: no narrower promise stands in its place. */
export const labourToo = ifSaid("guaranteedLabour", ", pièces et main-d’œuvre", "");
