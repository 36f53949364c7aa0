import { Icon } from "#app/ui/icon.tsx";
import { words } from "./words.ts";

interface PagerProps {
	/** Of a page counted from 1. */
	address: (page: number) => string;
	/** From 0. */
	number: number;
	hasMore: boolean;
}

/** To the page before and after; nothing where there is one page. */
export function Pager({ address, number, hasMore }: PagerProps) {
	const { label, before, after, where } = words.pager;
	if (number === 0 && !hasMore) return null;
	return (
		<nav aria-label={label} className="no-print mt-6">
			<p className="mb-2 text-center font-bold">{where(number)}</p>
			<div className="grid gap-3 sm:grid-cols-2">
				{number > 0 ? (
					<a href={address(number)} className="btn btn-plain">
						<Icon name="left" /> {before}
					</a>
				) : null}
				{hasMore ? (
					<a href={address(number + 2)} className="btn btn-plain">
						{after} <Icon name="right" />
					</a>
				) : null}
			</div>
		</nav>
	);
}
