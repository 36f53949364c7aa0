import { Icon } from "#app/ui/icon.tsx";
import { atelierAddresses } from "#atelier/views.ts";
import { addressAt, addresses, fields, type ViewOf } from "#notebook/views.ts";
import type { ListName, NotebookLine, Place } from "#relay/store/notebook.ts";
import { Whole } from "./document.tsx";
import { Pager } from "./pager.tsx";
import { Rows } from "./request-row.tsx";
import { RobotRows } from "./robot-rows.tsx";
import { words } from "./words.ts";

const ADDRESS: Record<ListName, string> = {
	"to-call": addresses.toCall,
	"under-way": addresses.underWay,
	finished: addresses.finished,
	robots: addresses.robots,
};

/** One of the four lists, fifty lines a page. */
export function ListPage({ list, lines, number, hasMore, showsSample, frame }: ViewOf<"list">) {
	const { title, none } = words.lists[list];
	const address = ADDRESS[list];
	const beside = (side: Place["side"], line: NotebookLine | undefined, page: number) =>
		line && addressAt(address, { ...line, side }, { [fields.page]: String(page) });
	const troubles = list === "to-call" ? (frame.troubles ?? 0) : 0;
	return (
		<Whole title={title} frame={frame} here={address}>
			{troubles > 0 ? (
				<a href={addresses.health} className="said border-red no-print">
					<Icon name="alert" className="mt-0.5 size-6 text-red" />
					<span className="link">{words.trouble(troubles)}</span>
				</a>
			) : null}
			{showsSample && lines.length === 0 ? <SampleName /> : null}
			{lines.length === 0 ? <p className="empty">{troubles > 0 ? words.noneYet : none}</p> : null}
			{lines.length > 0 && list === "robots" ? <RobotRows lines={lines} frame={frame} /> : null}
			{lines.length > 0 && list !== "robots" ? (
				<Rows lines={lines} nowMs={frame.nowMs} label={title} frame={frame} />
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
