import { EUROPEAN_NOTICE, LEGAL_GUARANTEE } from "#content/legal-guarantee.ts";
import { euros, percent } from "#content/wording.ts";
import { parisDay } from "#relay/clock.ts";
import { frenchDate } from "#relay/letter/request-letter.ts";
import { type Quote, type QuoteAnswer, quoteName } from "./quote.ts";
import { type Line, lineCents, RATES, totalsWith } from "./totals.ts";

/*
 * A written quote as blocks in their order: the page shows them, the PDF draws them, and the test of what the law asks reads them. The texts
 * behind it and when they were read: docs/legal-sources.md.
 */

export type Block =
	| { is: "title"; text: string; lead: string }
	| { is: "parties"; columns: readonly { title: string; lines: readonly string[] }[] }
	| { is: "lines"; head: readonly string[]; rows: readonly (readonly string[])[] }
	| { is: "totals"; rows: readonly (readonly [what: string, sum: string])[] }
	| {
			is: "part";
			title: string;
			paragraphs: readonly string[];
			/** To be filled in on paper: a page has its own fields. */
			blanks?: readonly string[];
			isFramed?: true;
			isAnnex?: true;
			/** Left out of the PDF: on paper it comes as a sheet of its own. */
			isOnScreen?: true;
			signature?: Signature;
	  };

/** Drawn by a finger, and by whom. */
export interface Signature {
	trace: string;
	by: string;
}

/** The sum that matters, larger than the others. */
export const TO_PAY = "Total à payer, TTC";

export const money = (cents: number): string => euros(cents / 100);
/** What a quote comes to, tax included. */
export const sumOf = (quote: Pick<Quote, "lines" | "option" | "discountCents">, withOption = false): string =>
	money(totalsWith(quote, withOption).gross);

const day = (timeMs: number): string => dayOf(parisDay(timeMs));
const dayOf = (iso: string): string => iso.replace(/^(\d+)-(\d+)-(\d+)$/, "$3/$2/$1");
const quantity = (hundredths: number): string => String(hundredths / 100).replace(".", ",");
const rateWords = (rate: number): string => percent(rate / 100);

