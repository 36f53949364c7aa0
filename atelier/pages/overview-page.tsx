import { Icon } from "#app/ui/icon.tsx";
import {
	atelierAddresses as addresses,
	atelierFields,
	type GroupSummary,
	type ProblemView,
	pointId,
} from "#atelier/views.ts";
import { Press } from "#notebook/pages/form.tsx";
import { moment } from "#notebook/pages/time.ts";
import type { ViewOf } from "#notebook/views.ts";
import { Changes, Page, PointLink, Undo, Wrong } from "./page.tsx";
import { atelierWords as words } from "./words-atelier.ts";

type Overview = ViewOf<"atelier">;

/** What is left, group by group; then what one may do with what there is. */
export function OverviewPage(view: Overview) {
	const { trouble, problems, groups, points, frame } = view;
	const elsewhere = points.filter(({ group, isSettled }) => group === undefined && !isSettled);
	return (
		<Page title={words.title} frame={frame}>
			{trouble === undefined ? null : <Wrong>{words.trouble[trouble]}</Wrong>}
			<Problems problems={problems} />
			{points.length === 0 ? <p>{words.lead}</p> : <Left view={view} />}
			{trouble === "no-folder" ? null : (
				<>
					<section className="block-part" aria-labelledby="reponses">
						<h2 id="reponses" className="part-title">
							{words.all}
						</h2>
						<ul className="rows">
							{groups.map((summary) => (
								<GroupRow key={summary.group} summary={summary} isKnown={points.length > 0} />
							))}
						</ul>
					</section>
					<Undo action={addresses.atelier} turn={view.undoes} frame={frame} />
					<See view={view} />
					<Publish view={view} />
					<Back view={view} />
				</>
			)}
			{elsewhere.length === 0 ? null : (
				<section className="block-part" id="serveur">
					<h2 className="part-title">{words.elsewhere}</h2>
					<p className="mb-3">{words.elsewhereText}</p>
					<ul className="grid gap-2">
						{elsewhere.map(({ id, what }) => (
							// The name of the setting is for who installs: it goes in the letter.
							<li key={id}>{what.replace(/ Réglage\u202f: [A-Z_]+\.$/, "")}</li>
						))}
					</ul>
					<a href={mailOf(elsewhere)} className="btn btn-plain mt-3">
						{words.elsewhereSend}
					</a>
				</section>
			)}
		</Page>
	);
}

/** To whoever installs the site: his telephone's own letter, with the lines in it. */
const mailOf = (points: Overview["points"]): string =>
	`mailto:?subject=${encodeURIComponent(words.elsewhere)}&body=${encodeURIComponent(points.map(({ what }) => what).join("\r\n\r\n"))}`;

