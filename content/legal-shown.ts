import { business } from "./business.ts";
import { legalPage as whole } from "./pages/legal.ts";
import type { LegalPage } from "./pages/types.ts";

/** The legal notice as the site has it: who made the site has a section only where somebody is named. */
export const legalPage: LegalPage = {
	...whole,
	sections: whole.sections.filter(({ id }) => id !== "createur-du-site" || business.siteBuilder.name !== ""),
};
