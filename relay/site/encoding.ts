/** Compressed twins that the build may have written beside a file, the smallest first. */
export const TWINS = [
	{ coding: "br", suffix: ".br" },
	{ coding: "gzip", suffix: ".gz" },
] as const;
export type Coding = (typeof TWINS)[number]["coding"];

/** Browsers write the header in a handful of ways; whoever makes up others gets an answer, not our memory. */
const REMEMBERED = 100;
const remembered = new Map<string, readonly Coding[]>();

/** Compressions that a browser takes, by its Accept-Encoding. */
export function acceptedCodings(acceptEncoding = ""): readonly Coding[] {
	const known = remembered.get(acceptEncoding);
	if (known) return known;
	const codings = parse(acceptEncoding);
	if (remembered.size < REMEMBERED && acceptEncoding.length <= 100) remembered.set(acceptEncoding, codings);
	return codings;
}

function parse(acceptEncoding: string): readonly Coding[] {
	const weights = new Map(
		acceptEncoding.split(",").map((entry) => {
			const [coding = "", ...parameters] = entry
				.toLowerCase()
				.split(";")
				.map((part) => part.trim());
			const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
			return [coding, weight === undefined ? 1 : Number(weight)] as const;
		}),
	);
	return TWINS.map(({ coding }) => coding).filter((coding) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0);
}
