import { expect, test } from "vitest";
import { plainHtml } from "#relay/letter/letter.ts";

const LINK = "https://www.exemple.fr/carnet/entrer?jeton=a&b=1";

test("le lien de la lettre se touche ; celui qu’un inconnu a écrit reste du texte", () => {
	const html = plainHtml("Titre", `Touchez :\n${LINK}\n\nhttps://ailleurs.example <b>`, LINK);
	expect(html).toContain(`<a href="${LINK.replace("&", "&amp;")}">`);
	expect(html.match(/<a /g)).toHaveLength(1);
	expect(html).toContain("https://ailleurs.example &lt;b&gt;");
});

test("sans lien à nous, aucun", () => {
	expect(plainHtml("Titre", `Un inconnu écrit ${LINK}`)).not.toContain("<a ");
});
