import { Icon } from "#app/ui/icon.tsx";
import { lower } from "#content/wording.ts";
import { isCall, lastSeen, personIn } from "#notebook/noted.ts";
import { money } from "#notebook/quote/document.ts";
import { addresses, fields, type Typed, type ViewOf, withToken } from "#notebook/views.ts";
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { Shown as Photos } from "#visitor/pages/photos.tsx";
import { quotePdfAddress } from "#visitor/views.ts";
import { Answer, type ReadyLink, readyLinks } from "./answer.tsx";
import { CallLink, phoneOf } from "./call-link.tsx";
import { Whole } from "./document.tsx";
import { Enter, PageButton, PageForm, Part, Press } from "./form.tsx";
import { History, justNoted, LetterAndErasing, Sent, undoWords } from "./history.tsx";
import { listAddress } from "./list-page.tsx";
import { Rows, Town } from "./request-row.tsx";
import { Standing } from "./request-standing.tsx";
import { Added, Kept, Message, News } from "./request-told.tsx";
import { AfterCall, CorrectNumber, OnTheRoad, Steps } from "./steps.tsx";
import { fullDay, moment, safeLine } from "./time.ts";
import { words } from "./words.ts";
import { quoteWords } from "./words-quote.ts";
import { eventWords, requestWords } from "./words-request.ts";

/** One request, from the call to the last note. */
export function RequestPage(view: ViewOf<"request">) {
	const { file, arrival, frame, isAlone, confirmsErasing } = view;
	const name = personIn(file.quote);
	const canCall = phoneOf(file.quote.phone).call !== undefined && view.wrong?.at !== "phone";
	if (confirmsErasing) {
		// What was noted before is no longer what this is about.
		const { notice: _notice, ...withoutNotice } = frame;
		return (
			<Whole title={requestWords.eraseSure.title} frame={withoutNotice} keep={addresses.request(file.id)}>
				<EraseSurely {...view} />
			</Whole>
		);
	}
	return (
		<Whole
			title={name}
			frame={frame}
			keep={addresses.request(file.id)}
			more={<Meanwhile {...view} />}
			above={isAlone ? <ToNotebook {...view} /> : <WayBack {...view} />}
			below={
				<>
					<p className="mt-1 font-bold">
						<Town typed={file.quote.city} known={arrival} />
					</p>
					<p>
						{file.quote.urgent && file.lastStep?.kind !== "done" ? (
							<span className="tag-urgent">{words.urgent}</span>
						) : null}
						{isCall(file.events) && file.quote.service === SERVICE_CHOICES.at(-1) ? null : safeLine(file.quote.service)}
					</p>
					{isAlone || file.samePerson.length === 0 ? null : (
						<a href="#autres" className="link tap no-print">
							{requestWords.known(file.samePerson.length)}
						</a>
					)}
				</>
			}
		>
			<PageForm frame={frame} also={{ [fields.seen]: lastSeen(file.events) }} />
			<Standing {...view} />
			<CallLink typed={file.quote.phone} look="btn-call" className="call-large" />
			{file.standing === "to-call" ? null : <News {...view} />}
			{canCall ? null : <CorrectNumber {...view} />}
			<AfterCall {...view} />
			<OnTheRoad {...view} />
			<Message text={file.quote.message} />
			{file.standing === "to-call" ? <News {...view} /> : null}
			<Added {...view} />
			<Kept {...view} />
			<Photos {...view.photos} />
			<Quotes {...view} />
			<Answer {...view} />
			{canCall ? <CorrectNumber {...view} /> : null}
			{file.quarantined ? null : <Steps {...view} />}
			<History {...view} />
			<Others {...view} />
			<Sent {...view} />
			<LetterAndErasing {...view} />
			{isAlone ? <Alone /> : null}
		</Whole>
	);
}

/** Asked once more: nothing brings it back. */
function EraseSurely({ file, frame, isAlone, kept }: ViewOf<"request">) {
	const { text, yes, no } = requestWords.eraseSure;
	const back = isAlone ? withToken(addresses.byLink, frame.fields[fields.token] ?? "") : addresses.request(file.id);
	return (
		<>
			<p className="mb-3 font-bold">
				<bdi>{personIn(file.quote)}</bdi> · <Town typed={file.quote.city} />
			</p>
			<p className="mb-6">{text}</p>
			<div className="grid gap-4">
				{kept === undefined || isEmpty(kept) ? (
					<a href={back} className="btn btn-strong">
						{no}
					</a>
				) : (
					<Press
						frame={frame}
						act="keep"
						also={{ [fields.seen]: lastSeen(file.events), ...byField(kept) }}
						label={no}
						look="btn btn-strong w-full"
					/>
				)}
				<Press
					frame={frame}
					act="erase"
					also={{ [fields.confirmed]: "oui" }}
					label={yes}
					look="btn btn-danger w-full"
				/>
			</div>
		</>
	);
}

