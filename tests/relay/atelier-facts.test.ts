import { chmod, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { groupWords } from "#atelier/pages/words-atelier.ts";
import { atelierAddresses as addresses } from "#atelier/views.ts";
import { fields, addresses as notebook } from "#notebook/views.ts";
import { atelierOf, errorOf, ownFacts, startAtelier } from "#tests/support/atelier.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const WHO = addresses.group("qui-je-suis");

test("le numéro s’écrit comme on le dit, et le fichier l’a comme le site le veut", async () => {
	const { open, read, folder, owner } = await startAtelier();
	const { status, location } = await (await open(WHO)).send({
		"identity.name": "Serrurerie  l'Étoile ",
		"identity.phone": "06 12 34 56 78",
		"practice.opens": "7h",
		"practice.closes": "22 h 30",
	});
	expect([status, location]).toEqual([303, `${WHO}?dit=facts-saved`]);
	expect(await (await owner.get(location)).text()).toContain("Enregistré.");
	expect(await read("identity")).toMatchObject({ name: "Serrurerie l’Étoile", phone: "+33612345678" });
	expect(await read("practice")).toMatchObject({ opens: "07:00", closes: "22:30", radiusKm: 50 });
	expect(Object.keys(await read("identity"))[0]).toBe("name");
	expect((await readdir(folder)).filter((name) => !name.endsWith(".json"))).toEqual([]);
});

test("ce qui est faux reste à l’écran avec sa phrase, le reste est enregistré", async () => {
	const { open, read } = await startAtelier();
	const { status, html, next } = await (await open(WHO)).send({
		"identity.name": "Serrurerie Dupont",
		"identity.phone": "06 12",
		"identity.email": "pas une adresse",
		"practice.opens": "7h",
		"practice.closes": "",
	});
	expect(status).toBe(200);
	expect(await read("identity")).toMatchObject({ name: "Serrurerie Dupont", phone: "+33465710038" });
	expect(errorOf(html, "identity.phone")).toContain("dix chiffres");
	expect(errorOf(html, "identity.email")).toContain("adresse e-mail");
	expect(errorOf(html, "practice.opens")).toContain("vont ensemble");
	expect(next.fields).toMatchObject({ "identity.phone": "06 12", "practice.opens": "7h" });
	expect(html).toContain("3\u00a0réponses à corriger");
	expect(
		(await next.send({ "identity.phone": "0474280000", "identity.email": "a@b.fr", "practice.closes": "20h" })).status,
	).toBe(303);
	expect(await read("identity")).toMatchObject({ phone: "+33474280000", email: "a@b.fr" });
});

test("d’une société, la forme juridique dit le capital ; d’un artisan en son nom, non", async () => {
	const { open, read } = await startAtelier();
	const save = async (legalForm: string) =>
		(await (await open(addresses.group("loi"))).send({ "legal.legalForm": legalForm })).status;
	expect([await save("EURL"), await save("sasu Clés Roux")]).toEqual([200, 200]);
	expect([await save("EURL au capital de 5 000 €"), await save("Artisan en son nom")]).toEqual([303, 303]);
	expect(await read("legal")).toMatchObject({ legalForm: "Artisan en son nom" });
});

test("le numéro faux qu’une coche répète est dit une fois, et la coche reste", async () => {
	const { open, read } = await startAtelier();
	const before = await read("identity");
	const typed = { "identity.phone": "06 74 21 38", "identity.smsNumber": "Le même, c’est un portable" };
	const $ = load((await (await open(WHO)).send(typed)).html);
	expect($("[id$=-erreur]").length).toBe(1);
	expect($("[type=checkbox][name='identity.smsNumber']").attr("checked")).toBeDefined();
	expect(await read("identity")).toEqual(before);
});

test("ce qui vient d’être enregistré s’annule d’un bouton, une ligne ôtée comme le reste, tant que personne n’a écrit depuis", async () => {
	const { open, owner, read, write } = await startAtelier();
	const prices = addresses.group("prix");
	const before = await read("prices");
	const { location } = await (await open(prices)).send({ "prices.flat.0.retirer": "oui" });
	expect(await read("prices")).not.toEqual(before);
	expect(load(await (await owner.get(location)).text())(`[value="undo-save"]`)).toHaveLength(1);
	const undone = await owner.press(prices, { [fields.act]: "undo-save" });
	expect(await read("prices")).toEqual(before);
	expect(undone.headers.get("location")).toBe(`${prices}?dit=save-undone`);
	// By a slip of the finger: the same press brings it back.
	const again = await owner.press(addresses.atelier, { [fields.act]: "undo-save" });
	expect(again.headers.get("location")).toContain("save-redone");
	expect(await read("prices")).not.toEqual(before);
	const button = load(await owner.html(addresses.atelier))("form:has([value=undo-save]) button").text();
	expect(button).toBe(groupWords.undo.undo);
	await write("prices", JSON.stringify(before));
	expect((await owner.press(prices, { [fields.act]: "undo-save" })).headers.get("location")).toContain("save-stays");
});

test("des heures et des minutes que personne ne tient sont demandées à nouveau", async () => {
	const { open, read } = await startAtelier();
	const who = await open(WHO);
	const long = await who.send({ "practice.hours.lundi": "14h-8h", "practice.hours.mardi": "20h-6h" });
	expect(errorOf(long.html, "practice.hours.lundi")).toContain("plus de seize heures");
	expect(errorOf(long.html, "practice.hours.mardi")).toBe("");
	await (await open(WHO)).send({ "practice.hours.mardi": "20h-6h" });
	// One day of seven is seen for what it is, where it was written.
	const $ = load((await open(WHO)).html);
	expect($("main").text()).toMatch(/Le site dit, en ce moment\u202f: «\u202fDe 20\u00a0h à 6\u00a0h, le mardi/);
	expect($("details:has([name='practice.hours.mardi'])").is("[open]")).toBe(true);
	const voiron = await open(addresses.town("voiron"));
	const fast = await voiron.send({ "town-minutes.voiron": "5" });
	expect(errorOf(fast.html, "town-minutes.voiron")).toContain("35\u00a0km à vol d’oiseau en 5\u00a0min");
	expect(await read("town-minutes")).not.toHaveProperty("voiron");
	expect((await voiron.send({ "town-minutes.voiron": "17" })).status).toBe(303);
});

test("« Publier quand même ? » mène à chaque question, qui est sur sa page", async () => {
	const { open, owner } = await startAtelier();
	const confirm = await owner.press(addresses.atelier, { [fields.act]: "publish" });
	const asked = load(await confirm.text())('main a[href*="#"]')
		.toArray()
		.map((link) => String(link.attribs.href));
	expect(asked.length).toBeGreaterThan(20);
	for (const [page, links] of Map.groupBy(asked, (link) => link.split("#")[0] ?? "")) {
		const there = load((await open(page)).html);
		for (const link of links) expect(there(`[id="${link.split("#")[1]}"]`).length, link).toBe(1);
	}
});

test("qui tape son SIRET donne son SIREN ; un SIRET faux est nommé pour ce qu’il est", async () => {
	const { open, read } = await startAtelier();
	const law = await open(addresses.group("loi"));
	expect(law.html).toContain("les neuf premiers chiffres de votre SIRET");
	// A right SIREN, and a wrong figure behind it.
	const last = await law.send({ "legal.siren": "732 829 320 00075" });
	expect(errorOf(last.html, "legal.siren")).toContain("Ce numéro SIRET n’existe pas");
	const wrong = await law.send({ "legal.siren": "812 345 677 00017" });
	expect(errorOf(wrong.html, "legal.siren")).toContain("Ce numéro SIRET n’existe pas");
	expect((await wrong.next.send({ "legal.siren": "812 345 676 00017" })).status).toBe(303);
	expect(await read("legal")).toMatchObject({ siren: "812 345 676" });
});

test("le créateur du site a un nom et une adresse, ou n’est pas nommé du tout", async () => {
	const { open, read, owner } = await startAtelier();
	const BUILDER = { name: "identity.siteBuilder.name", url: "identity.siteBuilder.url" };
	const half = await (await open(WHO)).send({ [BUILDER.name]: "", [BUILDER.url]: "www.martin.fr" });
	expect(errorOf(half.html, BUILDER.name)).toContain("videz aussi l’autre réponse");
	// Of a name that goes the address goes too.
	expect((await (await open(WHO)).send({ [BUILDER.name]: "" })).status).toBe(303);
	expect(await read("identity")).toMatchObject({ siteBuilder: null });
	expect((await owner.get(addresses.atelier)).status).toBe(200);
	const page = await open(WHO);
	expect(page.html).not.toMatch(/Qui a réalisé le site<\/bdi><span class="block"><span class="chip/);
	await page.send({ [BUILDER.name]: "Paul Martin", [BUILDER.url]: "www.martin.fr" });
	expect(await read("identity")).toMatchObject({ siteBuilder: { name: "Paul Martin", url: "https://www.martin.fr" } });
});

test("ce qui vient d’être enregistré n’est plus à remplir, même quand une autre réponse est refusée", async () => {
	const { open } = await startAtelier();
	const law = addresses.group("loi");
	const blocked = (html: string) => html.split(groupWords.blocking).length - 1;
	const before = await open(law);
	const { html } = await before.send({ "legal.publisherName": "Martin Paul", "legal.siren": "12" });
	expect(html).toMatch(/Tout le reste de la page est enregistré\..*1\sréponse à corriger/s);
	expect(blocked(html)).toBe(blocked(before.html) - 1);
});

test("trois avis s’ajoutent d’un coup ; celui qui est refusé attend derrière les autres, sans prendre leur place", async () => {
	const { open, read } = await startAtelier();
	const before = (await read("reviews")) as { emergency: unknown[] };
	const count = before.emergency.length;
	const review = (place: number, author: string, rating: string) => ({
		[`reviews.emergency.${place}.author`]: author,
		[`reviews.emergency.${place}.location`]: "Domarin",
		[`reviews.emergency.${place}.rating`]: rating,
		[`reviews.emergency.${place}.comment`]: "Venu vite.",
		[`reviews.emergency.${place}.source`]: "SMS reçu, gardé",
	});
	const page = await open(addresses.group("avis"));
	expect(page.html).toContain("montrés à tout le monde");
	const half = await page.send({ ...review(count, "Sans note", ""), ...review(count + 2, "Ana B.", "5") });
	expect(errorOf(half.html, `reviews.emergency.${count + 1}.rating`)).toContain("note de 1 à 5");
	expect(half.next.fields).toMatchObject(review(count, "Ana B.", "5"));
	expect(half.next.fields).toMatchObject(review(count + 1, "Sans note", ""));
	expect((await half.next.send({ [`reviews.emergency.${count + 1}.rating`]: "4" })).status).toBe(303);
	const { emergency } = (await read("reviews")) as { emergency: { author: string }[] };
	expect(emergency.slice(count).map(({ author }) => author)).toEqual(["Ana B.", "Sans note"]);
	expect((await open(addresses.group("avis"))).fields).toHaveProperty([`reviews.emergency.${count + 4}.author`], "");
});

test("ce qui prouve une phrase n’est montré à personne : l’atelier ne dit pas le contraire", async () => {
	const { open, owner } = await startAtelier();
	const { location } = await (await open(addresses.group("preuves"))).send({
		"evidence.interventions.shownBy": "Décompte des factures",
	});
	const html = await (await owner.get(location)).text();
	expect(html).toContain("Enregistré.");
	expect(html).not.toContain("Les visiteurs");
	// A figure is shown.
	const figure = await (await open(addresses.group("dit"))).send({ "figures.interventionsOver": "4321" });
	expect(await (await owner.get(figure.location)).text()).toContain("Les visiteurs le verront");
});

test("ce qui est fait compte, qu’il soit prouvé, corrigé ou ôté du site, et ne se décompte jamais", async () => {
	const { open, owner } = await startAtelier();
	const counted = async () => {
		const $ = load(await (await owner.get(addresses.atelier)).text());
		return [Number($("progress").attr("value")), Number($("progress").attr("max"))] as const;
	};
	const [first, total] = await counted();
	const acts: Record<string, string>[] = [
		{ "evidence.certified.shownBy": "Attestation de stage, 2024" },
		{ unsaid: "certified" },
		{ "figures.experienceOnTownPages": "21" },
	];
	const values = [first];
	for (const typed of acts) {
		const group = Object.keys(typed).some((name) => name.startsWith("evidence")) ? "preuves" : "dit";
		await (await open(addresses.group(group))).send(typed);
		const [value, max] = await counted();
		expect([value >= (values.at(-1) ?? 0), max]).toEqual([true, total]);
		values.push(value);
	}
	expect(values.at(-1)).toBeGreaterThan(first + 1);
});

test("tous les temps par la route se prennent d’un coup ; les siens restent", async () => {
	const { folder, owner, read } = await startAtelier();
	await writeFile(join(folder, "town-minutes.json"), JSON.stringify({ voiron: 33 }));
	const towns = addresses.group("villes");
	const count = Number(/(\d+)\sroutes prennent plus longtemps/.exec(await owner.html(towns))?.[1]);
	await owner.press(towns, { [fields.act]: "take-roads" });
	const taken = (await read("town-minutes")) as Record<string, number>;
	expect([taken.voiron, taken.coublevie, taken.dolomieu]).toEqual([33, 45, 28]);
	expect([count > 20, Object.keys(taken).length]).toEqual([true, count + 1]);
	const list = await owner.html(towns);
	expect(list).not.toContain(groupWords.towns.roadsTake);
	// These times make another answer false: what would hold is one press away.
	const [, holds = ""] = /Annoncer «\u202fen moins de (\d+)/.exec(list) ?? [];
	expect(Number(holds)).toBeGreaterThan(30);
	await owner.press(towns, { [fields.act]: "take-arrival" });
	expect(await read("practice")).toMatchObject({ arrivalUnderMinutes: Number(holds) });
	expect(await owner.html(towns)).not.toContain("Annoncer");
	await owner.press(towns, { [fields.act]: "slower" });
	expect(await read("town-minutes")).toMatchObject({ voiron: 38, coublevie: 50, "bourgoin-jallieu": 15 });
});

test("un prix qui paraît faux est demandé aussitôt enregistré, une fois", async () => {
	const { open, read } = await startAtelier();
	const prices = addresses.group("prix");
	const typed = { "prices.flat.0.euros": "1100", [fields.act]: "save-and-go-on" };
	const asked = await (await open(prices)).send(typed);
	expect(asked.location).toMatch(/\/prix\?.*facts-doubted.*#point-clash-oddPrices$/);
	expect(await read("prices")).toMatchObject({ flat: [{ euros: 1100 }, {}] });
	expect((await (await open(prices)).send(typed)).location).not.toContain("doubted");
});

test("deux appareils : le second l’apprend, rien n’est perdu, et il peut enregistrer quand même", async () => {
	const { open, read } = await startAtelier();
	const [first, second] = [await open(WHO), await open(WHO)];
	await first.send({ "identity.name": "Serrurerie du premier" });
	const late = await second.send({ "identity.name": "Serrurerie du second" });
	expect(await read("identity")).toMatchObject({ name: "Serrurerie du premier" });
	expect(late.html).toContain("Quelqu’un a changé ces réponses");
	expect(late.html).toContain("Serrurerie du premier");
	expect(late.next.fields["identity.name"]).toBe("Serrurerie du second");
	expect((await late.next.send({})).status).toBe(303);
	expect(await read("identity")).toMatchObject({ name: "Serrurerie du second" });
});

test("une ligne ajoutée par un autre appareil n’efface pas celle qu’on tapait", async () => {
	const { open, read } = await startAtelier();
	const closures = addresses.group("fermetures");
	const [first, second] = [await open(closures), await open(closures)];
	const days = (from: string, until: string) => ({ "closures.0.from": from, "closures.0.until": until });
	await first.send(days("03/08/2027", "17/08/2027"));
	const late = await second.send(days("2027-12-24", "2027-12-26"));
	expect(late.next.fields).toMatchObject(days("2027-12-24", "2027-12-26"));
	await late.next.send({ "closures.1.from": "1/1/2028", "closures.1.until": "2/1/2028" });
	expect(await read("closures")).toMatchObject([
		{ from: "2027-12-24", until: "2027-12-26" },
		{ from: "2028-01-01", until: "2028-01-02" },
	]);
	// No page says it for months: here its words are read.
	expect((await open(closures)).html).toMatch(
		/à partir du\s10\sdécembre\s2027.*gardée\s: j’y réponds à partir du.*aucune urgence/s,
	);
});

test("un fichier cassé à la main est nommé, et l’atelier n’y touche pas", async () => {
	const { open, read, write, folder, owner } = await startAtelier();
	await write("identity", '{ "name": "Dupont" ');
	const page = await open(WHO);
	expect(page.html).toContain("«\u202fidentity.json\u202f» a été changé à la main");
	expect(page.fields["identity.name"]).toBeUndefined();
	await page.send({ "identity.name": "Autre", "practice.radiusKm": "35 km" });
	expect(await read("practice")).toMatchObject({ radiusKm: 35 });
	expect((await stat(join(folder, "identity.json"))).size).toBe(19);
	const overview = await (await owner.get(addresses.atelier)).text();
	expect(overview).toMatch(/identity\.json, ligne 1[\s\S]*Qui je suis/);
	expect(overview).not.toContain(folder);
});

test("un fichier qui manque part de l’exemple ; ses droits restent quand il existe", async () => {
	const { open, read, folder } = await startAtelier();
	await chmod(join(folder, "identity.json"), 0o640);
	await (await open(WHO)).send({ "identity.name": "Serrurerie Dupont" });
	expect((await stat(join(folder, "identity.json"))).mode & 0o777).toBe(0o640);
	await rm(join(folder, "legal.json"));
	await (await open(addresses.group("loi"))).send({ "legal.siren": "123 456 782" });
	expect(await read("legal")).toMatchObject({ siren: "123 456 782", address: null });
	expect((await stat(join(folder, "legal.json"))).mode & 0o777).toBe(0o600);
});

test("sans dossier à lui, l’atelier dit comment en avoir un, et ne touche pas à l’exemple", async () => {
	const { owner, relay } = await startAtelier({ OWNER_DIR: "" });
	const page = await (await owner.get(addresses.atelier)).text();
	expect(page).toContain("OWNER_DIR");
	expect((await owner.press(addresses.atelier, { geste: "publish" })).status).toBe(303);
	expect((await owner.get(WHO)).headers.get("location")).toBe(addresses.atelier);
	expect(await readdir(relay.dataDir)).not.toContain("atelier");
});

test("la preuve de ses délais va dans « Mes preuves » par une touche, et rien quand il n’y a rien à prouver", async () => {
	const folder = await ownFacts(await tempFolder());
	const relay = await startTestRelay({ clock: manualClock(), settings: { OWNER_DIR: folder, SITE_DIR: "" } });
	const { owner, read } = await atelierOf(relay, folder);
	const keep = async () => (await owner.press(notebook.figures, {})).headers.get("location");
	expect(await keep()).toMatch(/dit=no-proof/);
	const { id } = (await (await postQuote(relay.url, mDaSilva)).json()) as { id: string };
	await owner.press(notebook.request(id), { [fields.act]: "called" });
	expect(await keep()).toMatch(/dit=proof-kept/);
	expect((await read("evidence")).reply).toMatchObject({
		shownBy: expect.stringMatching(/réponse en moins de 2\sh à 1\sdemande de la journée sur 1/),
	});
});

test("ce qui va ensemble et n’est pas enregistré est compté, dit, et gardé ; la réponse d’usage cochée l’emporte sur des mots refusés", async () => {
	const { open, read, relay, owner } = await startAtelier();
	const days = Object.keys((await open(WHO)).fields).filter((name) => name.startsWith("practice.hours."));
	const [one = "", other = ""] = days;
	const wrong = await (await open(WHO)).send({ [one]: "7h30-19h", [other]: "de 8 à midi" });
	expect(load(wrong.html)(".wrong").text()).toMatch(
		/1\sréponse à corriger\. Attend la même correction\s: «\sLundi\s»/i,
	);
	expect(wrong.html).toContain(groupWords.notHalf);
	expect(load(wrong.html)(`[name="${one}"]`).attr("data-before")).toBe("");
	expect(await read("practice")).not.toHaveProperty("hours");
	const law = await open(addresses.group("loi"));
	const refused = await law.send({ "legal.vatNumber": "FR12345" });
	const [tick = ""] = load(refused.html)('[name="legal.vatNumber"][type=checkbox]')
		.toArray()
		.map((it) => it.attribs.value);
	expect(tick).toMatch(/^TVA non applicable/);
	const both = new URLSearchParams({ ...refused.next.fields, "legal.vatNumber": tick });
	both.append("legal.vatNumber", "FR12345");
	const ticked = await fetch(relay.url + addresses.group("loi"), {
		...{ method: "POST", body: both, redirect: "manual" },
		headers: { cookie: owner.cookie },
	});
	expect(ticked.status).toBe(303);
	expect(await read("legal")).toMatchObject({ vatNumber: expect.stringMatching(/^TVA non applicable/) });
});
