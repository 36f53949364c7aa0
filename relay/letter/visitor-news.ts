import { business } from "#content/business.ts";
import { cut } from "#content/cut.ts";
import { greeting, readyWords } from "#content/notebook.ts";
import { fill, lower } from "#content/wording.ts";
import { photosInOne } from "#relay/store/photos.ts";
import type { Parcel, VisitorNews } from "#relay/store/records.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { callButton, cell, GREY, letterPage, NIGHT, PAPER, plainButton, RED, withLineBreaks } from "./html-pieces.ts";
import { phoneSaid, smsNumber } from "./phone.ts";
import { frenchDate, wayTo } from "./request-letter.ts";

/* What the owner reads of what a visitor did on the page of their request. */

type News = Extract<Parcel, { kind: "news" }>;
type Withdrawn = Extract<Parcel, { kind: "withdrawn" }>;

/** Said first: nobody drives to who needs nothing any more. */
export const isUnneeded = ({ news }: Pick<News, "news">): boolean => news.some(({ kind }) => kind === "unneeded");

const WHAT: Record<VisitorNews["kind"], string> = {
	word: "Un mot de plus",
	number: "Le bon numéro",
	email: "Le bon e-mail",
	unneeded: "N’a plus besoin de vous",
	photo: "Une photo",
	accepted: "Devis accepté",
	declined: "Devis refusé",
	withdrew: "Rétractation",
};

/** What is read before all else. */
const PRESSING = ["unneeded", "withdrew", "accepted", "declined"] as const;

/** In a few words, for a subject or a telephone. */
export function newsTitle({ news }: News): string {
	const first = PRESSING.find((one) => news.some(({ kind }) => kind === one));
	const amount = /^\d[\d\s]*(?:,\d{2})?\s€/.exec(news.find(({ kind }) => kind === first)?.text ?? "")?.[0];
	if (first) return [WHAT[first], ...(amount && first !== "declined" ? [amount] : [])].join(", ");
	const [one = "", ...others] = toldOf({ news }).map(({ what }) => what);
	return [one, ...[...new Set(others)].filter((what) => what !== one).map(lower)].join(", ");
}

/** As it is told: « 2 photos » of two that came one after the other. */
const toldOf = ({ news }: Pick<News, "news">) =>
	photosInOne<VisitorNews & { count?: number }>(news).map(({ count = 1, ...one }) => ({
		...one,
		what: count > 1 ? `${count}\u00a0photos` : WHAT[one.kind],
	}));

/** Of who is expected: an acceptance says it in its own words. */
const visitIn = ({ visitAtMs, news }: News): string[] =>
	visitAtMs === undefined || news.some(({ kind }) => kind === "accepted")
		? []
		: [`${isUnneeded({ news }) ? "Le rendez-vous qui tombe" : "Rendez-vous"}\u202f: ${frenchDate(visitAtMs)}`];

/** @param notebook address of the request */
export function newsText(parcel: News, notebook?: string): string {
	const { quote, id } = parcel.request;
	return [
		`${[quote.name, quote.city].filter(Boolean).join(", ") || "Sans nom"} · ${quote.service}`,
		...(quote.phone === "" ? [] : [`Téléphone\u202f: ${phoneSaid(quote.phone)}`]),
		"",
		...visitIn(parcel),
		...toldOf(parcel).flatMap(({ what, text, atMs }) => [
			`${what}, ${frenchDate(atMs)}${text === "" ? "" : "\u202f:"}`,
			...(text === "" ? [] : [text]),
			"",
		]),
		...(notebook === undefined ? [] : [`Dans le carnet\u202f: ${notebook}`]),
		`Demande n°\u00a0${id}`,
	].join("\n");
}

