import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pageFollowed } from "./links.ts";
import { catchMissedChunks, isGoingTo } from "./missed-chunk.ts";

/**
 * Follows the site's links without loading a page. They are plain links everywhere, followed from here: the router's own
 * cost every page 1.6 kB of script, and the sixty of a page each drew themselves anew at every change of address.
 */
export function FollowLinks() {
	const navigate = useNavigate();

	useEffect(catchMissedChunks, []);

	useEffect(() => {
		// On the window, so that what stands on the page, the gallery for one, has had its say before.
		addEventListener("click", follow);
		return () => removeEventListener("click", follow);

		function follow(event: MouseEvent) {
			const link = pageFollowed(event);
			if (!link) return;
			event.preventDefault();
			const { pathname, search, hash } = link;
			const path = pathname + search + hash;
			if (pathname !== location.pathname) isGoingTo(path);
			// As a browser does: the page where one is already makes no second entry in the history.
			navigate(path, { replace: path === location.pathname + location.search + location.hash });
		}
	}, [navigate]);

	return null;
}
