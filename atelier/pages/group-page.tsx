import { atelierAddresses, atelierFields, pointId, type SectionView, type UnitView } from "#atelier/views.ts";
import { PageButton, PageForm } from "#notebook/pages/form.tsx";
import { safeLine } from "#notebook/pages/time.ts";
import type { ViewOf } from "#notebook/views.ts";
import { Field, fieldAnchor, Ready, Tick } from "./field.tsx";
import { Changed, Page, ToNext, Undo, Wrong } from "./page.tsx";
import { atelierWords, groupWords } from "./words-atelier.ts";

type GroupView = ViewOf<"atelier-group">;

/** The questions of one group, in a form that saves what holds. */
export function GroupPage(view: GroupView) {
	const { group, town, sections, broken, frame, hasChanged, print } = view;
	const title = town === undefined ? atelierWords.groups[group].title : town.name;
	// While something is asked elsewhere; from a town, back to their list.
	const goesOn = town !== undefined || (view.next !== group && view.next !== "publish");
	return (
		<Page
			title={title}
			back={
				town
					? { to: atelierAddresses.group("villes"), words: atelierWords.groups.villes.title }
					: { to: atelierAddresses.atelier, words: groupWords.back }
			}
			frame={frame}
			more={<Next view={view} />}
		>
			{broken.map((file) => (
				<Wrong key={file}>{groupWords.broken(file)}</Wrong>
			))}
			{hasChanged ? <Changed words={groupWords.changed} /> : null}
			<Errors sections={sections} />
			{sections.length === 0 ? <p>{emptyWords(view)}</p> : null}
			<Contents sections={sections} />
			{sections.length === 0 ? null : (
				<PageForm frame={frame} also={{ [atelierFields.print]: print }} className="questions">
					<Samples view={view} />
					{sections.map((section, index) => (
						<Section key={section.title ?? index} section={section} id={partId(index)} />
					))}
					<div className="save">
						{goesOn ? (
							<PageButton value="save-and-go-on" look="btn btn-strong w-full" label={groupWords.saveAndGoOn} />
						) : (
							<Save look="btn-strong" />
						)}
					</div>
					{/* Two of them over every answer took a fifth of a small screen. */}
					{goesOn ? <Save look="btn-plain mt-4" /> : null}
				</PageForm>
			)}
			{/* Nothing is asked here any more, or nothing was: the way on does not wait for a press. */}
			{town === undefined && view.left.isSettled && frame.notice?.tone !== "done" ? (
				<p className="mt-6">
					<ToNext next={view.next} blocking={view.nextBlocking} />
				</p>
			) : null}
		</Page>
	);
}

const Save = ({ look }: { look: string }) => (
	<button type="submit" className={`btn ${look} w-full`}>
		{groupWords.save}
	</button>
);

/** Where to go on, once all of a page is saved. */
function Next({ view: { group, town, next, nextBlocking, left, sections, undoes, frame } }: { view: GroupView }) {
	const isRefused = sections.some(({ units }) => units.some(({ fields: all }) => all.some(({ error }) => error)));
	if (isRefused || frame.notice?.tone !== "done") return null;
	return (
		<>
			{left.isSettled ? null : <LeftHere left={left} sections={sections} />}
			{/* What blocks still is on this very page. */}
			{next === group ? null : <ToNext next={next} blocking={nextBlocking} />}
			<Undo
				action={town ? atelierAddresses.town(town.slug) : atelierAddresses.group(group)}
				turn={undoes}
				frame={frame}
			/>
		</>
	);
}

/** How much is left on this page, leading to the first of it. */
function LeftHere({ left, sections }: Pick<GroupView, "left" | "sections">) {
	const units = sections.flatMap((section) => section.units);
	const first =
		units.find(({ open, point }) => open === "blocking" && point) ?? units.find(({ open, point }) => open && point);
	const said = groupWords.leftHere(left.blocking, left.toCheck);
	if (first?.point === undefined) return <p>{said}</p>;
	return (
		<p>
			<a href={`#${pointId(first.point)}`} className="link tap">
				{said}
			</a>
		</p>
	);
}

const partId = (index: number) => `partie-${index}`;
/** A page of more parts than these says first which there are. */
const PARTS_IN_SIGHT = 2;

