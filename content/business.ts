import type { Business } from "./schemas.ts";

/** Who the site speaks for. Change a value here and every page, letter and test follows. */
const phone = "+33465710038";
const email = "contact@serrurerie-du-bion.example";

/** As a French number is read aloud, in pairs that a line end never parts: 04 65 71 00 38. */
function inPairs(international: string): string {
	return (`0${international.replace(/^\+33/, "")}`.match(/\d{1,2}/g) ?? []).join("\u00a0");
}

export const business: Business = {
	name: "Serrurerie du Bion",
	tagline: "Artisan serrurier à Bourgoin-Jallieu",
	/** French landline in international form; the two next lines follow from it. */
	phone,
	phoneNational: inPairs(phone),
	telHref: `tel:${phone}`,
	/** A number that receives text messages, as « +33612345678 »; null: none, and no page offers to write one. */
	smsNumber: null,
	email,
	mailHref: `mailto:${email}`,
	baseTown: "Bourgoin-Jallieu",
	department: "Isère",
	siteBuilder: { name: "Atelier Web", url: "https://www.atelier-web.example" },
	/** As the specification gives it. */
	copyrightYear: 2024,
};
