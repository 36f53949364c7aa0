import { Icon } from "#app/ui/icon.tsx";
import type { Action, Card, Item, Offer } from "#content/shapes.ts";
import { CallButton } from "./call-link.tsx";

/** What a card's button does: call, or lead to a page of the site. */
export function CardAction({ action }: { action: Action }) {
	if (action.kind === "call") return <CallButton label={action.label} className="w-full" />;
	return (
		<a href={action.to} className="btn btn-plain w-full">
			{action.label}
		</a>
	);
}

/** Services side by side, each under a heavy line rather than in a box. */
export function ServiceCards({ items }: { items: readonly Card[] }) {
	return (
		<ul className="grid gap-x-6 gap-y-8 md:grid-cols-3 lg:gap-x-10">
			{items.map((card) => (
				<li key={card.title} className="flex flex-col border-t-4 border-ink pt-5">
					<h3 className="h3 flex items-start gap-3">
						<Icon name={card.icon} className="mt-0.5 size-7" />
						{card.title}
					</h3>
					<p className="mt-3">{card.text}</p>
					{card.features.length > 0 ? <CheckList items={card.features} className="mt-4 in-line" /> : null}
					<div className="mt-auto pt-5">
						<CardAction action={card.action} />
					</div>
				</li>
			))}
		</ul>
	);
}

/** Short facts, each with its mark. */
export function CheckList({ items, className = "" }: { items: readonly string[]; className?: string }) {
	return (
		<ul className={`grid gap-2 ${className}`}>
			{items.map((item) => (
				<li key={item} className="flex gap-3">
					<Icon name="check" className="mt-1 size-5" />
					{item}
				</li>
			))}
		</ul>
	);
}

/** Titled paragraphs read one after the other, parted by rules. */
export const RuledList = ({ items }: { items: readonly Item[] }) => (
	<ul>
		{titled(
			items,
			"rule-top py-4 first:border-t-4 first:border-current sm:py-6 sm:grid sm:grid-cols-[2fr_3fr] sm:gap-8",
			"mt-2 sm:mt-0",
		)}
	</ul>
);

const titled = (items: readonly Item[], look: string, textLook: string) =>
	items.map(({ title, text }) => (
		<li key={title} className={look}>
			<h3 className="h3">{title}</h3>
			<p className={textLook}>{text}</p>
		</li>
	));

/** More than these, one under the other, are a screen and a half of a phone: a finger pushes them along there. */
const IN_SIGHT = 4;

/** Titled paragraphs in columns: for points of equal weight. */
export function ColumnList({ items, columns = 4 }: { items: readonly Item[]; columns?: 2 | 3 | 4 }) {
	const grid = { 2: "", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" }[columns];
	const isLong = items.length > IN_SIGHT;
	return (
		<ul
			// What scrolls by itself is reached by the keyboard.
			tabIndex={isLong ? 0 : undefined}
			className={`gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 ${isLong ? "strip sm:grid" : "grid"} ${grid}`}
		>
			{titled(items, "rule-top pt-4", "mt-2")}
		</ul>
	);
}

/** From the lightest to the most complete, each a step higher than the one before; on a phone longer. */
export const Stairs = ({ items }: { items: readonly Item[] }) => (
	<ol className="stairs">{titled(items, "", "mt-2")}</ol>
);

/** Services with their price at the right edge, as on a price list. */
export function OfferList({ items }: { items: readonly Offer[] }) {
	return (
		<ul>
			{items.map((item) => (
				<li
					key={item.title}
					className="rule-top grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 py-4 sm:gap-x-8 sm:py-5"
				>
					<h3 className="h3">{item.title}</h3>
					<p className="font-sign h3 font-bold">{item.price}</p>
					<p className="measure col-span-2">{item.text}</p>
				</li>
			))}
		</ul>
	);
}

/** Titled paragraphs whose numbers refer to a drawing beside them. */
export function NumberedList({ items, className }: { items: readonly Item[]; className?: string }) {
	return (
		<ol className={className}>
			{items.map((item, index) => (
				<li key={item.title} className="rule-top grid grid-cols-[2.75rem_1fr] gap-x-3 py-4">
					<span
						aria-hidden="true"
						className="flex size-10 items-center justify-center rounded-full bg-ink font-sign h3 font-bold text-white"
					>
						{index + 1}
					</span>
					<div>
						<h3 className="h3">{item.title}</h3>
						<p className="mt-1">{item.text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}
