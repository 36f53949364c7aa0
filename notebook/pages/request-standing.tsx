import { Icon } from "#app/ui/icon.tsx";
import { facts } from "#content/facts.ts";
import { droppedWords } from "#content/receipt.ts";
import { arrivalIn, isRefusedByVisitor, lastVisit, personIn, VISIT_PLACE, type Visit } from "#notebook/noted.ts";
import { toldPlace } from "#notebook/own-notes.ts";
import { addresses, type ViewOf } from "#notebook/views.ts";
import { clockTime } from "#relay/clock.ts";
import { describeSuspicion } from "#relay/reception/suspicion.ts";
import type { DoorPlace } from "#shared/quote/door-place.ts";
import { PageButton } from "./form.tsx";
import { hasNewerCode } from "./place.ts";
import { PromiseChip, ToMove } from "./request-row.tsx";
import { safeLine, safeText } from "./time.ts";
import { receivedWords, standingWords } from "./words.ts";
import { requestWords } from "./words-request.ts";

/** Where it stands: what must be known before the telephone is taken. */
export function Standing({ file, quotes, arrival, near = [], frame }: ViewOf<"request">) {
	const { nowMs } = frame;
	if (file.quarantined) {
		const why = file.suspicions.map(describeSuspicion).join(", ");
		return (
			<section className="mb-5">
				<p className="said border-red font-normal">
					<Icon name="alert" className="mt-0.5 size-6 text-red" />
					<span className="min-w-0">
						{requestWords.quarantine(why)} {requestWords.quarantineEnds}
					</span>
				</p>
				<PageButton value="release" label={requestWords.release} look="btn btn-strong w-full" />
			</section>
		);
	}
	if (file.standing === "to-call") {
		return (
			<div className="mb-4">
				<PromiseChip line={file} nowMs={nowMs} />
			</div>
		);
	}
	const arrivesAtMs = arrivalIn(file.events, nowMs);
	return (
		<div className="mb-4">
			<p className="font-bold">
				{standingWords[file.standing]}
				{file.standing === "before" ? ` · ${receivedWords(file.receivedAtMs, nowMs)}` : null}
			</p>
			{file.lastStep?.kind === "dropped" && !isRefusedByVisitor(file.events) ? (
				<p>{requestWords.pageSays(droppedWords((arrival?.distanceKm ?? 0) > facts.radiusKm))}</p>
			) : null}
			{arrivesAtMs === undefined || file.standing === "finished" ? null : (
				<>
					<p className="chip chip-half">
						<Icon name="pin" className="size-5" />
						<span>{requestWords.arrivesAt(arrivesAtMs, nowMs)}</span>
					</p>
					{file.appointmentAtMs === undefined ? <Place place={toldPlace(file)} /> : null}
				</>
			)}
			{file.appointmentAtMs === undefined || file.standing === "finished" ? null : (
				<>
					<p className="chip chip-plain">
						<Icon name="clock" className="size-5" />
						<span>{requestWords.appointmentAt(file.appointmentAtMs, nowMs)}</span>
					</p>
					{near.map((other) => (
						<p key={other.id} className="chip chip-half">
							<Icon name="alert" className="size-5" />
							<a href={addresses.request(other.id)} className="underline">
								{requestWords.near(clockTime(other.appointmentAtMs ?? 0), personIn(other.quote))}
							</a>
						</p>
					))}
					<ToMove visitAtMs={file.appointmentAtMs} notBeforeMs={quotes.at(-1)?.notBeforeMs} nowMs={nowMs} />
					<Place place={lastVisit(file.events)} isOld={hasNewerCode(file.events)} />
					<VisitNote {...lastVisit(file.events)} />
				</>
			)}
		</div>
	);
}

/** Where the door is, a part to a line. @param isOld the customer wrote of a code since */
const Place = ({ place, isOld = false }: { place: DoorPlace; isOld?: boolean }) =>
	VISIT_PLACE.map((part) =>
		place[part] === "" ? null : (
			<p key={part} className="font-bold">
				{part === "doorCode" ? requestWords.code : null}
				<bdi>{safeLine(place[part])}</bdi>
				{part === "doorCode" && isOld ? requestWords.newerCode : null}
			</p>
		),
	);

const VisitNote = ({ note }: Visit) => (note === "" ? null : <p className="typed">{safeText(note)}</p>);
