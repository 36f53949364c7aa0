import { expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { ALL_AT_ONCE, CHANGES, changedThenAlive, followed, run } from "#tests/support/changed-page.ts";
import { decided, describeInEngines, eventually, PHONE, THREE_ENGINES } from "#tests/support/engines/engines.ts";
import { press, stir, type } from "#tests/support/engines/visitor.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";
import { mmeLefevre } from "#tests/support/people.ts";

/* Whatever changes a page before its visitor does, the page stays whole, calls, and goes on (docs/decisions/0039). */

describeInEngines(
	({ arrive }) => {
		test("chaque changement, seul, laisse la page entière et ses liens suivis sans rechargement", async () => {
			const { visitor, site } = await arrive();
			await decided(visitor);
			for (const [name, change] of Object.entries(CHANGES)) {
				const { before, after } = await changedThenAlive(visitor, site.url + paths.contact, change);
				expect(after.letters, name).toBeGreaterThan(before.letters * 0.9);
				expect(after.calls, name).toBe(before.calls);
				expect(await followed(visitor, paths.serviceArea), name).toBe(true);
			}
		}, 60_000);

		test("tous à la fois, sur chaque sorte de page : rien ne s’efface", async () => {
			const { visitor, site } = await arrive();
			await decided(visitor);
			for (const path of KINDS_OF_PAGE) {
				const { before, after } = await changedThenAlive(visitor, site.url + path, ALL_AT_ONCE);
				expect(after.letters, path).toBeGreaterThan(before.letters * 0.9);
				expect(after.calls, path).toBe(before.calls);
			}
		}, 90_000);

		test("sur une page changée, ce qui est tapé reste, et la demande part", async () => {
			const { visitor, site } = await arrive();
			await decided(visitor);
			await visitor.goto(site.url + paths.quoteForm);
			await eventually(visitor, `"script" in document.documentElement.dataset`).toBe(true);
			await visitor.evaluate(run(ALL_AT_ONCE));
			// As a browser fills a form by itself: no gesture, no event.
			await visitor.evaluate(
				run(`for (const [name, value] of Object.entries(${JSON.stringify(mmeLefevre)})) {
				const field = document.getElementById("devis-" + name);
				if (field && name !== "urgent") field.value = value;
			}`),
			);
			await stir(visitor);
			await eventually(visitor, `"alive" in document.documentElement.dataset`).toBe(true);
			expect(await visitor.evaluate(`document.getElementById("devis-name").value`)).toBe(mmeLefevre.name);
			await press(visitor, "#devis-form [type=submit]");
			await eventually(visitor, `document.getElementById("message-envoye").innerText`).toContain("Message envoyé");
		}, 30_000);

		test("React tombe : la page revient telle qu’elle était, et va sans lui", async () => {
			const { visitor, site } = await arrive();
			await decided(visitor);
			const { before } = await changedThenAlive(visitor, site.url + paths.contact, "0");
			// What a translator leaves behind once React is there: a node that is no longer where React put it.
			await visitor.evaluate(
				run(`Node.prototype.removeChild = Node.prototype.insertBefore = Node.prototype.appendChild =
				() => { throw new DOMException("NotFoundError") }`),
			);
			await visitor.evaluate(`document.querySelector("#devis-email").focus()`);
			await type(visitor, "x");
			await visitor.evaluate(`document.querySelector("#devis-form [type=submit]").click()`);
			await eventually(visitor, `"alive" in document.documentElement.dataset`).toBe(false);
			await eventually(visitor, `document.body.innerText.length > ${before.letters * 0.9}`).toBe(true);
			expect(await visitor.evaluate(`document.querySelectorAll("#site a[href^='tel:']").length`)).toBe(before.calls);
		});
	},
	[PHONE],
	THREE_ENGINES,
);
