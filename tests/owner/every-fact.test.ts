import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LEGAL_FACTS } from "#content/owner-legal.ts";
import { ownerSchemas } from "#content/owner-schemas.ts";
import { ownSite } from "#tests/support/own-site.ts";

/*
 * Fact by fact, what pages say: each has another value than the sample, and is read where the new one is, and where the former one was. A
 * fact that the registry gains and that no line names here fails.
 */

const FIGURES = {
	...{ experienceOnTownPages: 21, experienceOnLockChange: 23, interventionsOver: 730, damageFreePercent: 87 },
	...{ coveredPercent: 93, moreThanTowns: 41, grenobleKm: 38, repairFromEuros: 62, replyHours: 3, quoteHours: 36 },
	...{
		emailReplyHours: 47,
		installationYears: 4,
		claddingYears: 6,
		repairYears: 5,
		armouredDoorYears: 12,
		a2pMinutes: [6, 7, 16],
	},
	claddingTimesCheaper: 9,
};
const IDENTITY = {
	...{ name: "Clés Roux", tagline: "Serrurier de nuit à Bourgoin-Jallieu", phone: "+33465710199" },
	...{ smsNumber: "+33639980048", email: "moi@roux.example", copyrightYear: 2019 },
	siteBuilder: { name: "Toiles Nord", url: "https://www.toiles-nord.example" },
};
const PRACTICE = {
	...{ opens: "07:30", closes: "21:15", days: ["lundi", "mardi", "jeudi", "dimanche"], holidays: true },
	...{ surcharge: true, surchargePercent: 45, freeTravel: false, radiusKm: 37, townsBeyondRadius: true },
	...{ arrivalUnderMinutes: 28, receipts: false, payments: ["carte", "virement"] },
};
const PRICES = {
	hourly: [{ work: "Travail au temps passé", euros: 71, counted: "Au quart d’heure.", example: false }],
	travel: [{ fromKm: 0, toKm: 37, euros: 18, example: false }],
	nights: [{ when: "De 21 h à 6 h", surchargePercent: 55, example: false }],
	flat: [{ service: "Porte claquée à ouvrir", euros: 97, includes: "Pièce comprise.", example: false }],
};
const LEGAL = {
	...Object.fromEntries(LEGAL_FACTS.map((fact) => [fact, `Réponse ${fact}`])),
	...{ siren: "812 345 676", vatNumber: "FR35552049447", mediatorSite: "https://mediateur.example/" },
};
/** Of what takes the place of others `practice.test.ts` tells, of what only the notebook says `notebook/pages.test.ts`. */
const ELSEWHERE = [
	...[
		"practice.hours",
		"practice.dearerDays",
		"practice.emergenciesAlways",
		"practice.emergencyHours",
		"identity.reviewsPage",
	],
	...["practice.armouredDoors", "practice.doorCladding"],
];
const WRITTEN = { figures: FIGURES, identity: IDENTITY, practice: PRACTICE, prices: PRICES, legal: LEGAL };

