import { useState } from "react";

type Calculator = typeof import("./calculator.tsx");

/** The calculator is code for those who ask: fetched when they come to the question, tried again if it did not come. */
export function useCalculator() {
	const [calculator, setCalculator] = useState<Calculator>();
	const [failed, setFailed] = useState(false);

	function wake() {
		if (calculator) return;
		setFailed(false);
		import("./calculator.tsx").catch(underAnotherAddress).then(setCalculator, () => setFailed(true));
	}
	return { calculator, failed, wake };
}

/**
 * A browser may keep a script that did not come for one that never will (Chromium 153 does, 156 does not): it is asked
 * for again under an address of its own, made from the one that the error names.
 */
function underAnotherAddress(error: unknown): Promise<Calculator> {
	const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
	if (!address) throw error;
	return import(/* @vite-ignore */ `${address}?${Date.now()}`);
}
