import { Icon } from "#app/ui/icon.tsx";
import { atelierAddresses } from "#atelier/views.ts";
import { personIn } from "#notebook/noted.ts";
import { addressAt, addresses, type Frame, fields, type ViewOf } from "#notebook/views.ts";
import { describeSuspicion } from "#relay/reception/suspicion.ts";
import type { ListName, NotebookLine, Place } from "#relay/store/notebook.ts";
import { CallLink } from "./call-link.tsx";
import { Whole } from "./document.tsx";
import { Form } from "./form.tsx";
import { Rows, Town } from "./request-row.tsx";
import { safeLine } from "./time.ts";
import { receivedWords, words } from "./words.ts";
import { robotWords } from "./words-request.ts";

interface PagerProps {
	/** Addresses of the pages beside this one, where there are such. */
	before: string | undefined;
	after: string | undefined;
	/** From 0. */
	number: number;
}

/** To the page before and after; nothing where there is one page. */
function Pager({ before, after, number }: PagerProps) {
	if (before === undefined && after === undefined) return null;
	return (
		<nav aria-label={words.pager.label} className="no-print mt-6">
			<p className="mb-2 text-center font-bold">{words.pager.where(number)}</p>
			<div className="grid gap-3 sm:grid-cols-2">
				{before === undefined ? null : (
					<a href={before} className="btn btn-plain">
						<Icon name="left" /> {words.pager.before}
					</a>
				)}
				{after === undefined ? null : (
					<a href={after} className="btn btn-plain">
						{words.pager.after} <Icon name="right" />
					</a>
				)}
			</div>
		</nav>
	);
}

export const listAddress: Record<ListName, string> = {
	"to-call": addresses.toCall,
	"under-way": addresses.underWay,
	finished: addresses.finished,
	robots: addresses.robots,
};

/** One of the four lists, fifty lines a page. */
export function ListPage(view: ViewOf<"list">) {
	const { list, lines, places, number, hasMore, showsSample, isNew, ticked, news = 0, frame } = view;
	const { title, none } = words.lists[list];
	// Said on the page that he opens first.
	const newsOf = { "under-way": list === "to-call" ? (frame.news ?? 0) : 0, finished: news };
	const address = listAddress[list];
	const beside = (side: Place["side"], line: NotebookLine | undefined, page: number) =>
		line && addressAt(address, { ...line, side }, { [fields.page]: String(page) });
	const robots = frame.counts?.robots ?? 0;
	const troubles = list === "to-call" ? (frame.troubles ?? 0) : 0;
	return (
		<Whole title={title} frame={frame} here={address} beside={<NoteCall />}>
			{troubles > 0 ? (
				<a href={addresses.health} className="said border-red no-print">
					<Icon name="alert" className="mt-0.5 size-6 text-red" />
					<span className="link">{words.trouble}</span>
				</a>
			) : null}
			{showsSample && lines.length === 0 && !isNew ? <SampleName /> : null}
			{isNew ? (
				<Coming showsSample={showsSample} />
			) : lines.length === 0 ? (
				<p className="empty">{troubles > 0 ? words.noneYet : none}</p>
			) : list === "robots" ? (
				<RobotRows lines={lines} frame={frame} ticked={ticked} />
			) : (
				<Rows lines={lines} places={places} label={title} frame={frame} />
			)}
			{(["under-way", "finished"] as const).map((other) =>
				newsOf[other] ? (
					<p key={other} className="mt-4">
						<a href={listAddress[other]} className="link tap font-bold">
							{words.news[other](newsOf[other])}
						</a>
					</p>
				) : null,
			)}
			{list === "to-call" && robots > 0 ? (
				<p className="mt-4">
					<a href={addresses.robots} className="link tap">
						{words.maybeRobots(robots)}
					</a>
				</p>
			) : null}
			<Pager
				before={number === 0 ? undefined : number === 1 ? address : beside("before", lines[0], number)}
				after={hasMore ? beside("after", lines.at(-1), number + 2) : undefined}
				number={number}
			/>
			{showsSample && lines.length > 0 ? <SampleName look="mt-6" /> : null}
		</Whole>
	);
}

/** From every list: most people telephone. */
export const NoteCall = () => (
	<a href={addresses.call} className="link tap -my-2 no-print">
		<Icon name="phone" className="size-5" /> {words.pages.call}
	</a>
);

/** As in content/site-map.ts, which reads the facts when it is loaded. */
const QUOTE_FORM = "/contact#devis";

/** What will be here, and how to see it: a request sent as a client sends it. */
const Coming = ({ showsSample }: { showsSample: boolean | undefined }) => (
	<section className="grid gap-3">
		{showsSample ? (
			<div className="said border-night no-print">
				<Icon name="sheet" className="mt-0.5 size-6" />
				<div className="grid min-w-0 grow gap-3">
					<p>
						{words.sample.text} {words.sample.first}
					</p>
					<a href={atelierAddresses.atelier} className="btn btn-strong">
						{words.sample.link}
					</a>
				</div>
			</div>
		) : null}
		<p className="empty">{words.coming.lead}</p>
		<ul className="grid gap-2">
			{words.coming.parts.map(([icon, text]) => (
				<li key={text} className="flex gap-3">
					<Icon name={icon} className="mt-1 size-5 text-soft" />
					<span className="min-w-0">{text}</span>
				</li>
			))}
		</ul>
		<p>{words.coming.trial}</p>
		{/* Beside: this page stays, and says by itself that it came. */}
		<a
			href={QUOTE_FORM}
			target="_blank"
			className={`btn no-print ${showsSample ? "btn-plain" : "btn-strong"}`}
			rel="noopener"
		>
			{words.coming.send}
		</a>
	</section>
);

