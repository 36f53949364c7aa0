import { afterAll, beforeAll, expect, test } from "vitest";
import { atelierAddresses, atelierFields } from "#atelier/views.ts";
import { paths } from "#content/site-map.ts";
import { NOTICES, type Said } from "#notebook/notices.ts";
import { quoteWords } from "#notebook/pages/words-quote.ts";
import { requestWords } from "#notebook/pages/words-request.ts";
import { quoteFields, rowField } from "#notebook/quote/field-names.ts";
import { addresses, fields } from "#notebook/views.ts";
import { owner } from "#owner";
import { fieldId, NOTICE_FRAGMENT } from "#shared/quote/fields.ts";
import { ownFacts } from "#tests/support/atelier.ts";
import { decided, describeInEngines, eventually, PHONE, THREE_ENGINES } from "#tests/support/engines/engines.ts";
import { throughProxy } from "#tests/support/engines/proxy.ts";
import { draw, press, type, type Visitor } from "#tests/support/engines/visitor.ts";
import { commandLink, requestLink, signIn } from "#tests/support/notebook.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { lawful } from "#tests/support/quotes.ts";
import { STORES } from "#tests/support/stores.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { followWords } from "#visitor/pages/words.ts";
import { visitorFields as follow } from "#visitor/views.ts";

const NOTE = "Code du portail 4812B";
const WORD = "Sonner deux fois";
const scripts = `"script" in document.documentElement.dataset`;
const isSent = `document.getElementById(${JSON.stringify(NOTICE_FRAGMENT.success)}).checkVisibility()`;
/** Once the page is there to its end: what is pressed next stands below. */
const says = (visitor: Visitor, text: string) =>
	eventually(
		visitor,
		`document.readyState === "complete" && document.body.innerText.includes(${JSON.stringify(text)})`,
	).toBe(true);

const REVIEWS = "https://avis.example/bion";

let restore = () => {};
beforeAll(() => {
	restore = lawful();
	Object.assign(owner.identity, { reviewsPage: REVIEWS });
});
afterAll(() => {
	restore();
	Object.assign(owner.identity, { reviewsPage: undefined });
});

describeInEngines(
	({ arrive }) => {
		test.each([
			{ how: "avec script", script: true, store: STORES[0] },
			{ how: "les scripts arrêtés en chemin", script: false, store: STORES.at(-1) },
		])("$how, d’une demande et d’un appel au devis, puis au merci", { timeout: 90_000 }, async ({ script, store }) => {
			// Without PostgreSQL on the machine, the other store again.
			const kept = store?.missing() === undefined ? await store?.settings() : {};
			const { visitor, site } = await arrive({ OWNER_DIR: await ownFacts(await tempFolder()), ...kept });
			const url = script ? site.url : await withoutScripts(site.url);
			await visitor.goto(`${url}/favicon.svg`);
			await decided(visitor);
			await visitor.goto(`${url}${paths.contact}`);
			await (script ? eventually(visitor, scripts).toBe(true) : expect(visitor.evaluate(scripts)).resolves.toBe(false));
			await fillForm(visitor);
			// Filled sooner than a person can, it would be taken for a robot's: the page's script counts.
			if (script) await eventually(visitor, "performance.now() > 2_500").toBe(true);
			await press(visitor, "#devis-form [type=submit]");
			await eventually(visitor, isSent).toBe(true);
			expect(await visitor.evaluate("location.pathname")).toMatch(script ? paths.contact : /^\/suivi\/[\w-]{43}$/);

			// The page of the request: by a link, or there already.
			if (script) {
				await eventually(visitor, `document.querySelectorAll("a[href^='/suivi/']").length > 0`).toBe(true);
				await press(visitor, "a[href^='/suivi/']");
			}
			await eventually(visitor, "location.pathname").toMatch(/^\/suivi\/[\w-]{43}$/);
			await says(visitor, followWords.told);
			await press(visitor, "#mot");
			await type(visitor, WORD);
			await press(visitor, "form:has(#mot) [type=submit]");
			await says(visitor, followWords.said.word);
			await showsPhotographs(visitor);
			expect(await visitor.evaluate("document.referrer")).toBe("");

			const onSite = (link: string) => link.replace(/^https?:\/\/[^/]+/, url);
			const letter = onSite(await requestLink(site, mmeLefevre));
			await visitor.goto(letter);
			await says(visitor, mmeLefevre.name);
			await says(visitor, WORD);
			await eventually(visitor, PHOTOS_SEEN, 20_000).toBe(2);
			await press(visitor, "#note");
			await type(visitor, NOTE);
			if (script) {
				await visitor.goto(`${url}/favicon.svg`);
				await visitor.goto(letter);
				await says(visitor, "Retrouvé");
			}
			// The button of another part of the page takes the note with it.
			await takeStep(visitor, "called");
			await says(visitor, NOTE);
			expect(await visitor.evaluate(`document.querySelector("[data-found]")`)).toBe(null);
			expect(await visitor.evaluate("document.referrer")).toBe("");
			const elsewhere = await signIn(site);
			expect(await (await elsewhere.get(addresses.underWay)).text()).toContain(mmeLefevre.name);
			expect(await (await elsewhere.get(addresses.toCall)).text()).not.toContain(mmeLefevre.name);

			await visitor.goto(onSite(await commandLink(site, kept)));
			await press(visitor, "main button[type=submit]");
			await eventually(visitor, "location.pathname").toBe(addresses.toCall);
			await visitor.goto(url + addresses.underWay);
			await press(visitor, ".row a.cover");
			await eventually(visitor, "location.pathname").toMatch(REQUEST);
			const request = await visitor.evaluate<string>("location.href");
			await makesQuote(visitor, url, script);
			await leaves(visitor, request);
			await takeStep(visitor, "done");
			await thanks(visitor, request);

			const call = await notesCall(visitor, url);
			await makesQuote(visitor, url, script);
			await leaves(visitor, call);
			await visitor.goto(url + addresses.underWay);
			await press(visitor, ".row button");
			await says(visitor, NOTICES.done.text);
			expect(await visitor.evaluate("location.pathname")).toBe(addresses.underWay);
			await thanks(visitor, call);
			if (script) await choosesPhotograph(visitor, url);
		});
	},
	[PHONE],
	THREE_ENGINES,
);

