import type { ComponentProps } from "react";
import { SEEN, SEEN_MIDDLE } from "#atelier/reading.ts";
import { atelierAddresses as addresses, atelierFields as names } from "#atelier/views.ts";
import { Fields } from "#notebook/pages/form.tsx";
import { safeLine } from "#notebook/pages/time.ts";
import { fields, type ViewOf } from "#notebook/views.ts";
import { Field, fieldAnchor } from "./field.tsx";
import { Changed, Page, StillOpen, ToNext, Wrong } from "./page.tsx";
import { atelierWords, faultWords, groupWords, photoWords as words } from "./words-atelier.ts";

type PhotosView = ViewOf<"atelier-photos">;
type PhotoView = ViewOf<"atelier-photo">;

/** Id of what says that a place is to be touched, over the list of them. */
const PLACES = "places";

/** Every picture of the site, the owner's own among them. */
export function PhotosPage({
	pictures,
	isBroken,
	waiting,
	chosen,
	open,
	next,
	nextBlocking,
	faults = [],
	frame,
}: PhotosView) {
	const names = pictures.map(({ shows }) => inShort(shows));
	return (
		<Page
			title={atelierWords.groups.photos.title}
			back={{ to: addresses.atelier, words: groupWords.back }}
			frame={frame}
		>
			{isBroken ? <Wrong>{words.broken}</Wrong> : null}
			{faults.length === 0 ? null : (
				<Wrong>{[words.notTaken(faults.length), ...new Set(faults.map((fault) => faultWords(fault)))].join(" ")}</Wrong>
			)}
			<p className="mb-4">
				{pictures.length === 0 ? words.noList : words.lead(pictures.filter(({ own }) => own === undefined).length)}
			</p>
			<StillOpen points={open} here="photos" />
			<p className="mb-4">
				<ToNext next={next} blocking={nextBlocking} />
			</p>
			<Several waiting={waiting} chosen={chosen} frame={frame} />
			{chosen === undefined ? null : (
				<p id={PLACES} className="said border-good">
					<img src={addresses.waitingPhoto(chosen)} alt="" width={96} loading="lazy" className="self-start" />
					<span className="font-bold">{words.place}</span>
				</p>
			)}
			<ul className="links">
				{pictures.map((picture) => (
					<Row
						key={picture.name}
						picture={picture}
						chosen={chosen}
						isOneOfTwo={names.filter((name) => name === inShort(picture.shows)).length > 1}
					/>
				))}
			</ul>
		</Page>
	);
}

/** Several from the telephone at once, and those that came and have no place yet. */
function Several({ waiting, chosen, frame }: Pick<PhotosView, "waiting" | "chosen" | "frame">) {
	return (
		<details className="fold mb-5" open={waiting.length > 0}>
			<summary className="btn btn-plain">{words.several}</summary>
			<div className="fold-in">
				{waiting.length === 0 ? null : (
					<>
						<p className="font-bold">{words.waiting(waiting.length)}</p>
						<ul className="photo-waiting">
							{waiting.map((print, index) => (
								<li key={print}>
									<a
										href={`${addresses.group("photos")}?${names.waiting}=${print}#${PLACES}`}
										aria-current={print === chosen ? "true" : undefined}
										className="block"
									>
										<img
											src={addresses.waitingPhoto(print)}
											alt={words.waitingOne(index + 1)}
											width={96}
											loading="lazy"
										/>
										<span className="link text-small">{words.choose}</span>
									</a>
									<form method="post" action="#" encType="multipart/form-data">
										<Fields of={{ ...frame.fields, [fields.act]: "drop", [names.waiting]: print }} />
										<button type="submit" className="link tap w-full text-small">
											{words.drop}
											<span className="sr-only"> {words.waitingOne(index + 1)}</span>
										</button>
									</form>
								</li>
							))}
						</ul>
					</>
				)}
				<form method="post" action="#" encType="multipart/form-data">
					<Fields of={{ ...frame.fields, [fields.act]: "several" }} />
					<FileField label={words.severalFiles} text={words.severalText} multiple />
					<button type="submit" aria-describedby="photo-attente" className="btn btn-strong mt-3 w-full">
						{words.sendSeveral}
					</button>
					<p id="photo-attente" className="mt-3 font-bold">
						{words.sendingSeveral}
					</p>
				</form>
			</div>
		</details>
	);
}

/** What a telephone has to send. */
const FileField = ({ label, text, ...input }: { label: string; text: string } & ComponentProps<"input">) => (
	<>
		<label htmlFor={names.file} className="block font-bold">
			{label}
		</label>
		<p id="photo-aide" className="text-small text-soft">
			{text}
		</p>
		<input
			{...input}
			id={names.file}
			type="file"
			name={names.file}
			accept="image/jpeg,image/png,image/webp"
			aria-describedby="photo-aide"
			className="field mt-1 w-full"
		/>
	</>
);

/** One of them for this picture; a photograph chosen below goes before. */
const Waiting = ({ waiting, chosen }: Pick<PhotoView, "waiting" | "chosen">) =>
	waiting.length === 0 ? null : (
		<fieldset className="question" data-fleeting>
			<legend className="font-bold">{words.ofWaiting}</legend>
			<div className="grid grid-cols-3 gap-2">
				{["", ...waiting].map((print, index) => (
					<label key={print} className="tick items-center">
						<input
							type="radio"
							name={names.waiting}
							value={print}
							defaultChecked={print === (waiting.includes(chosen) ? chosen : "")}
						/>
						{print === "" ? (
							<span className="min-w-0 text-small">{words.noneOfThem}</span>
						) : (
							<img
								src={addresses.waitingPhoto(print)}
								alt={words.waitingOne(index)}
								width={96}
								loading="lazy"
								className="min-w-0"
							/>
						)}
					</label>
				))}
			</div>
		</fieldset>
	);

