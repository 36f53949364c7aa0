import { useSyncExternalStore } from "react";
import { NeedsWholeSheet } from "#app/ui/whole-sheet.tsx";
import { chrome } from "#content/chrome.ts";

/** Said while there is no network: what is read is a copy, and the number still stands above it. */
export function OfflineNote() {
	const offline = useSyncExternalStore(
		subscribe,
		() => !navigator.onLine,
		() => false,
	);
	return (
		<div role="status">
			{offline ? (
				<>
					<NeedsWholeSheet />
					<p className="on-night wrap py-2 text-small">{chrome.offline}</p>
				</>
			) : null}
		</div>
	);
}

function subscribe(tell: () => void): () => void {
	addEventListener("online", tell);
	addEventListener("offline", tell);
	return () => {
		removeEventListener("online", tell);
		removeEventListener("offline", tell);
	};
}
