import { Icon, type IconDrawing } from "#app/ui/icon.tsx";
import { atelierWords } from "#atelier/pages/words-atelier.ts";
import { atelierAddresses } from "#atelier/views.ts";
import { addresses, type Frame } from "#notebook/views.ts";
import type { WaitingList } from "#relay/store/notebook.ts";
import { Fields } from "./form.tsx";
import { words } from "./words.ts";

interface MenuProps {
	counts: Record<WaitingList, number>;
	troubles: number;
	here: string | undefined;
	fields: Frame["fields"];
}

/** At the foot of the screen, under the thumb: three pages of every hour, the others behind « Plus ». */
export function Menu({ counts, troubles, here, fields }: MenuProps) {
	const { lists, pages, menu } = words;
	const others = [
		{ to: addresses.search, label: pages.search },
		{ to: addresses.finished, label: lists.finished.title },
		{ to: addresses.robots, label: lists.robots.title, count: counts.robots },
		{ to: addresses.figures, label: pages.figures },
		{ to: atelierAddresses.atelier, label: atelierWords.title },
		{ to: addresses.health, label: pages.health, trouble: troubles },
		{ to: addresses.devices, label: pages.devices },
	];
	const isElsewhere = others.some(({ to }) => to === here);
	return (
		<nav aria-label={menu.label} className="on-night menu no-print">
			<ul className="flex">
				<Entry
					to={addresses.toCall}
					icon="phone"
					label={lists["to-call"].title}
					count={counts["to-call"]}
					isHere={here === addresses.toCall}
				/>
				<Entry
					to={addresses.underWay}
					icon="tools"
					label={lists["under-way"].title}
					isHere={here === addresses.underWay}
				/>
				<Entry
					to={addresses.appointments}
					icon="clock"
					label={pages.appointments}
					isHere={here === addresses.appointments}
				/>
			</ul>
			<details>
				<summary className={`menu-entry ${isElsewhere ? "menu-here" : ""}`}>
					{troubles > 0 ? <Trouble /> : <Icon name="menu" className="size-5" />}
					{menu.more}
				</summary>
				<div className="on-night menu-panel">
					<ul>
						{others.map(({ to, label, count = 0, trouble = 0 }) => (
							<li key={to}>
								<a href={to} aria-current={to === here ? "page" : undefined} className="menu-row">
									{label}
									{count > 0 ? <Count of={count} /> : null}
									{trouble > 0 ? <Trouble /> : null}
								</a>
							</li>
						))}
					</ul>
					<form method="post" action={addresses.leave}>
						<Fields of={fields} />
						<button type="submit" className="menu-row w-full">
							{menu.leave}
						</button>
					</form>
				</div>
			</details>
		</nav>
	);
}

interface EntryProps {
	to: string;
	icon: IconDrawing;
	label: string;
	count?: number;
	isHere: boolean;
}

function Entry({ to, icon, label, count = 0, isHere }: EntryProps) {
	return (
		<li>
			<a href={to} aria-current={isHere ? "page" : undefined} className="menu-entry">
				<span className="flex items-center gap-1">
					<Icon name={icon} className="size-5" />
					{count > 0 ? <Count of={count} /> : null}
				</span>
				{label}
			</a>
		</li>
	);
}

const Count = ({ of }: { of: number }) => <b className="count">{of} </b>;

const Trouble = () => (
	<>
		<Icon name="alert" className="size-5 text-lamp" />
		<span className="sr-only">{words.menu.trouble}</span>
	</>
);
