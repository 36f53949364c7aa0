import { chrome } from "#content/chrome.ts";
import { sectionWords } from "#content/section-words.ts";
import { CheckList } from "./cards.tsx";

/** Minutes of resistance, as large as they matter, over bars that share one scale. */
export function ResistanceLevels({ levels }: { levels: readonly { name: string; minutes: number; text: string }[] }) {
	if (levels.length === 0) return null;
	const longest = Math.max(...levels.map((level) => level.minutes));
	return (
		<ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
			{levels.map((level) => (
				<li key={level.name}>
					<h3 className="flex-wrap items-end gap-x-6 max-sm:flex">
						<span className="block w-full text-body font-normal">{sectionWords.atLeast}</span>
						<span className="figure-large block text-[clamp(6rem,14vw,12.5rem)]/[0.8]">
							{level.minutes}
							<span className="text-[0.25em]">{"\u00a0"}min</span>
						</span>
						<span className="h3 block sm:mt-6">{level.name}</span>
					</h3>
					<svg aria-hidden="true" width="100%" height="10" className="mt-3 block bg-rule">
						<rect width={`${(level.minutes / longest) * 100}%`} height="10" fill="currentColor" />
					</svg>
					<p className="mt-3">{level.text}</p>
				</li>
			))}
		</ul>
	);
}

type Option = { title: string; text: string; features: readonly string[]; recommended: boolean };

/** Two ways to do it, side by side; the recommended one stands on night and says so. */
export function OptionsCompared({ items }: { items: readonly Option[] }) {
	return (
		<ul className="grid gap-6 lg:grid-cols-2">
			{items.map((option) => (
				<li
					key={option.title}
					className={`border-2 p-7 md:p-10 ${option.recommended ? "on-night border-night" : "border-ink"}`}
				>
					{option.recommended ? (
						<p className="mb-4 inline-block bg-paper px-3 py-1 font-sign text-body font-bold text-night">
							{chrome.recommended}
						</p>
					) : null}
					<h3 className="h2">{option.title}</h3>
					<p className="mt-3">{option.text}</p>
					<CheckList items={option.features} className="mt-6" />
				</li>
			))}
		</ul>
	);
}

/** How high each bolt stands on a door of 200 units, for the three kinds of multipoint lock. */
const HEIGHTS = { 3: [30, 105, 175], 5: [22, 66, 105, 144, 182], 7: [18, 46, 76, 105, 134, 160, 186] } as const;
const KINDS = [3, 5, 7] as const;

/** Three, five and seven points of closing, drawn on the door they hold. */
export function LockPoints() {
	return (
		<ul className="flex justify-between gap-4 sm:justify-start sm:gap-14">
			{KINDS.map((count) => (
				<li key={count} className="min-w-0 text-center">
					<svg viewBox="0 0 130 210" aria-hidden="true" className="mx-auto h-40 max-w-full md:h-52">
						<path className="fill-rule" d="M0 0H130V210H0Z" />
						<path className="fill-night" d="M14 10H108V210H14Z" />
						<path className="fill-mist" d="M90 98H98V122H90ZM66 104H94V110H66Z" />
						<g className="fill-orange">
							{HEIGHTS[count].map((y) => (
								<path key={y} d={`M98 ${y - 5}H124V${y + 5}H98Z`} />
							))}
						</g>
					</svg>
					<p className="mt-2 font-sign font-bold">{`${count}\u00a0${sectionWords.points}`}</p>
				</li>
			))}
		</ul>
	);
}
