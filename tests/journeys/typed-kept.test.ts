import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { atelierAddresses } from "#atelier/views.ts";
import { entranceWords } from "#notebook/pages/words.ts";
import { requestWords } from "#notebook/pages/words-request.ts";
import { addresses } from "#notebook/views.ts";
import { ownFacts } from "#tests/support/atelier.ts";
import { journeys, type LiveSite, startSite } from "#tests/support/journey.ts";
import { commandLink } from "#tests/support/notebook.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";

const here = journeys();
const within = mkdtempSync(join(tmpdir(), "saisie-"));
let site: LiveSite;
let request = "";
let page: Page;

beforeAll(async () => {
	site = await startSite({ OWNER_DIR: await ownFacts(within), SITE_DIR: "" });
	const { id } = (await (await postQuote(site.url, mmeLefevre)).json()) as { id: string };
	request = addresses.request(id);
});
afterAll(async () => {
	await site.stop();
	rmSync(within, { recursive: true, force: true });
});

async function enter(): Promise<void> {
	await page.goto(await commandLink(site));
	await page.getByRole("button", { name: entranceWords.press.button }).click();
	await page.waitForURL(`**${addresses.toCall}`);
}

interface Typing {
	path: () => string;
	/** Words, by the field’s selector. */
	typed: Record<string, string>;
	/** Its own button. */
	own: string;
	/** Another one of the page, where it has one. */
	other?: string;
}

const OF_REQUEST = { path: () => request, other: "main button[value=missed]" };
const TYPINGS: Record<string, Typing> = {
	"une note": { ...OF_REQUEST, typed: { "#note": "Portail vert,\nsonner deux fois" }, own: "button[value=note]" },
	"un rendez-vous": {
		...OF_REQUEST,
		typed: { "#jour": "2031-12-24", "#heure": "10:45", "#adresse": "12 rue des Lilas", "#code": "12B45" },
		own: "button[value=appointment]",
	},
	"un numéro": { ...OF_REQUEST, typed: { "#telephone": "06 39 98 00 48" }, own: "button[value=number]" },
	"une réponse de l’atelier": {
		path: () => atelierAddresses.group("qui-je-suis"),
		typed: { "[name='identity.name']": "Clés Roux", "[name='identity.email']": "moi@roux.exemple" },
		own: ".save button:first-child",
	},
};

/** What comes in the way, from the words typed to the page opened again. */
const INTERRUPTIONS: Record<string, (typing: Typing) => Promise<void>> = {
	"un appel, un autre écran, puis retour": async () => {
		await page.goto(addresses.toCall);
		await page.goBack();
	},
	"la page rouverte depuis le menu": async ({ path }) => {
		await page.goto(addresses.devices);
		await page.goto(path());
	},
	"l’écran éteint, et le navigateur tué": async ({ path }) => {
		const context = page.context();
		await page.close();
		page = await context.newPage();
		await page.goto(path());
	},
	"le réseau parti quand on presse": async ({ path, own }) => {
		await page.context().setOffline(true);
		await page.locator(own).first().click();
		await page.context().setOffline(false);
		await page.goto(path());
	},
	"la session finie, et l’on entre de nouveau": async ({ path, own }) => {
		await page.context().clearCookies();
		await page.locator(own).first().click();
		await page.getByText("n’est plus connecté").waitFor();
		await enter();
		await page.goto(path());
	},
	"l’appareil déconnecté d’ailleurs, et le bouton qui remet tout": async ({ own }) => {
		await page.context().addCookies([{ name: "carnet", value: "A".repeat(43), url: site.url }]);
		await page.locator(own).first().click();
		const refused = page;
		await refused.getByRole("button", { name: entranceWords.refused.putBack }).waitFor();
		page = await refused.context().newPage();
		await enter();
		await page.close();
		page = refused;
		await page.getByRole("button", { name: entranceWords.refused.putBack }).click();
	},
	"un autre bouton de la page": async ({ path, other }) => {
		if (other !== undefined) await page.locator(other).first().click();
		await page.waitForLoadState();
		await page.goto(path());
	},
};

const ROWS = Object.keys(TYPINGS).flatMap((what) =>
	Object.keys(INTERRUPTIONS)
		// A note goes with whatever is pressed: it is noted. A page of the atelier has one button.
		.filter((then) => !(then === "un autre bouton de la page" && /note|atelier/.test(what)))
		.map((then) => ({ what, then })),
);

describe("avec le script", () => {
	test("vingt coupures au moins", () => expect(ROWS.length).toBeGreaterThanOrEqual(20));

	const arrival = {
		viewport: { width: 390, height: 844 },
		get site() {
			return site;
		},
	};
	here.stay(arrival, async (first) => {
		page = first;
	});
	let hasEntered = false;
	test.each(ROWS)("$what, $then : tout est encore là", async ({ what, then }) => {
		if (!hasEntered) await enter();
		hasEntered = true;
		const typing = TYPINGS[what] as Typing;
		await page.goto(typing.path());
		await page.evaluate(() => localStorage.clear());
		await page.goto(typing.path());
		await page.evaluate(() => {
			for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
		});
		for (const [field, words] of Object.entries(typing.typed)) await page.locator(field).fill(words);
		await INTERRUPTIONS[then]?.(typing);
		const found = await Promise.all(Object.keys(typing.typed).map((field) => page.locator(field).inputValue()));
		expect(found).toEqual(Object.values(typing.typed));
	});
});

