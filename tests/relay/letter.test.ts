import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { composeAnyhow, composeLetter, plainHtml } from "#relay/letter/letter.ts";
import { frenchDate } from "#relay/letter/request-letter.ts";
import { SAMPLE_ORIGIN } from "#shared/site-origin.ts";
import { letterOf, parcelOf } from "#tests/support/parcel.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";

const header = (letter: Awaited<ReturnType<typeof letterOf>>, name: string) =>
	letter.headers.find(({ key }) => key === name)?.value;

test("la lettre vient de nos réglages, et y répondre écrit à la personne", async () => {
	const letter = await letterOf(mDaSilva);
	expect(letter.from).toMatchObject({ name: "Serrurerie du Bion", address: "contact@serrurerie-du-bion.example" });
	expect(letter.to).toMatchObject([{ address: "artisan@exemple.fr" }]);
	expect(letter.replyTo).toMatchObject([{ name: "M. Da Silva", address: "paulo.dasilva@exemple.fr" }]);
	expect(letter.subject).toBe("L’Isle-d’Abeau · Installation porte blindée · M. Da Silva");
	expect(letter.messageId).toBe("<devis.260314-7k3fq9xm@serrurerie-du-bion.example>");
	expect(letter.text).toContain("Répondre à ce message écrit directement à M. Da Silva.");
	expect(header(letter, "x-priority")).toBeUndefined();
	expect(letter.html).not.toContain("URGENT");
});

test("tant que le nom est celui de l’exemple, la lettre d’un vrai site porte le nom du site", async () => {
	const letter = await letterOf(mDaSilva, parcelOf(mDaSilva), "https://www.serrurerie-dupont.fr");
	expect(letter.from).toMatchObject({ name: "serrurerie-dupont.fr" });
});

test("une urgence se voit dans l’objet, dans les en-têtes et en tête de la lettre", async () => {
	const letter = await letterOf(mmeLefevre);
	expect(letter.subject).toBe("URGENT · Bourgoin-Jallieu · Dépannage d'urgence · Mme Lefèvre");
	expect(header(letter, "x-priority")).toMatch(/^1/);
	expect(header(letter, "importance")).toMatch(/^high$/i);
	expect(letter.text).toMatch(/^URGENT\n/);
	expect(letter.html).toMatch(/background-color:#b91c1c[^>]*>URGENT</);
});

test("on appelle Mme Lefèvre d’un seul geste, et on lit tout ce qu’elle a écrit", async () => {
	const { html = "", text = "" } = await letterOf(mmeLefevre);
	expect(html).toMatch(
		/<a href="tel:\+33639981234"[^>]*background-color:#c2410c;color:#ffffff[^>]*>Appeler le 06 39 98 12 34</,
	);
	expect(html).toContain('href="mailto:anne.lefevre@exemple.fr"');
	expect(html).toContain("les clés sont restées dedans.<br>\nJe suis sur le palier.");
	// Called, read, then the rest.
	const order = ['href="tel:', "Je suis sur le palier.", 'href="sms:'].map((words) => html.lastIndexOf(words));
	expect(order).toEqual(order.toSorted((a, b) => a - b));
	for (const body of [html, text]) {
		expect(body).toContain("Bourgoin-Jallieu");
		expect(body).toContain("samedi 14 mars 2026 à 10\u00a0h\u00a026");
		expect(body).toContain("260314-7K3FQ9XM");
	}
	// Ten minutes after it came: what the site promised of an urgent one.
	for (const body of [html, text]) expect(body).toContain("À rappeler avant 10\u00a0h\u00a036");
	const [, sms = ""] = /href="sms:\+33639981234\?&amp;body=([^"]+)"/.exec(html) ?? [];
	expect(decodeURIComponent(sms)).toMatch(/^Bonjour Mme Lefèvre, ici Serrurerie du Bion\..* à Bourgoin-Jallieu/);
	expect(text).toContain("Téléphone\u202f: 06 39 98 12 34");
	expect(text).toContain("Urgent\u202f: Oui");
});

test("d’une ville hors du rayon, connue ou sans rue : la lettre se compose, dit combien c’est loin, et propose le refus", async () => {
	const grenoble = { place: "Grenoble", minutes: 53, distanceKm: 57, department: "38" };
	for (const phone of [mmeLefevre.phone, "04 76 00 00 00"]) {
		const parcel = parcelOf({ ...mmeLefevre, city: "Grenoble", phone });
		const { html = "", text = "" } = await letterOf(mmeLefevre, parcel, undefined, { place: grenoble });
		expect(text).toContain("hors de votre rayon");
		const sms = [...html.matchAll(/href="sms:[^?]+\?&amp;body=([^"]+)"/g)].map(([, body = ""]) =>
			decodeURIComponent(body),
		);
		expect(sms.map((body) => /à Grenoble, c’est au-delà de mon rayon/.test(body))).toEqual(
			phone === mmeLefevre.phone ? [false, true] : [],
		);
		expect(html + text).not.toMatch(/\{\w+\}/);
	}
});