/** Now, and what the sample says. */
const TABLE: Record<string, readonly [now: RegExp, former?: RegExp]> = {
	"identity.name": [/Clés Roux/, /Serrurerie du Bion/],
	"identity.tagline": [/Serrurier de nuit à Bourgoin-Jallieu/],
	"identity.phone": [/04 65 71 01 99/, /04 65 71 00 38|\+33465710038/],
	"identity.smsNumber": [/sms:\+?33639980048/],
	"identity.email": [/moi@roux\.example/, /contact@serrurerie/],
	"identity.siteBuilder": [/Toiles Nord/, /Atelier Web|atelier-web/],
	"identity.copyrightYear": [/© 2019/, /© 2024/],
	"practice.opens": [/7 h 30/, /24 ?h ?\/ ?24/i],
	"practice.closes": [/21 h 15/],
	"practice.days": [/lundi, mardi, jeudi et dimanche/i, /7j\/7/],
	"practice.holidays": [/jours fériés compris/i],
	"practice.surcharge": [/majoré/, /sans supplément|ne coûte pas plus cher/i],
	"practice.surchargePercent": [/majoré de 45 %/],
	"practice.freeTravel": [/déplacement (?:est )?à 18\s€/, /déplacement (?:offert|gratuit)/i],
	"practice.radiusKm": [/37 km autour/, /(?<!\d)50 km/],
	"practice.townsBeyondRadius": [/\/serrurier-crolles/],
	"practice.arrivalUnderMinutes": [/moins de 28 min/, /moins de 30 min|< 30 min/],
	"practice.payments": [/par carte ou virement/, /chèque ou espèces|En espèces, la loi/],
	"practice.receipts": [/traiter votre demande : vous rappeler/, /accuser réception/],
	"figures.experienceOnTownPages": [/21 ans d’expérience/, /(?<!\d)10 ans d’expérience/],
	"figures.experienceOnLockChange": [/23 ans à choisir/, /(?<!\d)15 ans/],
	"figures.interventionsOver": [/Plus de 730 interventions/, /(?<!\d)500 interventions|> 500/],
	"figures.damageFreePercent": [/87 %/, /(?<!\d)90 %/],
	"figures.coveredPercent": [/93 %/, /100 %/],
	"figures.moreThanTowns": [/plus de 41 villes/i, /plus de 35 villes/i],
	"figures.grenobleKm": [/38 km/],
	"figures.repairFromEuros": [/à partir de 62 €/i, /(?<!\d)60 €/],
	"figures.replyHours": [/sous 3 h en journée/, /sous 2 h/],
	"figures.quoteHours": [/sous 36 h/, /devis[^.]{0,20} sous 24 h/i],
	"figures.emailReplyHours": [/moins de 47 h/, /moins de 24 h/],
	"figures.installationYears": [/4 ans sur les poses/, /(?<!\d)2 ans/],
	"figures.claddingYears": [/6 ans sur les blindages/, /poses et les blindages/],
	"figures.repairYears": [/garantie 5 ans/, /(?<!\d)1 an(?!s)/],
	"figures.armouredDoorYears": [/fabricant : 12 ans/, /fabricant :? ?10 ans|10 ans (?:par le|de garantie) fabricant/],
	"figures.a2pMinutes": [/au moins 16 min/, /au moins (?:3|15) min/],
	"figures.claddingTimesCheaper": [/9 fois moins cher/, /(?<!\d)3 fois moins/],
	"prices.hourly": [/Travail au temps passé.*71 €/, /par demi-heure/],
	"prices.travel": [/Déplacement 18 €/],
	"prices.nights": [/De 21 h à 6 h \+ 55 %/, /Même prix la nuit|De 20 h à 7 h/],
	"prices.flat": [/Porte claquée à ouvrir : 97 €\. TTC\.(?! pièce)/, /pièce en plus|Porte verrouillée à ouvrir/],
	...Object.fromEntries(
		LEGAL_FACTS.map((fact) => [
			`legal.${fact}`,
			[
				new RegExp(
					fact in { siren: 0, vatNumber: 0, mediatorSite: 0 } ? LEGAL[fact as "siren"] : `Réponse ${fact}(?!\\w)`,
				),
			] as const,
		]),
	),
};

describe("un propriétaire qui répond à tout autrement", () => {
	let site: ReturnType<typeof ownSite>;
	let said = "";
	beforeAll(() => {
		site = ownSite(Object.fromEntries(Object.entries(WRITTEN).map(([file, facts]) => [file, () => facts])));
		said = globSync("**/*.html", { cwd: site.siteDir }).map(read).join("\n").replace(/\s+/g, " ");
	}, 120_000);
	afterAll(() => site.remove());

	/** What a person reads of a page, what search engines are told, and where its links go. */
	function read(file: string): string {
		const $ = load(readFileSync(join(site.siteDir, file), "utf8"));
		const links = $("a").map((_, link) => $(link).attr("href"));
		const head = [
			$("title").text(),
			$("meta[name=description]").attr("content"),
			$("[type='application/ld+json']").text(),
		];
		$("script, style").remove();
		const body = $("body *")
			.contents()
			.filter((_, { type }) => type === "text")
			.map((_, text) => $(text).text());
		return [...head, ...links.get(), ...body.get()].join(" ");
	}

	test("chaque fait du registre a sa ligne", () => {
		const facts = Object.keys(WRITTEN).flatMap((file) =>
			Object.keys((ownerSchemas[file as keyof typeof WRITTEN] as unknown as { entries: object }).entries).map(
				(fact) => `${file}.${fact}`,
			),
		);
		expect([...Object.keys(TABLE), ...ELSEWHERE].sort()).toEqual(facts.sort());
	});

	test.each(Object.entries(TABLE))(
		"%s : ce qu’il a répondu est dit, et ce que dit l’exemple ne l’est plus",
		(_, [now, former]) => {
			expect(said).toMatch(now);
			if (former) expect(said).not.toMatch(former);
		},
	);
});
