import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { atelierWords } from "#atelier/pages/words-atelier.ts";
import { atelierAddresses } from "#atelier/views.ts";
import { addresses, type Frame, fields, type Notice, type ViewOf } from "#notebook/views.ts";
import { Press } from "./form.tsx";
import { safeLine } from "./time.ts";
import { words } from "./words.ts";

interface WholeProps {
	title: string;
	/** Beside the title in the browser's own list of pages, where the heading says less: a name. */
	named?: string;
	/** Above the title: where one comes from. */
	above?: ReactNode;
	/** On the title's line, where there is room. */
	beside?: ReactNode;
	/** Under the title, on the night ground. */
	below?: ReactNode;
	frame: ViewOf<"gone">["frame"];
	/** With the notice: what it leads to. */
	more?: ReactNode;
	/** Address of the page in the menu. */
	here?: string;
	/** What its forms are about, where its address does not say. */
	keep?: string;
	/** What is typed on this device goes: its session was ended from another. */
	drops?: boolean;
	children: ReactNode;
}

/** A page: its title on the night ground, what was just done, what it shows, and the menu within the thumb's reach. */
export function Whole({
	title,
	named = title,
	above,
	beside,
	below,
	frame,
	more,
	here,
	keep,
	drops = false,
	children,
}: WholeProps) {
	return (
		<html lang="fr">
			<Head title={named === words.name ? `${words.name} · ${words.owner}` : `${named} · ${words.name}`}>
				<script src={addresses.script} defer />
			</Head>
			<body data-keep={keep} data-drops={drops ? "" : undefined}>
				<header className="on-night page-head">
					<div className="column">
						{above}
						<div className="flex flex-wrap items-center justify-between gap-x-4">
							<h1 className="title">{title}</h1>
							{beside}
						</div>
						{below}
					</div>
				</header>
				<main className="column grow pt-5 pb-10">
					{"notice" in frame && frame.notice ? <Said notice={frame.notice} frame={frame} more={more} /> : null}
					{children}
				</main>
				{"counts" in frame && frame.counts ? <Menu frame={frame} counts={frame.counts} here={here} /> : null}
			</body>
		</html>
	);
}

/** Of every private page: no search engine keeps it, no telephone makes links of its figures. */
export const Head = ({ title, children }: { title: string; children?: ReactNode }) => (
	<head>
		<meta charSet="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<meta name="robots" content="noindex, nofollow" />
		<meta name="color-scheme" content="light" />
		<meta name="theme-color" content="#0e1c2b" />
		<meta name="format-detection" content="telephone=no, address=no, email=no, date=no" />
		<title>{title}</title>
		<link rel="stylesheet" href={addresses.style} />
		{children}
	</head>
);

interface MenuProps {
	frame: Frame;
	counts: NonNullable<Frame["counts"]>;
	here: string | undefined;
}

/** At the foot of the screen, under the thumb: three pages of every hour, the others behind « Plus ». */
function Menu({ frame, counts, here }: MenuProps) {
	const { lists, pages, menu } = words;
	const { troubles = 0 } = frame;
	const first = [
		{ to: addresses.toCall, icon: "phone", label: lists["to-call"].title, count: counts["to-call"] },
		{ to: addresses.underWay, icon: "tools", label: lists["under-way"].title, count: frame.news ?? 0 },
		{ to: addresses.appointments, icon: "clock", label: pages.appointments, count: 0 },
	] as const;
	const others = [
		{ to: addresses.call, label: pages.call },
		{ to: addresses.search, label: pages.search },
		{ to: addresses.finished, label: lists.finished.title },
		{ to: addresses.robots, label: lists.robots.title, mark: <Count of={counts.robots} /> },
		{ to: addresses.figures, label: pages.figures },
		{ to: atelierAddresses.atelier, label: atelierWords.title },
		{ to: addresses.health, label: pages.health, mark: troubles > 0 ? <Trouble /> : null },
		{ to: addresses.devices, label: pages.devices },
	];
	const isElsewhere = others.some(({ to }) => to === here);
	return (
		<nav aria-label={menu.label} className="on-night menu no-print">
			<ul className="flex">
				{first.map(({ to, icon, label, count }) => (
					<li key={to}>
						<a href={to} aria-current={to === here ? "page" : undefined} className="menu-entry">
							<span className="flex items-center gap-1">
								<Icon name={icon} className="size-5" />
								<Count of={count} />
							</span>
							{label}
						</a>
					</li>
				))}
			</ul>
			<details>
				<summary className={`menu-entry ${isElsewhere ? "menu-here" : ""}`}>
					{/* Somebody in need may stand among the robots. */}
					<span className="flex items-center gap-1">
						{troubles > 0 ? <Trouble /> : <Icon name="menu" className="size-5" />}
						<Count of={counts.robots} />
					</span>
					{menu.more}
				</summary>
				<div className="on-night menu-panel">
					<ul>
						{others.map(({ to, label, mark }) => (
							<li key={to}>
								<a href={to} aria-current={to === here ? "page" : undefined} className="menu-row">
									{label}
									{mark}
								</a>
							</li>
						))}
					</ul>
					<Press frame={frame} action={addresses.leave} label={menu.leave} look="menu-row w-full" />
				</div>
			</details>
		</nav>
	);
}

const Count = ({ of }: { of: number }) => (of > 0 ? <b className="count">{of} </b> : null);

const Trouble = () => (
	<>
		<Icon name="alert" className="size-5 text-lamp" />
		<span className="sr-only">{words.menu.trouble}</span>
	</>
);

/** What the last press did, or why it did not; in a list also of whom it speaks, and how to take it back. */
function Said({ notice: { tone, text, about }, frame, more }: { notice: Notice; frame: Frame; more: ReactNode }) {
	const isDone = tone === "done";
	return (
		<div role={tone === "refused" ? "alert" : "status"} className={`said ${isDone ? "border-good" : "border-red"}`}>
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
				{about === undefined ? more : <About about={about} frame={frame} />}
			</div>
		</div>
	);
}

function About({ about: { id, seen, undoes, from }, frame }: { about: NonNullable<Notice["about"]>; frame: Frame }) {
	return (
		<div className="mt-3 grid grid-cols-2 gap-3">
			{undoes === undefined ? null : (
				<Press
					frame={frame}
					action={addresses.request(id)}
					act="undone"
					also={{ [fields.seen]: seen, [fields.undoes]: undoes, [fields.from]: from }}
					label={words.undo}
				/>
			)}
			<a href={addresses.request(id)} className="btn btn-plain">
				{words.openIt}
			</a>
		</div>
	);
}