/** The same for a thumb: what happened, the call, the SMS, the notebook. */
export function newsHtml(parcel: News, notebook?: string): string {
	const { quote, id } = parcel.request;
	const who = [quote.name, quote.city].filter(Boolean).join(", ") || "Sans nom";
	const written = smsNumber(quote.phone);
	const accepted = parcel.news.find(({ kind }) => kind === "accepted");
	// As visitor/answer-quote.ts says it.
	const address = /^Adresse\u202f: (.+)$/m.exec(accepted?.text ?? "")?.[1];
	const visit = /^Rendez-vous\u202f: (.+)$/m.exec(accepted?.text ?? "")?.[1];
	const ready = readyWords().sms;
	const isWithdrawn = parcel.news.some(({ kind }) => kind === "withdrew");
	const notBefore = accepted?.text.split(": pas avant le ")[1]?.split(",")[0];
	const answered = notBefore ? ready.notYet : visit === undefined ? ready.day : ready.agreed;
	const hasPhoto = parcel.news.some(({ kind }) => kind === "photo");
	const says = isUnneeded(parcel) ? ready.cancelled : isWithdrawn ? ready.withdrawn : accepted ? answered : ready.heard;
	const words = fill(greeting(says, quote.name), {
		nom: cut(quote.name, 60),
		quand: visit ?? "",
		jour: notBefore ?? "",
	});
	return letterPage(newsTitle(parcel), `${who}\u202f: ${parcel.news[0]?.text ?? ""}`, [
		cell(
			isUnneeded(parcel) ? RED : NIGHT,
			PAPER,
			"20px;font-size:20px;line-height:1.35;font-weight:bold",
			escapeHtml(newsTitle(parcel)),
		),
		cell("#ffffff", NIGHT, "20px 20px 4px;font-size:22px;line-height:1.3;font-weight:bold", escapeHtml(who)),
		cell("#ffffff", NIGHT, "0 20px 16px;font-size:17px;line-height:1.4", escapeHtml(quote.service)),
		...(quote.phone === "" ? [] : [cell("#ffffff", NIGHT, "0 20px 20px", callButton(quote.phone))]),
		...visitIn(parcel).map((visit) => cell("#ffffff", NIGHT, "0 20px 16px;font-size:17px;line-height:1.4", visit)),
		...toldOf(parcel).map(({ what, text, atMs }) =>
			cell(
				PAPER,
				NIGHT,
				"20px;font-size:17px;line-height:1.5",
				`<b>${what}</b>, ${frenchDate(atMs)}${text === "" ? "" : `<br>\n${withLineBreaks(text)}`}`,
			),
		),
		cell(
			"#ffffff",
			NIGHT,
			"20px 20px 12px",
			[
				...(written === undefined
					? []
					: [plainButton(`sms:${written}?&body=${encodeURIComponent(words)}`, "Écrire un SMS")]),
				...(address !== undefined
					? [plainButton(wayTo(address), "Y aller")]
					: parcel.visitAtMs === undefined || isUnneeded(parcel)
						? []
						: [plainButton(wayTo(quote.city, undefined, quote.message), "Y aller")]),
				...(notebook === undefined
					? []
					: [plainButton(notebook, hasPhoto ? "Voir les photos, dans le carnet" : "Ouvrir dans le carnet")]),
			].join(""),
		),
		cell("#ffffff", GREY, "0 20px 20px;font-size:14px;line-height:1.5", `Demande n°&nbsp;${escapeHtml(id)}`),
	]);
}

export const WITHDRAWN_SUBJECT = "Une demande a été effacée par la personne";

export const withdrawnText = ({ requestId, appointmentAtMs }: Withdrawn): string =>
	[
		`La demande n°\u00a0${requestId} vient d’être effacée par la personne qui l’avait envoyée, avec tout ce que le site en gardait.`,
		...(appointmentAtMs === undefined
			? []
			: [
					`Elle avait un rendez-vous ${frenchDate(appointmentAtMs)}\u202f: ne partez pas sans l’avoir eue au téléphone.`,
				]),
		"",
		business.name,
	].join("\n");
