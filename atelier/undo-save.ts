import type { Ask } from "#notebook/ask.ts";
import { seeOther } from "#notebook/load-pages.ts";
import { saying } from "#notebook/notices.ts";
import type { Own } from "./assemble-atelier.ts";

const UNDONE = "save-undone";

/** Right after a save, and not after it was taken back. */
export const mayUndo = ({ url }: Ask, { facts }: Own): boolean => !url.search.includes(UNDONE) && facts.isUndoable();

/** Takes the last save back, whichever page it came from. @param back address of the page where that was pressed */
export const undoSave = ({ facts }: Own, back: string): Promise<Response> =>
	facts.exclusively(async () => seeOther(saying(back, (await facts.undo()) ? UNDONE : "save-stays")));
