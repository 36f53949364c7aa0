import { useSyncExternalStore } from "react";
import { type Closure, closureOn } from "#content/closures.ts";

/** Day in Paris, « 2027-08-03 », whatever the visitor's own clock is set to. */
const today = () => new Date().toLocaleDateString("sv", { timeZone: "Europe/Paris" });
const never = () => () => {};

/** The closure of today; none in a page as it is built, which does not know the day. */
export const useClosureToday = (): Closure | undefined =>
	useSyncExternalStore(
		never,
		() => closureOn(today()),
		() => undefined,
	);