/** How much waits in each part of a long page, one touch away. */
function Contents({ sections }: { sections: readonly SectionView[] }) {
	if (sections.length <= PARTS_IN_SIGHT) return null;
	return (
		<nav aria-label={groupWords.parts} className="mb-6">
			<ul className="links">
				{sections.map(({ title, units }, index) => {
					// Each point once, as the first page counts them.
					const open = units.flatMap((unit) => (unit.point === undefined ? [] : (unit.open ?? [])));
					const blocking = open.filter((one) => one === "blocking").length;
					return (
						<li key={title ?? index}>
							<a href={`#${partId(index)}`} className="link-row">
								<span className="font-bold">{title}</span>
								{open.length === 0 ? null : (
									<span>{blocking > 0 ? atelierWords.blocking(blocking) : atelierWords.checking(open.length)}</span>
								)}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

function emptyWords({ group, broken }: GroupView): string {
	return ["dit", "promesses", "preuves", "villes"].includes(group) || broken.length > 0
		? groupWords.noList
		: groupWords.nothing;
}

/** At the top, where the browser lands: each wrong answer by its name, one touch away. */
function Errors({ sections }: { sections: readonly SectionView[] }) {
	const asked = sections
		.flatMap(({ units }) => units)
		.flatMap(({ legend, removal, fields: all }) => all.map((field) => ({ legend, removal, field })));
	const wrong = asked.filter(({ field }) => field.error !== undefined);
	if (wrong.length === 0) return null;
	const unsaved = asked.filter(({ field: { error, before } }) => error !== undefined || before !== undefined);
	// A line of a list is one answer, by its name.
	const waiting = new Set(
		unsaved
			.filter(({ field }) => field.error === undefined && field.kind !== "tick")
			.map(({ legend, removal, field }) => `«\u202f${safeLine((removal && legend) ?? field.label, 60)}\u202f»`),
	);
	return (
		<div className="wrong" role="alert" tabIndex={-1}>
			<h2 className="text-h3 font-bold">{groupWords.errors(wrong.length, [...waiting])}</h2>
			<p>{groupWords.errorsText}</p>
			<ul>
				{wrong.map(({ legend, field }) => (
					<li key={field.name} className="mt-3">
						<a href={fieldAnchor(field.name)} className="link tap">
							<span>
								{legend === undefined ? null : `${safeLine(legend, 60)}\u202f: `}
								{safeLine(field.label, 60)}
							</span>
						</a>
						<p>{field.error}</p>
					</li>
				))}
			</ul>
		</div>
	);
}

/** The sample's invented reviews go by one press. */
function Samples({ view: { samples, samplesShown } }: { view: GroupView }) {
	if (samples === 0) return null;
	return (
		<div className="mb-6">
			<p className="mb-3">{groupWords.samples(samples, samplesShown)}</p>
			<PageButton value="drop-samples" label={groupWords.dropSamples} />
		</div>
	);
}

function Section({ section, id }: { section: SectionView; id: string }) {
	const { title, lead, leadsTo = [], sources, all, isFolded, units } = section;
	const questions = (
		<>
			{lead === undefined ? null : <p className="mb-4">{lead}</p>}
			{leadsTo.length === 0 ? null : (
				<p className="mb-4 flex flex-wrap gap-x-5">
					{leadsTo.map(({ group, label }) => (
						<a key={group} href={atelierAddresses.group(group)} className="link tap">
							{label}
						</a>
					))}
				</p>
			)}
			{all === undefined ? null : (
				<div className="tick-all mb-3">
					<Tick {...all} />
				</div>
			)}
			{units.map((unit) => (
				<Unit key={unit.fields[0]?.name} unit={unit} />
			))}
			{sources === undefined ? null : (
				<details className="mt-4 text-small">
					<summary className="link tap">{groupWords.sources}</summary>
					<p>{sources}</p>
				</details>
			)}
		</>
	);
	if (isFolded && title !== undefined)
		return (
			<details className="fold part" id={id}>
				<summary className="btn btn-plain">
					<h2 className="grow text-left">{title}</h2>
				</summary>
				<div className="fold-in">{questions}</div>
			</details>
		);
	return (
		<section className="part" aria-labelledby={title === undefined ? undefined : id}>
			{title === undefined ? null : (
				<h2 id={id} className="part-title">
					{title}
				</h2>
			)}
			{questions}
		</section>
	);
}

function Unit({ unit }: { unit: UnitView }) {
	const { legend, isFolded } = unit;
	if (legend === undefined)
		return (
			<div className="asked" id={unit.point && pointId(unit.point)}>
				<Open unit={unit} />
				<Inside unit={unit} />
			</div>
		);
	const name = safeLine(legend, 300);
	if (unit.fields.some(({ ready, kind }) => ready !== undefined && kind === "long"))
		return <Answerable unit={unit} name={name} />;
	// Open and shut without script; shut, its fields are sent all the same.
	return (
		<details className="fold unit" open={!isFolded} id={unit.point && pointId(unit.point)}>
			<summary className="btn btn-plain">
				<span className="grow">
					<bdi>{name}</bdi>
					<Open unit={unit} />
				</span>
			</summary>
			<fieldset className="fold-in">
				<legend className="sr-only">{name}</legend>
				<Inside unit={unit} />
			</fieldset>
		</details>
	);
}

/** A question that one tick answers, in one row; to say more than it does, one opens the rest. */
const Answerable = ({ unit, name }: { unit: UnitView; name: string }) => (
	<fieldset className="asked answerable" id={unit.point && pointId(unit.point)}>
		<legend className="sr-only">{name}</legend>
		{unit.fields.map((field) => (
			<Ready key={field.name} field={field} asked={name} />
		))}
		<details open={unit.fields.some(({ typed, error }) => typed !== "" || error !== undefined)}>
			<summary className="link tap">
				{groupWords.otherwise} <span className="sr-only">{name}</span>
			</summary>
			{unit.why === undefined ? null : <p>{unit.why}</p>}
			{unit.fields.map(({ ready: _ready, ...field }) => (
				<Field key={field.name} field={field} />
			))}
		</details>
	</fieldset>
);

/** What the publication check still asks for, in words and colour. */
function Open({ unit: { open, because } }: { unit: UnitView }) {
	if (open === undefined) return null;
	const [look, words] =
		open === "blocking"
			? (["chip-past", because === undefined ? groupWords.blocking : groupWords.toChange] as const)
			: (["chip-half", groupWords.toCheck] as const);
	return (
		<span className="block">
			<span className={`chip ${look}`}>{words}</span>
			{because === undefined ? null : <span className="mb-2 block font-normal">{safeLine(because, 300)}</span>}
		</span>
	);
}

const Inside = ({ unit: { why, fields: all, removal } }: { unit: UnitView }) => (
	<>
		{all.some(({ error }) => error !== undefined) &&
		all.some(({ before }) => before !== undefined) &&
		all.length > 1 ? (
			<p className="font-bold">{groupWords.notHalf}</p>
		) : null}
		{why === undefined ? null : <p>{why}</p>}
		{all.map((field) => (
			<Field key={field.name} field={field} />
		))}
		{removal === undefined ? null : <Tick name={removal.name} isSet={removal.isSet} label={groupWords.remove} />}
	</>
);
