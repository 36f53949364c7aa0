import { createContext, useContext } from "react";

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
