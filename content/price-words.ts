import { business } from "./business.ts";
import { legalFacts } from "./own-facts.ts";
import { ifSaid } from "./unsaid.ts";
import { either, km, lower } from "./wording.ts";

/** Of whom charges no tax (CGI, article 293 B): prices say it. */
const franchise = /^TVA non/i.test(legalFacts.vatNumber ?? "") ? ` ${legalFacts.vatNumber}.` : "";

/** Words of the price schedule, which only the page of services shows. Its prices are in own-facts.ts. */
export const priceWords = {
	title: "Barème",
	lead: `Prix en euros, toutes taxes comprises.${franchise} Le devis, remis avant de commencer, dit le prix de votre intervention.${ifSaid("partners", " Un partenaire a ses prix, dits avant son départ.", "")}`,
	service: "Prestation",
	price: "Prix TTC",
	hourly: "Main-d’œuvre",
	travel: "Déplacement",
	evenings: "Soirs",
	nights: "Nuits",
	days: ["dimanches", "jours fériés", "week-ends"],
	byDay: "Selon le jour",
	byDayAndHour: "Selon le jour et l’heure",
	flat: "Forfaits",
	quote: "Devis",
	perHour: "de l’heure",
	free: "Gratuit",
	farther: (fromKm: number) => `Au-delà de ${km(fromKm)}`,
	fartherPrice: "Sur devis",
	fartherNote: "Dit et confirmé par écrit avant que je parte ; accepté, il reste dû.",
	measured: `Distance à vol d’oiseau de ${business.baseTown} à votre commune : sa page l’indique, ou demandez-la au téléphone.`,
	noSurcharge: "Même prix",
	quoteNote: "Au téléphone, sur place ou par écrit, suivi de travaux ou non.",
} as const;

/** The three questions over the price schedule, and their answer. */
export const estimateWords = {
	title: "Combien cela coûtera-t-il ?",
	lead: "Répondez, et vous avez mon prix, déplacement compris. Une pièce qui n’y est pas s’ajoute.",
	what: "Que s’est-il passé ?",
	when: "Quand ?",
	where: "Où ?",
	other: "Autre chose",
	farther: "Plus loin",
	anyHour: "À toute heure",
	otherHours: "Le reste du temps",
	band: (fromKm: number, toKm: number) => `De ${fromKm} à ${km(toKm)} à vol d’oiseau`,
	asked: (service: string, when: string, where: string) => `${service}, ${lower(when)}, ${lower(where)}`,
	atMost: "Au plus",
	atLeast: "À partir de",
	allIn: "TTC, déplacement compris. Une pièce qui n’est pas dans ce prix s’ajoute, avec sa pose : c’est dit avant.",
	allInAtLeast: "TTC, déplacement compris. C’est un minimum : le devis écrit dit le prix exact, avant que je commence.",
	onQuote: "Sur devis",
	whyOther: "Le prix dépend de la porte et de la pièce. Décrivez-les au téléphone : le devis est gratuit.",
	whyFarther: "Mon barème s’arrête là : je vous dis le prix du déplacement au téléphone, avant de partir.",
	/** @param days as the schedule names them: « d’un dimanche » */
	atOnce: (days: readonly string[], areEvenings: boolean) =>
		`${areEvenings ? "Le soir" : "La nuit"} ${either(days)}, le prix se dit au téléphone.`,
	dearerDays: [
		[/dimanche/i, "d’un dimanche"],
		[/férié/i, "d’un jour férié"],
		[/week-?end/i, "d’un week-end"],
	] as const,
	after:
		"Devant la porte, un devis écrit dit le prix exact avant que je commence. Une pièce à remplacer y a sa propre ligne, que vous pouvez refuser.",
};
