import { facts } from "./facts.ts";
import { ifSaid } from "./unsaid.ts";

const { simple, reinforced } = facts.cladding.sheets;

/** The sheet that clads a door, in tenths of a millimetre where the owner fits the specification's two. */
export const steelSheet = ifSaid("claddingSheets", `Tôle d’acier ${simple} ou ${reinforced}`, "Tôle d’acier");
