import { seeOther } from "#notebook/load-pages.ts";
import { saying } from "#notebook/notices.ts";
import type { Own } from "./assemble-atelier.ts";

/** Takes the last save back, whichever page it came from; pressed again, it comes back. @param back address of the page where that was pressed */
export const undoSave = ({ facts }: Own, back: string): Promise<Response> =>
	facts.exclusively(async () => seeOther(saying(back, SAYS[(await facts.undo()) ?? "none"])));

const SAYS = { undo: "save-undone", redo: "save-redone", none: "save-stays" } as const;
