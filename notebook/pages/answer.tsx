import { Icon, type IconDrawing } from "#app/ui/icon.tsx";
import { lastMissed } from "#notebook/noted.ts";
import type { ViewOf } from "#notebook/views.ts";
import { phoneOf } from "./call-link.tsx";
import { mapAddress, townNamed, wayLink } from "./place.ts";
import { mailLinks, type ReadyLink, smsLinks } from "./ready-words.ts";
import { safeLine } from "./time.ts";
import { requestWords } from "./words-request.ts";

/** Besides the call: write, or go there. */
export function Answer({ view: { file, arrival, frame } }: { view: ViewOf<"request"> }) {
	const { quote } = file;
	const { typed } = phoneOf(quote.phone);
	const wasMissed = file.standing === "to-call" && lastMissed(file.events) !== undefined;
	const sms = smsLinks(file, frame.nowMs);
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
				{sms.length > 0 ? (
					<Ready label={requestWords.sms} icon="quote" links={sms} words={requestWords.ready} open={wasMissed} />
				) : null}
				<Ready
					label={requestWords.mail}
					icon="mail"
					links={mailLinks(file, frame.nowMs)}
					words={requestWords.readyMail}
				/>
				<details className="fold" name="repondre">
					<summary className="btn btn-plain">
						<Icon name="pin" /> {requestWords.way}
					</summary>
					<div className="fold-in">
						{arrival ? (
							<p>{requestWords.where(safeLine(arrival.place, 80), arrival.minutes, arrival.distanceKm)}</p>
						) : null}
						<a href={wayLink(quote.city)} className="btn btn-strong">
							{requestWords.openMap}
						</a>
						<Copied label={requestWords.town} text={townNamed(quote.city)?.commune ?? safeLine(quote.city, 100)} />
						<Copied label={requestWords.mapAddress} text={mapAddress(quote.city)} />
					</div>
				</details>
			</div>
		</section>
	);
}

interface ReadyProps {
	label: string;
	icon: IconDrawing;
	links: readonly ReadyLink[];
	words: Record<ReadyLink["kind"], string>;
	/** Nobody answered: the words for it are in sight. */
	open?: boolean;
}

/** Opens his own application with the words in it: nothing leaves before he has read them. */
function Ready({ label, icon, links, words, open = false }: ReadyProps) {
	return (
		<details className="fold" name="repondre" open={open}>
			<summary className="btn btn-plain">
				<Icon name={icon} /> {label}
			</summary>
			<div className="fold-in">
				{links.map(({ kind, href }) => (
					<a key={kind} href={href} className="btn btn-plain">
						{words[kind]}
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
