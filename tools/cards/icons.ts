import { faviconSvg } from "../favicon.ts";

/** The icon with room around the key, for systems that cut icons to a circle of 80 %. */
export function maskableIconSvg(): string {
	const inner = faviconSvg()
		.replace(/<svg[^>]*>/, "")
		.replace("</svg>", "");
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0e1c2b" d="M0 0h64v64H0z"/><g transform="translate(9.6 9.6) scale(.7)">${inner}</g></svg>`;
}

/** An .ico file that holds one PNG of 32 pixels: what browsers ask for at /favicon.ico without being told to. */
export function icoOf(png: Buffer): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2); // an icon
	header.writeUInt16LE(1, 4); // one picture
	header.writeUInt8(32, 6);
	header.writeUInt8(32, 7);
	header.writeUInt16LE(1, 10); // colour planes
	header.writeUInt16LE(32, 12); // bits per pixel
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}
