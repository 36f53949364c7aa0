import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pageFollowed } from "./links.ts";

/**
 * Client navigation by event delegation on plain <a> links. React Router's <Link> cost every page 1.6 kB of script, and
 * all sixty links of a page rendered again at every navigation.
 */
export function FollowLinks() {
	const navigate = useNavigate();

	useEffect(() => {
		// On window, so that handlers inside the page (such as the gallery's) run first.
		addEventListener("click", follow);
		return () => removeEventListener("click", follow);

		function follow(event: MouseEvent) {
			const link = pageFollowed(event);
			if (!link) return;
			event.preventDefault();
			const { pathname, search, hash } = link;
			const path = pathname + search + hash;
			// As in a browser, a link to the current URL adds no history entry.
			navigate(path, { replace: path === location.pathname + location.search + location.hash });
		}
	}, [navigate]);

	return null;
}
