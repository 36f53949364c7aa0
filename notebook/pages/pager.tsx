import { Icon } from "#app/ui/icon.tsx";
import { words } from "./words.ts";

interface PagerProps {
	/** Addresses of the pages beside this one, where there are such. */
	before: string | undefined;
	after: string | undefined;
	/** From 0. */
	number: number;
}

/** To the page before and after; nothing where there is one page. */
export function Pager({ before, after, number }: PagerProps) {
	if (before === undefined && after === undefined) return null;
	return (
		<nav aria-label={words.pager.label} className="no-print mt-6">
			<p className="mb-2 text-center font-bold">{words.pager.where(number)}</p>
			<div className="grid gap-3 sm:grid-cols-2">
				{before === undefined ? null : (
					<a href={before} className="btn btn-plain">
						<Icon name="left" /> {words.pager.before}
					</a>
				)}
				{after === undefined ? null : (
					<a href={after} className="btn btn-plain">
						{words.pager.after} <Icon name="right" />
					</a>
				)}
			</div>
		</nav>
	);
}
