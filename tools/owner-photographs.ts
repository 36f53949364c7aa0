import { basename, join } from "node:path";
import { photographs } from "#content/photographs.ts";
import { PICTURE_WIDTHS, pictureFile } from "#content/picture-files.ts";
import { ownerFolder } from "#relay/owner-folder.ts";

/**
 * Photographs that came through the atelier (tools/atelier/photograph.ts), each with the paths of the files that pages ask for,
 * whether they are there or not.
 */
export function ownerPhotographs(): { name: string; files: string[] }[] {
	return Object.entries(photographs).flatMap(([name, { print }]) => {
		if (print === undefined) return [];
		const files = PICTURE_WIDTHS.flatMap((width) =>
			(["avif", "webp"] as const).map((format) => pictureFile(name, print, width, format)),
		);
		return [{ name, files: files.map((file) => join(ownerFolder(), "photographies", basename(file))) }];
	});
}
