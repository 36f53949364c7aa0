import { owner } from "#owner";
import { withFacts } from "./business.ts";
import { pageFacts } from "./page-facts.ts";

/** Of a whole door-set, as the certifier gives them (CNPP, A2P bloc-porte), read on 2026-11-20. */
const CERTIFIED_MINUTES = { "A2P BP1": 5, "A2P BP2": 10, "A2P BP3": 15 };
/** Those that the owner installs. */
const a2pLevels = () =>
	Object.keys(CERTIFIED_MINUTES).flatMap((name, index) => {
		const minutes = owner.figures.a2pMinutes[index] ?? null;
		return minutes === null ? [] : [{ name: name as keyof typeof CERTIFIED_MINUTES, minutes }];
	});

/** As the specification gives them. */
export const USUAL_PAYMENTS = ["carte", "chèque", "espèces"];

/** Those that the site itself knows, and those that it makes of the owner's. */
const made = {
	/** Two figures, as the specification gives them; the publication check names the contradiction. */
	get experienceYears() {
		const { experienceOnTownPages, experienceOnLockChange } = owner.figures;
		return { townPages: experienceOnTownPages, lockChangePage: experienceOnLockChange };
	},
	get paymentMeans(): readonly string[] {
		return owner.practice.payments ?? USUAL_PAYMENTS;
	},

	get guaranteeYears() {
		const { installationYears, claddingYears, repairYears, armouredDoorYears } = owner.figures;
		return {
			installation: installationYears,
			cladding: claddingYears ?? installationYears,
			repair: repairYears,
			armouredDoor: armouredDoorYears,
			/** The law's own. */
			decennialInsurance: 10,
		};
	},

	emergencyTimes: {
		slammedDoor: { min: 15, max: 30 },
		blockedLock: { min: 20, max: 45 },
		afterBreakIn: { min: 30, max: 60 },
	},
	emergencyNumbers: { police: "17", european: "112" },

	/** Time to reach a town, by distance from the base. */
	get travelBands(): readonly Band[] {
		return withinRadius([
			{ fromKm: 0, toKm: 15, minutes: { min: 15, max: 20 } },
			{ fromKm: 15, toKm: 35, minutes: { min: 20, max: 30 } },
			{ fromKm: 35, toKm: 50, minutes: { min: 30, max: 40 } },
		]);
	},
	/** Minutes of a town whose time the specification does not give: 10 under the first point, then straight lines. */
	travelCurve: {
		minutesNearBase: 10,
		points: [
			{ km: 5, minutes: 15 },
			{ km: 15, minutes: 20 },
			{ km: 35, minutes: 30 },
			{ km: 50, minutes: 40 },
			{ km: 78, minutes: 91 },
		] as const,
	},
	/** What a town page shows when it has no time of its own. */
	defaultArrivalMinutes: { min: 15, max: 25 },

	/** Resistance of each level, as the specification gives it; the publication check names the certifier's figures. */
	get a2pLevels() {
		return a2pLevels();
	},
	/** Beside the minutes of the specification. */
	get a2pCertifiedMinutes() {
		return a2pLevels().map(({ name }) => CERTIFIED_MINUTES[name]);
	},
	norms: ["CE", "NF", "CNPP"],
	lockPoints: { min: 3, max: 7 },
	repairExamplePoints: 5,

	cladding: {
		sheets: { simple: "15/10e", reinforced: "20/10e" },
		points: { simple: 3, reinforced: 5 },
		visitHours: 48,
		makingDays: { min: 5, max: 7 },
		installationHours: { min: 3, max: 4 },
		get timesCheaper() {
			return owner.figures.claddingTimesCheaper;
		},
	},

	/** A quote request is erased after this. */
	requestRetentionMonths: 12,
	/** What rings is counted by page and day; a count is erased after this (the relay's COUNTS_KEPT_DAYS). */
	callCountDays: 400,

	...pageFacts,
};

/**
 * Every figure of the specification (sections 1 and 9), once; those that only the owner can vouch for are read each time (owner/figures.json, owner/practice.json). Pages say them through these names, so a figure that
 * changes here changes everywhere. The limits of the quote form are in shared/quote/fields.ts, the towns in towns.ts.
 */
export const facts = withFacts(withFacts(made, "practice", ["radiusKm", "arrivalUnderMinutes"]), "figures", [
	"coveredPercent",
	/** « plus de 35 villes »: the words of the service-area page; the site counts its towns itself. */
	"moreThanTowns",
	"interventionsOver",
	"damageFreePercent",
	"repairFromEuros",
	/** Reply in the daytime, detailed quote, reply to an e-mail. */
	"replyHours",
	"quoteHours",
	"emailReplyHours",
]);

export type Band = { fromKm: number; toKm: number; minutes: { min: number; max: number } };

/** An owner who goes less far promises nothing beyond. */
function withinRadius(bands: readonly Band[]): readonly Band[] {
	return bands
		.filter(({ fromKm }) => fromKm < owner.practice.radiusKm)
		.map((band) => ({ ...band, toKm: Math.min(band.toKm, owner.practice.radiusKm) }));
}

/**
 * What a visitor may need of others than the locksmith, beyond the 17 and the 112 of the specification. Sources:
 * fire brigade and text messages, Ministère de l’Intérieur (114 is for who cannot hear or speak, by SMS); stopping of bank cards,
 * service-public.fr; days to tell the insurer, Code des assurances, article L113-2, 4° (theft: no contract may set fewer).
 */
export const publicServices = {
	numbers: { ...facts.emergencyNumbers, fire: "18", bySms: "114", cardStop: "0\u202f892\u202f705\u202f705" },
	theftClaimWorkingDays: 2,
} as const;
