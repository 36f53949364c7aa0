import encodeQR from "qr";

/**
 * The QR code of a text as a picture: level Q, so that a quarter of it may be dirty or torn, with the four light modules
 * around that the standard asks. Dark on light whatever stands behind it; one path, a run of modules at a time.
 */
export function qrSvg(text: string): string {
	const modules = encodeQR(text, "raw", { ecc: "quartile", border: 4 });
	const side = modules.length;
	const runs = modules.flatMap((line, row) =>
		[...line.map(Number).join("").matchAll(/1+/g)].map(
			({ 0: run, index }) => `M${index} ${row}h${run.length}v1h-${run.length}z`,
		),
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#0e1c2b" d="${runs.join("")}"/></svg>\n`;
}