const keptHere = () =>
	page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("carnet-saisie")));

test("quitter le carnet, ou en être déconnecté d’ailleurs, ne laisse rien de tapé sur l’appareil ; la session passée, si", async () => {
	page = await here.arrive({ viewport: { width: 390, height: 844 }, site });
	const type = async () => {
		await enter();
		await page.goto(request);
		await page.locator("#note").fill("Chez Mme Lefèvre, la clé est sous le pot");
		expect(await keptHere()).toHaveLength(1);
	};
	await type();
	await page.goto(addresses.devices);
	await page.locator(`main form[action="${addresses.leave}"] button`).click();
	await page.waitForURL(`**${addresses.enter}`);
	expect(await keptHere()).toEqual([]);

	await type();
	await page.context().addCookies([{ name: "carnet", value: "A".repeat(43), url: site.url }]);
	await page.goto(addresses.toCall);
	await page.getByText(entranceWords.ended.title).waitFor();
	expect(await keptHere()).toEqual([]);

	await type();
	await page.context().clearCookies();
	await page.goto(addresses.toCall);
	expect(await keptHere()).toHaveLength(1);
});

test("sans script, une session finie rend tout : un bouton le remet à sa place", async () => {
	page = await here.arrive({ viewport: { width: 390, height: 844 }, site, script: false });
	await enter();
	await page.goto(request);
	await page.locator("summary", { hasText: requestWords.appointment }).click();
	await page.locator("#adresse").fill("12 rue des Lilas");
	await page.locator("#note").fill("Portail vert");
	await page.context().clearCookies();
	await page.locator("main button[value=missed]").click();
	const [door] = await Promise.all([
		page.context().waitForEvent("page"),
		page.getByRole("link", { name: entranceWords.open }).click(),
	]);
	await door.goto(await commandLink(site));
	await door.getByRole("button", { name: entranceWords.press.button }).click();
	await door.waitForURL(`**${addresses.toCall}`);
	await page.getByRole("button", { name: entranceWords.refused.putBack }).click();
	expect([await page.locator("#adresse").inputValue(), await page.locator("#note").inputValue()]).toEqual([
		"12 rue des Lilas",
		"Portail vert",
	]);
	// Another step takes the note, and leaves the address where it is.
	await page.locator("main button[value=called]").click();
	await page.getByText("Noté\u202f: vous avez rappelé.").waitFor();
	expect([await page.locator("#adresse").inputValue(), await page.locator("#note").inputValue()]).toEqual([
		"12 rue des Lilas",
		"",
	]);
	await page.locator("#adresse").press("Enter");
	await page.getByRole("link", { name: requestWords.toField }).waitFor();
	expect(await page.locator("#adresse").inputValue()).toBe("12 rue des Lilas");
});

test("ce qui est retrouvé, puis changé, est encore retrouvé : la dernière pensée, et aucune erreur", async () => {
	page = await here.arrive({ viewport: { width: 390, height: 844 }, site });
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(message));
	await enter();
	for (const words of ["note un", "note deux, autre", ""]) {
		await page.goto(request);
		await page.locator("#note").fill(words);
		await page.goto(addresses.toCall);
		await page.goto(request);
		expect(await page.locator("#note").inputValue()).toBe(words);
	}
	expect(errors).toEqual([]);
});

test("ce qui est tapé pour une image n’est pas retrouvé sur une autre", async () => {
	page = await here.arrive({ viewport: { width: 390, height: 844 }, site });
	await enter();
	const placeOf = async (image: string) => {
		await page.goto(atelierAddresses.photo(image));
		return page.locator("[name=place]");
	};
	await (await placeOf("etabli")).fill("Crémieu");
	expect(await (await placeOf("porte-blindee")).inputValue()).toBe("");
	expect(await (await placeOf("etabli")).inputValue()).toBe("Crémieu");
});

/** What was saved is read by a program of its own, on a machine that others use too. */
const CHECKED = { timeout: 30_000 };

test("ce que le site a enregistré à sa façon n’est pas « écrit ailleurs »", async () => {
	page = await here.arrive({ viewport: { width: 390, height: 844 }, site });
	await enter();
	await page.goto(atelierAddresses.group("qui-je-suis"));
	await page.locator("[name='identity.phone']").fill("0639980012");
	await page.locator("[name='practice.radiusKm']").fill("trente");
	await page.locator(".save button:first-child").click();
	await page.getByText("Tout le reste de la page est enregistré").waitFor(CHECKED);
	expect(await page.locator("[name='identity.phone']").inputValue()).toMatch(/^06\s39\s98\s00\s12$/);
	expect(await page.getByText("Écrit ailleurs").count()).toBe(0);
	// What was refused waits here: the atelier's first page says so, before he publishes without it.
	await page.goto(atelierAddresses.atelier);
	const waits = page.locator(".said:has-text('pas enregistré')");
	expect(await waits.count()).toBe(2);
	await waits.first().getByRole("link").click();
	await page.locator("[name='practice.radiusKm']").fill("30");
	await page.locator(".save button:first-child").click();
	await page.locator(".said[role=status]").waitFor(CHECKED);
	await page.goto(atelierAddresses.atelier);
	expect(await waits.count()).toBe(0);
}, 90_000);
