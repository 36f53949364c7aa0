import { useCallback, useState } from "react";
import { importAgain } from "#app/features/data/import-again.ts";

type Calculator = typeof import("./calculator.tsx");

/** The calculator is code for those who ask: fetched when they come to the question, tried again if it did not come. */
export function useCalculator() {
	const [calculator, setCalculator] = useState<Calculator>();
	const [failed, setFailed] = useState(false);

	// Asked for once or more: the module is the same.
	const wake = useCallback(() => {
		setFailed(false);
		importAgain(() => import("./calculator.tsx")).then(setCalculator, () => setFailed(true));
	}, []);
	return { calculator, failed, wake };
}
