/** Compressed twins that the build may have written beside a file, the smallest first. */
const TWINS = [
	{ coding: "br", suffix: ".br" },
	{ coding: "gzip", suffix: ".gz" },
] as const;
export type Twin = (typeof TWINS)[number];

/** Twins that a browser takes, by its Accept-Encoding. */
export function acceptedTwins(acceptEncoding: string | null): Twin[] {
	const weights = new Map(
		(acceptEncoding ?? "").split(",").map((entry) => {
			const [coding = "", ...parameters] = entry
				.trim()
				.toLowerCase()
				.split(/\s*;\s*/);
			const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
			return [coding, weight === undefined ? 1 : Number(weight)] as const;
		}),
	);
	return TWINS.filter(({ coding }) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0);
}