const isEmpty = (kept: Typed): boolean => Object.keys(kept).length === 0;
const byField = (kept: Typed): Record<string, string> =>
	Object.fromEntries(Object.entries(kept).map(([name, typed]) => [fields[name as keyof Typed], typed]));

/** What comes next by itself; what another device noted, and the way to what was typed here. */
function Meanwhile(view: ViewOf<"request">) {
	const { file, changedBy = [], kept, wrong, mailsQuote, frame } = view;
	const [typed] = Object.keys(kept === undefined ? {} : byField(kept));
	const { sms, mail } = readyLinks(view);
	const undoes = frame.notice?.tone === "done" && !frame.notice.isOrder ? justNoted(file, frame.nowMs) : undefined;
	const next = frame.notice?.next;
	// By SMS where one arrives, else by e-mail.
	const isNext = ({ kind }: ReadyLink) => kind === next || (kind === "moved" && next === "appointment");
	const [confirmation, by] = sms.some(isNext)
		? [sms.find(isNext), requestWords.sms]
		: [mail.find(isNext), requestWords.mail];
	return (
		<>
			{confirmation ? (
				<a href={confirmation.href} className="btn btn-strong mt-2 w-full">
					{`${by}\u202f: ${lower(confirmation.label)}`}
				</a>
			) : null}
			{next === "written" && mailsQuote ? (
				<>
					<Enter />
					<PageButton value="mail-quote" look="btn btn-plain mt-2 w-full" label={quoteWords.mail} />
				</>
			) : null}
			{undoes === undefined ? null : (
				<>
					{/* Before the page's own: Enter in a field would press the first button that there is. */}
					<Enter />
					<PageButton
						name={fields.undoes}
						value={undoes}
						look="btn btn-plain mt-2"
						label={undoWords(file.events, undoes)}
					/>
				</>
			)}
			{changedBy.map(({ seq, kind, atMs }) => (
				<p key={seq}>
					{eventWords[kind]}, {moment(atMs, frame.nowMs)}
				</p>
			))}
			{wrong ? (
				<a href={`#${fields[wrong.at]}`} className="link tap">
					{requestWords.toField}
				</a>
			) : typed === undefined ? null : (
				<a href={`#${typed}`} className="link tap">
					{requestWords.typedKept}
				</a>
			)}
		</>
	);
}

/** From a letter, on a device that is signed in: all that may be done of it. */
const ToNotebook = ({ file }: ViewOf<"request">) => (
	<a href={addresses.request(file.id)} className="link tap no-print">
		{requestWords.inNotebook}
	</a>
);

function WayBack({ file }: ViewOf<"request">) {
	const standing = file.standing === "before" ? "finished" : file.standing;
	const list = file.quarantined ? "robots" : standing;
	return (
		<a href={listAddress[list]} className="link tap no-print">
			<Icon name="left" className="size-5" /> {words.lists[list].title}
		</a>
	);
}

/** What was made of it, where each stands; the last one, and what was accepted, as the customer reads it. */
function Quotes({ quotes, photos: { token }, mailsQuote, mailedAtMs, frame: { nowMs } }: ViewOf<"request">) {
	return quotes.map(({ id, name, state, totalCents, notBeforeMs = 0 }, index) => (
		<div key={name} className="mt-3">
			<p className={`chip ${state === "accepted" ? "chip-early" : "chip-plain"}`}>
				<span>{quoteWords.one(name, money(totalCents), quoteWords.states[state])}</span>
			</p>
			{notBeforeMs > nowMs ? (
				<>
					<p>{requestWords.notBefore(fullDay(notBeforeMs, nowMs))}</p>
					<PageButton value="early" look="btn btn-plain no-print" label={requestWords.early} />
				</>
			) : null}
			{index === quotes.length - 1 || state === "accepted" || state === "withdrawn" ? (
				<a href={quotePdfAddress(token, id)} className="link tap">
					{quoteWords.pdf} <span className="sr-only">{name}</span>
				</a>
			) : null}
			{index === quotes.length - 1 && mailedAtMs !== undefined ? (
				<p className="text-soft">{quoteWords.mailedAt(moment(mailedAtMs, nowMs))}</p>
			) : null}
			{index === quotes.length - 1 && mailsQuote ? <PageButton value="mail-quote" label={quoteWords.mail} /> : null}
		</div>
	));
}

function Others({ file, frame, isAlone }: ViewOf<"request">) {
	if (isAlone || file.samePerson.length === 0) return null;
	return (
		<Part id="autres" title={requestWords.others} isOnScreen>
			<Rows lines={file.samePerson} frame={frame} mixed heading="h3" label={requestWords.others} />
		</Part>
	);
}

const Alone = () => (
	<p className="block-part no-print text-small text-soft">
		{requestWords.alone}{" "}
		<a href={addresses.toCall} className="link tap">
			{requestWords.openNotebook}
		</a>
	</p>
);
