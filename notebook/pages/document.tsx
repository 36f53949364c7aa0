import type { ReactNode } from "react";
import { Icon, type IconDrawing } from "#app/ui/icon.tsx";
import { atelierWords } from "#atelier/pages/words-atelier.ts";
import { atelierAddresses } from "#atelier/views.ts";
import { addresses, type Frame, fields, type Notice } from "#notebook/views.ts";
import type { WaitingList } from "#relay/store/notebook.ts";
import { Fields, Press } from "./form.tsx";
import { safeLine } from "./time.ts";
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

interface WholeProps {
	title: string;
	/** Beside the title in the browser's own list of pages, where the heading says less: a name. */
	named?: string;
	/** Above the title: where one comes from. */
	above?: ReactNode;
	/** Under the title, on the night ground. */
	below?: ReactNode;
	frame: Partial<Frame>;
	/** With the notice: what it leads to. */
	more?: ReactNode;
	/** Address of the page in the menu. */
	here?: string;
	children: ReactNode;
}

/** A page: its title on the night ground, what was just done, what it shows, and the menu within the thumb's reach. */
export function Whole({ title, named = title, above, below, frame, more, here, children }: WholeProps) {
	const { counts } = frame;
	return (
		<Document title={named}>
			<header className="on-night page-head">
				<div className="column">
					{above}
					<h1 className="title">{title}</h1>
					{below}
				</div>
			</header>
			<main className="column grow pt-5 pb-10">
				{frame.notice ? <Said notice={frame.notice} fields={frame.fields ?? {}} more={more} /> : null}
				{children}
			</main>
			{counts ? <Menu counts={counts} troubles={frame.troubles ?? 0} here={here} fields={frame.fields ?? {}} /> : null}
		</Document>
	);
}

function Document({ title, children }: { title: string; children: ReactNode }) {
	return (
		<html lang="fr">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex, nofollow" />
				<meta name="color-scheme" content="light" />
				<meta name="theme-color" content="#0e1c2b" />
				<meta name="format-detection" content="telephone=no, address=no, email=no, date=no" />
				<title>{title === words.name ? `${words.name} · ${words.owner}` : `${title} · ${words.name}`}</title>
				<link rel="stylesheet" href={addresses.style} />
			</head>
			<body>{children}</body>
		</html>
	);
}

/** What the last press did, or why it did not; in a list also of whom it speaks, and how to take it back. */
function Said({ notice, fields, more }: { notice: Notice; fields: Frame["fields"]; more: ReactNode }) {
	const { tone, text, about } = notice;
	const isDone = tone === "done";
	return (
		<div role={isDone ? "status" : "alert"} className={`said ${isDone ? "border-good" : "border-red"}`}>
			<Icon name={isDone ? "check" : "alert"} className={`mt-0.5 size-6 ${isDone ? "text-good" : "text-red"}`} />
			<div className="grow">
				<p>
					{about === undefined ? null : (
						<>
							<bdi>{safeLine(about.name, 60)}</bdi>.{" "}
						</>
					)}
					{text}
				</p>
				{about === undefined ? more : <About about={about} frame={{ fields }} />}
			</div>
		</div>
	);
}

function About({ about, frame }: { about: NonNullable<Notice["about"]>; frame: Pick<Frame, "fields"> }) {
	const { id, seen, undoes } = about;
	return (
		<div className="mt-3 grid grid-cols-2 gap-3">
			{undoes === undefined ? null : (
				<Press
					frame={frame}
					action={addresses.request(id)}
					act="undone"
					also={{ [fields.seen]: seen, [fields.undoes]: undoes, [fields.from]: "liste" }}
					label={words.undo}
				/>
			)}
			<a href={addresses.request(id)} className="btn btn-plain">
				{words.openIt}
			</a>
		</div>
	);
}
