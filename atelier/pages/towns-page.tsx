import { Icon } from "#app/ui/icon.tsx";
import { atelierAddresses as addresses, atelierFields } from "#atelier/views.ts";
import { Whole } from "#notebook/pages/document.tsx";
import { safeLine } from "#notebook/pages/safe-text.ts";
import type { ViewOf } from "#notebook/views.ts";
import { fieldAnchor } from "./field.tsx";
import { atelierWords, groupWords } from "./words-atelier.ts";

const words = groupWords.towns;

type TownsView = ViewOf<"atelier-towns">;

/** Every town by area, with what the owner has said of it. */
export function TownsPage({ words: typed, towns, shown, out, frame }: TownsView) {
	const areas = Map.groupBy(towns, ({ area }) => area);
	return (
		<Whole
			title={atelierWords.groups.villes.title}
			above={
				<a href={addresses.atelier} className="link tap">
					<Icon name="left" className="size-5" /> {groupWords.back}
				</a>
			}
			frame={frame}
			here={addresses.atelier}
		>
			<p className="mb-6">
				{words.count(shown, out)}{" "}
				<a href={`${addresses.group("qui-je-suis")}${fieldAnchor("practice.townsBeyondRadius")}`} className="link tap">
					{words.howFar}
				</a>
			</p>
			<form action={addresses.group("villes")} className="mb-6">
				<label htmlFor="ville" className="block font-bold">
					{words.search}
				</label>
				<div className="mt-1 flex flex-wrap gap-3">
					<input
						id="ville"
						name={atelierFields.words}
						defaultValue={safeLine(typed)}
						className="field w-full grow basis-40"
					/>
					<button type="submit" className="btn btn-plain grow basis-20">
						{words.button}
					</button>
				</div>
			</form>
			{towns.length === 0 ? <p className="empty">{typed === "" ? groupWords.noList : words.none}</p> : null}
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
			{typed === "" ? null : (
				<a href={addresses.group("villes")} className="btn btn-plain">
					{words.all}
				</a>
			)}
		</Whole>
	);
}

function Town({ town: { slug, name, minutes, hasPage, isOwn, hasNote } }: { town: TownsView["towns"][number] }) {
	const said = [
		...(hasPage ? [] : [words.noPage]),
		words.minutes(minutes),
		...(isOwn ? [words.own] : []),
		...(hasNote ? [words.note] : []),
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
