import { Icon, type IconDrawing } from "#app/ui/icon.tsx";
import { facts } from "#content/facts.ts";
import { afterThanks, greeting, type ReadyKind, readyWords } from "#content/notebook.ts";
import { aWork } from "#content/receipt.ts";
import { fill } from "#content/wording.ts";
import {
	arrivalIn,
	isAgreed,
	isCall,
	isRefusedByVisitor,
	isWithdrawnNow,
	lastMissed,
	lastVisit,
	movedFrom,
	putOffFrom,
	quoteWaits,
	visitorNews,
} from "#notebook/noted.ts";
import { money } from "#notebook/quote/document.ts";
import type { ViewOf } from "#notebook/views.ts";
import { owner } from "#owner";
import { clockTime, parisDay } from "#relay/clock.ts";
import { phoneOf } from "./call-link.tsx";
import { addressNamed, atPlace, mapAddress, streetOf, wayLink } from "./place.ts";
import { fullDay, safeLine } from "./time.ts";
import { requestWords } from "./words-request.ts";

/** Besides the call: write, or go there. */
export function Answer(view: ViewOf<"request">) {
	const { file, arrival, frame } = view;
	const { quote } = file;
	const { typed } = phoneOf(quote.phone);
	const wasMissed = file.standing === "to-call" && lastMissed(file.events) !== undefined;
	const { sms, mail } = readyLinks(view);
	const street = streetOf(view);
	const where = { street, known: arrival };
	return (
		<section aria-label={requestWords.answer} className="mt-4">
			{typed === undefined ? null : (
				<p className="mb-3">
					{requestWords.asTyped}
					{"\u202f: "}
					<bdi>{typed}</bdi>
				</p>
			)}
			<div className="ways no-print">
				{sms.length > 0 ? <Ready label={requestWords.sms} icon="bubble" links={sms} open={wasMissed} /> : null}
				{sms.length + mail.length === 0 && (quote.phone !== "" || view.quotes.length > 0) ? (
					<Copied label={requestWords.itsAddress} text={view.follow} />
				) : null}
				{mail.length > 0 ? <Ready label={requestWords.mail} icon="mail" links={mail} /> : null}
				{quote.city === "" && street === "" ? null : (
					<details className="fold" name="repondre">
						<summary className="btn btn-plain">
							<Icon name="pin" /> {requestWords.way}
						</summary>
						<div className="fold-in">
							{arrival ? (
								<p>{requestWords.where(safeLine(arrival.place, 80), arrival.minutes, arrival.distanceKm)}</p>
							) : null}
							<a href={wayLink(quote.city, where, frame.isApple)} className="btn btn-strong">
								{requestWords.openMap}
							</a>
							<Copied
								label={street === "" ? requestWords.town : requestWords.place}
								text={addressNamed(quote.city, street)}
							/>
							<Copied label={requestWords.mapAddress} text={mapAddress(quote.city, where)} />
						</div>
					</details>
				)}
			</div>
		</section>
	);
}

/** Opens the telephone's own application with the words in it. */
export interface ReadyLink {
	kind: ReadyKind;
	label: string;
	href: string;
}

