/**
 * Names of what an owner may take out of the site (owner/unsaid.json), as the atelier lists them, by what they are about. Their words, where a sentence goes with
 * them: unsaid.ts, and the pages that alone have it. Apart from there: no visitor's browser reads these names.
 */
export const UNSAYABLE_GROUPS = {
	"De vous, de qui vient": ["certified", "partners", "interventions", "damageFree", "covered"],
	"De vos prix et de vos durées": ["freeVisit", "freeDiagnosis", "repairFrom", "emergencyTimes", "repairExample"],
	"De vos garanties": ["guaranteedLabour", "repair", "armouredDoor", "decennialInsurance"],
	"Des portes blindées": [
		...[
			"partnerWorkshops",
			"a2pDoors",
			"norms",
			"certificates",
			"taxCredit",
			"lowerPremium",
			"propertyValue",
			"financing",
		],
		...["digitalViewer", "thresholdBars"],
	],
	"Du blindage": [
		...["claddingPrice", "claddingSheets", "claddingA2p"],
		...["claddingVisit", "claddingMaking", "claddingInstallation"],
	],
	"Des serrures et des clés": ["stockCylinders", "sameKey"],
	"Après une effraction": ["insuranceFile", "breakInReport", "preventionAudit"],
} as const;
export const UNSAYABLE_NAMES = Object.values(UNSAYABLE_GROUPS).flat();

export type Unsayable = (typeof UNSAYABLE_NAMES)[number];
