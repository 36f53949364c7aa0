import identity from "#owner/identity.json" with { type: "json" };

/** What owner/identity.json holds. */
export type Identity = {
	name: string;
	tagline: string;
	/** In international form, as « +33465710038 ». */
	phone: string;
	/** A number that receives text messages; null: none, and no page offers to write one. */
	smsNumber: string | null;
	email: string;
	/** null: the site names nobody. */
	siteBuilder: { name: string; url: string } | null;
	copyrightYear: number;
};

/** As a French number is read aloud, in pairs that a line end never parts: 04 65 71 00 38. */
function inPairs(international: string): string {
	return (`0${international.replace(/^\+33/, "")}`.match(/\d{1,2}/g) ?? []).join("\u00a0");
}

/** Who the site speaks for: every page, letter and test follows the owner's file. */
export const business = {
	...(identity as Identity),
	/** Without a name where the site names nobody: its line and its section are left out where they are shown. */
	siteBuilder: (identity as Identity).siteBuilder ?? { name: "", url: "" },
	phoneNational: inPairs(identity.phone),
	telHref: `tel:${identity.phone}`,
	mailHref: `mailto:${identity.email}`,
	baseTown: "Bourgoin-Jallieu",
	department: "Isère",
};
export type Business = typeof business;

/** A title with the firm's name after it, where sixty characters hold both: a long name must not stop the build. */
export const withName = (title: string): string => {
	const whole = `${title} | ${business.name}`;
	return whole.length > 60 ? title : whole;
};
