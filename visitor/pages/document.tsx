import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { business } from "#content/business.ts";
import { Head } from "#notebook/pages/document.tsx";
import { followAddress } from "#shared/quote/follow.ts";
import { followWords as words } from "./words.ts";

interface DocumentProps {
	title: string;
	/** Under the title. */
	lead?: ReactNode;
	/** Of the title and what stands under it. */
	id?: string | undefined;
	/** Address of the script that it runs. */
	script?: string;
	/** Token of the page that it leads back to; the site's home without one. */
	back?: string;
	/** What was typed for the request on this device goes (keep-word.ts). */
	drops?: boolean;
	children: ReactNode;
}

export const Document = ({ title, lead, id, script, back, drops = false, children }: DocumentProps) => (
	<html lang="fr">
		<Head title={`${title} · ${business.name}`} />
		<body data-drops={drops ? "" : undefined}>
			<header className="on-night page-head">
				<div className="column">
					<a href={back === undefined ? "/" : followAddress(back)} className="link tap">
						{back === undefined ? words.home() : words.title}
					</a>
					<div id={id} role={lead === undefined ? undefined : "status"}>
						<h1 className="title">{title}</h1>
						{lead}
					</div>
				</div>
			</header>
			<main className="column grow pt-5 pb-10">{children}</main>
			{script === undefined ? null : <script src={script} defer />}
		</body>
	</html>
);

export const Call = () => (
	<a href={business.telHref} className="btn btn-call call-large flex-wrap">
		<Icon name="phone" className="size-6" />
		{words.call(business.phoneNational)}
	</a>
);

type FoldProps = { title: string; id?: string; isOpen?: boolean; children: ReactNode };

export const Fold = ({ title, id, isOpen = false, children }: FoldProps) => (
	<details className="fold mt-4 no-print" id={id} open={isOpen}>
		<summary className="btn btn-plain">{title}</summary>
		<div className="fold-in">{children}</div>
	</details>
);
