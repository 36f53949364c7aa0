import { basename, join } from "node:path";
import { photographs } from "#content/photographs.ts";
import { PICTURE_WIDTHS, pictureFile } from "#content/picture-files.ts";
import { OWNER_FOLDER } from "#relay/owner-folder.ts";

/** Beside the owner's JSON: what the atelier made of each photograph (tools/atelier/photograph.ts). */
export const PHOTOGRAPHS_FOLDER = join(OWNER_FOLDER, "photographies");

/** Photographs that came through the atelier, each with the paths of the files that pages ask for, whether they are there or not. */
export function ownerPhotographs(): { name: string; files: string[] }[] {
	return Object.entries(photographs).flatMap(([name, { print }]) => {
		if (print === undefined) return [];
		const files = PICTURE_WIDTHS.flatMap((width) =>
			(["avif", "webp"] as const).map((format) => pictureFile(name, print, width, format)),
		);
		return [{ name, files: files.map((file) => join(PHOTOGRAPHS_FOLDER, basename(file))) }];
	});
}
