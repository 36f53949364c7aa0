/** Prints what the pages of the towns that keep one name, with the facts of OWNER_DIR, and what the content check says of them. */
import { layOut, mapToSend } from "#app/sections/map-layout.ts";
import { townFacts } from "#app/seo/town-facts.ts";
import { townSentences } from "#app/seo/town-values.ts";
import { checkContent } from "#content/check.ts";
import { mainTowns } from "#content/main-towns.ts";
import { serviceAreaPage } from "#content/pages/service-area.ts";
import { windowOf } from "#content/town-windows.ts";
import { allPaths, towns } from "#content/towns.ts";
import { mapAddress } from "#notebook/pages/place.ts";

const pages = towns.map((town) => {
	const facts = townFacts(town);
	const { view } = mapToSend(layOut(facts, towns.map(windowOf)));
	const { nearby, place } = townSentences(facts);
	return {
		slug: town.slug,
		nearest: facts.nearest.map(({ slug }) => slug),
		around: place.around.flatMap(({ communes }) => communes.map(({ name }) => name)),
		title: nearby.title,
		view,
	};
});
console.log(
	JSON.stringify({
		pages,
		paths: allPaths(),
		main: mainTowns.map(({ slug }) => slug),
		bands: serviceAreaPage.bands.items.map(({ text }) => text),
		map: mapAddress("Genas", { known: { place: "Genas", department: "69", minutes: 26, distanceKm: 27 } }),
		problems: checkContent(),
	}),
);
