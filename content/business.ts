import { owner } from "#owner";
import type { FactFile, Owner } from "./owner-schemas.ts";
import { SHOWN_WHOLE } from "./wording.ts";

/** As a French number is read aloud, in pairs that a line end never parts: 04 65 71 00 38. */
export function inPairs(international: string): string {
	return (`0${international.replace(/^\+33/, "")}`.match(/\d{1,2}/g) ?? []).join("\u00a0");
}

/** Adds to what is made of the owner's facts those that keep their name, read each time: every page, letter and test follows the file. */
export const withFacts = <T extends object, F extends FactFile, N extends keyof Owner[F]>(
	made: T,
	file: F,
	names: readonly N[],
) => {
	const reads = names.map(
		(name) => [name, { enumerable: true, configurable: true, get: () => owner[file][name] }] as const,
	);
	return Object.defineProperties(made, Object.fromEntries(reads)) as T & Pick<Owner[F], N>;
};

/** Who the site speaks for: its phone as « +33465710038 »; its smsNumber null where no page offers to write one. */
export const business = withFacts(
	{
		/** Without a name where the site names nobody: its line and its section are left out where they are shown. */
		get siteBuilder() {
			const { name = "", url } = owner.identity.siteBuilder ?? {};
			return { name, url: url ?? "" };
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
	},
	"identity",
	["name", "tagline", "phone", "smsNumber", "email", "copyrightYear"],
);
export type Business = Readonly<typeof business>;

/** A title with the firm's name after it, where a result page shows both: a long name must not stop the build. */
export const withName = (title: string): string => {
	const whole = `${title} | ${business.name}`;
	return whole.length > SHOWN_WHOLE.title ? title : whole;
};
