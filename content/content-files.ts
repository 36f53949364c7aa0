import { breakInList } from "./break-in-list.ts";
import { chrome } from "./chrome.ts";
import { claims } from "./claims/claims.ts";
import { consent } from "./consent.ts";
import type { ContentFile } from "./content-file.ts";
import { drawings } from "./drawings.ts";
import { facts } from "./facts.ts";
import { factsSchema, townsSchema } from "./figure-schemas.ts";
import { readyWords } from "./notebook.ts";
import { ownerFiles } from "./owner-files.ts";
import { armouredDoorPage } from "./pages/armoured-door.ts";
import { breakInPage } from "./pages/break-in.ts";
import { contactPage } from "./pages/contact.ts";
import { doorCladdingPage } from "./pages/door-cladding.ts";
import { emergencyPage } from "./pages/emergency.ts";
import { homePage } from "./pages/home.ts";
import { legalPage } from "./pages/legal.ts";
import { lockChangePage } from "./pages/lock-change.ts";
import { lockRepairPage } from "./pages/lock-repair.ts";
import { serviceAreaPage } from "./pages/service-area.ts";
import { servicesPage } from "./pages/services.ts";
import { termsPage } from "./pages/terms.ts";
import { townPage } from "./pages/town.ts";
import { pictures } from "./pictures.ts";
import { priceWords } from "./price-words.ts";
import { publicServices } from "./public-services.ts";
import { labels } from "./quote-form-words.ts";
import { sectionWords } from "./section-words.ts";
import { legalLinks, navigation, paths, serviceLinks } from "./site-map.ts";
import { everyTown } from "./towns.ts";
import { formWords } from "./travel-form-words.ts";
import { words } from "./travel-time-words.ts";
import { triage } from "./triage.ts";

/** Every file of content. The towns are written in town-rows.ts. */
export const contentFiles: readonly ContentFile[] = [
	...ownerFiles(),
	{ file: "content/facts.ts", schema: factsSchema, value: facts },
	{ file: "content/notebook.ts", value: readyWords() },
	{ file: "content/town-rows.ts", schema: townsSchema, value: everyTown },
	{ file: "content/public-services.ts", value: publicServices },
	{ file: "content/site-map.ts", value: { paths, navigation, serviceLinks, legalLinks } },
	{ file: "content/claims", value: claims },
	{ file: "content/pictures.ts", value: pictures },
	{ file: "content/drawings.ts", value: drawings },
	{ file: "content/break-in-list.ts", value: breakInList },
	{ file: "content/triage.ts", value: triage },
	{ file: "content/price-words.ts", value: priceWords },
	{ file: "content/consent.ts", value: consent },
	{ file: "content/chrome.ts", value: chrome },
	{ file: "content/section-words.ts", value: sectionWords },
	{ file: "content/quote-form-words.ts", value: labels },
	{ file: "content/travel-form-words.ts", value: formWords },
	{ file: "content/travel-time-words.ts", value: words },
	{ file: "content/pages/home.ts", value: homePage },
	{ file: "content/pages/emergency.ts", value: emergencyPage },
	{ file: "content/pages/services.ts", value: servicesPage },
	{ file: "content/pages/service-area.ts", value: serviceAreaPage },
	{ file: "content/pages/contact.ts", value: contactPage },
	{ file: "content/pages/legal.ts", value: legalPage },
	{ file: "content/pages/terms.ts", value: termsPage },
	{ file: "content/pages/lock-change.ts", value: lockChangePage },
	{ file: "content/pages/armoured-door.ts", value: armouredDoorPage },
	{ file: "content/pages/lock-repair.ts", value: lockRepairPage },
	{ file: "content/pages/door-cladding.ts", value: doorCladdingPage },
	{ file: "content/pages/break-in.ts", value: breakInPage },
	{ file: "content/pages/town.ts", value: townPage },
];
