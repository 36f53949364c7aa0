import { startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { NeedsWholeSheet } from "#app/ui/whole-sheet.tsx";

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
