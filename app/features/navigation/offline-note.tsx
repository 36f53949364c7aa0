import { OFFLINE_ID } from "./links.ts";

/** Empty while online. The boot script writes its text, which React leaves alone. */
export function OfflineNote() {
	return (
		<div id={OFFLINE_ID} role="status" className="while-offline on-night" suppressHydrationWarning>
			{" "}
		</div>
	);
}