test("une demande dont l’entourage ne se lit pas part quand même, sans lui", async () => {
	const unread = {
		get place(): never {
			throw new Error("le lieu");
		},
	};
	const settings = { mailFrom: "a@exemple.fr", mailTo: "b@exemple.fr", siteOrigin: SAMPLE_ORIGIN };
	await expect(composeLetter(parcelOf(mmeLefevre), settings, unread)).rejects.toThrow("le lieu");
	const { text = "" } = await PostalMime.parse(await composeAnyhow(parcelOf(mmeLefevre), settings, unread));
	expect(text).toContain("Je suis sur le palier.");
});

test("un fixe, ou un numéro auquel il manque un chiffre : un e-mail à la place du SMS, qui n’arriverait pas", async () => {
	for (const phone of ["04 76 05 12 34", "06 77 88 99 0"]) {
		const { html = "" } = await letterOf({ ...mmeLefevre, name: "Karim B.", phone });
		expect(html).not.toContain("sms:");
		expect(html).toMatch(/href="mailto:anne\.lefevre@exemple\.fr"[^>]*>Écrire un e-mail</);
		expect(html).toContain("à Karim B.<br>");
	}
});

test("rien de ce qu’une personne écrit ne devient du HTML ni un en-tête", async () => {
	const letter = await letterOf({
		...mmeLefevre,
		name: `"><script>alert(1)</script>`,
		city: "<img src=x onerror=alert(2)>",
		phone: `0639981234" onclick="x`,
		message: "</td><script>alert(3)</script>\nBcc: espion@exemple.fr",
	});
	expect(letter.html).not.toMatch(/<script|<img|<\/td><script|" onclick/);
	expect(letter.html).toContain("&lt;script&gt;alert(3)&lt;/script&gt;");
	expect(letter.text).toContain("<script>alert(3)</script>");
	expect(letter.bcc).toBeUndefined();
	expect(letter.replyTo).toMatchObject([{ name: `"><script>alert(1)</script>`, address: "anne.lefevre@exemple.fr" }]);
});

test("le premier du mois se dit « 1er »", () => {
	expect(frenchDate(Date.parse("2026-12-01T09:00:00Z"))).toBe("mardi 1er décembre 2026 à 10\u00a0h");
	expect(frenchDate(Date.parse("2026-12-11T09:00:00Z"))).toMatch(/^vendredi 11 décembre/);
});

test("un nom plein de virgules et de chevrons ne détourne pas la réponse", async () => {
	const letter = await letterOf({ ...mDaSilva, name: "Da Silva, espion@exemple.fr <autre@exemple.fr>; é" });
	expect(letter.replyTo?.map(({ address }) => address)).toEqual(["paulo.dasilva@exemple.fr"]);
});

test("aucun signe de commande n’atteint un en-tête, et un mot codé reste du texte", async () => {
	const forged = "Jean\r\nBcc: tous@exemple.fr\u2028\u202e";
	const parcel = parcelOf(mDaSilva);
	// The form refuses such a name; an older row, or another hand, may have written it.
	parcel.request.quote.name = `${forged} =?utf-8?q?Cach=C3=A9?=`;
	const letter = await letterOf(mDaSilva, parcel);
	expect(letter.headers.map(({ key }) => key)).not.toContain("bcc");
	const name = letter.replyTo?.[0]?.name ?? "";
	expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
	expect(name).toContain("utf-8?q?Cach=C3=A9?=");
});

const LINK = "https://www.exemple.fr/carnet/entrer?jeton=a&b=1";

test("le lien de la lettre se touche ; celui qu’un inconnu a écrit reste du texte", () => {
	const html = plainHtml("Titre", `Touchez :\n${LINK}\n\nhttps://ailleurs.example <b>`, {
		link: LINK,
		label: "Ouvrir",
	});
	expect(html).toMatch(/<a href="https:..www.exemple.fr.carnet.entrer.jeton=a&amp;b=1"[^>]*>Ouvrir<.a>/);
	expect(html.match(/<a /g)).toHaveLength(1);
	expect(html).toContain("https://ailleurs.example &lt;b&gt;");
});

test("sans lien à nous, aucun", () => {
	expect(plainHtml("Titre", `Un inconnu écrit ${LINK}`)).not.toContain("<a ");
});