/** Two that begin alike are told apart by all that they show. */
function Row({
	picture: { name, shows, src, own, pages },
	chosen,
	isOneOfTwo,
}: {
	picture: PhotosView["pictures"][number];
	chosen: string | undefined;
	isOneOfTwo: boolean;
}) {
	const print = own?.print;
	return (
		<li>
			<a href={`${addresses.photo(name)}${chosen ? `&${names.waiting}=${chosen}` : ""}`} className="photo-row">
				<img
					src={print === undefined ? src : addresses.photoFile(name, print)}
					alt=""
					width={96}
					height={60}
					loading="lazy"
				/>
				<span className="min-w-0">
					{own === undefined ? null : (
						<span className="block font-bold">
							{words.own(safeLine(own.place ?? "", 60), safeLine(own.date ?? "", 40))}
						</span>
					)}
					<bdi>{safeLine(own?.shows ?? (isOneOfTwo ? shows : inShort(shows)), 160)}</bdi>
					{pages.length === 0 ? null : <span className="block text-small text-soft">{pages.join(", ")}</span>}
				</span>
			</a>
		</li>
	);
}

/** The picture stands beside it: what it is of is enough to choose. */
function inShort(shows: string): string {
	const [first = shows] = shows.split(/[\u202f ]?[:;]/);
	const [, upTo = first] = /^(.{12,60}),/u.exec(`${first},`) ?? [];
	return upTo;
}

/** It is there, and waits for words: which, one touch away. An alert, so that what was typed is kept on the device. */
const StillMissing = ({ view }: { view: PhotoView }) => (
	<div className="wrong" role="alert">
		<p>{words.taken}</p>
		<ul>
			{view.fields.map(({ name, error }) =>
				error === undefined ? null : (
					<li key={name}>
						<a href={fieldAnchor(name)} className="link tap">
							{error}
						</a>
					</li>
				),
			)}
		</ul>
	</div>
);

/** One picture: what it is now, and the form that replaces it. */
export function PhotoPage(view: PhotoView) {
	const { picture, isOwn, isNew, fault, hasChanged, frame, print, carried } = view;
	const hidden = { ...frame.fields, [names.picture]: picture.name };
	const isDrawn = !isOwn && !isNew && !view.waiting.includes(view.chosen);
	return (
		<Page
			title={isDrawn ? words.drawn : words.file}
			back={{ to: addresses.group("photos"), words: words.back }}
			frame={frame}
		>
			{hasChanged ? <Changed words={words.changed} /> : null}
			{fault === undefined ? null : <Wrong>{faultWords(fault)}</Wrong>}
			{isNew ? <StillMissing view={view} /> : null}
			<img src={picture.src} alt="" width={480} height={300} loading="lazy" className="w-full" />
			{/* A photograph shows something else. */}
			{isDrawn ? (
				<p className="mt-2 mb-5 text-small">
					{words.shows} <bdi>{safeLine(picture.shows, 400)}</bdi>
				</p>
			) : null}
			{picture.titles.length === 0 ? null : <p className="mb-5 font-bold">{words.titles(picture.titles)}</p>}
			<form method="post" action="#" encType="multipart/form-data" className="questions" noValidate>
				<Fields of={{ ...hidden, [names.print]: print, [names.carried]: carried }} />
				<Waiting waiting={view.waiting} chosen={view.chosen} />
				{view.fields.map((field) => (
					<Field key={field.name} field={field} />
				))}
				<div className="question">
					<div className="own-file">
						<FileField
							label={isOwn || isNew ? words.another : words.file}
							text={words.fileText}
							aria-invalid={fault === undefined ? undefined : true}
						/>
					</div>
				</div>
				<details className="fold question">
					<summary className="btn btn-plain">{words.seenFolded}</summary>
					<fieldset className="fold-in">
						<legend className="sr-only">{words.seen}</legend>
						<p className="text-small text-soft">{words.seenText}</p>
						<div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2">
							{SEEN.map((seen) => (
								<label key={seen} className="tick items-center">
									<input type="radio" name={names.seen} value={seen} defaultChecked={seen === SEEN_MIDDLE} />
									<span className="min-w-0 text-small">{words.seenNames[seen]}</span>
								</label>
							))}
						</div>
					</fieldset>
				</details>
				<button type="submit" aria-describedby="photo-attente" className="btn btn-strong w-full">
					{words.save}
				</button>
				{/* Under the thumb, where one looks once the button is pressed: without script nothing else can tell. */}
				<p id="photo-attente" className="mt-3 font-bold">
					{words.saving}
				</p>
			</form>
			{isOwn ? (
				<form method="post" action="#" encType="multipart/form-data" className="mt-6">
					<Fields of={{ ...hidden, [fields.act]: "take-away" }} />
					<button type="submit" className="btn btn-plain w-full">
						{words.away}
					</button>
				</form>
			) : null}
		</Page>
	);
}
