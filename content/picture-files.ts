/** Widths in pixels at which each picture exists, as AVIF and as WebP (tools/pictures.ts). */
export const PICTURE_WIDTHS = [480, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = "avif" | "webp";

/** Masters are 16 by 10. */
export const PICTURE_SIZE = { width: 1600, height: 1000 } as const;

/** Address of one file of a picture. `print` is the first eight hex digits of its master's SHA-256. */
export function pictureFile(name: string, print: string, width: PictureWidth, format: PictureFormat): string {
	return `/assets/images/${name}-${print}-${width}.${format}`;
}
