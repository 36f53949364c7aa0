import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { highlightPlace, useHighlightedPlace } from "#app/features/travel-time/map-highlight.tsx";

const Drawing = () => useHighlightedPlace()?.name ?? "rien";

test("aucune page n’est construite avec une place allumée", () => {
	highlightPlace({ x: 15, y: -10, name: "Morestel", where: "à Morestel", arrival: "22\u00a0min" });
	expect(renderToStaticMarkup(createElement(Drawing))).toBe("rien");
	highlightPlace(undefined);
});
