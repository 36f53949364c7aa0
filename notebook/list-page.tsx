import { addresses, fields, type View } from "#relay/notebook/views.ts";
import type { ListName } from "#relay/store/notebook.ts";
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
export function ListPage({ list, lines, number, hasMore, frame }: Extract<View, { page: "list" }>) {
	const { title, none } = words.lists[list];
	const address = ADDRESS[list];
	return (
		<Whole title={title} frame={frame} here={address}>
			{lines.length === 0 ? <p className="empty">{none}</p> : null}
			{lines.length > 0 && list === "robots" ? <RobotRows lines={lines} frame={frame} /> : null}
			{lines.length > 0 && list !== "robots" ? <Rows lines={lines} nowMs={frame.nowMs} label={title} /> : null}
			<Pager address={(page) => `${address}?${fields.page}=${page}`} number={number} hasMore={hasMore} />
		</Whole>
	);
}