/** Messages that make sense now: an appointment is confirmed only once there is one. No SMS when none reaches the number. */
export function readyLinks({
	file,
	arrival,
	quotes,
	photos,
	frame: { nowMs },
	follow,
}: ViewOf<"request">): Record<"sms" | "mail", ReadyLink[]> {
	const { quote, appointmentAtMs, lastStep, events, standing } = file;
	const isDone = lastStep?.kind === "done";
	const isSet = appointmentAtMs !== undefined && standing !== "finished";
	// « Je viens d’essayer » is said where a call in vain was noted.
	const { number, call } = phoneOf(quote.phone);
	const wasCall = isCall(events);
	const isWrong = call === undefined && quote.phone.trim() !== "";
	const first = isWrong
		? "wrongNumber"
		: lastMissed(events) !== undefined
			? "recall"
			: quote.urgent
				? "urgent"
				: "received";
	const arrivesAtMs = arrivalIn(events, nowMs);
	const { reviewsPage } = owner.identity;
	const waiting = quotes.findLast(({ state }) => state === "open");
	const isOver = standing === "finished";
	const when = (makesSense: boolean, kind: ReadyKind): ReadyKind[] => (makesSense ? [kind] : []);
	const waits = quoteWaits(events, nowMs);
	const notBeforeMs = quotes.at(-1)?.notBeforeMs ?? 0;
	const mustWait = !isOver && !isSet && notBeforeMs > nowMs;
	const mustMove = isSet && appointmentAtMs < notBeforeMs;
	const isFar = (arrival?.distanceKm ?? 0) > facts.radiusKm;
	const kinds: ReadyKind[] = [
		...when(arrivesAtMs !== undefined, putOffFrom(events, nowMs) !== undefined ? "late" : "leaving"),
		...when(isDone, "thanks"),
		...when(lastStep?.kind === "unneeded", "cancelled"),
		...when(isWithdrawnNow(events), "withdrawn"),
		...when(
			(lastStep?.kind === "dropped" && !isRefusedByVisitor(events)) || (standing === "to-call" && isFar),
			"decline",
		),
		...when(isSet && isAgreed(events) && !mustMove, "agreed"),
		...when(mustMove || mustWait, "notYet"),
		...when(
			standing !== "to-call" && visitorNews(events).some(({ kind }) => kind === "word" || kind === "photo"),
			"heard",
		),
		// Neither a day on which nothing may begin, nor a change that was agreed to since.
		...when(isSet && !mustMove && !isAgreed(events), movedFrom(events) !== undefined ? "moved" : "appointment"),
		...when(!isOver && !isSet && quotes.at(-1)?.state === "accepted" && !mustWait, "day"),
		// Who rang knows that the call came.
		...when(standing === "to-call" && !(first !== "recall" && isCall(events)), first),
		// One that was made here has its page, and once it is answered nothing more of it is on its way.
		...when(waits === "none" && lastStep?.kind === "quote-sent", "quote"),
		...when(!isOver && (waits === "yes" || waits === "long"), waits === "yes" ? "written" : "remind"),
		// Its page takes no photograph any more, or has them.
		isOver || photos.photos.length > 0 ? "itsPage" : "follow",
		...when(standing === "to-call" && !isFar, "decline"),
	];
	const [street = ""] = lastVisit(events).address.split(",");
	const values = {
		nom: safeLine(quote.name, 60),
		// The street alone: a code and a floor are the customer's own.
		lieu: isSet && street !== "" ? ` (${safeLine(street, 100)})` : "",
		ville: quote.city === "" ? "" : atPlace(quote.city, arrival?.place),
		heure: arrivesAtMs === undefined ? "" : clockTime(arrivesAtMs),
		avis: afterThanks(reviewsPage),
		loin: isFar ? ", c’est au-delà de mon rayon" : "",
		somme: waiting === undefined ? "" : `, ${money(waiting.totalCents)} TTC`,
		suivi: follow,
		jour: fullDay(notBeforeMs, nowMs),
		numero: safeLine(quote.phone, 40),
		appel: wasCall ? "votre appel" : "votre demande",
		objet: wasCall
			? "votre appel"
			: `votre demande pour ${aWork(quote.service)}${quote.city === "" ? "" : ` ${atPlace(quote.city, arrival?.place)}`}`,
		avant: isSet ? insteadOf(movedFrom(events), appointmentAtMs, nowMs) : "",
		quand: isSet ? `${fullDay(appointmentAtMs, nowMs)} à ${clockTime(appointmentAtMs)}` : "",
	};
	const ready = readyWords();
	// No SMS asks for the number that it would go to.
	const bySms = kinds.filter((kind): kind is Exclude<ReadyKind, "wrongNumber"> => kind !== "wrongNumber");
	// What a call left unknown is not said.
	const known = (text: string) =>
		text.replace(/ \{(nom|ville)\}/g, (hole, name: "nom" | "ville") => (values[name] === "" ? "" : hole));
	const filled = (text: string) => encodeURIComponent(fill(known(greeting(text, quote.name)), values));
	const address = encodeURIComponent(safeLine(quote.email, 254)).replaceAll("%40", "@");
	return {
		// Android reads what follows « ? », older iPhones what follows « & ».
		sms: (number === undefined ? [] : bySms).map((kind) => ({
			kind,
			label: requestWords.ready[kind],
			href: `sms:${number}?&body=${filled(ready.sms[kind])}`,
		})),
		mail: (quote.email === "" ? [] : kinds).map((kind) => {
			const { subject, body } = ready.mail[kind];
			return {
				kind,
				label: requestWords.readyMail[kind],
				// RFC 6068: a line ends with CR LF.
				href: `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${filled(body.join("\r\n\r\n"))}`,
			};
		}),
	};
}

/** « , au lieu de 10 h », or of another day. */
function insteadOf(beforeMs: number | undefined, visitAtMs: number, nowMs: number): string {
	if (beforeMs === undefined) return "";
	const hour = clockTime(beforeMs);
	return parisDay(beforeMs) === parisDay(visitAtMs)
		? `, au lieu de ${hour}`
		: `, au lieu du ${fullDay(beforeMs, nowMs)} à ${hour}`;
}

interface ReadyProps {
	label: string;
	icon: IconDrawing;
	links: readonly ReadyLink[];
	/** Nobody answered: the words for it are in sight. */
	open?: boolean;
}

/** Nothing leaves before he has read it. */
function Ready({ label, icon, links, open = false }: ReadyProps) {
	return (
		<details className="fold" name="repondre" open={open}>
			<summary className="btn btn-plain">
				<Icon name={icon} /> {label}
			</summary>
			<div className="fold-in">
				{links.map((link) => (
					<a key={link.label} href={link.href} className="btn btn-plain">
						{link.label}
					</a>
				))}
				<a href={links[0]?.href.split("?")[0]} className="btn btn-plain">
					{requestWords.blank}
				</a>
			</div>
		</details>
	);
}

/** One touch selects the whole of it. */
const Copied = ({ label, text }: { label: string; text: string }) => (
	<p className="text-small">
		{label}
		{"\u202f: "}
		<span className="copied">{text}</span>
	</p>
);
