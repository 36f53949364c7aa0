import { owner } from "#owner";

/** As a French number is read aloud, in pairs that a line end never parts: 04 65 71 00 38. */
function inPairs(international: string): string {
	return (`0${international.replace(/^\+33/, "")}`.match(/\d{1,2}/g) ?? []).join("\u00a0");
}

/** Who the site speaks for, read each time: every page, letter and test follows the owner's file. */
export const business = {
	get name() {
		return owner.identity.name;
	},
	get tagline() {
		return owner.identity.tagline;
	},
	/** In international form, as « +33465710038 ». */
	get phone() {
		return owner.identity.phone;
	},
	/** A number that receives text messages; null: none, and no page offers to write one. */
	get smsNumber() {
		return owner.identity.smsNumber;
	},
	get email() {
		return owner.identity.email;
	},
	get copyrightYear() {
		return owner.identity.copyrightYear;
	},
	/** Without a name where the site names nobody: its line and its section are left out where they are shown. */
	get siteBuilder() {
		return owner.identity.siteBuilder ?? { name: "", url: "" };
	},
	get phoneNational() {
		return inPairs(owner.identity.phone);
	},
	get telHref() {
		return `tel:${owner.identity.phone}`;
	},
	get mailHref() {
		return `mailto:${owner.identity.email}`;
	},
	baseTown: "Bourgoin-Jallieu",
	department: "Isère",
};
export type Business = Readonly<typeof business>;

/** A title with the firm's name after it, where sixty characters hold both: a long name must not stop the build. */
export const withName = (title: string): string => {
	const whole = `${title} | ${business.name}`;
	return whole.length > 60 ? title : whole;
};
