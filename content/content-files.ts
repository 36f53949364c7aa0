import type * as v from "valibot";
import { breakInList } from "./break-in-list.ts";
import { business } from "./business.ts";
import { chrome } from "./chrome.ts";
import { claims } from "./claims/claims.ts";
import { evidence } from "./claims/evidence.ts";
import { answers } from "./claims/reservations.ts";
import * as claim from "./claims/schemas.ts";
import { consent } from "./consent.ts";
import { drawings } from "./drawings.ts";
import { facts } from "./facts.ts";
import { legalFacts } from "./legal-facts.ts";
import { armouredDoorPage } from "./pages/armoured-door.ts";
import { breakInPage } from "./pages/break-in.ts";
import { contactPage } from "./pages/contact.ts";
import { doorCladdingPage } from "./pages/door-cladding.ts";
import { emergencyPage } from "./pages/emergency.ts";
import { homePage } from "./pages/home.ts";
import { legalPage } from "./pages/legal.ts";
import { lockChangePage } from "./pages/lock-change.ts";
import { lockRepairPage } from "./pages/lock-repair.ts";
import * as page from "./pages/schemas.ts";
import { serviceAreaPage } from "./pages/service-area.ts";
import { servicesPage } from "./pages/services.ts";
import { termsPage } from "./pages/terms.ts";
import { townPage } from "./pages/town.ts";
import { photographs } from "./photographs.ts";
import { pictures } from "./pictures.ts";
import { priceList } from "./price-list.ts";
import { priceWords } from "./price-words.ts";
import { publicServices } from "./public-services.ts";
import * as fact from "./schemas.ts";
import { legalLinks, navigation, paths, serviceLinks } from "./site-map.ts";
import { townNotes } from "./town-notes.ts";
import { towns } from "./towns.ts";
import { triage } from "./triage.ts";

export type ContentFile = { file: string; schema: v.GenericSchema; value: unknown };

/** Every file of content, with what it must hold. The towns are written in town-rows.ts. */
export const contentFiles: readonly ContentFile[] = [
	{ file: "content/business.ts", schema: fact.businessSchema, value: business },
	{ file: "content/facts.ts", schema: fact.factsSchema, value: facts },
	{ file: "content/public-services.ts", schema: fact.publicServicesSchema, value: publicServices },
	{ file: "content/break-in-list.ts", schema: fact.breakInListSchema, value: breakInList },
	{ file: "content/triage.ts", schema: fact.triageSchema, value: triage },
	{ file: "content/town-rows.ts", schema: fact.townsSchema, value: towns },
	{
		file: "content/site-map.ts",
		schema: fact.siteMapSchema,
		value: { paths, navigation, serviceLinks, legalLinks },
	},
	{ file: "content/legal-facts.ts", schema: fact.legalFactsSchema, value: legalFacts },
	{ file: "content/price-list.ts", schema: fact.priceListSchema, value: priceList },
	{ file: "content/price-words.ts", schema: fact.priceWordsSchema, value: priceWords },
	{ file: "content/claims", schema: claim.claimsSchema, value: claims },
	{ file: "content/claims/evidence.ts", schema: claim.evidenceSchema, value: evidence },
	{ file: "content/claims/reservations.ts", schema: claim.answersSchema, value: answers },
	{ file: "content/photographs.ts", schema: fact.photographsSchema, value: photographs },
	{ file: "content/town-notes.ts", schema: fact.townNotesSchema, value: townNotes },
	{ file: "content/pictures.ts", schema: fact.picturesSchema, value: pictures },
	{ file: "content/drawings.ts", schema: fact.drawingsSchema, value: drawings },
	{ file: "content/consent.ts", schema: fact.consentSchema, value: consent },
	{ file: "content/chrome.ts", schema: fact.chromeSchema, value: chrome },
	{ file: "content/pages/home.ts", schema: page.homeSchema, value: homePage },
	{ file: "content/pages/emergency.ts", schema: page.emergencySchema, value: emergencyPage },
	{ file: "content/pages/services.ts", schema: page.servicesSchema, value: servicesPage },
	{ file: "content/pages/service-area.ts", schema: page.serviceAreaSchema, value: serviceAreaPage },
	{ file: "content/pages/contact.ts", schema: page.contactSchema, value: contactPage },
	{ file: "content/pages/legal.ts", schema: page.legalSchema, value: legalPage },
	{ file: "content/pages/terms.ts", schema: page.termsSchema, value: termsPage },
	{ file: "content/pages/lock-change.ts", schema: page.lockChangeSchema, value: lockChangePage },
	{ file: "content/pages/armoured-door.ts", schema: page.armouredDoorSchema, value: armouredDoorPage },
	{ file: "content/pages/lock-repair.ts", schema: page.lockRepairSchema, value: lockRepairPage },
	{ file: "content/pages/door-cladding.ts", schema: page.doorCladdingSchema, value: doorCladdingPage },
	{ file: "content/pages/break-in.ts", schema: page.breakInSchema, value: breakInPage },
	{ file: "content/pages/town.ts", schema: page.townSchema, value: townPage },
];