/** Drawn to their end. */
const PHOTOS_SEEN = `[...document.querySelectorAll(".photos-sent img")].filter((one) => {
	one.scrollIntoView();
	return one.complete && one.naturalWidth > 100;
}).length`;

/** Two that a telephone took, one far too large: with script each leaves small. */
async function showsPhotographs(visitor: Visitor): Promise<void> {
	await visitor.evaluate(`(async () => {
		const files = new DataTransfer();
		for (const [name, width, height] of [["serrure", 400, 300], ["porte", 2400, 3200]]) {
			const canvas = Object.assign(document.createElement("canvas"), { width, height });
			const context = canvas.getContext("2d");
			for (let at = 0; at < 200; at++) {
				context.fillStyle = "hsl(" + at * 7 + " 60% 50%)";
				context.fillRect((at * 37) % width, (at * 91) % height, width / 9, height / 9);
			}
			const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg"));
			files.items.add(new File([blob], name + ".jpg", { type: "image/jpeg" }));
		}
		document.querySelector("[type=file]").files = files.files;
	})()`);
	await press(visitor, "form[data-photos] [type=submit]");
	await eventually(
		visitor,
		`document.body.innerText.includes(${JSON.stringify(followWords.said.photos)})`,
		30_000,
	).toBe(true);
	await eventually(visitor, PHOTOS_SEEN, 20_000).toBe(2);
}

const REQUEST = /^\/carnet\/demande\/[\w-]+$/;

/** A call is noted: its page is there. Returns its address. */
async function notesCall(visitor: Visitor, url: string): Promise<string> {
	await visitor.goto(url + addresses.call);
	await press(visitor, `#${fields.phone}`);
	await type(visitor, "0639981299");
	await press(visitor, `#${fields.city}`);
	await type(visitor, "Voiron");
	await press(visitor, "main button.btn-strong");
	await says(visitor, NOTICES["call-noted"].text);
	return visitor.evaluate<string>("location.origin + location.pathname");
}

/** He sets out, and says so by SMS; the customer's page says it too. @param request address of its page */
async function leaves(visitor: Visitor, request: string): Promise<void> {
	await visitor.goto(request);
	// Its photographs and its quote are under the same address.
	const follow = `document.querySelector("a[href^='/suivi/']").href.split("/").slice(0, 5).join("/")`;
	const page = await visitor.evaluate<string>(follow);
	await press(visitor, "main button[value=leaving]");
	await says(visitor, NOTICES.leaving.text);
	expect(await visitor.evaluate(`document.querySelector("[role=status] a").href`)).toMatch(/^sms:\+336/);
	await visitor.goto(page);
	await says(visitor, "En route, j’arrive vers");
	await visitor.goto(request);
}

/** Its page offers a word, with the page of his reviews. */
async function thanks(visitor: Visitor, request: string): Promise<void> {
	await visitor.goto(request);
	const sms = `[...document.links].some(({ href }) => /^sms:/.test(href) && decodeURIComponent(href).includes("${REVIEWS}"))`;
	await eventually(visitor, sms).toBe(true);
}

