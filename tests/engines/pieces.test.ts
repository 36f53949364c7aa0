import { expect, test } from "vitest";
import { consent } from "#content/consent.ts";
import { paths } from "#content/site-map.ts";
import { QUOTE_NOTICES } from "#shared/quote/fields.ts";
import { FIELD_MESSAGES } from "#shared/quote/schema.ts";
import { decided, describeInEngines, eventually, open } from "#tests/support/engines/engines.ts";
import { press, type } from "#tests/support/engines/visitor.ts";

const ESCAPE = "\uE00C";
const ENTER = "\uE007";
const TAB = "\uE004";

describeInEngines(({ arrive }) => {
	/** On a page, its banner answered on another day. */
	async function arriveAt(path: string) {
		const { visitor, site } = await arrive();
		await decided(visitor);
		await visitor.goto(`${site.url}${path}`);
		return visitor;
	}

	test("le formulaire, pressé avant tout autre geste, dit ses six messages ; rempli, il part ; relais éteint, il garde tout", async () => {
		const visitor = await arriveAt(paths.contact);
		await eventually(visitor, `"script" in document.documentElement.dataset`).toBe(true);
		await press(visitor, "#devis-form [type=submit]");
		for (const message of Object.values(FIELD_MESSAGES))
			await eventually(
				visitor,
				`document.getElementById("devis-resume").textContent.includes(${JSON.stringify(message)})`,
			).toBe(true);

		const answers = { name: "Mme Lefèvre", email: "lefevre@exemple.fr", phone: "0611223344", city: "Voiron" };
		for (const [field, answer] of Object.entries(answers)) {
			await press(visitor, `#devis-${field}`);
			await type(visitor, answer);
		}
		await visitor.evaluate(`(() => {
			const list = document.getElementById("devis-service");
			list.value = "Ouverture de porte";
			list.dispatchEvent(new Event("input", { bubbles: true }));
		})()`);
		await press(visitor, "#devis-message");
		await type(visitor, "La porte a claqué, la clé est dedans.");
		await press(visitor, "#devis-form [type=submit]");
		await eventually(
			visitor,
			`document.getElementById("message-envoye").checkVisibility() && document.body.innerText.includes(${JSON.stringify(QUOTE_NOTICES.success.title)})`,
		).toBe(true);
		await eventually(visitor, `document.getElementById("devis-name").value`).toBe("");

		await press(visitor, "#devis-name");
		await type(visitor, "M. Da Silva");
		await visitor.evaluate(`void (globalThis.fetch = () => Promise.reject(new TypeError("éteint")))`);
		for (const [field, answer] of Object.entries({ ...answers, name: "" }))
			if (answer) {
				await press(visitor, `#devis-${field}`);
				await type(visitor, answer);
			}
		await visitor.evaluate(`document.getElementById("devis-service").value = "Autre"`);
		await press(visitor, "#devis-message");
		await type(visitor, "Une autre porte encore.");
		await press(visitor, "#devis-form [type=submit]");
		await eventually(visitor, `document.getElementById("erreur-envoi").checkVisibility()`).toBe(true);
		expect(await visitor.evaluate(`document.getElementById("devis-name").value`)).toBe("M. Da Silva");
	});

	test("le calculateur propose la commune tapée, et dit son temps", async () => {
		const visitor = await arriveAt(paths.serviceArea);
		await press(visitor, "#trajet-lieu");
		await type(visitor, "38510 Mor");
		await eventually(visitor, `document.querySelector("[role=option]")?.textContent ?? ""`).toContain("Morestel");
		await press(visitor, "[role=option]");
		await eventually(visitor, `document.querySelector(".reply")?.parentElement.textContent ?? ""`).toMatch(
			/Morestel[\s\S]*22/,
		);
	});

	test("le tiroir s’ouvre d’un premier geste, garde le focus, se ferme par Échap et par un lien", async () => {
		const visitor = await arriveAt(paths.home);
		if (!(await visitor.evaluate<boolean>(`document.querySelector("[popovertarget=menu]").checkVisibility()`))) return;
		await eventually(visitor, `"script" in document.documentElement.dataset`).toBe(true);
		await press(visitor, "header [popovertarget=menu]");
		await eventually(visitor, `document.getElementById("menu").matches(":popover-open")`).toBe(true);
		for (let step = 0; step < 20; step++) await type(visitor, TAB);
		expect(
			await visitor.evaluate(
				`document.activeElement === document.body || document.getElementById("menu").contains(document.activeElement)`,
			),
		).toBe(true);
		await type(visitor, ESCAPE);
		await eventually(visitor, `document.getElementById("menu").matches(":popover-open")`).toBe(false);
		expect(await visitor.evaluate(`document.querySelectorAll("[inert]").length`)).toBe(0);
		await press(visitor, "header [popovertarget=menu]");
		await press(visitor, `#menu a[href="${paths.contact}"]`);
		await eventually(visitor, "location.pathname").toBe(paths.contact);
		await eventually(visitor, `document.getElementById("menu").matches(":popover-open")`).toBe(false);
	});

	test("une image pressée avant tout autre geste s’ouvre en grand, et les suivantes à leur tour", async () => {
		const visitor = await arriveAt(paths.emergency);
		// All is laid out: nothing moves between where it is looked for and the press.
		await eventually(visitor, `"whole" in document.documentElement.dataset`).toBe(true);
		await press(visitor, "main a[data-held=gallery]");
		await eventually(visitor, `document.querySelector("dialog[open]") !== null`).toBe(true);
		const title = `document.querySelector(".viewer-title").textContent`;
		const first = await visitor.evaluate<string>(title);
		const count = await visitor.evaluate<number>(`document.querySelectorAll("main a[data-held=gallery]").length`);
		await press(visitor, ".viewer-bar:last-child .viewer-button:last-child");
		if (count > 1) await eventually(visitor, title).not.toBe(first);
		await type(visitor, ESCAPE);
		await eventually(visitor, `document.querySelector("dialog[open]")`).toBe(null);
	});

	test("le bandeau des cookies répond, le focus va au titre, et « Gérer les cookies » le rouvre", async () => {
		const { visitor, site } = await arrive();
		await visitor.goto(`${site.url}${paths.services}`);
		await eventually(visitor, `document.querySelector("#bandeau-cookies h2")?.textContent`).toBe(consent.summary.title);
		await press(visitor, "#bandeau-cookies [data-consent=settings]");
		await eventually(visitor, `document.activeElement?.textContent`).toBe(consent.settings.title);
		await press(visitor, "#bandeau-cookies [data-consent=selection]");
		await eventually(visitor, `localStorage.getItem("cookies-accepted")`).toBe("all");
		expect(
			await visitor.evaluate(`[document.getElementById("bandeau-cookies"), document.activeElement?.tagName]`),
		).toEqual([null, "H1"]);
		await press(visitor, "footer [data-consent=reopen]");
		await eventually(visitor, `document.querySelector("#bandeau-cookies h2")?.textContent`).toBe(
			consent.settings.title,
		);
	});

	test("au clavier, le premier Entrée sur un lien suit le lien", async () => {
		const { visitor, site } = await arrive();
		await decided(visitor);
		await open(visitor, `${site.url}${paths.home}`);
		await visitor.evaluate(
			`[...document.querySelectorAll("main a[href='${paths.quoteForm}']")].find((link) => link.offsetHeight > 0).focus()`,
		);
		await type(visitor, ENTER);
		await eventually(visitor, "location.pathname").toBe(paths.contact);
	});
});
