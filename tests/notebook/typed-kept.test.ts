import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { render } from "#notebook/pages/render.tsx";
import { addresses, type View } from "#notebook/views.ts";
import { buttonsIn, controlsIn } from "#tests/support/forms.ts";
import { views } from "#tests/support/notebook-views.ts";

/** Every page that the relay can give; true where a person may fill something on it. */
const ASKS: Record<View["page"], boolean> = {
	...{ enter: false, press: false, gone: false, refused: false },
	...{
		list: true,
		search: false,
		call: true,
		request: true,
		appointments: false,
		figures: false,
		health: false,
		devices: true,
	},
	...{ atelier: false, "atelier-group": true, "atelier-towns": false, "atelier-progress": false },
	...{ "atelier-confirm": false, quote: true, quotes: false, "atelier-photos": true, "atelier-photo": true },
};

/** A photograph is sent with its words as one file; taken away, it goes with them. */
const TAKES_AWAY = "form:has([value=take-away], [value=drop]) button";

const named = Object.entries(views);

test("chaque page du carnet et de l’atelier est là, avec les champs qu’elle a", () => {
	const pages = Map.groupBy(named, ([, { page }]) => page);
	const found = [...pages].map(([page, all]) => [
		page,
		all.some(([, view]) => controlsIn(load(render(view))).length > 0),
	]);
	expect(Object.fromEntries(found)).toEqual(ASKS);
});

test("aucun formulaire ne revient au milieu de sa page, où mène le lien par lequel on y est venu", () => {
	for (const [name, view] of named) {
		const lost = load(render(view))("form[method=post]:not([action])").length;
		expect({ name, lost }).toEqual({ name, lost: 0 });
	}
});

describe("sans script", () => {
	test.each(named)("%s : chaque bouton emporte tout ce que la page laisse taper", (_, view) => {
		const $ = load(render(view));
		const fields = controlsIn($);
		// Leaving is not a step: what is not noted goes with the session.
		const buttons = buttonsIn($).filter(
			({ form, element }) => form.attr("action") !== addresses.leave && !element.is(TAKES_AWAY),
		);
		for (const button of buttons) {
			const left = fields.filter(({ form }) => !form.is(button.form)).map(({ name }) => name);
			expect({ button: button.element.text(), left }).toEqual({ button: button.element.text(), left: [] });
		}
	});

	test.each(named)("%s : Entrée dans un champ ne fait rien d’autre que ce qui y est tapé", (_, view) => {
		const $ = load(render(view));
		const oneLine = controlsIn($).filter(
			({ type }) => !["textarea", "select", "checkbox", "radio", "file"].includes(type),
		);
		for (const { form, name } of oneLine) {
			// A browser presses the first button of the form, in the order of the page.
			const [first] = buttonsIn($).filter((button) => button.form.is(form));
			expect([name, first?.element.attr("name")]).toEqual([name, undefined]);
		}
	});
});