/** The way to the atelier, as long as nobody's site is shown. Under those who wait: they come first. */
const SampleName = ({ look = "" }: { look?: string }) => (
	<p className={`said border-night no-print ${look}`}>
		<Icon name="sheet" className="mt-0.5 size-6" />
		<span>
			{words.sample.text}{" "}
			<a href={atelierAddresses.atelier} className="link tap">
				{words.sample.link}
			</a>
		</span>
	</p>
);

/** Any request, by a word of it or the digits of its number. */
export function SearchPage({ words: typed, lines, isFurther, older, frame }: ViewOf<"search">) {
	const { label, button, none, noneYet, first, further, found } = words.search;
	const isAsked = typed.trim() !== "";
	return (
		<Whole title={words.pages.search} frame={frame} here={addresses.search} beside={<NoteCall />}>
			<search>
				<form method="get" action={addresses.search} className="mb-6">
					<label htmlFor="mots" className="mb-1 block font-bold">
						{label}
					</label>
					<div className="flex flex-wrap gap-3">
						<input
							id="mots"
							name={fields.words}
							type="search"
							defaultValue={safeLine(typed, 100)}
							maxLength={100}
							autoComplete="off"
							enterKeyHint="search"
							className="field grow-1 basis-48"
						/>
						<button type="submit" className="btn btn-strong">
							{button}
						</button>
					</div>
				</form>
			</search>
			{isAsked ? (
				<p className="mb-4 font-bold">
					{lines.length > 0 ? found(lines.length, isFurther) : (older ? noneYet : none)(safeLine(typed, 60))}
				</p>
			) : (
				<p>{first}</p>
			)}
			{lines.length > 0 ? <Rows lines={lines} frame={frame} mixed wanted={typed} label={words.pages.search} /> : null}
			{older ? (
				<a
					href={addressAt(addresses.search, older, { [fields.words]: typed })}
					className="btn btn-plain no-print mt-6 w-full"
				>
					{further}
				</a>
			) : null}
		</Whole>
	);
}

interface RobotRowsProps {
	lines: readonly NotebookLine[];
	frame: Frame;
	ticked?: readonly string[] | undefined;
}

/** Several are ticked, then released or erased at once. To erase takes two presses: it is for good. */
function RobotRows({ lines, frame, ticked = [] }: RobotRowsProps) {
	return (
		<>
			<p className="mb-4">{robotWords.lead}</p>
			<Form frame={frame}>
				<fieldset>
					<legend className="sr-only">{robotWords.legend}</legend>
					<ul className="rows">
						{lines.map((line) => (
							<Row key={line.id} line={line} isTicked={ticked.includes(line.id)} nowMs={frame.nowMs} />
						))}
					</ul>
				</fieldset>
				<div className="mt-6 grid gap-3">
					<button type="submit" name={fields.act} value="release" className="btn btn-strong">
						{robotWords.release}
					</button>
					<details className="fold">
						<summary className="btn btn-plain">{robotWords.erase}</summary>
						<div className="mt-3">
							<p className="mb-3">{robotWords.eraseSure}</p>
							<button type="submit" name={fields.act} value="erase" className="btn btn-danger w-full">
								{robotWords.eraseNow}
							</button>
						</div>
					</details>
				</div>
			</Form>
		</>
	);
}

interface RowProps {
	line: NotebookLine;
	isTicked: boolean;
	nowMs: number;
}

function Row({ line: { id, quote, receivedAtMs, suspicions }, isTicked, nowMs }: RowProps) {
	const name = personIn(quote);
	return (
		<li className="row">
			<div className="min-w-0 grow">
				<label className="tick">
					<input type="checkbox" name={fields.ticked} value={id} defaultChecked={isTicked} />
					<span className="min-w-0">
						{quote.urgent ? <span className="tag-urgent">{words.urgent}</span> : null}
						<b className="row-name">
							<bdi>{name}</bdi>
						</b>
						<span className="block font-bold">
							<Town typed={quote.city} />
						</span>
					</span>
				</label>
				<p className="mt-2">
					<bdi>{safeLine(quote.message, 160)}</bdi>
				</p>
				<p className="mt-2 text-small text-soft">
					{receivedWords(receivedAtMs, nowMs)}
					{suspicions.length > 0 ? ` · ${robotWords.why} ${suspicions.map(describeSuspicion).join(", ")}` : null}
				</p>
				<a href={addresses.request(id)} className="link tap">
					{words.open} <span className="sr-only">{name}</span>
				</a>
			</div>
			<div className="row-call">
				<CallLink typed={quote.phone} look="btn-plain" />
			</div>
		</li>
	);
}
