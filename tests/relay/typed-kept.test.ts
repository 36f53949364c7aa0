import { load } from "cheerio";
import { beforeEach, describe, expect, test } from "vitest";
import { GROUPS } from "#atelier/group-names.ts";
import { atelierAddresses, atelierFields } from "#atelier/views.ts";
import { routes } from "#notebook/routes.ts";
import { addresses, fields } from "#notebook/views.ts";
import { DAY_MS } from "#relay/clock.ts";
import { type AtelierRelay, atelierOf, ownFacts } from "#tests/support/atelier.ts";
import {
	buttonsIn,
	type Control,
	controlsIn,
	keyOf,
	pageOf,
	sentBy,
	standsIn,
	typeOverAll,
} from "#tests/support/forms.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { type Device, FORM, requestLink, signIn } from "#tests/support/notebook.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { startTestRelay, type TestRelay } from "#tests/support/relay.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

let relay: TestRelay;
let atelier: AtelierRelay;
let owner: Device;
let link: string;
const clock = manualClock();
/** Pages with something to type, by what they are. */
const asking = new Map<string, string>();

beforeEach(async () => {
	const folder = await ownFacts(await tempFolder());
	relay = await startTestRelay({ clock, settings: { OWNER_DIR: folder, SITE_DIR: "" } });
	atelier = await atelierOf(relay, folder);
	owner = atelier.owner;
	await signIn(relay);
	const { id } = (await (await postQuote(relay.url, mmeLefevre)).json()) as { id: string };
	link = (await requestLink(relay, mmeLefevre)).replace(/^https?:\/\/[^/]+/, "");
	const form = quoteForm(mDaSilva);
	form.set("_honey", "x");
	const robot = (await (await postQuote(relay.url, mDaSilva, { form })).json()) as { id: string };
	asking.set("la demande", addresses.request(id));
	asking.set("une demande en quarantaine", addresses.request(robot.id));
	asking.set("les robots", addresses.robots);
	asking.set("les appareils", addresses.devices);
	asking.set("un appel", addresses.call);
	for (const group of GROUPS.filter((one) => one !== "photos"))
		asking.set(group, group === "villes" ? atelierAddresses.town("voiron") : atelierAddresses.group(group));
});
const NAMES = ["la demande", "une demande en quarantaine", "les robots", "les appareils", "un appel"];
const PAGES = [...NAMES, ...GROUPS.filter((one) => one !== "photos")];

const post = (path: string, sent: URLSearchParams, cookie = "") =>
	fetch(relay.url + path, {
		method: "POST",
		body: sent.toString(),
		headers: { "content-type": FORM, cookie },
		redirect: "manual",
	});
const at = (name: string): string => asking.get(name) ?? "";
const standing = (controls: readonly Control[]) => controls.map((one) => [keyOf(one), standsIn(one)]);

/** The page, everything on it typed over, and what its form sends. */
async function typedOn(path: string, cookie = owner.cookie) {
	const $ = load(await (await fetch(relay.url + path, { headers: { cookie } })).text());
	const typed = typeOverAll($);
	const [first] = typed;
	if (first === undefined) throw new Error(`rien à taper sur ${path}`);
	return { $, typed, sent: sentBy($, first.form) };
}

/** The fields of a page hold what was typed on another load of it. */
function expectBack($: ReturnType<typeof load>, typed: readonly Control[]): void {
	const wanted = new Set(typed.map(keyOf));
	const back = controlsIn($).filter((control) => wanted.has(keyOf(control)));
	expect(Object.fromEntries(standing(back))).toEqual(Object.fromEntries(standing(typed)));
}

test("chaque adresse d’une page qui a des champs est de celles qui suivent", async () => {
	const found = new Set<string>();
	for (const { method, path, needs } of routes) {
		if (method !== "GET" || needs !== "session" || path.includes("apercu") || path.includes(":file")) continue;
		const $ = load(await owner.html(path.replace(":id", at("la demande").split("/").at(-1) ?? "")));
		if (controlsIn($).some(({ type }) => type !== "file")) found.add(path.replace(":id", "ID"));
	}
	const known = PAGES.map((name) =>
		at(name)
			.split("?")[0]
			?.replace(/demande\/.*/, "demande/ID"),
	);
	// The list of towns leads to the page of each.
	expect([...found].filter((path) => !known.includes(path))).toEqual([]);
	expect(found.size).toBeGreaterThan(6);
});

