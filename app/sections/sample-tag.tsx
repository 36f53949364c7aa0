import { chrome } from "#content/chrome.ts";

/** Beside what is the sample's, not the owner's own. */
export function SampleTag() {
	return <span className="inline-block border border-current px-2 text-small font-normal">{chrome.sample}</span>;
}
