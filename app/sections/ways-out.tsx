import { paths } from "#content/site-map.ts";
import { CallButton } from "./call-link.tsx";

/** Where a page has nothing to show: the number, and the way home. A full load: the router may be what failed. */
export function WaysOut({ homeLink }: { homeLink: string }) {
	return (
		<div className="mt-8 flex flex-wrap gap-3">
			<CallButton className="w-full sm:w-auto" />
			<a href={paths.home} className="btn btn-plain w-full sm:w-auto">
				{homeLink}
			</a>
		</div>
	);
}
