import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { lightPlace, useLitPlace } from "#app/features/travel-time/lit-place.ts";

test("aucune page n’est construite avec une place allumée", () => {
	const Drawing = () => useLitPlace()?.name ?? "rien";
	lightPlace({ x: 15, y: -10, name: "Morestel", where: "à Morestel", arrival: "22\u00a0min" });
	expect(renderToStaticMarkup(createElement(Drawing))).toBe("rien");
	lightPlace(undefined);
});
