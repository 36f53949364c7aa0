import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * A page carries the styles that it uses itself (tools/page-styles.ts). Before another page of the site is shown, the
 * whole sheet comes: React holds the change of page until a sheet with a precedence is loaded. It is fetched ahead,
 * when nothing else is waiting, so that nobody notices.
 */
export function WholeSheet({ href }: { href: string }) {
	const { pathname } = useLocation();
	const [arrival] = useState(pathname);
	const [idle, setIdle] = useState(false);

	useEffect(() => setIdle(true), []);

	if (import.meta.env.DEV) return null;
	// Keys, because React refuses to make one kind of link out of another.
	if (pathname !== arrival) return <link key="needed" rel="stylesheet" href={href} precedence="default" />;
	return idle ? <link key="ahead" rel="prefetch" href={href} as="style" /> : null;
}
