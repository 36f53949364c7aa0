import { cut } from "#content/cut.ts";
import { visitorNews } from "#notebook/noted.ts";
import { ownNotes } from "#notebook/own-notes.ts";
import type { ViewOf } from "#notebook/views.ts";
import { PageButton } from "./form.tsx";
import { isLong, MESSAGE_SHOWN, SENT_ID } from "./history.tsx";
import { moment, safeText } from "./time.ts";
import { eventWords, requestWords } from "./words-request.ts";

/* What customer and owner wrote of a request, as its page shows it: the message, what was added since, what he keeps in mind. */

/** What he wants to know before he calls. A long one goes on below, with all that was sent. */
export function Message({ text }: { text: string }) {
	if (text === "") return null;
	return (
		<section className="mt-4" aria-labelledby="message">
			<h2 id="message" className="sr-only">
				{requestWords.labels.message}
			</h2>
			<p className="typed" dir="auto">
				{isLong(text) ? cut(safeText(text), MESSAGE_SHOWN) : safeText(text)}
			</p>
			{isLong(text) ? (
				<a href={`#${SENT_ID}`} className="link tap font-bold">
					{requestWords.goesOn}
				</a>
			) : null}
		</section>
	);
}

/** Where it is stands above, with the appointment. */
const withoutPlace = (told: string): string =>
	told
		.split("\n\n")
		.filter((part) => !part.startsWith("Adresse"))
		.join("\n\n");

/** What the customer added since he noted something last: read before the call, as the message is. */
export function News({ file, frame }: ViewOf<"request">) {
	// The last first: what sells a quote is ten lines.
	const news = visitorNews(file.events).toReversed();
	return (
		<>
			{news.map(({ seq, kind, atMs, text, count = 1 }) => (
				<div key={seq} className="mt-3">
					<p className="chip chip-half">
						{count > 1 ? requestWords.photos(count) : eventWords[kind]}, {moment(atMs, frame.nowMs)}
					</p>
					{text === "" ? null : (
						<p className="typed" dir="auto">
							{safeText(kind === "accepted" ? withoutPlace(text) : text)}
						</p>
					)}
				</div>
			))}
			{news.length > 0 && file.standing !== "to-call" ? (
				<PageButton value="seen" look="btn btn-plain no-print mt-3" label={requestWords.seen} />
			) : null}
		</>
	);
}

/** What the customer added before, already read: a code, a dog, an hour. Beside the message, as it would have been in it. */
export function Added({ file, frame }: ViewOf<"request">) {
	const news = new Set(visitorNews(file.events).map(({ seq }) => seq));
	return file.events
		.filter(({ kind, seq }) => kind === "word" && !news.has(seq))
		.map(({ seq, atMs, text }) => (
			<Written key={seq} when={requestWords.addedAt(moment(atMs, frame.nowMs))} text={text} />
		));
}

/** What he noted to keep in mind, in sight before he goes: in the history it stood a screen and a half below. */
export const Kept = ({ file, frame }: ViewOf<"request">) =>
	ownNotes(file.events).map(({ seq, atMs, text }) => (
		<Written key={seq} when={requestWords.keptAt(moment(atMs, frame.nowMs))} text={text} />
	));

const Written = ({ when, text }: { when: string; text: string }) => (
	<div className="mt-3">
		<p className="text-small text-soft">{when}</p>
		<p className="typed" dir="auto">
			{safeText(text)}
		</p>
	</div>
);
