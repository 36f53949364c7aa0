import { expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import {
	blankPages,
	CHANGES,
	changedThenAlive,
	followed,
	run,
	sentFromChangedPage,
} from "#tests/support/changed-page.ts";
import { decided, describeInEngines, eventually, PHONE, THREE_ENGINES } from "#tests/support/engines/engines.ts";
import { stir, type, type Visitor } from "#tests/support/engines/visitor.ts";

/* Whatever changes a page before its visitor does, the page stays whole, calls, and goes on (docs/decisions/0039). */

/** On the page of the form: what a translator leaves behind once React is there, a node that is no longer where React put it. */
async function makeReactFall(visitor: Visitor): Promise<void> {
	await eventually(visitor, `document.getElementById("devis-email") !== null`).toBe(true);
	// On the page alone, as a translator does: what is fetched for it is named in the head.
	await visitor.evaluate(
		run(`for (const name of ["removeChild", "insertBefore", "appendChild"]) {
			const own = Node.prototype[name];
			Node.prototype[name] = function (...given) {
				if (document.getElementById("site").contains(this)) throw new DOMException("NotFoundError");
				return own.apply(this, given);
			};
		}`),
	);
	await visitor.evaluate(`document.querySelector("#devis-email").focus()`);
	await type(visitor, "x");
	await visitor.evaluate(`document.querySelector("#devis-form [type=submit]").click()`);
}

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
			expect(await blankPages(visitor, site.url)).toEqual([]);
		}, 90_000);

		test("sur une page changée, ce qui est tapé reste, et la demande part", async () => {
			const { visitor, site } = await arrive();
			await decided(visitor);
			await sentFromChangedPage(visitor, site.url);
		}, 30_000);

		test("React tombe : la page revient telle qu’elle était, et va sans lui", async () => {
			const { visitor, site } = await arrive();
			await decided(visitor);
			const { before } = await changedThenAlive(visitor, site.url + paths.contact, "0");
			await makeReactFall(visitor);
			await eventually(visitor, `"alive" in document.documentElement.dataset`).toBe(false);
			await eventually(visitor, `document.body.innerText.length > ${before.letters * 0.9}`).toBe(true);
			expect(await visitor.evaluate(`document.querySelectorAll("#site a[href^='tel:']").length`)).toBe(before.calls);
		});

		test("React tombe après un lien suivi : l’adresse est chargée une fois, et jamais deux", async () => {
			const { visitor, site } = await arrive();
			await decided(visitor);
			await changedThenAlive(visitor, site.url + paths.serviceArea, "0");
			expect(await followed(visitor, paths.contact)).toBe(true);
			await makeReactFall(visitor);
			await eventually(visitor, "globalThis.sameDocument === true").toBe(false);
			// The document that was loaded falls too: from now on it stays.
			await eventually(visitor, `"script" in document.documentElement.dataset`).toBe(true);
			await stir(visitor);
			await eventually(visitor, `"alive" in document.documentElement.dataset`).toBe(true);
			await visitor.evaluate("void (globalThis.sameDocument = true)");
			await makeReactFall(visitor);
			await eventually(visitor, `"alive" in document.documentElement.dataset`).toBe(false);
			await new Promise((resolve) => setTimeout(resolve, 1_000));
			expect(await visitor.evaluate("[globalThis.sameDocument, location.pathname]")).toEqual([true, paths.contact]);
			expect(await visitor.evaluate(`document.querySelectorAll("#site a[href^='tel:']").length`)).toBeGreaterThan(0);
		});
	},
	[PHONE],
	THREE_ENGINES,
);