/** @param answer once it is accepted: who, when */
export function documentOf(quote: Quote, answer?: QuoteAnswer): Block[] {
	const { firm, customer, place, nature, lines, option, discountCents, isUrgent } = quote;
	const hasVat = firm.withoutVat === undefined;
	const totals = totalsWith(quote);
	const row = (line: Line) => [
		line.what,
		`${quantity(line.quantity)}${line.unit === "" ? "" : `\u00a0${line.unit}`}`,
		line.cents === 0 ? "Gratuit" : money(line.cents),
		...(hasVat ? [line.rate === undefined ? "" : rateWords(line.rate)] : []),
		// As the site says it.
		lineCents(line) === 0 ? "Gratuit" : money(lineCents(line)),
	];
	const withOption = option && totalsWith(quote, true);
	return [
		{
			is: "title",
			text: `Devis n°\u00a0${quoteName(quote)}`,
			lead: `Fait le ${day(quote.madeAtMs)}. Valable jusqu’au ${day(quote.validUntilMs)}. Ce devis est gratuit.`,
		},
		{
			is: "parties",
			columns: [
				{
					title: firm.name,
					lines: [
						...firm.facts.map(([name, value]) => (name === "" ? value : `${name}\u202f: ${value}`)),
						firm.phone,
						firm.email,
					],
				},
				{
					title: "Client",
					lines: [
						customer.name,
						customer.address,
						...(customer.isFirm ? ["Client professionnel"] : []),
						`Lieu du travail\u202f: ${place === "" ? "à la même adresse" : place}`,
					],
				},
			],
		},
		{ is: "part", title: "Nature du travail", paragraphs: [nature] },
		{
			is: "lines",
			head: ["Prestation ou fourniture", "Quantité", "Prix unitaire TTC", ...(hasVat ? ["TVA"] : []), "Total TTC"],
			rows: lines.map(row),
		},
		{
			is: "totals",
			rows: [
				...(discountCents > 0 ? [["Remise", `-${money(discountCents)}`] as const] : []),
				["Total hors taxes", money(totals.net)],
				...(hasVat
					? totals.byRate
							.filter(({ gross }) => gross > 0 || totals.gross === 0)
							.map(({ rate = 0, net, vat }) => [`TVA à ${rateWords(rate)} sur ${money(net)}`, money(vat)] as const)
					: ([[firm.withoutVat ?? "", money(0)]] as const)),
				[TO_PAY, money(totals.gross)],
				...(option && withOption
					? [
							[
								`En option\u202f: ${option.what} (${row(option).slice(1).join(", ")})\u202f; le total serait alors de`,
								money(withOption.gross),
							] as const,
						]
					: []),
			],
		},
		{ is: "part", title: "Main-d’œuvre et déplacement", paragraphs: [firm.hourly] },
		{ is: "part", title: "Date et paiement", paragraphs: [whenDone(quote), payment(quote)] },
		...(quote.waste === undefined
			? []
			: [{ is: "part", title: "Déchets du chantier", paragraphs: [quote.waste] } as const]),
		...(quote.note === "" ? [] : [{ is: "part", title: "À noter", paragraphs: [quote.note] } as const]),
		{ is: "part", title: "Garanties et assurance", paragraphs: [firm.guarantees, LEGAL_GUARANTEES, firm.insurance] },
		...(customer.isFirm
			? []
			: [{ is: "part", title: "Droit de rétractation", paragraphs: withdrawal(quote) } as const]),
		...(customer.isFirm ? [] : [{ is: "part", title: "En cas de désaccord", paragraphs: [firm.mediator] } as const]),
		...reducedRate([...lines, ...(option ? [option] : [])]),
		{
			is: "part",
			title: answer?.is === "accepted" ? "Accepté" : "Pour accepter",
			paragraphs: answer?.is === "accepted" ? accepted(answer, quote) : [HOW_TO_ACCEPT],
			...(answer?.is === "accepted" ? {} : { blanks: ON_PAPER }),
			...(answer?.trace === undefined ? {} : { signature: { trace: answer.trace, by: answer.name } }),
		},
		...(customer.isFirm ? [] : [FRAMED_NOTICE, WORDS_OF_EUROPE]),
		...(customer.isFirm || isUrgent
			? []
			: [
					{
						is: "part",
						title: "Modèle de formulaire de rétractation",
						paragraphs: withdrawalForm(quote),
						isAnnex: true,
					} as const,
				]),
	];
}

const whenDone = ({ workDay, isUrgent }: Quote): string =>
	workDay === undefined
		? isUrgent
			? "Travail fait dès l’accord du client."
			: "Date du travail\u202f: fixée avec le client, à l’acceptation."
		: `Date du travail\u202f: ${dayOf(workDay)}.`;

/** L221-10: nothing within seven days of a contract made at home, an urgent repair excepted. */
function payment({ depositCents, isUrgent, customer }: Quote): string {
	if (isUrgent) return "Rien n’est demandé avant que le travail soit fait\u202f: le prix se paie ensuite.";
	const later = customer.isFirm
		? ""
		: " Si ce devis est signé chez le client, rien ne peut être demandé ni reçu dans les sept jours qui suivent (Code de la consommation, L221-10).";
	return depositCents > 0
		? `Acompte de ${money(depositCents)} à la commande${customer.isFirm ? "" : ", sept jours au moins après la signature"}\u202f; le reste une fois le travail fait.${later}`
		: `Le prix se paie une fois le travail fait.${later}`;
}

/** In a frame, as the law wants it. */
const FRAMED_NOTICE: Block = {
	...{ is: "part", title: "Garantie légale de conformité" },
	...{ paragraphs: LEGAL_GUARANTEE, isFramed: true, isAnnex: true },
};

/** Its words, where the contract is made: the picture is handed over with the quote (notebook/pages/words-quote.ts reminds him of it). */
const WORDS_OF_EUROPE: Block = {
	...{ is: "part", title: "Garantie légale dans l’UE\u202f: les mots de la notice européenne" },
	...{ paragraphs: EUROPEAN_NOTICE, isFramed: true, isAnnex: true, isOnScreen: true },
};

