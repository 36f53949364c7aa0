/**
 * The door behind the last call of a page (app/styles/light.css), from its rendered master: its edges go into the night, so that
 * it stands on the section's ground without a frame. Part of `npm run pictures`.
 */
import sharp from "sharp";

const MASTER = new URL("../art/doorway/derniere-porte.png", import.meta.url).pathname;
const OUT = new URL("../app/styles/doorway.webp", import.meta.url).pathname;
const SIZE = { width: 800, height: 1000 };
const NIGHT = "#0e1c2b";

/** White where the picture stays, clear where the night takes over: the floor goes last, for the light lies on it. */
const KEPT = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
<defs><linearGradient id="x"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".28" stop-color="#fff"/><stop offset=".72" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="y" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".12" stop-color="#fff"/><stop offset=".86" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="m"><rect width="100%" height="100%" fill="url(#y)"/></mask></defs>
<rect width="100%" height="100%" fill="url(#x)" mask="url(#m)"/></svg>`;

/** Writes app/styles/doorway.webp. */
export async function writeDoorway(): Promise<void> {
	const faded = await sharp(MASTER)
		.resize(SIZE)
		.composite([{ input: Buffer.from(KEPT), blend: "dest-in" }])
		.png()
		.toBuffer();
	const onNight = await sharp(faded).flatten({ background: NIGHT }).png().toBuffer();
	// Its unlit wall is darker than the section's ground: nothing of it may show as a patch.
	await sharp({ create: { ...SIZE, channels: 3, background: NIGHT } })
		.composite([{ input: onNight, blend: "lighten" }])
		.webp({ quality: 74, effort: 6 })
		.toFile(OUT);
}
