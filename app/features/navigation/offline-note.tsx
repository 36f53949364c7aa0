import { OFFLINE_ID } from "./page-events.ts";

/** Empty until there is no network; React takes a text for all that it may ever hold. */
export function OfflineNote() {
	return (
		<div id={OFFLINE_ID} role="status" className="while-offline on-night" suppressHydrationWarning>
			{" "}
		</div>
	);
}