const LEGAL_GUARANTEES =
	"S’y ajoutent la garantie légale de conformité pour ce qui est vendu (Code de la consommation, L217-3 et suivants, deux ans) et la garantie des vices cachés (Code civil, 1641).";

function withdrawal({ isUrgent, firm }: Quote): string[] {
	if (isUrgent)
		return [
			"Ce devis porte sur une réparation à faire en urgence au domicile du client, qui l’a expressément demandée, dans la limite des pièces et des travaux strictement nécessaires pour y répondre\u202f: le droit de rétractation ne s’y applique pas (Code de la consommation, L221-28, 8°).",
		];
	return [
		"Conclu à distance ou chez lui, le client peut se rétracter pendant quatorze jours, sans motif ni pénalité (Code de la consommation, L221-18)\u202f: à compter de la signature, ou de la livraison pour ce qui est fourni.",
		`Il lui suffit de l’écrire à ${firm.email}, par exemple avec le modèle qui suit, ou de toucher «\u202fRenoncer au contrat ici\u202f», sur la page de sa demande. Le remboursement vient dans les quatorze jours.`,
		"S’il demande expressément que le travail commence avant la fin de ce délai puis se rétracte, il paie ce qui a été fait jusque-là (L221-25).",
	];
}

/** What the customer certifies by signing, since 16 February 2025 in place of a form (CGI, 279-0 bis, 278-0 bis A). */
function reducedRate(lines: readonly Line[]): Block[] {
	const rates = lines.flatMap(({ rate }) => (rate !== undefined && rate < RATES[0] ? [rate] : []));
	if (rates.length === 0) return [];
	const energy = rates.includes(RATES[2]) ? ", et qu’ils ont la nature de travaux de rénovation énergétique" : "";
	return [
		{
			is: "part",
			title: "TVA à taux réduit",
			paragraphs: [
				`En acceptant, le client certifie, en qualité de preneur de la prestation, que les travaux concernent des locaux à usage d’habitation achevés depuis plus de deux ans, qu’ils n’ont pas eu pour effet, sur une période de deux ans au plus, de concourir à la production d’un immeuble neuf (2° du 2 du I de l’article 257 du Code général des impôts), ni d’augmenter de plus de 10\u202f% la surface de plancher des locaux existants${energy} (articles 279-0 bis et 278-0 bis A). Sinon, le taux est de 20\u202f%.`,
			],
		},
	];
}

const HOW_TO_ACCEPT =
	"Sur la page de la demande, ou ici\u202f: «\u202fDevis reçu avant l’exécution des travaux\u202f», date, nom et signature du client. Un exemplaire reste à chacun.";

const ON_PAPER = ["Date\u202f:", "Nom\u202f:", "Signature\u202f:"];

function accepted(
	{ name, atMs, withOption, startsEarly, digest, withdrawn }: QuoteAnswer,
	{ option }: Quote,
): string[] {
	return [
		`Devis reçu avant l’exécution des travaux et accepté le ${frenchDate(atMs)} par ${name}, sur la page de sa demande${option ? (withOption ? ", avec l’option" : ", sans l’option") : ""}.`,
		...(startsEarly
			? ["Le client demande expressément que le travail commence avant la fin du délai de rétractation."]
			: []),
		`Empreinte du devis lu\u202f: ${digest}`,
		...(withdrawn === undefined
			? []
			: [
					`Rétractation\u202f: ${withdrawn.name} a renoncé à ce contrat sur la page de sa demande, le ${frenchDate(withdrawn.atMs)}. La présente en accuse réception.`,
				]),
	];
}

/** The model that the law gives (Code de la consommation, annexe à l’article R221-1). */
const withdrawalForm = ({ firm }: Quote): string[] => [
	"Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.",
	`À l’attention de ${firm.name}, ${firm.facts.find(([name]) => name === "")?.[1] ?? ""}, ${firm.email}\u202f:`,
	"Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous\u202f:",
	"Commandé le (*)/reçu le (*)\u202f:",
	"Nom du (des) consommateur(s)\u202f:",
	"Adresse du (des) consommateur(s)\u202f:",
	"Signature du (des) consommateur(s), uniquement en cas de notification du présent formulaire sur papier\u202f:",
	"Date\u202f:",
	"(*) Rayez la mention inutile.",
];
