import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { GroupName } from "#atelier/group-names.ts";
import type { Turn } from "#atelier/owner-facts.ts";
import type { Point } from "#atelier/reading.ts";
import { atelierAddresses as addresses, pointId } from "#atelier/views.ts";
import type { Change } from "#atelier/what-changed.ts";
import { Whole } from "#notebook/pages/document.tsx";
import { Press } from "#notebook/pages/form.tsx";
import { safeLine } from "#notebook/pages/time.ts";
import type { Frame } from "#notebook/views.ts";
import { atelierWords, groupWords } from "./words-atelier.ts";

interface PageProps {
	title: string;
	/** The way back, over the title. */
	back?: { to: string; words: string };
	frame: Frame;
	/** With what was just done: what it leads to. */
	more?: ReactNode;
	children: ReactNode;
}

/** A page of the atelier. */
export const Page = ({ title, back, frame, more, children }: PageProps) => (
	<Whole title={title} above={back ? <Back {...back} /> : null} frame={frame} more={more} here={addresses.atelier}>
		{children}
	</Whole>
);

const Back = ({ to, words }: { to: string; words: string }) => (
	<a href={to} className="link tap">
		<Icon name="left" className="size-5" /> {words}
	</a>
);

/** What went wrong, said as soon as the page is there. */
export const Wrong = ({ children }: { children: ReactNode }) => (
	<p className="wrong" role="alert">
		{children}
	</p>
);

/** What the publication check still says here, in sight of who wonders about its count. */
export const StillOpen = ({ points, here }: { points: readonly Point[]; here: GroupName }) =>
	points.map((point) => {
		const { id, isBlocking, what, group } = point;
		return (
			<p key={id} className="mb-4">
				<span className={`chip ${isBlocking ? "chip-past" : "chip-half"}`}>
					{isBlocking ? groupWords.blocking : groupWords.toCheck}
				</span>
				{/* Up to the list of towns or pictures: it is the page itself. */}
				<span className="block">{group === here ? what.split(/[\u202f ]:/)[0] : <PointLink point={point} />}</span>
			</p>
		);
	});

/** What the check says, leading to the question that it is about. */
export const PointLink = ({ point: { id, group, what } }: { point: Point }) =>
	group === undefined ? (
		what
	) : (
		<a href={`${addresses.group(group)}#${pointId(id)}`} className="link">
			{what}
		</a>
	);

/** Takes back what was just saved. @param action of the page that it stands on */
export const Undo = ({ action, turn, frame }: { action: string; turn: Turn | undefined; frame: Frame }) =>
	turn === undefined ? null : (
		<Press
			frame={frame}
			action={action}
			act="undo-save"
			label={groupWords.undo[turn]}
			look="btn btn-plain"
			className="mt-3"
		/>
	);

/** Where to go on: what blocks there may have come by what was just saved here. */
export function ToNext({ next, blocking }: { next: GroupName | "publish"; blocking: number }) {
	const [to, title] =
		next === "publish"
			? [addresses.atelier, groupWords.toPublish]
			: [addresses.group(next), atelierWords.groups[next].title];
	return (
		<a href={to} className="btn mt-3 w-full">
			{groupWords.next(title)}
			{blocking === 0 ? null : ` (${atelierWords.blocking(blocking)})`}
		</a>
	);
}

interface ChangesProps {
	changes: readonly Change[];
	/** Before them: « Ce qui change : ». */
	title: string;
	/** Of a publication that is over. */
	isFolded?: boolean;
}

/** What visitors see change: few in a sentence, more as a list. What is many in it stands one by one behind its count. */
export function Changes({ changes, title, isFolded = false }: ChangesProps) {
	if (changes.length <= FEW_CHANGES && changes.every(({ each }) => each.length === 0))
		return <p className="mt-3">{safeLine(`${title} ${changes.map(({ what }) => what).join("\u202f; ")}.`, 600)}</p>;
	const list = (
		<ul className="told">
			{changes.map(({ what, each }) => (
				<li key={what}>
					{safeLine(what, 200)}
					{each.length === 0 ? null : (
						<details>
							<summary className="link tap">
								{atelierWords.publish.oneByOne} <span className="sr-only">{what}</span>
							</summary>
							<ul className="told">
								{each.map((one) => (
									<li key={one}>{safeLine(one, 200)}</li>
								))}
							</ul>
						</details>
					)}
				</li>
			))}
		</ul>
	);
	return isFolded ? (
		<details className="fold mt-3">
			<summary className="btn btn-plain">{title}</summary>
			<div className="fold-in">{list}</div>
		</details>
	) : (
		<>
			<p className="mt-3 mb-2">{title}</p>
			{list}
		</>
	);
}
const FEW_CHANGES = 3;

/** Somebody else had been there. */
export const Changed = ({ words }: { words: string }) => (
	<p className="said border-red" role="alert">
		<span>{words}</span>
	</p>
);
