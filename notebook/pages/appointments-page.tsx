import { arrivalIn, keptEvents, lastSeen, lastVisit, personIn, visitorNews } from "#notebook/noted.ts";
import { ownNotes } from "#notebook/own-notes.ts";
import { addresses, type Frame, fields, type ViewOf } from "#notebook/views.ts";
import { clockTime, HOUR_MS, parisDay } from "#relay/clock.ts";
import type { NotebookLine } from "#relay/store/notebook.ts";
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { CallLink } from "./call-link.tsx";
import { Whole } from "./document.tsx";
import { Part, Press } from "./form.tsx";
import { NoteCall } from "./list-page.tsx";
import { hasNewerCode, wayLink } from "./place.ts";
import { natureOf, ToMove, Town } from "./request-row.tsx";
import { dayName, fullDay, safeLine, safeText } from "./time.ts";
import { appointmentWords, words } from "./words.ts";
import { eventWords, requestWords } from "./words-request.ts";

/** The coming appointments, day by day. */
export function AppointmentsPage({ lines, quoted, calendarUrl, isShared, frame }: ViewOf<"appointments">) {
	const days = Map.groupBy(lines, ({ appointmentAtMs = 0 }) => fullDay(appointmentAtMs, frame.nowMs));
	return (
		<Whole title={words.pages.appointments} frame={frame} here={addresses.appointments} beside={<NoteCall />}>
			{lines.length === 0 ? <p className="empty">{appointmentWords.none}</p> : null}
			{[...days].map(([day, visits]) => (
				<section key={day} className="mb-8">
					<h2 className="part-title first-letter:uppercase">{dayTitle(day, visits, frame.nowMs)}</h2>
					<ul className="rows">
						{visits.map((visit, index) => (
							<Visit
								key={visit.id}
								visit={visit}
								quoted={quoted?.get(visit.id)}
								beforeAtMs={visits[index - 1]?.appointmentAtMs}
								frame={frame}
							/>
						))}
					</ul>
				</section>
			))}
			<Calendar url={calendarUrl} isShared={isShared} frame={frame} />
		</Whole>
	);
}

/** « Demain, samedi 14 mars ». */
function dayTitle(day: string, [first]: readonly NotebookLine[], nowMs: number): string {
	const name = dayName(first?.appointmentAtMs ?? nowMs, nowMs);
	return name === day ? day : `${name}, ${day}`;
}

const isToday = (timeMs: number, nowMs: number): boolean => parisDay(timeMs) === parisDay(nowMs);

interface VisitProps {
	visit: NotebookLine;
	quoted: { address: string; notBeforeMs?: number | undefined } | undefined;
	/** Of the one before, the same day. */
	beforeAtMs: number | undefined;
	frame: Frame;
}

function Visit({ visit: { id, quote, appointmentAtMs = 0, events = [] }, quoted, beforeAtMs, frame }: VisitProps) {
	const { address: said, floor, doorCode, note } = lastVisit(events);
	const address = said || (quoted?.address ?? "");
	const news = new Set(visitorNews(events).map(({ seq }) => seq));
	const within = [floor, doorCode && requestWords.code + doorCode].filter((part) => part !== "").join(" · ");
	return (
		<li className="row">
			<div className="flex min-w-0 grow flex-wrap gap-x-4">
				<p className="hour">{clockTime(appointmentAtMs)}</p>
				<div className="min-w-0 grow basis-40">
					<h3 className="row-name">
						<a href={addresses.request(id)} className="cover">
							<bdi>{personIn(quote)}</bdi>
						</a>
					</h3>
					<p className="font-bold">
						<Town typed={quote.city} />
					</p>
					<p>{quote.service === SERVICE_CHOICES.at(-1) ? natureOf(quote) : safeLine(quote.service)}</p>
					{address === "" ? null : (
						<p className="font-bold">
							<bdi>{safeLine(address)}</bdi>
						</p>
					)}
					{within === "" ? null : (
						<p>
							<bdi>{safeLine(within)}</bdi>
							{doorCode !== "" && hasNewerCode(events) ? requestWords.newerCode : null}
						</p>
					)}
					{note === "" ? null : <p className="typed">{safeText(note)}</p>}
					{appointmentAtMs - (beforeAtMs ?? 0) < HOUR_MS ? (
						<p className="font-bold text-red">{appointmentWords.near}</p>
					) : null}
					{ownNotes(events).map(({ seq, text }) => (
						<p key={seq} className="typed">
							{safeText(text)}
						</p>
					))}
					{/* A code that changed, where to ring: read before he leaves, seen already or not. */}
					{keptEvents(events)
						.filter(({ kind }) => kind === "word")
						.map(({ seq, text }) => (
							<p key={seq} className={news.has(seq) ? "chip chip-half" : "typed"}>
								{`${eventWords.word}\u202f: ${safeLine(text, 180)}`}
							</p>
						))}
					<ToMove visitAtMs={appointmentAtMs} notBeforeMs={quoted?.notBeforeMs} nowMs={frame.nowMs} />
				</div>
			</div>
			<div className="row-call grid gap-3">
				{quote.city === "" && address === "" ? null : (
					<a href={wayLink(quote.city, { street: address }, frame.isApple)} className="btn btn-strong no-print">
						{appointmentWords.go}
						<span className="sr-only"> {personIn(quote)}</span>
					</a>
				)}
				<CallLink typed={quote.phone} look="btn-plain" />
				{isToday(appointmentAtMs, frame.nowMs) && arrivalIn(events, frame.nowMs) === undefined ? (
					<Press
						frame={frame}
						action={addresses.request(id)}
						className="no-print grid"
						act="leaving"
						also={{ [fields.seen]: lastSeen(events) }}
						label={requestWords.leave}
						about={personIn(quote)}
					/>
				) : null}
				{appointmentAtMs > frame.nowMs ? null : (
					<Press
						frame={frame}
						action={addresses.request(id)}
						className="no-print grid"
						act="done"
						also={{ [fields.seen]: lastSeen(events), [fields.from]: "rendez-vous" }}
						label={requestWords.step.done}
						about={personIn(quote)}
					/>
				)}
			</div>
		</li>
	);
}

/** An address that the telephone's calendar asks by itself. It is shown once: only its hash is kept. */
function Calendar({ url, isShared, frame }: { url: string | undefined; isShared: boolean; frame: Frame }) {
	const { title, text, made, open, make, again, withdraw } = appointmentWords.calendar;
	return (
		<Part id="agenda" title={title} isOnScreen>
			{url === undefined ? (
				<p className="mb-3">{text}</p>
			) : (
				<div className="mb-4 grid gap-3">
					<p>{made}</p>
					<p className="copied">{url}</p>
					<a href={url.replace(/^https?:/, "webcal:")} className="btn btn-strong">
						{open}
					</a>
				</div>
			)}
			<div className="grid gap-3">
				<Press frame={frame} action={addresses.appointments} act="share" label={make} look="btn btn-plain w-full" />
				{isShared ? (
					<Press
						frame={frame}
						action={addresses.appointments}
						act="withdraw"
						label={withdraw}
						look="btn btn-plain w-full"
					/>
				) : null}
			</div>
			{isShared ? <p className="mt-3 text-small text-soft">{again}</p> : null}
		</Part>
	);
}