/** From the schedule to a signature: made on the page of a request, read and accepted by whoever holds its address. */
async function makesQuote(visitor: Visitor, url: string, draws: boolean): Promise<void> {
	await visitor.goto(url + (await visitor.evaluate<string>("location.pathname + '/devis'")));
	for (const [field, typed] of [
		[quoteFields.name, "Paul Martin"],
		[quoteFields.address, "3 rue Haute"],
		[rowField(0, "quantity"), "1,5"],
	] as const) {
		await press(visitor, `[name="${field}"]`);
		await type(visitor, typed);
	}
	await press(visitor, "button[value=preview]");
	await says(visitor, quoteWords.check);
	await press(visitor, "button[value=send]");
	await says(visitor, NOTICES["quote-made"].text);
	// What was sent is not typed again.
	const made = await visitor.evaluate<string>("location.pathname");
	await visitor.goto(`${url}${made}/devis`);
	expect(await visitor.evaluate(`document.querySelector("[data-found]")`)).toBe(null);
	await visitor.goto(url + made);
	const file = await visitor.evaluate<string>(`document.querySelector("a[href*='/devis.pdf?']").getAttribute("href")`);
	const bytes = `fetch("${file}").then((answer) => answer.text()).then((text) => text.slice(0, 5))`;
	expect(await visitor.evaluate(bytes)).toBe("%PDF-");
	await visitor.goto(url + file.replace(".pdf", ""));
	await press(visitor, `[name=${follow.read}]`);
	await press(visitor, `[name=${follow.signature}]`);
	await type(visitor, "Paul Martin");
	// By the finger too, where scripts run.
	await eventually(visitor, `document.querySelector("[data-sign]").checkVisibility()`).toBe(draws);
	if (draws) await draw(visitor, "[data-sign] svg");
	await press(visitor, "form:has([value=accept]) [type=submit]");
	await says(visitor, followWords.said.accepted);
	await visitor.goto(url + file.replace(".pdf", ""));
	const drawn = `document.querySelector(".quote .drawn path")?.getAttribute("d") ?? ""`;
	expect(await visitor.evaluate(drawn)).toMatch(draws ? /^M\d+ \d+(L\d+ \d+)+$/ : /^$/);
}

/** Seen before it is sent, with what pages will show of it; a tap, or one of the nine, says what. */
async function choosesPhotograph(visitor: Visitor, url: string): Promise<void> {
	await visitor.goto(url + atelierAddresses.photo("etabli"));
	await visitor.evaluate(`(async () => {
		const upright = Object.assign(document.createElement("canvas"), { width: 300, height: 400 });
		const blob = await new Promise((resolve) => upright.toBlob(resolve, "image/jpeg"));
		const files = new DataTransfer();
		files.items.add(new File([blob], "porte.jpg", { type: "image/jpeg" }));
		const field = document.querySelector("[type=file]");
		field.files = files.files;
		field.dispatchEvent(new Event("change", { bubbles: true }));
	})()`);
	const frame = `document.querySelector(".photo-chosen div div")?.style.top ?? ""`;
	const sent = `new FormData(document.querySelector("form.questions")).get("${atelierFields.seen}")`;
	await eventually(visitor, frame).toBe("26.5625%");
	await press(visitor, "details:has([name=cadre]) > summary");
	await press(visitor, `[name=${atelierFields.seen}][value="50 100"]`);
	await eventually(visitor, frame).toBe("53.125%");
	await press(visitor, ".photo-chosen img");
	await eventually(visitor, sent).toBe("50 50");
	expect(await visitor.evaluate(frame)).toBe("26.5625%");
}

async function takeStep(visitor: Visitor, step: "called" | "done"): Promise<void> {
	const button = `main button[value=${step}]`;
	expect(await visitor.evaluate(`document.querySelector("${button}").textContent`)).toBe(requestWords.step[step]);
	await press(visitor, button);
	await says(visitor, NOTICES[step satisfies Said].text);
}

async function fillForm(visitor: Visitor): Promise<void> {
	const { service, urgent, message, ...typed } = mmeLefevre;
	for (const [field, answer] of Object.entries({ ...typed, message: message.replace("\n", " ") })) {
		await press(visitor, `#devis-${field}`);
		await type(visitor, answer);
	}
	// A list is drawn by the system, out of the driver's reach.
	await visitor.evaluate(`(() => {
		const list = document.getElementById(${JSON.stringify(fieldId("service"))});
		list.value = ${JSON.stringify(service)};
		list.dispatchEvent(new Event("input", { bubbles: true }));
	})()`);
	if (urgent === "Oui") await press(visitor, `#${fieldId("urgent")}`);
}

/** The site with a policy that forbids every script: neither driver can switch scripts off. Returns its address. */
const withoutScripts = (site: string) =>
	throughProxy(site, {
		headers: ({ "content-security-policy": policy }) =>
			policy === undefined
				? {}
				: { "content-security-policy": String(policy).replace(/script-src[^;]*/, "script-src 'none'") },
	});
