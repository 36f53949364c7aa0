/** The package has no types of its own; this is the part that tools/fonts.ts uses. */
declare module "subset-font" {
	type Axis = number | { min: number; max: number };
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: { targetFormat: "woff2" | "truetype"; variationAxes: Record<string, Axis> },
	): Promise<Buffer>;
}