/** Sentences of the build's check, each with the page that mends it. */
export function Problems({ problems, title = words.problems }: { problems: readonly ProblemView[]; title?: string }) {
	if (problems.length === 0) return null;
	return (
		<div className="wrong" role="alert">
			<h2 className="text-h3 font-bold">{title}</h2>
			<ul className="grid gap-3">
				{problems.map(({ text, group }) => (
					<li key={text}>
						<p className="typed">{text}</p>
						{group === undefined ? null : (
							<a href={addresses.group(group)} className="link tap">
								{words.mend} «{"\u202f"}
								{words.groups[group].title}
								{"\u202f"}»
							</a>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}

/** So few points are named over all of them. */
const FEW_LEFT = 3;

function Left({ view: { points, groups } }: { view: Overview }) {
	// What the server settles has its own place below.
	const blocking = points.filter(({ isBlocking, group }) => isBlocking && group !== undefined);
	const settled = blocking.filter(({ isSettled }) => isSettled).length;
	const toCheck = points.filter(({ isBlocking, isSettled }) => !isBlocking && !isSettled);
	const onServer = points.some(({ isBlocking, isSettled, group }) => isBlocking && !isSettled && group === undefined);
	const isHisDone = settled === blocking.length;
	const isNew = settled === 0 && !isHisDone;
	// In the order of the pages.
	const next = groups.find((one) => one.blocking > 0);
	return (
		<section aria-labelledby="reste">
			<h2 id="reste" className="verdict border-night">
				{isHisDone ? <Icon name="check" className="size-8 text-good" /> : null}
				<span>
					{isNew
						? words.begin
						: !isHisDone
							? words.settled(settled, blocking.length - settled)
							: onServer
								? words.allYours
								: words.allSettled}
				</span>
			</h2>
			<progress className="bar" value={settled} max={blocking.length} aria-label={words.bar}>
				{words.settled(settled, blocking.length - settled)}
			</progress>
			{isNew ? <p className="text-small text-soft">{words.settled(settled, blocking.length - settled)}</p> : null}
			{next === undefined ? null : (
				<a href={addresses.group(next.group)} className="btn btn-strong mt-3 w-full">
					{(isNew ? words.first : words.goOn)(words.groups[next.group].title)}
				</a>
			)}
			{settled === 0 || (isHisDone && !onServer) || blocking.length - settled > FEW_LEFT ? null : (
				<ul className="told">
					{blocking
						.filter(({ isSettled }) => !isSettled)
						.map((point) => (
							<li key={point.id}>
								<PointLink point={point} />
							</li>
						))}
					{onServer ? (
						<li>
							<a href="#serveur" className="link tap">
								{words.elsewhere}
							</a>
						</li>
					) : null}
				</ul>
			)}
			{isNew ? (
				<p className="mt-3">
					{words.start} {toCheck.length === 0 ? null : words.toCheck(toCheck.length)}
				</p>
			) : (
				<ToCheck points={toCheck} />
			)}
			<p className="mt-3">{isHisDone ? words.leadOver : words.lead}</p>
			<a href="#voir" className={isHisDone ? "btn btn-strong mt-3 w-full" : "link tap"}>
				{words.toPublish}
			</a>
		</section>
	);
}

/** What he may leave, leading to the first of it. */
function ToCheck({ points }: { points: Overview["points"] }) {
	// Pictures are what matters least of it.
	const first =
		points.find(({ group }) => group !== undefined && group !== "photos") ?? points.find(({ group }) => group);
	if (points.length === 0) return null;
	const said = words.toCheck(points.length);
	return (
		<p className="mt-3" id="a-verifier">
			{first?.group === undefined ? (
				said
			) : (
				<a href={`${addresses.group(first.group)}#${pointId(first.id)}`} className="link">
					{said}
				</a>
			)}
		</p>
	);
}

function GroupRow({ summary, isKnown }: { summary: GroupSummary; isKnown: boolean }) {
	const { group, blocking, toCheck, isSettled } = summary;
	const { title, lead } = words.groups[group];
	return (
		<li className="row">
			<div className="grow">
				<h3 className="row-name">
					<a href={addresses.group(group)} className="cover">
						{title}
					</a>
				</h3>
				<p>{lead}</p>
				{isKnown ? (
					<p className="flex flex-wrap gap-x-3">
						{blocking > 0 ? <span className="chip chip-past">{words.blocking(blocking)}</span> : null}
						{toCheck > 0 ? <span className="chip chip-half">{words.checking(toCheck)}</span> : null}
						{isSettled ? <span className="chip chip-early">{words.done}</span> : null}
					</p>
				) : null}
			</div>
		</li>
	);
}

function See({ view: { preview, isMaking, frame } }: { view: Overview }) {
	const { title, text, button, ready, old } = words.see;
	const when = preview && moment(preview.madeAtMs, frame.nowMs);
	return (
		<section className="block-part" id="voir">
			<h2 className="part-title">{title}</h2>
			<p className="mb-3">{when === undefined ? text : preview?.isCurrent ? ready(when) : old(when)}</p>
			{isMaking ? (
				<a href={addresses.progress} className="btn btn-plain">
					{words.progress.now}
				</a>
			) : (
				<Press frame={frame} action={addresses.atelier} act="preview" label={button} look="btn w-full btn-plain" />
			)}
		</section>
	);
}

function Publish({
	view: { cannotPublish, isMaking, hasUnpublished, changes, publications, frame },
}: {
	view: Overview;
}) {
	const { title, text, button, elsewhere, waiting, nothing } = words.publish;
	const changing = publications.length === 0 ? words.publish.changesFirst : words.publish.changes;
	return (
		<section className="block-part" id="publier">
			<h2 className="part-title">{title}</h2>
			{hasUnpublished ? <p className="mb-3 chip chip-half">{waiting}</p> : null}
			<p className="mb-3">{cannotPublish ? elsewhere : text}</p>
			{cannotPublish || changes === undefined ? null : (
				<div className="mb-3">
					{changes.length === 0 ? <p>{nothing}</p> : <Changes changes={changes} title={changing} />}
				</div>
			)}
			{cannotPublish ? null : isMaking ? (
				<a href={addresses.progress} className="btn btn-plain">
					{words.progress.now}
				</a>
			) : (
				<Press
					frame={frame}
					action={addresses.atelier}
					act="publish"
					label={button}
					look={`btn w-full ${changes?.length === 0 ? "btn-plain" : "btn-strong"}`}
				/>
			)}
		</section>
	);
}

function Back({ view: { publications, changes, frame } }: { view: Overview }) {
	const { title, none, made, because: why, online, button, answers, answersText, answersButton, text } = words.back;
	const { changed: said, unchanged } = words.back;
	return (
		<section className="block-part">
			<h2 className="part-title">{title}</h2>
			{publications.length > 1 ? null : <p className="mb-3">{publications.length === 0 ? none : words.back.one}</p>}
			<ul className="rows">
				{publications.map(({ id, madeAtMs, isOnline, because, changed }, index) => {
					const press = {
						frame,
						action: addresses.atelier,
						look: "btn w-full btn-plain",
						also: { [atelierFields.publication]: id },
					};
					return (
						<li key={id} className="row">
							<div className="grow">
								<h3 className="row-name">{made(moment(madeAtMs, frame.nowMs))}</h3>
								{because === undefined ? null : <p>{why[because]}</p>}
								{index > 0 && index === publications.length - 1 ? <p>{words.back.first}</p> : null}
								{changed === undefined ? null : changed.length === 0 ? (
									<p>{unchanged}</p>
								) : (
									<Changes changes={changed} title={said} isFolded />
								)}
								{isOnline ? <p className="chip chip-early">{online}</p> : null}
							</div>
							<div className="row-call grid gap-3">
								{isOnline ? null : (
									<details className="fold">
										<summary className="btn btn-plain">{button}…</summary>
										<div className="fold-in">
											<p>{text}</p>
											<Press {...press} act="go-back" label={button} />
										</div>
									</details>
								)}
								{/* They are his answers already. */}
								{isOnline && changes?.length === 0 ? null : (
									<details className="fold">
										<summary className="btn btn-plain">{answers}</summary>
										<div className="fold-in">
											<p>{answersText}</p>
											<Press {...press} act="take-answers" label={answersButton} />
										</div>
									</details>
								)}
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
