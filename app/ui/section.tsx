import type { ReactNode } from "react";

/** Longer than this, a hyphenated name may break: it would not fit a phone's line whole. */
const LONGEST_WHOLE = 18;
/** « Bourgoin-Jallieu »; « La Verpillière », for its article stays with it. */
const WHOLE = /(L[ae]s? [A-ZÉ][^ ]*|[^ ]*-[^ ]*)/;

/** What a colon announces, or a second sentence. */
const ANNOUNCED = /^(.*(?:\u202f:|\.)) (.+)$/;

/**
 * Text of a heading. A name stays on one line: « Bourgoin-Jallieu » is not cut at its hyphen. Text after a
 * colon, and a second sentence, start a new line: wrapped by width alone, a title broke elsewhere once the web font
 * loaded, and shifted the page.
 */
export function HeadingText({ children }: { children: string }) {
	const [, before, after] = ANNOUNCED.exec(children) ?? [];
	if (!before || !after) return <Words>{children}</Words>;
	return (
		<>
			<Words>{before}</Words> <span className="block">{after}</span>
		</>
	);
}

function Words({ children }: { children: string }) {
	// Other words stay one text node: React separates adjacent ones by a comment in the HTML.
	return children.split(WHOLE).map((run, position) =>
		position % 2 === 1 && run.length <= LONGEST_WHOLE ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the words of a heading never change places
			<span key={position} className="inline-block">
				{run}
			</span>
		) : (
			run
		),
	);
}

const GROUNDS = { paper: "", stone: "on-stone", night: "on-night" } as const;
export type Ground = keyof typeof GROUNDS;

type BandProps = { ground?: Ground; id?: string | undefined; children: ReactNode };

/** A part of a page from one edge of the screen to the other, on its ground. */
export function Band({ ground = "paper", id, children }: BandProps) {
	return (
		<section id={id} className={`band ${GROUNDS[ground]}`}>
			{children}
		</section>
	);
}

/** For who wants to know more: on a phone a press opens it, and its titles are read while it is shut (start/page-state.ts). */
export const Folded = ({ label, children }: { label: string; children: ReactNode }) => (
	<details open className="folded">
		<summary className="btn btn-plain no-print w-full sm:hidden">{label}</summary>
		{children}
	</details>
);

type SectionProps<Items> = {
	title: string;
	lead?: string;
	ground?: Ground;
	id?: string;
	/** What it announces: `items` as this list shows them, or else the children. */
	items?: Items;
	list?: (props: { items: Items }) => ReactNode;
	/** On a phone this opens its content. */
	folds?: string;
	children?: ReactNode;
};

/** The list of a section that has one, or its children. */
function contentOf<Items>({ items, list: List, folds, children }: SectionProps<Items>): ReactNode {
	const content = items !== undefined && List ? <List items={items} /> : children;
	// One entry is shorter than the box that would hide it.
	return folds && content && !(Array.isArray(items) && items.length === 1) ? (
		<Folded label={folds}>{content}</Folded>
	) : (
		content
	);
}

type SectionTitleProps = { title: string; lead?: ReactNode; width: string; leadColour?: string };

/** The heading of a part of a page, and the sentence under it if there is one. */
export function SectionTitle({ title, lead, width, leadColour = "" }: SectionTitleProps) {
	return (
		<>
			<h2 className={`h2 ${width}`}>
				<HeadingText>{title}</HeadingText>
			</h2>
			{lead ? <p className={`measure mt-4 text-lead ${leadColour}`}>{lead}</p> : null}
		</>
	);
}

/** A part of a page under one heading: the heading at the left edge, what it announces under it. */
export function Section<Items>(props: SectionProps<Items>) {
	const { title, lead, ground = "paper", id } = props;
	const content = contentOf(props);
	return (
		<Band ground={ground} id={id}>
			<div className="wrap">
				<div className="grid gap-x-12 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end">
					<div>
						<SectionTitle title={title} lead={lead} width="max-w-[22ch]" />
					</div>
				</div>
				{content ? <div className="mt-8 lg:mt-12">{content}</div> : null}
			</div>
		</Band>
	);
}

/** Heading in a narrow column, `aside` under it, content in a wide one: for lists that are read rather than compared. */
export function SplitSection<Items>(props: SectionProps<Items> & { aside?: ReactNode }) {
	const { title, lead, ground = "paper", id, aside } = props;
	return (
		<Band ground={ground} id={id}>
			<div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
				<div className="pin">
					<SectionTitle title={title} lead={lead} width="max-w-[18ch]" />
					{aside}
				</div>
				<div>{contentOf(props)}</div>
			</div>
		</Band>
	);
}
