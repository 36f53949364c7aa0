import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { addresses, type Frame, type Notice } from "#relay/notebook/views.ts";
import { Menu } from "./menu.tsx";
import { words } from "./words.ts";

interface WholeProps {
	title: string;
	/** Beside the title in the browser's own list of pages, where the heading says less: a name. */
	named?: string;
	/** Above the title: where one comes from. */
	above?: ReactNode;
	/** Under the title, on the night ground. */
	below?: ReactNode;
	frame: Partial<Frame>;
	/** Address of the page in the menu. */
	here?: string;
	children: ReactNode;
}

/** A page: its title on the night ground, what was just done, what it shows, and the menu within the thumb's reach. */
export function Whole({ title, named = title, above, below, frame, here, children }: WholeProps) {
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
				{frame.notice ? <Said notice={frame.notice} /> : null}
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

/** What the last press did, or why it did not. */
function Said({ notice: { tone, text } }: { notice: Notice }) {
	const isDone = tone === "done";
	return (
		<p role={isDone ? "status" : "alert"} className={`said ${isDone ? "border-good" : "border-red"}`}>
			<Icon name={isDone ? "check" : "alert"} className={`mt-0.5 size-6 ${isDone ? "text-good" : "text-red"}`} />
			<span className="min-w-0">{text}</span>
		</p>
	);
}