describe("la session finie pendant qu’on tapait", () => {
	test.each(PAGES)("%s : la page qui refuse rend chaque champ, et un bouton remet tout à sa place", async (name) => {
		const { typed, sent } = await typedOn(at(name));
		for (const cookie of ["", "carnet=".padEnd(50, "A")]) {
			const refused = await post(at(name), sent, cookie);
			expect(refused.status).toBe(403);
			const $ = await pageOf(refused);
			const text = $("main").text().replace(/\s+/g, " ");
			for (const [, words = ""] of standing(typed.filter(({ type }) => type === "text" || type === "textarea")))
				expect(text).toContain(words.replace(/\s+/g, " "));
			const form = $("form").first();
			const back = await post(form.attr("action") ?? "", sentBy($, form), (await signIn(relay)).cookie);
			expect(back.status).toBe(403);
			expectBack(await pageOf(back), typed);
		}
	});

	test("un lien d’e-mail trop vieux rend aussi ce qui était tapé", async () => {
		const { typed, sent } = await typedOn(link, "");
		clock.jump(31 * DAY_MS);
		const late = await post(addresses.byLink, sent);
		clock.jump(-31 * DAY_MS);
		expect(late.status).toBe(404);
		const text = (await pageOf(late))("main").text().replace(/\s+/g, " ");
		for (const [, words = ""] of standing(typed)) expect(text).toContain(words.replace(/\s+/g, " "));
	});

	test("un formulaire forgé n’est pas rendu sans fin", async () => {
		const sent = new URLSearchParams(Array.from({ length: 5_000 }, (_, index) => [`n${index}`, `${index}`]));
		expect((await pageOf(await post(at("preuves"), sent)))("input").length).toBe(1_000);
	});
});

/** What each button notes of the page’s fields. */
const NOTES: Record<string, readonly string[]> = {
	number: [fields.phone],
	...{ undone: [], release: [], resend: [], erase: [] },
	leaving: [fields.eta, fields.note],
	appointment: [fields.day, fields.hour, fields.address, fields.floor, fields.doorCode, fields.visitNote, fields.note],
};

test("sans script, ce que le bouton pressé ne note pas revient à sa place, quel que soit le bouton", async () => {
	let presses = 0;
	for (const name of ["la demande", "une demande en quarantaine"]) {
		await owner.press(at(name), { [fields.act]: "called" });
		const labels = buttonsIn(load(await owner.html(at(name))))
			.filter(({ form }) => form.attr("action") === "#")
			.map(({ element }) => [element.attr("name"), element.attr("value")]);
		for (const [field, value] of labels) {
			const { $, typed, sent } = await typedOn(at(name));
			// The one number that holds: it is pressed for good.
			const isNumber = value === "number";
			if (isNumber) sent.set(fields.phone, "06 39 98 77 66");
			const still = $(`button[name="${field}"][value="${value}"]`).length > 0;
			if (field === undefined || value === undefined || !still) continue;
			sent.append(field, value);
			let answer = await post(at(name), sent, owner.cookie);
			if (value === "erase") {
				const sure = await pageOf(answer);
				answer = await post(at(name), sentBy(sure, sure("form:has([value=keep])")), owner.cookie);
			}
			const act = field === fields.undoes ? "undone" : value;
			const left = typed.filter((one) => !(NOTES[act] ?? [fields.note]).includes(one.name));
			expect([act, answer.status]).toEqual([act, left.length === 0 ? 303 : 200]);
			if (left.length > 0) expectBack(await pageOf(answer), left);
			presses++;
		}
	}
	expect(presses).toBeGreaterThan(9);
});

test("Entrée dans un champ note ce qui y est tapé ; de deux gestes à la fois, aucun", async () => {
	const enter = async (typed: Record<string, string>) => {
		const { $ } = { $: load(await owner.html(at("la demande"))) };
		const [first] = controlsIn($);
		const sent = sentBy($, first?.form ?? $("form"));
		for (const [name, words] of Object.entries(typed)) sent.set(name, words);
		return post(at("la demande"), sent, owner.cookie);
	};
	const visit = { [fields.day]: "2031-12-24", [fields.hour]: "16:15" };
	const phone = { [fields.phone]: "06 39 98 55 44" };
	expect((await enter({ ...visit, ...phone })).status).toBe(422);
	expect((await enter(phone)).headers.get("location")).toContain("dit=number");
	expect((await enter(visit)).headers.get("location")).toContain("dit=appointment");
	expect((await enter({})).status).toBe(422);
});

test("un nom d’appareil tapé est donné, quel que soit le bouton pressé", async () => {
	const { sent, typed } = await typedOn(addresses.devices);
	const [one] = typed;
	sent.set(one?.name ?? "", "Le camion");
	sent.append(fields.act, "share");
	await post(addresses.devices, sent, owner.cookie);
	expect(await owner.html(addresses.devices)).toContain("Le camion");
});

test("retirer les avis d’exemple enregistre d’abord ce qui est tapé à côté", async () => {
	const { $ } = await typedOn(at("avis"));
	const page = load(await owner.html(at("avis")));
	const [first] = controlsIn(page);
	const sent = sentBy(page, first?.form ?? $("form"));
	const added =
		controlsIn(page)
			.filter(({ type }) => type === "textarea")
			.at(-1)?.name ?? "";
	const row = added.split(".").slice(0, -1).join(".");
	for (const { name, type } of controlsIn(page).filter((one) => one.name.startsWith(`${row}.`)))
		if (type !== "checkbox") sent.set(name, type === "select" ? "5" : type === "date" ? "2026-01-02" : "Mme Roux");
	sent.append(fields.act, "drop-samples");
	const answer = await post(at("avis"), sent, owner.cookie);
	expect(answer.headers.get("location")).toContain("samples-dropped");
	expect(JSON.stringify(await atelier.read("reviews"))).toContain("Mme Roux");
	expect(atelierFields.print in Object.fromEntries(sent)).toBe(true);
});
