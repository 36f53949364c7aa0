/**
 * Names of what an owner may take out of the site (owner/unsaid.json), as the atelier lists them. Their words, where a sentence goes with
 * them: unsaid.ts, and the pages that alone have it. Apart from there: no visitor's browser reads these names.
 */
export const UNSAYABLE_NAMES = [
	"certified",
	"partners",
	"interventions",
	"damageFree",
	"covered",
	"norms",
	"taxCredit",
	"lowerPremium",
	"propertyValue",
	"financing",
	"claddingPrice",
	"a2pDoors",
	"claddingA2p",
	"partnerWorkshops",
	"claddingVisit",
	"claddingMaking",
	"claddingInstallation",
	"certificates",
	"insuranceFile",
	"breakInReport",
	"emergencyTimes",
	"repairExample",
	"repairFrom",
	"freeDiagnosis",
	"repair",
	"armouredDoor",
	"guaranteedLabour",
	"preventionAudit",
	"stockCylinders",
	"sameKey",
	"digitalViewer",
	"thresholdBars",
	"decennialInsurance",
	"freeVisit",
] as const;

export type Unsayable = (typeof UNSAYABLE_NAMES)[number];
