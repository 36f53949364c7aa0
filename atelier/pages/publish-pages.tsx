import { type Point, STEPS } from "#atelier/reading.ts";
import { atelierAddresses as addresses, atelierFields, type Progress, SLOWER_BY } from "#atelier/views.ts";
import { Press } from "#notebook/pages/form.tsx";
import { safeLine } from "#notebook/pages/time.ts";
import type { ViewOf } from "#notebook/views.ts";
import { clockTime } from "#relay/clock.ts";
import { fieldAnchor } from "./field.tsx";
import { Problems } from "./overview-page.tsx";
import { Changes, Page, PointLink, StillOpen, ToNext, Undo } from "./page.tsx";
import { atelierWords, groupWords } from "./words-atelier.ts";

const { progress: words, confirm } = atelierWords;

/** How far the making is; the answer's own header asks again while it lasts. */
export function ProgressPage({ progress, frame }: ViewOf<"atelier-progress">) {
	if (progress.state === "making") {
		const { thenPublishes, sinceMs, step } = progress;
		const begun = STEPS.indexOf(step) + 1;
		const now = `${words.step(begun, STEPS.length)} ${words.steps[step]}`;
		return (
			<Page title={thenPublishes ? words.publishing : words.making} frame={frame}>
				<p role="status" className="mb-6 font-bold">
					{now}
				</p>
				<progress className="bar" value={begun - 1} max={STEPS.length} aria-label={words.bar}>
					{now}
				</progress>
				<p className="mt-3">{words.since(clockTime(sinceMs))}</p>
				<p className="mt-3">{words.wait}</p>
				<p className="mt-6">
					<a href={addresses.progress} className="btn btn-plain">
						{words.now}
					</a>
				</p>
			</Page>
		);
	}
	if (progress.state === "failed")
		return (
			<Page title={words.failed} frame={frame}>
				<Problems problems={progress.problems} title={words.failedText} />
				<ToAtelier />
			</Page>
		);
	return (
		<Page title={words.published} frame={frame}>
			<p>{words.publishedText}</p>
			<p className="my-4">
				<a href="/" className="btn btn-strong">
					{words.open}
				</a>
			</p>
			{progress.state === "published" && progress.changed?.length ? (
				<Changes changes={progress.changed} title={atelierWords.back.changed} />
			) : null}
			{progress.state === "published" ? <Still progress={progress} /> : null}
			<p className="mt-3">{words.letters}</p>
			<ToAtelier look="btn btn-plain" />
		</Page>
	);
}

/** What is open still, where one may answer it; apart from it what whoever installed the site settles. */
function Still({ progress: { blocking, toCheck } }: { progress: Extract<Progress, { state: "published" }> }) {
	const his = blocking.filter(({ group }) => group !== undefined);
	const others = blocking.filter(({ group }) => group === undefined);
	return (
		<>
			{others.some(({ id }) => id === "sample.siteUrl") ? <p className="mt-3 font-bold">{words.trial}</p> : null}
			{his.length === 0 ? null : <p className="mt-3 font-bold">{words.stillBlocks(his.length)}</p>}
			{his.length > FEW ? null : <Points points={his} />}
			{toCheck === 0 ? null : (
				<p className="mt-3">
					<a href={`${addresses.atelier}#a-verifier`} className="link tap">
						{words.stillToCheck(toCheck)}
					</a>
				</p>
			)}
			{others.length === 0 ? null : (
				<details className="fold mt-3">
					<summary className="btn btn-plain">{atelierWords.elsewhere}</summary>
					<div className="fold-in">
						<p>{atelierWords.elsewhereText}</p>
						<Points points={others} />
					</div>
				</details>
			)}
		</>
	);
}

const Points = ({ points }: { points: readonly Point[] }) =>
	points.length === 0 ? null : (
		<ul className="told">
			{points.map((point) => (
				<li key={point.id}>
					<PointLink point={point} />
				</li>
			))}
		</ul>
	);

const ToAtelier = ({ label = words.back, look = "btn btn-strong" }: { label?: string; look?: string }) => (
	<p className="mt-6">
		<a href={addresses.atelier} className={look}>
			{label}
		</a>
	</p>
);

/** So few are read before one publishes with them; more are folded by group. */
const FEW = 8;

/** What still blocks, and a second press. */
export function ConfirmPage({ blocking, toCheck, changes, frame }: ViewOf<"atelier-confirm">) {
	// As the first page counts them: the server's settings are not his.
	const his = blocking.filter(({ group }) => group !== undefined).length;
	return (
		<Page title={confirm.title} frame={frame}>
			<p className="mb-4 font-bold">{confirm.count(his)}</p>
			{[...Map.groupBy(blocking, ({ group }) => group)].map(([group, points]) => (
				<details key={group ?? ""} className="fold mb-3" open={blocking.length <= FEW}>
					<summary className="btn btn-plain">
						<span className="grow">
							{group === undefined ? atelierWords.elsewhere : atelierWords.groups[group].title}
							<span className="block font-normal">{atelierWords.blocking(points.length)}</span>
						</span>
					</summary>
					<div className="fold-in">
						{group === undefined ? null : (
							<a href={addresses.group(group)} className="btn btn-strong">
								{confirm.mend}
							</a>
						)}
						<Points points={points} />
					</div>
				</details>
			))}
			{toCheck === 0 ? null : <p className="mt-3">{atelierWords.toCheck(toCheck)}</p>}
			{changes?.length ? <Changes changes={changes} title={atelierWords.publish.changes} /> : null}
			<ToAtelier label={confirm.no} />
			<Press
				frame={frame}
				action={addresses.atelier}
				className="mt-6"
				act="publish"
				also={{ [atelierFields.confirmed]: his }}
				label={confirm.yes(his)}
				look="btn btn-danger"
			/>
		</Page>
	);
}

