import { expect, test } from "vitest";
import { roadInstead, roadJourneys } from "#content/road-journeys.ts";
import { townBySlug } from "#content/towns.ts";

test("vingt trajets connus, chacun avec sa source, face au temps que dit la page", () => {
	const known = Object.entries(roadJourneys).map(([slug, journey]) => {
		const town = townBySlug(slug);
		if (town === undefined) throw new Error(`${slug} n’a pas de page`);
		return { slug, name: town.name, shown: town.minutes, ...journey, error: town.minutes - journey.minutes };
	});
	expect(known.length).toBeGreaterThanOrEqual(20);
	known.sort((a, b) => a.error - b.error);
	for (const { name, shown, minutes, error, source } of known)
		console.log(`${name} : ${shown} min dites, ${minutes} par la route (${error > 0 ? "+" : ""}${error}) ; ${source}`);
	for (const { slug, shown, source, error } of known) {
		expect(source.length, slug).toBeGreaterThan(20);
		// A page that says too little is told to the owner, who takes the road's time or writes his own.
		expect(roadInstead({ slug, minutes: shown }) !== undefined, slug).toBe(error <= -5);
		expect(
			roadInstead({ slug, minutes: roadJourneys[slug as keyof typeof roadJourneys]!.minutes }),
			slug,
		).toBeUndefined();
	}
	// None says ten minutes too many: a visitor would call somebody else.
	expect(Math.max(...known.map(({ error }) => error))).toBeLessThanOrEqual(5);
});
