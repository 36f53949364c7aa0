import type { PictureName } from "#content/shapes.ts";
import { paths } from "#content/site-map.ts";

/**
 * Pictures that a page shows beside no title of its content, its head and those across it, by its path: app/routes choose them. A law holds
 * this against the built pages.
 */
export const headPictures: Readonly<Record<string, readonly PictureName[]>> = {
	[paths.home]: ["porte-ouverte"],
	[paths.emergency]: ["palier", "porte-ouverte"],
	[paths.services]: ["etabli"],
	[paths.lockChange]: ["crochet", "protege-cylindre"],
	[paths.armouredDoor]: ["porte-blindee", "barre-seuil"],
	[paths.lockRepair]: ["applique"],
	[paths.doorCladding]: ["protege-cylindre"],
	[paths.breakIn]: ["effraction", "bati-force"],
	[paths.serviceArea]: ["plaque-rue"],
	[paths.contact]: ["porte-claquee"],
};
