import encodeQR from "qr";

/**
 * The QR code of a text for an SVG of `side` × `side` modules: level Q, so that a quarter of it may be dirty or torn, with the four
 * light modules around that the standard asks. One path, a run of modules at a time.
 */
export function qrPath(text: string): { side: number; path: string } {
	const modules = encodeQR(text, "raw", { ecc: "quartile", border: 4 });
	const runs = modules.flatMap((line, row) =>
		[...line.map(Number).join("").matchAll(/1+/g)].map(
			({ 0: run, index }) => `M${index} ${row}h${run.length}v1h-${run.length}z`,
		),
	);
	return { side: modules.length, path: runs.join("") };
}
