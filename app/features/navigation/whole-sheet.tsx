import { createContext, startTransition, useContext, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Address of the whole stylesheet; root.tsx knows it. */
export const WholeSheetAddress = createContext("");

/**
 * A page carries the styles of its own markup and no others (tools/page-styles.ts). What the browser shows besides, the
 * next page or a piece of this one, needs the whole sheet: React waits for a sheet with a precedence before it shows
 * what stands beside it.
 */
export function NeedsWholeSheet() {
	const address = useContext(WholeSheetAddress);
	return import.meta.env.DEV ? null : <link rel="stylesheet" href={address} precedence="default" />;
}

/** The whole sheet for every page: before another one is shown, and here once nothing else is waiting. */
export function WholeSheet() {
	const { pathname } = useLocation();
	const [arrival] = useState(pathname);
	const [quiet, setQuiet] = useState(false);

	useEffect(() => onceQuiet(() => startTransition(() => setQuiet(true))), []);

	return quiet || pathname !== arrival ? <NeedsWholeSheet /> : null;
}

/** Calls back when the page and its pictures are there. Returns how to forget it. */
function onceQuiet(callBack: () => void): () => void {
	if (document.readyState === "complete") callBack();
	else addEventListener("load", callBack, { once: true });
	return () => removeEventListener("load", callBack);
}