const townWords = groupWords.towns;

type TownsView = ViewOf<"atelier-towns">;

/** Every town by area, with what the owner has said of it. */
export function TownsPage({
	words: typed,
	towns,
	shown,
	out,
	open,
	arrival,
	next,
	nextBlocking,
	undoes,
	frame,
}: TownsView) {
	const areas = Map.groupBy(towns, ({ area }) => area);
	const roads = towns.filter(({ road, hasPage }) => hasPage && road !== undefined).length;
	return (
		<Page
			title={atelierWords.groups.villes.title}
			back={{ to: addresses.atelier, words: groupWords.back }}
			frame={frame}
			more={
				frame.notice?.tone === "done" ? (
					<>
						{/* Before he goes on: the pages would promise times that the site itself doubts. */}
						{roads === 0 ? null : (
							<a href="#routes" className="link tap font-bold">
								{townWords.roadsFirst(roads)}
							</a>
						)}
						<ToNext next={next} blocking={nextBlocking} />
						<Undo action={addresses.group("villes")} turn={undoes} frame={frame} />
					</>
				) : null
			}
		>
			<p className="mb-6">
				{townWords.count(shown, out)}{" "}
				{out > 0 ? null : (
					<a
						href={`${addresses.group("qui-je-suis")}${fieldAnchor("practice.townsBeyondRadius")}`}
						className="link tap"
					>
						{townWords.howFar}
					</a>
				)}
			</p>
			<StillOpen points={open} here="villes" />
			{arrival === undefined ? null : (
				<Press
					frame={frame}
					action={addresses.group("villes")}
					act="take-arrival"
					label={townWords.arrivalTake(arrival)}
					look="btn btn-strong w-full mb-3"
				/>
			)}
			{open.length === 0 ? null : (
				<p className="mb-6">
					<a href={addresses.group("preuves")} className="link tap">
						{townWords.orWhy}
					</a>
				</p>
			)}
			{typed !== "" || roads === 0 ? null : (
				<div className="mb-6" id="routes">
					<h2 className="font-bold">{townWords.roads(roads)}</h2>
					<p className="mb-3">{townWords.roadsText}</p>
					<Press
						frame={frame}
						action={addresses.group("villes")}
						act="take-roads"
						label={townWords.roadsTake}
						look="btn btn-strong w-full"
					/>
				</div>
			)}
			{typed !== "" ? null : (
				<div className="mb-6">
					<p className="mb-3">{townWords.slower}</p>
					<Press
						frame={frame}
						action={addresses.group("villes")}
						act="slower"
						label={townWords.slowerTake(SLOWER_BY)}
						look="btn btn-plain w-full"
					/>
				</div>
			)}
			<form action={addresses.group("villes")} className="mb-6">
				<label htmlFor="ville" className="block font-bold">
					{townWords.search}
				</label>
				<div className="mt-1 flex flex-wrap gap-3">
					<input
						id="ville"
						name={atelierFields.words}
						defaultValue={safeLine(typed)}
						className="field w-full grow basis-40"
					/>
					<button type="submit" className="btn btn-plain grow basis-20">
						{townWords.button}
					</button>
				</div>
			</form>
			{towns.length === 0 ? <p className="empty">{typed === "" ? groupWords.noList : townWords.none}</p> : null}
			{[...areas].map(([area, among]) => (
				<section key={area} className="mb-8">
					<h2 className="part-title">{area}</h2>
					<ul className="links">
						{among.map((town) => (
							<Town key={town.slug} town={town} />
						))}
					</ul>
				</section>
			))}
			{frame.notice?.tone === "done" ? null : (
				<p className="mb-6">
					<ToNext next={next} blocking={nextBlocking} />
				</p>
			)}
			{typed === "" ? null : (
				<a href={addresses.group("villes")} className="btn btn-plain">
					{townWords.all}
				</a>
			)}
		</Page>
	);
}

function Town({ town: { slug, name, minutes, hasPage, isOwn, hasNote, road } }: { town: TownsView["towns"][number] }) {
	const said = [
		...(hasPage ? [] : [townWords.noPage]),
		townWords.minutes(minutes),
		...(isOwn ? [townWords.own] : []),
		...(road === undefined ? [] : [townWords.road(road)]),
		...(hasNote ? [townWords.note] : []),
	];
	return (
		<li>
			<a href={addresses.town(slug)} className="link-row">
				<span className="font-bold">{name}</span>
				<span className={isOwn || hasNote ? "" : "text-soft"}>{said.join(", ")}</span>
			</a>
		</li>
	);
}
